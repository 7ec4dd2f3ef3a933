"""The start player, by lot, and who comes after whom (KS-23, KS-44)."""

from __future__ import annotations

from regnum.kernel import EVERYBODY, ask_nature, offer, tell

from .table import PLAYERS, Table, book, next_seat

BEGIN = book.action("begin", seat=range(PLAYERS))

START_PLAYER = book.event("start_player", "KS-23", seat="seat")


def find_the_start_player(s: Table) -> None:
    """By lot, before the board is built (KS-23)."""
    ask_nature(s, WHO_BEGINS, EVERYBODY)


def any_seat(s: Table, seat: int, out: list[int]) -> None:
    for player in range(s.players):
        offer(out, BEGIN(player))


def begins(s: Table, seat: int, player: int) -> None:
    s.first = player
    tell(s, START_PLAYER, player)


WHO_BEGINS = book.question("who_begins", any_seat, {BEGIN: begins}, "KS-23")


def begin_with_the_start_player(s: Table) -> None:
    s.active = s.first


def go_to_the_next_player(s: Table) -> None:
    """Clockwise."""
    s.active = next_seat(s, s.active)
