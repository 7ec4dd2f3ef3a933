"""Turns (VR-60 to VR-71)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Condition, May, ask, call, offer, tell

from .castle import full, in_play, next_place, stand
from .table import CHARACTER, CHARACTERS, FLOORS, PLACES, THRONE, Table, book, next_unit
from .vote import VOTE

MOVE = book.action("move", character=CHARACTER)

MOVED = book.event("moved", "VR-63", seat="seat", character=CHARACTER, place=PLACES)
PRESENTED = book.event("presented", "VR-71", seat="seat", character=CHARACTER)


def move_a_character(s: Table) -> None:
    """One step with one character; there is no passing (VR-61)."""
    ask(s, WHO_MOVES, s.active)


def vote_on_a_candidate(s: Table) -> None:
    """A character in the Throne Room is voted on at once (VR-71)."""
    if s.candidate != NOBODY:
        call(s, VOTE)


def pass_the_turn(s: Table) -> None:
    """Clockwise (VR-70, VR-86)."""
    s.active = next_unit(s, s.active)


def nobody_is_crowned(s: Table) -> bool:
    """A King ends the round (VR-95)."""
    return s.king == NOBODY


TURNS = book.loop("turn", move_a_character, vote_on_a_candidate, pass_the_turn, as_long_as=nobody_is_crowned)


def is_in_play(s: Table, seat: int, character: int) -> bool:
    return in_play(s, character)


def can_leave_the_wc(s: Table, seat: int, character: int) -> bool:
    """Only to the floor beside it (VR-66)."""
    place = s.place[character]
    return place < FLOORS or not full(s, PLACES.beside[place])


def can_rise(s: Table, seat: int, character: int) -> bool:
    """To the floor above, or if that is full to a free WC (VR-63, VR-65)."""
    return next_place(s, character) != NOBODY


def floor_beside(s: Table, seat: int, character: int) -> int:
    return PLACES.beside[s.place[character]]


def floor_above(s: Table, seat: int, character: int) -> int:
    return s.place[character] + 1


MAY_MOVE = May(
    "move",
    Condition(is_in_play, "VR-68", "{character} is out of play until the next round"),
    Condition(
        can_leave_the_wc,
        "VR-66",
        "{character} can only step out to floor {floor}, which is full",
        floor=("number", floor_beside),
    ),
    Condition(
        can_rise,
        "VR-65",
        "floor {floor} is full, and no WC is free for {character} on the way there",
        floor=("number", floor_above),
    ),
)


def movable(s: Table, seat: int, out: list[int]) -> None:
    """Every character with somewhere to step, Favourite or not, the Jester too (VR-62)."""
    for character in range(CHARACTERS):
        if MAY_MOVE(s, seat, character):
            offer(out, MOVE(character))


def moved(s: Table, seat: int, character: int) -> None:
    place = next_place(s, character)
    stand(s, character, place)
    if place == THRONE:
        s.candidate = character
        s.presenter = seat
        tell(s, PRESENTED, seat, character)
    else:
        tell(s, MOVED, seat, character, place)


WHO_MOVES = book.question("who_moves", movable, {MOVE: moved}, "VR-61", may={MOVE: MAY_MOVE})
