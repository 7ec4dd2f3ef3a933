"""A turn (LK-401 to LK-405, LK-419)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Condition, Deeper, May, ask, call, offer, tell

from .confrontation import CONFRONTATION
from .counties import HAS_ROOM, card_to_confront_with, has_room, neighbours, nobody_protected, takes_part
from .courtiers import EXTRA_COURTIERS, place_the_free_courtier
from .journey import ENTERED, JOURNEY, enter
from .table import COUNTIES, COUNTY, Table, book, next_seat

PASS = book.action("pass")
STAY = book.action("stay")
MOVE = book.action("move", to=COUNTY)

PASSED = book.event("passed", "LK-403", seat="seat")
STAYED = book.event("stayed", "LK-404", seat="seat", county=COUNTY)


def begin_the_turn(s: Table) -> None:
    """Nothing of an earlier turn counts any more."""
    for county in range(COUNTIES):
        s.entered[county] = 0
    s.reached = NOBODY
    s.came_from = NOBODY
    s.barred = NOBODY
    s.destination = NOBODY
    s.stake = NOBODY
    s.placer = NOBODY
    s.site = NOBODY
    s.contested = NOBODY
    s.defender = NOBODY
    s.spent = 0


def choose_what_to_do(s: Table) -> None:
    """Pass, stay or move (LK-401)."""
    ask(s, WHAT_TO_DO, s.active)


def travel(s: Table) -> None:
    """A noble that entered an empty or own county may place, cross or end (LK-407)."""
    if s.reached != NOBODY and s.contested == NOBODY:
        call(s, JOURNEY)


def roll_for_extra_courtiers(s: Table) -> None:
    """A player who placed the free courtier (LK-504, LK-507)."""
    if s.placer != NOBODY:
        call(s, EXTRA_COURTIERS)


def confront(s: Table) -> None:
    """LK-408."""
    if s.contested != NOBODY:
        call(s, CONFRONTATION)


def end_the_turn(s: Table) -> None:
    """Clockwise from the active player, whoever won (LK-419, LK-632)."""
    s.active = next_seat(s, s.active)


TURN = book.loop(
    "turn",
    begin_the_turn,
    choose_what_to_do,
    travel,
    roll_for_extra_courtiers,
    confront,
    end_the_turn,
)
"""Without rounds, until an election ends the game (LK-212, LK-801)."""


def room_beside_the_noble(s: Table, seat: int) -> bool:
    return has_room(s, seat, s.noble[seat])


def in_its_county(s: Table, seat: int) -> tuple[May, tuple[int, ...]]:
    return HAS_ROOM, (seat, s.noble[seat])


MAY_STAY = May("stay", Deeper(room_beside_the_noble, in_its_county))


def is_in_play(s: Table, seat: int, county: int) -> bool:
    return takes_part(s, county)


def next_to_the_noble(s: Table, seat: int, county: int) -> bool:
    return neighbours(s, s.noble[seat], county)


def card_left(s: Table, seat: int, county: int) -> bool:
    return card_to_confront_with(s, seat, county, s.cards[seat])


MAY_MOVE = May(
    "move",
    Condition(is_in_play, "LK-202", "with so few players {to} is not in the game"),
    Condition(next_to_the_noble, "LK-405", "no way leads from here straight to {to}"),
    Condition(nobody_protected, "LK-308", "{to} is the only county of its owner, and so it is protected"),
    Condition(card_left, "LK-409", "you have no card for the confrontation in {to}"),
)


def pass_stay_or_move(s: Table, seat: int, out: list[int]) -> None:
    """Passing is always legal (LK-403)."""
    offer(out, PASS())
    if MAY_STAY(s, seat):
        offer(out, STAY())
    for county in range(COUNTIES):
        if MAY_MOVE(s, seat, county):
            offer(out, MOVE(county))


def passes(s: Table, seat: int) -> None:
    tell(s, PASSED, seat)


def stays(s: Table, seat: int) -> None:
    """The free courtier is placed at once (LK-404)."""
    tell(s, STAYED, seat, s.noble[seat])
    place_the_free_courtier(s, seat, s.noble[seat])


def moves(s: Table, seat: int, county: int) -> None:
    """The first step costs nothing (LK-405)."""
    tell(s, ENTERED, seat, county)
    enter(s, county)


WHAT_TO_DO = book.question(
    "what_to_do",
    pass_stay_or_move,
    {PASS: passes, STAY: stays, MOVE: moves},
    "LK-401",
    asked="active",
    may={STAY: MAY_STAY, MOVE: MAY_MOVE},
)
