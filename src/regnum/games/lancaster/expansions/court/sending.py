"""Where a Lord may go: an office or the treasury (LA-453 to LA-458, LA-487, LA-488)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Condition, Deeper, May, offer

from ...allies import ally_of
from ...placing import CAN_PLACE, WHERE_TO_PLACE
from ...table import GOLD, SQUIRES, Table, players_own, runner
from ...with_allies import ALLIES
from .board import AT_COURT, COURT_OF_THE_KING, OFFICES, CourtTable
from .lords import (
    OFFICE_PLACE,
    SEND_ALLIED_LORD,
    SEND_LORD,
    TREASURY,
    TRIBUTE,
    TRIBUTE_SIZE,
    lord_at,
    strongest_stack,
    to_beat,
)

TO_THE_TREASURY = OFFICES
"""The way after those to the offices."""

# --- the conditions, of a house's Lord and a way (LA-453 to LA-458) -------------------------------------------------


def stock(s: Table, seat: int, good: int) -> int:
    if good == SQUIRES:
        return s.squires[seat]
    return s.gold[seat] if good == GOLD else s.votes[seat]


def at_court(s: CourtTable, house: int, to: int) -> bool:
    return s.lord[house] == AT_COURT


def can_pay_tribute(s: CourtTable, house: int, to: int) -> bool:
    """From his own stock; an ally's Lord pays none (LA-455, LA-488)."""
    if to == TO_THE_TREASURY or not players_own(s, house):
        return True
    return stock(s, house, TRIBUTE[to]) >= TRIBUTE_SIZE[to]


def not_ones_own_lord(s: CourtTable, house: int, to: int) -> bool:
    if to == TO_THE_TREASURY or lord_at(s, to) == NOBODY:
        return True
    return runner(s, lord_at(s, to)) != runner(s, house)


def can_expel(s: CourtTable, house: int, to: int) -> bool:
    """A free office accepts any stack (LA-458)."""
    return to == TO_THE_TREASURY or strongest_stack(s, house) > to_beat(s, to)


MAY_GO = May(
    "lord",
    Condition(at_court, "LA-453", "that Lord has been placed already"),
    Condition(can_pay_tribute, "LA-455", "you cannot pay the tribute of that office"),
    Condition(not_ones_own_lord, "LA-458", "a Lord of yours stands there"),
    Condition(can_expel, "LA-458", "even with all support the stack would not be stronger than the one there"),
)
"""Of a Lord, by his house."""

# --- a player's own Lord and his ally's (LA-453, LA-487) -------------------------------------------------------------


def own_lord_to_place(s: CourtTable, seat: int) -> int:
    """A Lord at court can always go to the treasury (LA-453)."""
    return 1 if s.lord[seat] == AT_COURT else 0


def allied_lord_to_place(s: CourtTable, seat: int) -> int:
    return own_lord_to_place(s, ally_of(s, seat))


def ways_of_the_lord(s: CourtTable, seat: int, out: list[int]) -> None:
    """An office or the treasury, nowhere else (LA-454)."""
    for to in range(TO_THE_TREASURY + 1):
        if MAY_GO(s, seat, to):
            offer(out, SEND_LORD(to))


def ally_may_go(s: CourtTable, seat: int, to: int) -> bool:
    return MAY_GO(s, ally_of(s, seat), to) == 1


def as_for_ones_own(s: CourtTable, seat: int, to: int) -> tuple[May, tuple[int, ...]]:
    return MAY_GO, (ally_of(s, seat), to)


ALLY_MAY_GO = May("allied_lord", Deeper(ally_may_go, as_for_ones_own))


def ways_of_the_allied_lord(s: CourtTable, seat: int, out: list[int]) -> None:
    """A turn of its own (LA-487)."""
    for to in range(TO_THE_TREASURY + 1):
        if ALLY_MAY_GO(s, seat, to):
            offer(out, SEND_ALLIED_LORD(to))


def lord_sent(s: CourtTable, seat: int, to: int) -> None:
    s.house = seat
    s.target = OFFICE_PLACE[to] if to < OFFICES else TREASURY


def allied_lord_sent(s: CourtTable, seat: int, to: int) -> None:
    s.house = ally_of(s, seat)
    s.target = OFFICE_PLACE[to] if to < OFFICES else TREASURY


CAN_PLACE.add(own_lord_to_place, when=COURT_OF_THE_KING)
CAN_PLACE.add(allied_lord_to_place, when=COURT_OF_THE_KING | ALLIES)
WHERE_TO_PLACE.also(ways_of_the_lord, {SEND_LORD: lord_sent}, when=COURT_OF_THE_KING, may={SEND_LORD: MAY_GO})
WHERE_TO_PLACE.also(
    ways_of_the_allied_lord,
    {SEND_ALLIED_LORD: allied_lord_sent},
    when=COURT_OF_THE_KING | ALLIES,
    may={SEND_ALLIED_LORD: ALLY_MAY_GO},
)
