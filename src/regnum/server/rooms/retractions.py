"""Whether an answer may be taken back at once: found out a moment after it was given, for it takes time."""

from __future__ import annotations

import asyncio

from ..table import undo
from ..table.table import Table
from ..telling.updates import NOTHING, UNDOING, Undoing
from .listings import Kinds
from .room import Room

SECONDS = 0.4
"""Whoever plays faster than that does not want to take anything back."""
LATE = 0.05
"""A node that is so late has more important things to do."""


class Retractions:
    """What is known for each table, as long as it stands as it stood then."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[int, dict[tuple[int, int | None], bool]]] = {}
        self._waiting: dict[str, asyncio.TimerHandle] = {}

    def note(self, table: Table, seat: int | None, person: int | None = None) -> Undoing:
        """What is known by now about a seat, or about one of the persons who share it."""
        if seat is None or table.play is None or table.status != "playing":
            return NOTHING
        known = self._known.get(table.id)
        free = known is not None and known[0] == table.length and known[1].get((seat, person), False)
        answered = seat in table.play.answered
        if person is not None:
            answered = undo.last_choice(table.play.match, seat, person) is not None
        return UNDOING[free, answered]

    def find_out(self, table: Table, seat: int | None, person: int | None = None) -> Undoing:
        """What a seat, or one person of it, may take back, found out now."""
        if seat is not None and table.play is not None and table.status == "playing":
            length, known = self._known.get(table.id, (0, {}))
            if length != table.length:
                known = {}
                self._known[table.id] = table.length, known
            if (seat, person) not in known:
                known[seat, person] = undo.free(table.play.match, seat, person, undo.GLANCE) is not None
        return self.note(table, seat, person)

    def happened(self, room: Room, kinds: Kinds) -> None:
        """Something changed: if it stays so for a moment, find out and say so."""
        if room.table.status != "playing" or not room.listeners:
            self._known.pop(room.id, None)
        elif room.id not in self._waiting:
            self._look_later(room)

    def _look_later(self, room: Room) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time() + SECONDS
        self._waiting[room.id] = loop.call_at(due, self._look, room, room.table.length, due)

    def _look(self, room: Room, length: int, due: float) -> None:
        self._waiting.pop(room.id, None)
        if not room.settled:
            return
        late = asyncio.get_running_loop().time() - due > LATE
        if late or room.table.length != length:
            # Somebody has played on, or there is more to do than to offer an undo.
            self._look_later(room)
            return
        for listener in list(room.listeners):
            if self.find_out(room.table, *room.table.place_of(listener.account))["free"]:
                listener.undo_changed(room)
