"""Building the board (KS-16 to KS-18, KS-24, KS-25)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Condition, May, ask, offer, tell

from .board import assemble_the_board, interlocks, overlaps, pieces_laid
from .first_player import go_to_the_next_player
from .table import JOIN, JOINS, PIECE, PIECES, QUARTERS, Table, book, by_players

LAY = book.action("lay", piece=PIECE)
BESIDE = book.action("beside", piece=PIECE, side=JOIN)
TURN_IT = book.action("turn", quarters=range(QUARTERS))

PIECE_LAID = book.event("piece_laid", "KS-25", piece=PIECE, row="number", column="number", quarters="number")

# --- how many pieces (KS-24) --------------------------------------------------------------------------------

PIECES_BY_PLAYERS = by_players("pieces_by_players")


def one_piece_each(s: Table) -> int:
    return PIECES_BY_PLAYERS[s.players]


BOARD_PIECES = book.tally("board_pieces", one_piece_each)
"""How many pieces the board has (KS-24)."""

# --- laying one piece after the other (KS-25) ---------------------------------------------------------------------


def choose_a_piece(s: Table) -> None:
    ask(s, WHICH_PIECE, s.active)


def choose_a_corner(s: Table) -> None:
    """The first piece lies at (0, 0), not turned (KS-18)."""
    if pieces_laid(s) > 0:
        ask(s, BESIDE_WHICH_PIECE, s.active)


def choose_a_rotation(s: Table) -> None:
    if pieces_laid(s) > 0:
        ask(s, HOW_TO_TURN_IT, s.active)


def lay_the_piece(s: Table) -> None:
    piece = s.laying
    s.laid[piece] = pieces_laid(s) + 1
    s.laying = NOBODY
    assemble_the_board(s)
    tell(s, PIECE_LAID, piece, s.corner_row[piece], s.corner_column[piece], s.quarters[piece])


def pieces_are_missing(s: Table) -> bool:
    """In seat order, until the number of pieces is reached (KS-25)."""
    return pieces_laid(s) < BOARD_PIECES(s)


LAYING = book.loop(
    "laying",
    choose_a_piece,
    choose_a_corner,
    choose_a_rotation,
    lay_the_piece,
    go_to_the_next_player,
    as_long_as=pieces_are_missing,
)

# --- the three questions -----------------------------------------------------------------------------------------


def not_laid(s: Table, seat: int, piece: int) -> bool:
    return s.laid[piece] == 0


MAY_LAY = May("lay", Condition(not_laid, "KS-25", "that piece is on the table already"))


def pieces_left(s: Table, seat: int, out: list[int]) -> None:
    for piece in range(PIECES):
        if MAY_LAY(s, seat, piece):
            offer(out, LAY(piece))


def piece_chosen(s: Table, seat: int, piece: int) -> None:
    s.laying = piece


def corners(s: Table, seat: int, out: list[int]) -> None:
    """Beside any piece, overlapping none (KS-16, KS-17); a corner beside two pieces is offered once."""
    for piece in range(PIECES):
        for join in range(len(JOINS)):
            if MAY_LIE_BESIDE(s, seat, piece, join):
                offer(out, BESIDE(piece, join))


def is_laid(s: Table, seat: int, piece: int, join: int) -> bool:
    return s.laid[piece] > 0


def covers_no_other(s: Table, seat: int, piece: int, join: int) -> bool:
    return not overlaps(s, s.corner_row[piece] + JOINS[join][0], s.corner_column[piece] + JOINS[join][1])


def is_a_new_corner(s: Table, seat: int, piece: int, join: int) -> bool:
    row = s.corner_row[piece] + JOINS[join][0]
    column = s.corner_column[piece] + JOINS[join][1]
    for other in range(piece):
        if s.laid[other] > 0 and interlocks(s, row, column, other):
            return False
    return True


MAY_LIE_BESIDE = May(
    "beside",
    Condition(is_laid, "KS-16", "that piece is not on the table"),
    Condition(covers_no_other, "KS-17", "it would lie on another piece"),
    Condition(is_a_new_corner, "KS-16", "that place is the same as one beside another piece"),
)


def corner_chosen(s: Table, seat: int, piece: int, join: int) -> None:
    s.corner_row[s.laying] = s.corner_row[piece] + JOINS[join][0]
    s.corner_column[s.laying] = s.corner_column[piece] + JOINS[join][1]


def rotations(s: Table, seat: int, out: list[int]) -> None:
    """All four (KS-16)."""
    for quarters in range(QUARTERS):
        offer(out, TURN_IT(quarters))


def rotation_chosen(s: Table, seat: int, quarters: int) -> None:
    s.quarters[s.laying] = quarters


WHICH_PIECE = book.question("which_piece", pieces_left, {LAY: piece_chosen}, "KS-25", may={LAY: MAY_LAY})
BESIDE_WHICH_PIECE = book.question(
    "beside_which_piece",
    corners,
    {BESIDE: corner_chosen},
    "KS-16",
    needs=("laying",),
    may={BESIDE: MAY_LIE_BESIDE},
)
HOW_TO_TURN_IT = book.question("how_to_turn_it", rotations, {TURN_IT: rotation_chosen}, "KS-16", needs=("laying",))
