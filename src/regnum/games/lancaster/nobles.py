"""Nobles: which ones a player may take, and the noble of any county (LA-21, LA-152, LA-177, LA-178)."""

from __future__ import annotations

from regnum.kernel import Condition, May, ask, offer, tell

from .knights import declined
from .table import COUNTIES, COUNTY, DECLINE, NOBLE, NOBLES, Table, book, runner, runs_the_house

TAKE_NOBLE = book.action("noble", county=COUNTY)

NOBLE_TAKEN = book.event("noble_taken", "LA-152", seat="seat", noble=NOBLE, county=COUNTY)


def noble_is_left(s: Table, seat: int, county: int) -> bool:
    return s.nobles_left[county] > 0


def kind_is_new(s: Table, seat: int, county: int) -> bool:
    return s.noble[seat][s.noble_kind[county]] == 0


MAY_TAKE_NOBLE = May(
    "noble",
    Condition(noble_is_left, "LA-152", "there is no noble left in that county"),
    Condition(kind_is_new, "LA-178", "a noble of that kind sits at your table already"),
)


def takeable(s: Table, seat: int, county: int) -> bool:
    """The pile is not empty, and the player has no noble of that kind (LA-152, LA-178)."""
    return MAY_TAKE_NOBLE(s, seat, county) == 1


def take_noble(s: Table, seat: int, county: int) -> None:
    s.nobles_left[county] -= 1
    s.noble[seat][s.noble_kind[county]] = 1
    tell(s, NOBLE_TAKEN, seat, s.noble_kind[county], county)


def nobles_of(s: Table, seat: int) -> int:
    """How many nobles sit at a player's table."""
    count = 0
    for noble in range(NOBLES):
        count += s.noble[seat][noble]
    return count


# --- a noble of any county (LA-177) -------------------------------------------------------------------------


def can_invite(s: Table, kind: int, house: int) -> bool:
    for county in range(COUNTIES):
        if takeable(s, house, county):
            return True
    return False


def invite_a_noble(s: Table, kind: int) -> None:
    if can_invite(s, kind, s.house):
        ask(s, WHICH_NOBLE, runner(s, s.house))


def nobles_of_any_county(s: Table, seat: int, out: list[int]) -> None:
    for county in range(COUNTIES):
        if MAY_TAKE_NOBLE(s, seat, county):
            offer(out, TAKE_NOBLE(county))
    offer(out, DECLINE())


WHICH_NOBLE = book.question(
    "which_noble",
    nobles_of_any_county,
    {TAKE_NOBLE: take_noble, DECLINE: declined},
    "LA-177",
    asked=runs_the_house,
    needs=("reward",),
    may={TAKE_NOBLE: MAY_TAKE_NOBLE},
)
