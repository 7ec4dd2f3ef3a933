"""The game and its rounds (VR-30 to VR-44)."""

from __future__ import annotations

from regnum.kernel import NOBODY, PERSONS, call, tell

from .castle import count_the_crowds
from .favourites import DEALING
from .first_player import find_the_first_unit
from .markers import put_markers_on_20
from .placement import PLACEMENT, compensate, leave_the_rest_below
from .places import announce_the_places, order_the_places, take_heights, take_ranking_scores
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

ROUND_BEGINS = book.event("round_begins", "VR-34", round="number", seat="seat")

# --- the game: three rounds (VR-30) -------------------------------------------------------------------------


def seat_the_persons(s: Table) -> None:
    """One to a unit, unless the options say more (VR-2)."""
    for seat in range(s.players):
        s.unit_sizes[seat] = max(1, s.unit_sizes[seat])


def leave_the_throne_empty(s: Table) -> None:
    s.crowned_by = NOBODY


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


def announce_the_round(s: Table) -> None:
    s.active = s.first
    tell(s, ROUND_BEGINS, s.round, s.first)


def take_turns(s: Table) -> None:
    s.active = s.first
    call(s, TURNS)


def rounds_are_left(s: Table) -> bool:
    return s.round < ROUNDS


ROUND = book.loop(
    "round",
    begin_the_round,
    clear_the_castle,
    hand_out_votes,
    gather_the_favourites,
    find_the_first_unit,
    announce_the_round,
    DEALING,
    PLACEMENT,
    leave_the_rest_below,
    compensate,
    take_turns,
    as_long_as=rounds_are_left,
)

GAME = book.procedure(
    "game",
    seat_the_persons,
    put_markers_on_20,
    leave_the_throne_empty,
    ROUND,
    take_ranking_scores,
    take_heights,
    order_the_places,
    announce_the_places,
)
