"""Positions as the worked examples write them (section 13)."""

from __future__ import annotations

import re
from typing import Any

from regnum.kernel import BadPosition

from .table import COUNTY, DATA

PLAYER = re.compile(r"P(\d): noble (\w+); courtiers ([^;]+); hand (\d+)/(\d+)/(\d+)(?:; bonus (\d+))?")
NAMES: dict[str, str] = {county["name"]: county["id"] for county in DATA["county"]}


def read_position(text: str) -> dict[str, Any]:
    """The fields that lines like ``P0: noble Wigemor; courtiers Wigemor 2, Lideford 1; hand 12/7/1; bonus 3`` give."""
    fields: dict[str, Any] = {"noble": {}, "courtiers": {}, "hand": {}, "bonus": {}}
    for line in filter(None, (line.strip(" -") for line in text.splitlines())):
        player = PLAYER.fullmatch(line)
        if player is None:
            raise BadPosition(f"expected 'P0: noble …; courtiers …; hand 12/7/1', not {line!r}")
        seat = int(player[1])
        fields["noble"][seat] = _county(player[2])
        fields["courtiers"][seat] = dict.fromkeys(COUNTY, 0) | _courtiers(player[3])
        fields["hand"][seat] = [int(number) for number in player.groups()[3:6]]
        fields["bonus"][seat] = int(player[7] or 0)
    return fields


def _courtiers(text: str) -> dict[str, int]:
    placed = {}
    for part in text.split(", ") if text != "none" else ():
        name, _, number = part.partition(" ")
        if not number.isdecimal():
            raise BadPosition(f"courtiers are written 'Wigemor 2', not {part!r}")
        placed[_county(name)] = int(number)
    return placed


def _county(name: str) -> str:
    if name not in NAMES:
        raise BadPosition(f"there is no county {name!r}; there are {', '.join(NAMES)}")
    return NAMES[name]
