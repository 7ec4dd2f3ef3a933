"""The first unit of a round: named, drawn by lot, or whoever made the King (VR-5, VR-32, VR-33, VR-320)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regnum.kernel import EVERYBODY, NOBODY, SEATS, IllegalOptions, ask_nature, offer, tell

from .table import Table, book

BEGIN = book.action("begin", seat=range(SEATS))
FIRST_UNIT = book.event("first_unit", "VR-32", seat="seat")
book.option("first_unit", "VR-32", ("random", *range(SEATS)))


def name_somebody_at_the_table(chosen: Mapping[str, Any]) -> None:
    units = chosen["players"]
    if chosen["first_unit"] != "random" and chosen["first_unit"] >= units:
        raise IllegalOptions(
            "{option}: expected a seat from 0 to {last}, or random", "VR-5", option="first_unit", last=units - 1
        )


book.conditions.add(name_somebody_at_the_table)


def find_the_first_unit(s: Table) -> None:
    """As named or by lot (VR-32), later whoever brought in the King of the round before (VR-33)."""
    if s.round > 1:
        s.first = s.crowned_by
    elif s.first_unit > 0:
        s.first = s.first_unit - 1
    else:
        s.first = NOBODY
        ask_nature(s, WHO_BEGINS, EVERYBODY)


def any_seat(s: Table, seat: int, out: list[int]) -> None:
    for unit in range(s.players):
        offer(out, BEGIN(unit))


def begins(s: Table, seat: int, unit: int) -> None:
    s.first = unit
    tell(s, FIRST_UNIT, unit)


WHO_BEGINS = book.question("who_begins", any_seat, {BEGIN: begins}, "VR-320")
