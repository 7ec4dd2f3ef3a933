"""The first player, by lot, and the order that begins with him (LA-8, LA-20)."""

from __future__ import annotations

from regnum.kernel import EVERYBODY, ask_nature, offer, tell

from .table import HOUSES, Table, book

BEGIN = book.action("begin", seat=range(HOUSES))

FIRST_PLAYER = book.event("first_player", "LA-20", seat="seat")


def draw_the_first_player(s: Table) -> None:
    ask_nature(s, WHO_BEGINS, EVERYBODY)


def any_player(s: Table, seat: int, out: list[int]) -> None:
    for player in range(s.players):
        offer(out, BEGIN(player))


def begins(s: Table, seat: int, player: int) -> None:
    s.first = player
    tell(s, FIRST_PLAYER, player)


WHO_BEGINS = book.question("who_begins", any_player, {BEGIN: begins}, "LA-20")


def players_are_left(s: Table) -> bool:
    """Whether somebody has not been served yet (LA-8)."""
    return s.served < s.players
