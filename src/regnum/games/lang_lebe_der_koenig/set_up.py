"""Set-up, and the game as a whole (LK-201 to LK-212)."""

from __future__ import annotations

from regnum.kernel import EVERYBODY, NOBODY, ask_nature, offer, tell

from .counties import holder
from .first_player import find_the_first_player
from .table import (
    CARDS,
    COUNTIES,
    COUNTY,
    COURTIERS,
    COURTIERS_AT_START,
    DATA,
    FIRST_HAND,
    PLAYERS,
    START_CARD,
    Table,
    book,
)
from .turn import TURN, begin_the_turn

book.option("bonus_start", "LK-1004", (0, 1), default=DATA["options"]["bonus_start"])

START = book.action("start", county=COUNTY)

STARTS_IN = book.event("starts_in", "LK-205", seat="seat", county=COUNTY)


def clear_the_table(s: Table) -> None:
    """Nobody has travelled, rolled or won anything yet."""
    begin_the_turn(s)
    s.roller = NOBODY
    s.winner = NOBODY
    s.banished = NOBODY


def hand_out_pieces_and_cards(s: Table) -> None:
    """All courtiers but the marker, and 12/7/1; what missing players would have stays in the box (LK-204, LK-210)."""
    for seat in range(PLAYERS):
        s.noble[seat] = NOBODY
    for seat in range(s.players):
        s.reserve[seat] = COURTIERS
        s.bonus[seat] = s.bonus_start
        for card in range(CARDS):
            s.hand[seat][card] = FIRST_HAND[card]
            s.known[seat][card] = FIRST_HAND[card]
            s.cards[seat] += FIRST_HAND[card]


# --- start cards (LK-205 to LK-207) ---------------------------------------------------------------------------


def seat_without_a_start(s: Table) -> int:
    for seat in range(s.players):
        if s.noble[seat] == NOBODY:
            return seat
    return NOBODY


def deal_a_start_card(s: Table) -> None:
    """One per player, open, the first seat first (LK-205, LK-903)."""
    ask_nature(s, WHICH_START, EVERYBODY)


def start_cards_are_missing(s: Table) -> bool:
    return seat_without_a_start(s) != NOBODY


STARTING = book.loop("starting", deal_a_start_card, as_long_as=start_cards_are_missing)


def start_cards_left(s: Table, seat: int, out: list[int]) -> None:
    """Of the set for this number of players (LK-107)."""
    for county in range(COUNTIES):
        if START_CARD[s.players][county] == 1 and holder(s, county) == NOBODY:
            offer(out, START(county))


def starts(s: Table, seat: int, county: int) -> None:
    """The noble and two courtiers with it (LK-206, LK-207)."""
    starter = seat_without_a_start(s)
    s.noble[starter] = county
    s.courtiers[starter][county] = COURTIERS_AT_START
    s.reserve[starter] -= COURTIERS_AT_START
    tell(s, STARTS_IN, starter, county)


WHICH_START = book.question("which_start", start_cards_left, {START: starts}, "LK-205")

# --- the whole ------------------------------------------------------------------------------------------------

GAME = book.procedure(
    "game",
    clear_the_table,
    hand_out_pieces_and_cards,
    STARTING,
    find_the_first_player,
    TURN,
)
