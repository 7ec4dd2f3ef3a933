"""The game and its rounds (KS-23 to KS-34, KS-44)."""

from __future__ import annotations

from regnum.kernel import NOBODY, tell

from .board import assemble_the_board
from .cards import DEALING, gather_the_cards, put_the_red_cards_back
from .first_player import begin_with_the_start_player, find_the_start_player
from .laying import LAYING
from .pawns import START
from .table import OFF_THE_BOARD, PLAYERS, SPACES, Table, book
from .turn import TURN

ROUND_BEGINS = book.event("round_begins", "KS-44", round="number")

# --- rounds (KS-44) -------------------------------------------------------------------------------------------------


def begin_the_round(s: Table) -> None:
    s.round += 1
    begin_with_the_start_player(s)
    tell(s, ROUND_BEGINS, s.round)


ROUND = book.loop("round", begin_the_round, TURN)
"""There is no other end than those of the rules (KS-153)."""

# --- the set-up (KS-23 to KS-34) ----------------------------------------------------------------------------------


def clear_the_table(s: Table) -> None:
    """No king, nothing built, nothing under way (KS-31, KS-34)."""
    s.first = NOBODY
    s.king = NOBODY
    s.laying = NOBODY
    s.site = NOBODY
    s.target = NOBODY
    s.reaction = NOBODY
    s.turned_up = NOBODY
    for seat in range(PLAYERS):
        s.vote[seat] = NOBODY
        s.side[seat] = NOBODY
        s.announced[seat] = NOBODY
    for space in range(SPACES):
        s.owner[space] = OFF_THE_BOARD
        s.territory[space] = NOBODY
    assemble_the_board(s)


GAME = book.procedure(
    "game",
    clear_the_table,
    find_the_start_player,
    begin_with_the_start_player,
    LAYING,
    gather_the_cards,
    begin_with_the_start_player,
    DEALING,
    put_the_red_cards_back,
    begin_with_the_start_player,
    START,
    ROUND,
)
