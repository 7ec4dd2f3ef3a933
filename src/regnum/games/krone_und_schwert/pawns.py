"""Pawns, the first two of each player, and those of one who has lost all (KS-2, KS-31 to KS-33, KS-47)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Condition, May, ask, call, offer, tell

from .board import take_over, touches_a_pawn
from .ending import end_on_a_full_board
from .first_player import go_to_the_next_player
from .table import DATA, OFF_THE_BOARD, PAWNS, SPACE, SPACES, Table, book, is_active

SETTLE = book.action("settle", space=SPACE)
STOP = book.action("stop")

SETTLED = book.event("settled", "KS-2", seat="seat", space=SPACE)

START_PAWNS: int = DATA["setup"]["start_pawns"]


def has_a_pawn(s: Table, seat: int) -> bool:
    """Nobody owns more spaces than he has pawns (KS-2)."""
    return s.spaces[seat] < PAWNS


def settle(s: Table, seat: int, space: int) -> None:
    """A pawn from the supply on a free space."""
    take_over(s, seat, space)
    s.spaces[seat] += 1
    s.free -= 1
    tell(s, SETTLED, seat, space)


def on_the_board(s: Table, seat: int, space: int) -> bool:
    return s.owner[space] != OFF_THE_BOARD


def is_free(s: Table, seat: int, space: int) -> bool:
    return s.owner[space] == NOBODY


ON_THE_BOARD = Condition(on_the_board, "KS-25", "that space is not on this board")
FREE = Condition(is_free, "KS-2", "that space is taken already")

MAY_RETURN = May("settle_anywhere", ON_THE_BOARD, FREE)


def free_spaces(s: Table, seat: int, out: list[int]) -> None:
    for space in range(SPACES):
        if MAY_RETURN(s, seat, space):
            offer(out, SETTLE(space))


# --- the first two pawns (KS-32, KS-33) -----------------------------------------------------------------------


def place_a_start_pawn(s: Table) -> None:
    ask(s, WHERE_TO_START, s.active)


def start_pawns_are_left(s: Table) -> bool:
    """All place one in seat order, then all again (KS-32)."""
    return s.spaces[s.active] < START_PAWNS


START = book.loop("start", place_a_start_pawn, go_to_the_next_player, as_long_as=start_pawns_are_left)


def lonely(s: Table, seat: int, space: int) -> bool:
    return not touches_a_pawn(s, space)


MAY_START = May(
    "settle_alone",
    ON_THE_BOARD,
    FREE,
    Condition(lonely, "KS-33", "the first pawns stand apart from all others"),
)


def lonely_spaces(s: Table, seat: int, out: list[int]) -> None:
    """Free, and not adjacent to any pawn, one's own included (KS-33)."""
    for space in range(SPACES):
        if MAY_START(s, seat, space):
            offer(out, SETTLE(space))


WHERE_TO_START = book.question(
    "where_to_start", lonely_spaces, {SETTLE: settle}, "KS-33", asked=is_active, may={SETTLE: MAY_START}
)

# --- who owns no space (KS-47, KS-48) -------------------------------------------------------------------------


def return_to_the_board(s: Table) -> None:
    if s.spaces[s.active] == 0:
        call(s, RETURN)


def place_a_free_pawn(s: Table) -> None:
    ask(s, WHERE_TO_RETURN, s.active)


def place_another_free_pawn(s: Table) -> None:
    """Only after the first (KS-48)."""
    if s.spaces[s.active] > 0:
        ask(s, WHERE_TO_RETURN, s.active)


RETURN = book.procedure("return", place_a_free_pawn, end_on_a_full_board, place_another_free_pawn, end_on_a_full_board)


def free_spaces_or_none(s: Table, seat: int, out: list[int]) -> None:
    offer(out, STOP())
    free_spaces(s, seat, out)


def no_more_pawns(s: Table, seat: int) -> None:
    """He stops before the first or the second pawn (KS-48)."""


WHERE_TO_RETURN = book.question(
    "where_to_return",
    free_spaces_or_none,
    {SETTLE: settle, STOP: no_more_pawns},
    "KS-47",
    asked=is_active,
    may={SETTLE: MAY_RETURN},
)
