"""The game and its rounds (KS-23 to KS-34, KS-44)."""

from __future__ import annotations

from regnum.kernel import EVERYBODY, NOBODY, again, ask_nature, call, offer, tell

from .board import assemble_the_board
from .cards import deal_the_hands, gather_the_cards, put_the_red_cards_back
from .laying import build_the_board
from .pawns import place_the_start_pawns
from .table import OFF_THE_BOARD, PLAYERS, SPACES, Table, book
from .turn import TURN

BEGIN = book.action("begin", seat=range(PLAYERS))

START_PLAYER = book.event("start_player", "KS-23", seat="seat")
ROUND_BEGINS = book.event("round_begins", "KS-44", round="number")

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


def find_the_start_player(s: Table) -> None:
    """By lot, before the board is built (KS-23)."""
    ask_nature(s, WHO_BEGINS, EVERYBODY)


def play_the_rounds(s: Table) -> None:
    call(s, ROUND)


GAME = book.procedure(
    "game",
    clear_the_table,
    find_the_start_player,
    build_the_board,
    gather_the_cards,
    deal_the_hands,
    put_the_red_cards_back,
    place_the_start_pawns,
    play_the_rounds,
)


def any_seat(s: Table, seat: int, out: list[int]) -> None:
    for player in range(s.players):
        offer(out, BEGIN(player))


def begins(s: Table, seat: int, player: int) -> None:
    s.first = player
    s.active = player
    tell(s, START_PLAYER, player)


WHO_BEGINS = book.question("who_begins", any_seat, {BEGIN: begins}, "KS-23")

# --- rounds (KS-44) -------------------------------------------------------------------------------------------------


def begin_the_round(s: Table) -> None:
    s.round += 1
    s.active = s.first
    tell(s, ROUND_BEGINS, s.round)


def take_turns(s: Table) -> None:
    call(s, TURN)


def play_on(s: Table) -> None:
    """There is no other end than those of the rules (KS-153)."""
    again(s)


ROUND = book.procedure("round", begin_the_round, take_turns, play_on)
