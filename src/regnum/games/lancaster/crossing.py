"""Crossing the Channel (LA-176)."""

from __future__ import annotations

from regnum.kernel import Deeper, May, ask, offer, tell

from .conflicts import ANY_STRENGTH, CONFLICT_ACCEPTS, CONFLICT_PLACE, join, open_to
from .counties import COUNTY_PLACE, send_squires_away
from .knights import anybody_at
from .table import CONFLICT, CONFLICTS, HOUSE, STRENGTH, Table, book, runner, runs_the_house

CROSS = book.action("cross", conflict=CONFLICT)

CROSSED = book.event("crossed", "LA-176", house=HOUSE, strength="number", conflict=CONFLICT)


def can_cross(s: Table, kind: int, house: int) -> bool:
    for conflict in range(CONFLICTS):
        if open_to(s, conflict, house):
            return True
    return False


def cross_the_channel(s: Table, kind: int) -> None:
    """The squires stay behind; the knight must go if any conflict accepts it, and earns no favour."""
    send_squires_away(s, s.county)
    if can_cross(s, kind, s.house):
        ask(s, WHICH_CONFLICT, runner(s, s.house))


def open_to_the_house(s: Table, seat: int, conflict: int) -> bool:
    return open_to(s, conflict, s.house)


def as_for_any_knight(s: Table, seat: int, conflict: int) -> tuple[May, tuple[int, ...]]:
    return CONFLICT_ACCEPTS, (CONFLICT_PLACE[conflict], s.house, ANY_STRENGTH)


MAY_CROSS = May("cross", Deeper(open_to_the_house, as_for_any_knight))


def accepting_conflicts(s: Table, seat: int, out: list[int]) -> None:
    for conflict in range(CONFLICTS):
        if MAY_CROSS(s, seat, conflict):
            offer(out, CROSS(conflict))


def crossed(s: Table, seat: int, conflict: int) -> None:
    knight = anybody_at(s, s.house, COUNTY_PLACE[s.county])
    join(s, conflict, s.house, knight)
    tell(s, CROSSED, s.house, STRENGTH[knight], conflict)


WHICH_CONFLICT = book.question(
    "which_conflict",
    accepting_conflicts,
    {CROSS: crossed},
    "LA-176",
    asked=runs_the_house,
    needs=("county", "reward"),
    may={CROSS: MAY_CROSS},
)
