"""Option: a random or a fixed board instead of one that the players lay (KS-162)."""

from __future__ import annotations

from regnum.kernel import EVERYBODY, NOBODY, ask_nature, call, public

from ..board import pieces_laid
from ..first_player import go_to_the_next_player
from ..game import GAME
from ..laying import (
    BESIDE_WHICH_PIECE,
    BOARD_PIECES,
    HOW_TO_TURN_IT,
    LAYING,
    WHICH_PIECE,
    lay_the_piece,
    pieces_are_missing,
)
from ..table import DATA, PIECE, PIECES, Table, book, described

BOARD_SETUP = book.module("board_setup")
WAYS_TO_BUILD = book.option(**described("board_setup"), module=BOARD_SETUP).values
FIXED = WAYS_TO_BUILD.index("fixed")
book.preset("laid_ready", board_setup="fixed")


@book.table
class BoardSetupTable(Table):
    board_setup: int = public(high=len(WAYS_TO_BUILD))


def layout(pieces: int) -> tuple[tuple[int, ...], ...]:
    """Piece, corner row, corner column and quarter turns of each piece of a fixed board, filled up with NOBODY."""
    rows = next((row["placements"] for row in DATA["layout"] if row["pieces"] == pieces), ())
    laid = [(PIECE.index(row["piece"]), row["row"], row["col"], row["rotation"]) for row in rows]
    return (*laid, *[(NOBODY, 0, 0, 0)] * (PIECES - len(laid)))


LAYOUTS = tuple(layout(pieces) for pieces in range(PIECES + 1))


def build_without_players(s: BoardSetupTable) -> None:
    if s.board_setup == FIXED:
        lay_the_fixed_board(s)
    else:
        call(s, RANDOM_LAYING)


def lay_the_fixed_board(s: Table) -> None:
    """The layout with as many pieces."""
    pieces = BOARD_PIECES(s)
    for place in range(pieces):
        piece = LAYOUTS[pieces][place][0]
        s.corner_row[piece] = LAYOUTS[pieces][place][1]
        s.corner_column[piece] = LAYOUTS[pieces][place][2]
        s.quarters[piece] = LAYOUTS[pieces][place][3]
        s.laying = piece
        lay_the_piece(s)


GAME.replace(LAYING, build_without_players, when=BOARD_SETUP)

# --- at random: piece, corner and rotation are independent, so three uniform choices are one --------------------------


def draw_a_piece(s: Table) -> None:
    ask_nature(s, WHICH_PIECE, EVERYBODY)


def draw_a_corner(s: Table) -> None:
    if pieces_laid(s) > 0:
        ask_nature(s, BESIDE_WHICH_PIECE, EVERYBODY)


def draw_a_rotation(s: Table) -> None:
    if pieces_laid(s) > 0:
        ask_nature(s, HOW_TO_TURN_IT, EVERYBODY)


RANDOM_LAYING = book.loop(
    "random_laying",
    draw_a_piece,
    draw_a_corner,
    draw_a_rotation,
    lay_the_piece,
    go_to_the_next_player,
    as_long_as=pieces_are_missing,
)
