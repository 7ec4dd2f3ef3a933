"""Option: four or five players on one board piece less (KS-161, KS-170)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regnum.kernel import IllegalOptions

from ..laying import BOARD_PIECES, PIECES_BY_PLAYERS
from ..table import Table, book, by_players, described

FEWER_PIECES = book.module("fewer_pieces")
book.option(**described("fewer_pieces"), module=FEWER_PIECES)

PIECES_ON_A_TIGHT_BOARD = by_players("pieces_by_players_tight")


def only_where_boards_are_large(chosen: Mapping[str, Any]) -> None:
    if chosen["fewer_pieces"] and not PIECES_ON_A_TIGHT_BOARD[chosen["players"]]:
        raise IllegalOptions(
            "{option} is not for {players} players; expected {allowed}",
            "KS-161",
            option="fewer_pieces",
            players=chosen["players"],
            allowed=", ".join(str(players) for players, pieces in enumerate(PIECES_ON_A_TIGHT_BOARD) if pieces),
        )


book.conditions.add(only_where_boards_are_large)


def one_piece_less(s: Table) -> int:
    return PIECES_ON_A_TIGHT_BOARD[s.players] - PIECES_BY_PLAYERS[s.players]


BOARD_PIECES.add(one_piece_less, when=FEWER_PIECES)
