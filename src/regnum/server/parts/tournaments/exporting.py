"""A tournament as files: standings for a spreadsheet, and everything for whoever wants to check it."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Sequence
from typing import Any

import msgspec

from . import saying
from .standings import Standing
from .telling import Teller
from .tournament import Round

FORMULA = re.compile(r"(^|[;\t])(\s*[=+@＝＋＠－-])")
"""What a spreadsheet would calculate begins so, in a cell or behind what it takes for the end of one."""


def as_csv(teller: Teller, standings: Sequence[Standing]) -> str:
    said, one, language = saying.words(teller.visitor.language), teller.one, teller.visitor.language
    columns = [said.format(f"column-{name}", {}) for name in ("place", "name", "points", "opponents", "firsts")]
    rounds = [said.format("column-round", {"number": each.number}) for each in one.rounds]
    written = io.StringIO()
    table = csv.writer(written)
    table.writerow([*columns, *rounds, said.format("column-why", {})])
    for row, told in zip(standings, teller.standings(list(standings)), strict=True):
        numbers = [saying.number(value, language) for value in (row.points, row.opponents)]
        played = [_in_round(teller, each, row.person) for each in one.rounds]
        table.writerow([row.place, _plain(told["name"]), *numbers, row.firsts, *played, _plain(told["why"])])
    return written.getvalue()


def _in_round(teller: Teller, played: Round, person: str) -> str:
    said, language = saying.words(teller.visitor.language), teller.visitor.language
    if person in played.rests:
        return said.format("rests", {})
    for at in played.tables:
        if person in at.seats and at.played is not None:
            if person in at.played.missing:
                return said.format("missing", {})
            return saying.number(at.gained(teller.one.plan)[person], language)
    return ""


def _plain(text: str) -> str:
    """Text that no spreadsheet takes for a formula."""
    return FORMULA.sub(r"\1'\2", text)


def as_json(teller: Teller, standings: Sequence[Standing]) -> dict[str, Any]:
    """What was planned, who took part, every round, the seed once it is published, and the standings."""
    one = teller.one
    body: dict[str, Any] = msgspec.to_builtins(one)
    for secret in ("key", "dismissed", *(() if one.rounds else ("secret",))):
        del body[secret]
    for entrant in body["entrants"]:
        del entrant["address"]
    names = {person: teller.name(person) for person in one.people}
    return {**body, "names": names, "standings": teller.standings(list(standings)) if one.rounds else []}
