"""The game and its rounds (VR-30 to VR-44)."""

from __future__ import annotations

from regnum.kernel import EVERYBODY, NOBODY, PERSONS, SEATS, again, ask_nature, call, offer, tell

from .castle import count_the_crowds
from .end import announce_the_places, order_the_places, take_heights, take_ranking_scores
from .favourites import DEALING
from .markers import put_markers_on_20
from .placement import PLACEMENT, compensate, leave_the_rest_below
from .table import (
    CHARACTERS,
    JESTER,
    JESTER_STARTS,
    NOES,
    RESERVE,
    ROUNDS,
    STOMACHACHES,
    Table,
    book,
)
from .turn import TURNS

BEGIN = book.action("begin", seat=range(SEATS))

FIRST_UNIT = book.event("first_unit", "VR-32", seat="seat")
ROUND_BEGINS = book.event("round_begins", "VR-34", round="number", seat="seat")

# --- the game: three rounds (VR-30) -------------------------------------------------------------------------


def leave_the_throne_empty(s: Table) -> None:
    s.crowned_by = NOBODY


def play_the_rounds(s: Table) -> None:
    call(s, ROUND)


# --- a round (VR-34) ----------------------------------------------------------------------------------------


def begin_the_round(s: Table) -> None:
    s.round += 1


def clear_the_castle(s: Table) -> None:
    """VR-40."""
    for character in range(CHARACTERS):
        s.place[character] = RESERVE
    s.place[JESTER] = JESTER_STARTS
    count_the_crowds(s)
    s.rejections = 0
    s.candidate = NOBODY
    s.presenter = NOBODY
    s.king = NOBODY


def hand_out_votes(s: Table) -> None:
    """A full hand for every unit, whatever it spent before (VR-41)."""
    for seat in range(s.players):
        s.noes[seat] = NOES[s.players]
        s.stomachaches[seat] = STOMACHACHES[s.players]
        s.vote[seat] = NOBODY
        s.shown_vote[seat] = NOBODY


def gather_the_favourites(s: Table) -> None:
    s.favourites_up = 0
    for seat in range(s.players):
        for person in range(PERSONS):
            s.favourites[seat][person] = NOBODY


def find_the_first_unit(s: Table) -> None:
    """As named or by lot (VR-32), later whoever brought in the King of the round before (VR-33)."""
    if s.round > 1:
        s.first = s.crowned_by
    elif s.first_unit > 0:
        s.first = s.first_unit - 1
    else:
        s.first = NOBODY
        ask_nature(s, WHO_BEGINS, EVERYBODY)


def announce_the_round(s: Table) -> None:
    s.active = s.first
    tell(s, ROUND_BEGINS, s.round, s.first)


def deal_favourites(s: Table) -> None:
    call(s, DEALING)


def place_courtiers(s: Table) -> None:
    call(s, PLACEMENT)


def take_turns(s: Table) -> None:
    s.active = s.first
    call(s, TURNS)


def play_on(s: Table) -> None:
    if s.round < ROUNDS:
        again(s)


ROUND = book.procedure(
    "round",
    begin_the_round,
    clear_the_castle,
    hand_out_votes,
    gather_the_favourites,
    find_the_first_unit,
    announce_the_round,
    deal_favourites,
    place_courtiers,
    leave_the_rest_below,
    compensate,
    take_turns,
    play_on,
)

GAME = book.procedure(
    "game",
    put_markers_on_20,
    leave_the_throne_empty,
    play_the_rounds,
    take_ranking_scores,
    take_heights,
    order_the_places,
    announce_the_places,
)

# --- who begins (VR-320) ------------------------------------------------------------------------------------


def any_seat(s: Table, seat: int, out: list[int]) -> None:
    for unit in range(s.players):
        offer(out, BEGIN(unit))


def begins(s: Table, seat: int, unit: int) -> None:
    s.first = unit
    tell(s, FIRST_UNIT, unit)


WHO_BEGINS = book.question("who_begins", any_seat, {BEGIN: begins}, "VR-320")
