"""The board: pieces on the lattice, and which spaces are adjacent (KS-14 to KS-22)."""

from __future__ import annotations

from regnum.kernel import NOBODY

from .table import (
    A_CITY,
    COLUMNS,
    JOINS,
    LATTICE,
    OFF_THE_BOARD,
    PER_PIECE,
    PIECES,
    ROWS,
    SMALL_CITY,
    SPACES,
    TURNED_COLUMN,
    TURNED_ROW,
    WAY_DOWN,
    WAY_RIGHT,
    WAYS,
    Table,
)

# --- where a piece may lie (KS-16, KS-17) ---------------------------------------------------------------------


def interlocks(s: Table, row: int, column: int, piece: int) -> bool:
    """Whether a piece with this corner lies side by side with another, shifted by one (KS-16)."""
    for join in range(len(JOINS)):
        if row - s.corner_row[piece] == JOINS[join][0] and column - s.corner_column[piece] == JOINS[join][1]:
            return True
    return False


def overlaps(s: Table, row: int, column: int) -> bool:
    """Whether a piece with this corner would lie on one that is there (KS-17)."""
    for piece in range(PIECES):
        near = abs(row - s.corner_row[piece]) < ROWS and abs(column - s.corner_column[piece]) < COLUMNS
        if s.laid[piece] > 0 and near:
            return True
    return False


def pieces_laid(s: Table) -> int:
    count = 0
    for piece in range(PIECES):
        if s.laid[piece] > 0:
            count += 1
    return count


# --- the lattice (KS-15, KS-19) ---------------------------------------------------------------------------------


def assemble_the_board(s: Table) -> None:
    """Every piece on one lattice with an empty margin; what no piece covers is no space (KS-19)."""
    top = 0
    left = 0
    right = 0
    for piece in range(PIECES):
        if s.laid[piece] > 0:
            top = min(top, s.corner_row[piece])
            left = min(left, s.corner_column[piece])
            right = max(right, s.corner_column[piece])
    s.stride = right - left + COLUMNS + 2
    for place in range(LATTICE):
        s.lattice[place] = NOBODY
    for piece in range(PIECES):
        s.corner[piece] = 0
        if s.laid[piece] > 0:
            s.corner[piece] = (s.corner_row[piece] - top + 1) * s.stride + s.corner_column[piece] - left + 1
    put_the_spaces_down(s)


def put_the_spaces_down(s: Table) -> None:
    """Each space to its place; those of pieces that are not used stay off the board (KS-25)."""
    s.free = 0
    for space in range(SPACES):
        if s.laid[space // PER_PIECE] > 0:
            s.lattice[place_of(s, space)] = space
            s.owner[space] = max(NOBODY, s.owner[space])
            if s.owner[space] == NOBODY:
                s.free += 1
        elif s.owner[space] == NOBODY:
            s.owner[space] = OFF_THE_BOARD


def place_of(s: Table, space: int) -> int:
    """Where on the lattice a space stands (KS-15)."""
    piece = space // PER_PIECE
    here = space % PER_PIECE
    quarters = s.quarters[piece]
    return s.corner[piece] + TURNED_ROW[quarters][here] * s.stride + TURNED_COLUMN[quarters][here]


# --- adjacency (KS-14, KS-20) -----------------------------------------------------------------------------------


def neighbour(s: Table, place: int, way: int) -> int:
    """The space next to a place of the lattice in one of ``WAYS`` directions, or NOBODY (KS-14, KS-20)."""
    return s.lattice[place + WAY_DOWN[way] * s.stride + WAY_RIGHT[way]]


def look_around(s: Table, space: int) -> None:
    """Note who owns a space adjacent to this one, and whether a city stands there."""
    place = place_of(s, space)
    s.around[space] = 0
    for way in range(WAYS[space]):
        other = neighbour(s, place, way)
        if other != NOBODY and s.owner[other] >= 0:
            s.around[space] |= 1 << s.owner[other]
            if s.building[other] >= SMALL_CITY:
                s.around[space] |= A_CITY


def take_over(s: Table, seat: int, space: int) -> None:
    """A space gets its owner, and those around it a neighbour; whoever owned it before may have lost one there."""
    before = s.owner[space]
    s.owner[space] = seat
    place = place_of(s, space)
    for way in range(WAYS[space]):
        other = neighbour(s, place, way)
        if other != NOBODY:
            s.around[other] |= 1 << seat
            if before != NOBODY:
                look_around(s, other)


def rise(s: Table, space: int, city: int) -> None:
    """A city is there for good, and those around it have a city beside them."""
    s.building[space] = city
    place = place_of(s, space)
    for way in range(WAYS[space]):
        other = neighbour(s, place, way)
        if other != NOBODY:
            s.around[other] |= A_CITY


def touches_a_city(s: Table, space: int) -> bool:
    """Whoever owns it and whichever piece it is on (KS-71)."""
    return s.around[space] >= A_CITY


def touches(s: Table, space: int, seat: int) -> bool:
    """Whether a space is adjacent to one of this player's (KS-93)."""
    return s.around[space] & 1 << seat != 0


def touches_a_pawn(s: Table, space: int) -> bool:
    """Whether a space is adjacent to any that holds a pawn (KS-33)."""
    return s.around[space] != 0
