"""The game and its rounds (LA-30 to LA-34)."""

from __future__ import annotations

from regnum.kernel import NOBODY, call, tell

from .battles import BATTLES
from .castle_rewards import CASTLES
from .county_rewards import COUNTY_EVALUATION
from .end import reveal_the_stocks, score_extensions, score_knighthood, score_nobles
from .favour import turn_the_favours_up
from .first_player import draw_the_first_player
from .law_pile import LAYING_LAWS, REVEALING, stack_the_laws
from .parliament import PARLIAMENT
from .places import order_the_places
from .placing import PLACING
from .setup import (
    LAYING_NOBLES,
    TURNING_UP,
    build_first_extensions,
    clear_the_boards,
    fill_the_supply,
    hand_out_goods,
    muster_the_houses,
    remove_conflict_cards,
)
from .table import ROUNDS, Table, book

ROUND_BEGINS = book.event("round_begins", "LA-30", round="number", seat="seat")

# --- a round (LA-30) ----------------------------------------------------------------------------------------


def begin_the_round(s: Table) -> None:
    s.round += 1
    tell(s, ROUND_BEGINS, s.round, s.first)


def place_the_knights(s: Table) -> None:
    s.active = s.first
    call(s, PLACING)


def evaluate_the_counties(s: Table) -> None:
    s.county = NOBODY
    call(s, COUNTY_EVALUATION)


def evaluate_the_castles(s: Table) -> None:
    """In the order that Surrey may have changed (LA-164)."""
    s.served = 0
    call(s, CASTLES)


def evaluate_the_conflicts(s: Table) -> None:
    s.conflict = NOBODY
    call(s, BATTLES)


def prepare_the_next_round(s: Table) -> None:
    """After every round but the last (LA-31)."""
    if rounds_are_left(s):
        call(s, PREPARATION)


def rounds_are_left(s: Table) -> bool:
    return s.round < ROUNDS


ROUND = book.loop(
    "round",
    begin_the_round,
    place_the_knights,
    PARLIAMENT,
    evaluate_the_counties,
    evaluate_the_castles,
    evaluate_the_conflicts,
    prepare_the_next_round,
    as_long_as=rounds_are_left,
)

PREPARATION = book.procedure("preparation", TURNING_UP, turn_the_favours_up, REVEALING)

# --- the game (LA-20 to LA-27, LA-220) ----------------------------------------------------------------------


GAME = book.procedure(
    "game",
    clear_the_boards,
    fill_the_supply,
    draw_the_first_player,
    LAYING_NOBLES,
    remove_conflict_cards,
    TURNING_UP,
    turn_the_favours_up,
    stack_the_laws,
    LAYING_LAWS,
    REVEALING,
    muster_the_houses,
    hand_out_goods,
    build_first_extensions,
    ROUND,
    reveal_the_stocks,
    score_knighthood,
    score_extensions,
    score_nobles,
    order_the_places,
)
