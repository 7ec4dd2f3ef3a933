"""The game and its rounds (LA-30 to LA-34)."""

from __future__ import annotations

from regnum.kernel import NOBODY, again, call, tell

from .battles import BATTLES
from .castle_rewards import CASTLES
from .county_rewards import COUNTY_EVALUATION
from .end import order_the_places, reveal_the_stocks, score_extensions, score_knighthood, score_nobles
from .favour import turn_the_favours_up
from .law_pile import lay_laws_in_force, reveal_proposals, stack_the_laws
from .parliament import PARLIAMENT
from .placing import PLACING
from .setup import (
    build_first_extensions,
    clear_the_boards,
    draw_the_first_player,
    fill_the_supply,
    hand_out_goods,
    lay_out_the_nobles,
    muster_the_houses,
    remove_conflict_cards,
    turn_up_conflicts,
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


def hold_parliament(s: Table) -> None:
    call(s, PARLIAMENT)


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
    if s.round < ROUNDS:
        call(s, PREPARATION)


def play_on(s: Table) -> None:
    if s.round < ROUNDS:
        again(s)


ROUND = book.procedure(
    "round",
    begin_the_round,
    place_the_knights,
    hold_parliament,
    evaluate_the_counties,
    evaluate_the_castles,
    evaluate_the_conflicts,
    prepare_the_next_round,
    play_on,
)

PREPARATION = book.procedure("preparation", turn_up_conflicts, turn_the_favours_up, reveal_proposals)

# --- the game (LA-20 to LA-27, LA-220) ----------------------------------------------------------------------


def play_the_rounds(s: Table) -> None:
    call(s, ROUND)


GAME = book.procedure(
    "game",
    clear_the_boards,
    fill_the_supply,
    draw_the_first_player,
    lay_out_the_nobles,
    remove_conflict_cards,
    turn_up_conflicts,
    turn_the_favours_up,
    stack_the_laws,
    lay_laws_in_force,
    reveal_proposals,
    muster_the_houses,
    hand_out_goods,
    build_first_extensions,
    play_the_rounds,
    reveal_the_stocks,
    score_knighthood,
    score_extensions,
    score_nobles,
    order_the_places,
)
