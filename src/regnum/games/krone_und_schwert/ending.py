"""The end of the game: the end phase and the two ends (KS-142, KS-147 to KS-153)."""

from __future__ import annotations

from regnum.kernel import call, tell

from .cards import shuffle
from .scoring import SCORING
from .table import DATA, GAME_END, Table, book, by_players

ANNOUNCED = book.event("announced", "KS-142", seat="seat", points="number")
END_PHASE = book.event("end_phase", "KS-149", cards="number")
BOARD_FULL = book.event("board_full", "KS-152")
GAME_END_DRAWN = book.event("game_end_drawn", "KS-151", seat="seat")

THRESHOLD = by_players("end_phase_threshold")
BOTTOM_CARDS: int = DATA["setup"]["end_phase_bottom_cards"]

# --- the end phase (KS-147 to KS-150) ---------------------------------------------------------------------------


def announce_the_total(s: Table, seat: int) -> None:
    """A player crowned by a revolt tells all how many points he has (KS-38, KS-142)."""
    s.announced[seat] = s.points[seat]
    tell(s, ANNOUNCED, seat, s.points[seat])
    if s.end_phase == 0 and s.points[seat] >= THRESHOLD[s.players]:
        begin_the_end_phase(s)


def begin_the_end_phase(s: Table) -> None:
    """All cards are shuffled, the Game End card among the bottom ones (KS-149, KS-150)."""
    s.end_phase = 1
    shuffle(s)
    s.above_the_end = max(0, s.pile_size - BOTTOM_CARDS)
    s.pile[GAME_END] += 1
    s.pile_size += 1
    tell(s, END_PHASE, s.above_the_end)


# --- the two ends (KS-151 to KS-153) ----------------------------------------------------------------------------


def end_with_the_card(s: Table) -> None:
    """The Game End card ends the game at once (KS-91, KS-151)."""
    if s.turned_up == GAME_END:
        tell(s, GAME_END_DRAWN, s.active)
        call(s, SCORING)


def end_on_a_full_board(s: Table) -> None:
    """So does a pawn on the last free space (KS-152)."""
    if s.free == 0:
        tell(s, BOARD_FULL)
        call(s, SCORING)
