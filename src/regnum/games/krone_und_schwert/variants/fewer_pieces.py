"""Option: four or five players on one board piece less (KS-161)."""

from __future__ import annotations

from ..laying import BOARD_PIECES, PIECES_BY_PLAYERS
from ..table import Table, book, by_players

FEWER_PIECES = book.module("fewer_pieces")

PIECES_ON_A_TIGHT_BOARD = by_players("pieces_by_players_tight")


def one_piece_less(s: Table) -> int:
    return PIECES_ON_A_TIGHT_BOARD[s.players] - PIECES_BY_PLAYERS[s.players]


BOARD_PIECES.add(one_piece_less, when=FEWER_PIECES)
