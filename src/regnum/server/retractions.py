"""Whether an answer may be taken back at once: found out a moment after it was given, for it takes time."""

from __future__ import annotations

import asyncio

from . import undo
from .journal import Line
from .rooms import Room
from .table import Table

SECONDS = 0.4
"""Whoever plays faster than that does not want to take anything back."""


class Retractions:
    """What is known for each table, as long as it stands as it stood then."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[int, dict[int, bool]]] = {}
        self._waiting: dict[str, asyncio.TimerHandle] = {}

    def note(self, table: Table, seat: int | None) -> dict[str, bool]:
        """What an update says about undoing, as far as it is known by now."""
        if seat is None or table.play is None or table.status != "playing":
            return {"free": False, "may_ask": False}
        length, known = self._known.get(table.id, (0, {}))
        free = known.get(seat, False) if length == table.length else False
        return {"free": free, "may_ask": undo.last_choice(table.play.match, seat) is not None}

    def find_out(self, table: Table, seat: int | None) -> dict[str, bool]:
        """The same, found out now."""
        if seat is not None and table.play is not None and table.status == "playing":
            length, known = self._known.get(table.id, (0, {}))
            if length != table.length:
                known = {}
                self._known[table.id] = table.length, known
            if seat not in known:
                known[seat] = undo.free(table.play.match, seat, undo.GLANCE) is not None
        return self.note(table, seat)

    def happened(self, room: Room, lines: list[Line]) -> None:
        """Something changed: if it stays so for a moment, find out and say so."""
        earlier = self._waiting.pop(room.id, None)
        if earlier is not None:
            earlier.cancel()
        if room.table.status == "playing" and room.listeners:
            loop = asyncio.get_running_loop()
            self._waiting[room.id] = loop.call_later(SECONDS, self._look, room, room.table.length)
        else:
            self._known.pop(room.id, None)

    def _look(self, room: Room, length: int) -> None:
        self._waiting.pop(room.id, None)
        # Whoever is inside may have changed the table without having written it yet.
        if room.queue.locked() or room.state is None or room.table.length != length:
            return
        for listener in list(room.listeners):
            seat = room.table.seat_of(listener.account)
            if self.find_out(room.table, seat)["free"]:
                listener.undo_changed(room)
