"""Whose turn it is, and when a turn begins."""

from __future__ import annotations

from ...rooms.room import Room
from ...table.table import Table
from ...telling.remembered import Remembered

MOST_TABLES = 10_000


class NewTurns:
    """A turn begins when somebody is asked who was not; whoever is asked on while they answer has one turn."""

    def __init__(self) -> None:
        self._asked: Remembered[str, set[str]] = Remembered(MOST_TABLES)

    def begun(self, room: Room) -> set[str]:
        """Who has a turn since we last looked at this table."""
        asked = whose_turn(room.table)
        before = self._asked.pop(room.id, set())
        if asked:
            self._asked[room.id] = asked
        return asked - before


def whose_turn(table: Table) -> set[str]:
    """Who must answer themselves; those at one screen and those alone with bots see it anyway."""
    if table.status != "playing" or table.play is None or table.hot_seat or table.solo or not table.waiting:
        return set()
    places = {account: table.places[account] for account in table.players}
    return {
        account
        for account, place in places.items()
        if place.seat in table.waiting and table.play.of[place.seat, place.person].asked
    }


def number_of(table: Table, account: str) -> int:
    """The number of somebody's turn: how often their seat has answered before it."""
    assert table.play is not None
    seat = table.places[account].seat
    return sum(choice.seat == seat for choice in table.play.match.choices)
