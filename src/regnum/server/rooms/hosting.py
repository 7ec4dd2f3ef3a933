"""Hosting: how somebody comes to a table, and how tables are shown to them; for every house that has rooms."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Iterable

from ..people.limits import Limits
from ..people.names import Names
from ..people.sessions import Visitor
from ..table.companions import owner
from ..table.refused import Refused
from ..table.seating import must_look
from ..table.table import Table
from ..telling.tables import Present, Summary, TableInList, TableSeen, at_table, in_list, summary
from .presence import Presence, nearest
from .room import Room
from .rooms import Rooms

log = logging.getLogger("regnum.house")


class Hosting:
    """A house with rooms."""

    boards = "ours"
    """On which boards games go on that somebody brings as a file: ``any`` where that can hurt nobody else."""
    rooms: Rooms
    names: Names
    limits: Limits
    presence: Presence

    @contextlib.asynccontextmanager
    async def look(self, table: str, visitor: Visitor) -> AsyncIterator[Room]:
        """The room of a table, for somebody who only looks around there and may."""
        async with self.enter(table, visitor) as room:
            must_look(room.table, visitor.id)
            yield room

    @contextlib.asynccontextmanager
    async def enter(self, table: str, visitor: Visitor) -> AsyncIterator[Room]:
        """The room of a table, for somebody who came on their own; nobody has tables read without end."""
        if table not in self.rooms.rooms:
            self.limits.spend("reading", visitor.address)
        async with self.rooms.enter(table) as room:
            if visitor.companion is not None and visitor.id not in room.table.places:
                raise Refused("forbidden", "nobody of that number plays at your screen")
            yield room

    def spend_steps(self, table: Table, visitor: Visitor, last: int = 0) -> None:
        """Nobody has long games told from the beginning again and again: whoever has heard more than there is does."""
        number = table.audience(visitor.id).number
        self.limits.spend("steps", visitor.address, max(1, number - last if last <= number else number))

    # -- looking -----------------------------------------------------------------------------------------------

    def seen(self, room: Room, visitor: Visitor) -> TableSeen:
        """A table for somebody; one must be in the room."""
        listed = self._listed(
            summary(room.table),
            visitor,
            lambda who: nearest([room.presence(who), *self.presence.elsewhere(room.id, owner(who))]),
        )
        return at_table(listed, room.table, visitor.id)

    def listed(self, table: Summary, visitor: Visitor) -> TableInList:
        """A table for somebody, as lists show it."""
        return self._listed(table, visitor, lambda account: "gone")

    def all_listed(self, tables: Iterable[Summary], visitor: Visitor) -> list[TableInList]:
        """Tables for somebody; one of which nothing sensible is known does not hide the others."""
        found = []
        for table in tables:
            try:
                found.append(self.listed(table, visitor))
            except Exception:
                log.exception("table %s: its row in lists is damaged", table.get("table"))
        return found

    def _listed(self, table: Summary, visitor: Visitor, presence: Callable[[str], Present]) -> TableInList:
        watching = self.rooms.watching(table["table"]) + self.presence.watching(table["table"])
        return in_list(table, visitor.id, visitor.language, self.names, presence, watching, self.names.is_guest)
