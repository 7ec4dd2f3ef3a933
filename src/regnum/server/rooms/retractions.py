"""Whether an answer may be taken back at once: found out a moment after it was given, for it takes time."""

from __future__ import annotations

import asyncio
from weakref import WeakKeyDictionary

from ..table import undo
from ..table.audiences import Audience
from ..table.table import Table
from ..telling.updates import NOTHING, UNDOING, Undoing
from .listings import Kinds
from .room import Room

SECONDS = 0.4
"""Whoever plays faster than that does not want to take anything back."""
LATE = 0.05
"""A node that is so late has more important things to do."""


class Retractions:
    """What is known for each audience of each table, as long as nothing happens that the audience could notice."""

    def __init__(self) -> None:
        self._known: WeakKeyDictionary[Table, dict[tuple[int, int | None], tuple[int, bool]]] = WeakKeyDictionary()
        self._waiting: dict[str, asyncio.TimerHandle] = {}

    def note(self, table: Table, audience: Audience) -> Undoing:
        """What is known by now about a seat, or about one of the persons who share it."""
        seat, person = audience.seat, audience.person
        if seat is None or table.play is None or table.status != "playing":
            return NOTHING
        answered = seat in table.play.answered
        if person is not None:
            answered = undo.last_choice(table.play.match, seat, person) is not None
        if not answered:
            return NOTHING
        number, free = self._known.get(table, {}).get((seat, person), (0, False))
        return UNDOING[free if number == audience.number else None]

    def find_out(self, table: Table, audience: Audience) -> Undoing:
        """What a seat, or one person of it, may take back, found out now."""
        seat, person = audience.seat, audience.person
        if seat is not None and table.play is not None and self._is_news(table, audience):
            free = undo.free(table.play.match, seat, person) is not None
            self._known.setdefault(table, {})[seat, person] = audience.number, free
        return self.note(table, audience)

    def _is_news(self, table: Table, audience: Audience) -> bool:
        """Whether something happened since it was found out that this seat could notice."""
        if audience.seat is None or table.status != "playing":
            return False
        known = self._known.get(table, {}).get((audience.seat, audience.person))
        return known is None or known[0] != audience.number

    def happened(self, room: Room, kinds: Kinds) -> None:
        """Something changed: if it stays so for a moment, find out and say so."""
        if room.table.status != "playing" or not room.listeners:
            self._known.pop(room.table, None)
        elif room.id not in self._waiting:
            self._look_later(room)

    def _look_later(self, room: Room) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time() + SECONDS
        self._waiting[room.id] = loop.call_at(due, self._look, room, _seen_by_all(room), due)

    def _look(self, room: Room, number: int, due: float) -> None:
        self._waiting.pop(room.id, None)
        if not room.settled or room.table.play is None:
            return
        late = asyncio.get_running_loop().time() - due > LATE
        if late or _seen_by_all(room) != number:
            # Somebody has played on, or there is more to do than to offer an undo.
            self._look_later(room)
            return
        table = room.table
        told = [who for who in room.listeners if self._is_news(table, table.audience(who.account))]
        for listener in told:
            if self.find_out(table, table.audience(listener.account))["may_ask"]:
                listener.undo_changed(room)


def _seen_by_all(room: Room) -> int:
    """The number of the last thing that even spectators noticed."""
    return room.table.play.spectators.number if room.table.play else 0
