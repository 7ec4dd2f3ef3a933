"""Set-up flag: two units place six courtiers each (VR-57)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regnum.kernel import IllegalOptions

from ..placement import PLACEMENTS, PLACING_CROWD
from ..table import DATA, JESTER, PLACED, Table, book

SIX_EACH = book.module("two_units_six_each")
book.option("two_units_six_each", "VR-57", module=SIX_EACH)

PLACED_BY_SIX_EACH: int = DATA["placement_two_units_alternative"]["placed"]
UNITS_OF_SIX_EACH = DATA["legal"]["two_units_six_each_units"]


def two_units_only(chosen: Mapping[str, Any]) -> None:
    if chosen["two_units_six_each"] and chosen["players"] not in UNITS_OF_SIX_EACH:
        raise IllegalOptions("only two players place six courtiers each", "VR-10")


book.conditions.add(two_units_only)


def two_more(s: Table) -> int:
    return PLACED_BY_SIX_EACH - PLACED[s.players]


PLACEMENTS.add(two_more, when=SIX_EACH)


def not_the_jester(s: Table, floor: int) -> int:
    """While placing, the Jester does not count on his floor."""
    return -1 if s.place[JESTER] == floor else 0


PLACING_CROWD.add(not_the_jester, when=SIX_EACH)
