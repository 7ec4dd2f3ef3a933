"""Set-up, and the game as a whole (LK-201 to LK-212)."""

from __future__ import annotations

from regnum.kernel import EVERYBODY, NOBODY, again, ask_nature, call, leave, offer, tell

from .counties import holder
from .table import (
    BEGINS,
    CARDS,
    COUNTIES,
    COUNTY,
    COURTIERS,
    COURTIERS_AT_START,
    FIRST_HAND,
    PLAYERS,
    START_CARD,
    Table,
    book,
)
from .turn import TURN, begin_the_turn

START = book.action("start", county=COUNTY)

STARTS_IN = book.event("starts_in", "LK-205", seat="seat", county=COUNTY)
BEGINS_THE_GAME = book.event("begins_the_game", "LK-212", seat="seat", county=COUNTY)


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


def deal_the_start_cards(s: Table) -> None:
    call(s, STARTING)


def find_the_first_player(s: Table) -> None:
    """LK-212."""
    s.active = holder(s, BEGINS[s.players])
    tell(s, BEGINS_THE_GAME, s.active, BEGINS[s.players])


def take_turns(s: Table) -> None:
    call(s, TURN)


GAME = book.procedure(
    "game",
    clear_the_table,
    hand_out_pieces_and_cards,
    deal_the_start_cards,
    find_the_first_player,
    take_turns,
)

# --- start cards (LK-205 to LK-207) ---------------------------------------------------------------------------


def seat_without_a_start(s: Table) -> int:
    for seat in range(s.players):
        if s.noble[seat] == NOBODY:
            return seat
    return NOBODY


def deal_a_start_card(s: Table) -> None:
    """One per player, open, the first seat first (LK-205, LK-903)."""
    if seat_without_a_start(s) == NOBODY:
        leave(s)
    else:
        ask_nature(s, WHICH_START, EVERYBODY)


def deal_the_next_start_card(s: Table) -> None:
    again(s)


STARTING = book.procedure("starting", deal_a_start_card, deal_the_next_start_card)


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
