"""Rooms: each table that is in use, with its queue, and everybody who listens to it.

Whatever somebody wants to do at a table waits its turn, is checked and carried out, is written to the store, and only
then is anybody told. If it could not be written, the table is forgotten and read from the store again: what the store
says is the truth, on this node and on every other.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from typing import Any, Protocol

from regnum.kernel import IllegalChoice, RegnumError
from regnum.store import Conflict, Entry, Store, Unavailable

from . import facts, journal
from .errors import Refused
from .journal import Chose, Created, Line
from .names import Names
from .playing import illegal
from .seating import Lines
from .table import Table

log = logging.getLogger("regnum.rooms")

TRIES = 20
"""How often something is tried anew because another node was faster."""
SECONDS_BEFORE_READING_AGAIN = 0.5


class Listener(Protocol):
    """Somebody who wants to know what happens at a table."""

    account: str

    def table_changed(self, room: Room) -> None: ...

    def game_changed(self, room: Room) -> None: ...

    def undo_changed(self, room: Room) -> None: ...

    def chat_changed(self, room: Room) -> None: ...


class Room:
    """One table, its queue and its listeners. ``table`` is None while it must be read from the store (again)."""

    def __init__(self, id: str) -> None:  # noqa: A002
        self.id = id
        self.queue = asyncio.Lock()
        self.state: Table | None = None
        self.listeners: set[Listener] = set()
        self.users = 0
        """How many are inside or wait at the door."""
        self.moment: Any = None
        """What was put together for the present state of the table, to be told to many."""

    @property
    def table(self) -> Table:
        assert self.state is not None
        return self.state

    def here(self, account: str) -> bool:
        return any(listener.account == account for listener in self.listeners)

    @property
    def spectators(self) -> int:
        return sum(self.table.seat_of(who.account) is None for who in self.listeners)


Happened = Callable[[Room, list[Line]], None]


class Rooms:
    """All rooms of this node."""

    def __init__(self, store: Store, names: Names, clock: Callable[[], float]) -> None:
        self.store = store
        self.names = names
        self.clock = clock
        self.rooms: dict[str, Room] = {}
        self.happened: list[Happened] = []
        """Called after every change, once it is written."""
        self._again: set[asyncio.Task[None]] = set()

    # -- coming in -----------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def room(self, id: str) -> AsyncIterator[Room]:  # noqa: A002
        """The room of a table, alone in it until one leaves."""
        room = self.rooms.get(id)
        if room is None:
            room = self.rooms[id] = Room(id)
        room.users += 1
        try:
            async with room.queue:
                await self._read_on(room)
                yield room
        finally:
            room.users -= 1
            self._tidy(room)

    def _tidy(self, room: Room) -> None:
        """A room that was never filled is no room."""
        if room.state is None and not room.users and not room.listeners:
            self.rooms.pop(room.id, None)

    async def _read_on(self, room: Room) -> None:
        if room.state is not None:
            return
        try:
            entries = await self.store.journal(room.id)
            if not entries:
                raise Refused("unknown", "there is no such table")
            table = restored(room.id, entries)
            await self.names.load(table.people)
        except Unavailable as wrong:
            raise Refused("unavailable", str(wrong)) from wrong
        except (RegnumError, ValueError) as wrong:
            log.exception("table %s: its journal cannot be replayed", room.id)
            raise Refused("broken", f"the journal of this table cannot be replayed: {wrong}") from wrong
        room.state, room.moment = table, None

    def forget(self, room: Room) -> None:
        """Nobody knows what is true: read the table again, and tell everybody."""
        room.state = room.moment = None
        task = asyncio.get_running_loop().create_task(self.refresh(room.id))
        self._again.add(task)
        task.add_done_callback(self._again.discard)

    async def refresh(self, id: str) -> None:  # noqa: A002
        """Read what another node, or we ourselves, may have written, and tell it."""
        while True:
            try:
                async with self.room(id) as room:
                    await self._catch_up(room)
                return
            except Refused as wrong:
                if wrong.code != "unavailable":
                    return
                await asyncio.sleep(SECONDS_BEFORE_READING_AGAIN)

    async def _catch_up(self, room: Room) -> None:
        try:
            entries = await self.store.journal(room.id, room.table.length)
        except Unavailable as wrong:
            raise Refused("unavailable", str(wrong)) from wrong
        lines = [room.table.apply(journal.read(entry.body)) for entry in entries]
        await self.names.load(room.table.people)
        self._tell(room, lines)

    # -- doing something ---------------------------------------------------------------------------------------------

    async def create(self, id: str, created: Created, seating: Callable[[Table], Lines]) -> None:  # noqa: A002
        """A new table; what ``seating`` says happens at once."""
        table = Table(id, created)
        lines = [table.apply(line) for line in seating(table)]
        every: list[Line] = [created, *lines]
        try:
            await self.store.create(facts.listing(table, every), _entries(table, every))
        except Unavailable as wrong:
            raise Refused("unavailable", str(wrong)) from wrong
        async with self.room(id) as room:
            self._tell(room, every)

    async def do(self, room: Room, command: Callable[[Table], Lines]) -> list[Line]:
        """Carry something out at the table of a room that one is in."""
        for _ in range(TRIES):
            try:
                lines = self._carry_out(room, command)
                if not lines:
                    return lines
                await self.store.append(facts.listing(room.table, lines), _entries(room.table, lines))
                await self.names.load(room.table.people)
            except Conflict:
                room.state = None
                await self._read_on(room)
                continue
            except Unavailable as wrong:
                self.forget(room)
                raise Refused("unavailable", str(wrong)) from wrong
            except asyncio.CancelledError:
                self.forget(room)
                raise
            self._tell(room, lines)
            return lines
        raise Refused("unavailable", "others are faster: try again")

    def _carry_out(self, room: Room, command: Callable[[Table], Lines]) -> list[Line]:
        table, lines = room.table, []
        try:
            for line in command(table):
                lines.append(table.apply(line))
        except (IllegalChoice, Refused) as wrong:
            if lines:
                self.forget(room)
            if isinstance(wrong, IllegalChoice) and table.play is not None:
                raise illegal(table.play, wrong) from wrong
            raise
        except Exception:
            log.exception("table %s: something went wrong and nothing was changed", room.id)
            self.forget(room)
            raise
        return lines

    # -- telling -----------------------------------------------------------------------------------------------------

    def _tell(self, room: Room, lines: list[Line]) -> None:
        room.moment = None
        facts_changed = any(not isinstance(line, Chose) for line in lines) or room.table.status == "over"
        for listener in list(room.listeners):
            if facts_changed:
                listener.table_changed(room)
            if room.table.play is not None:
                listener.game_changed(room)
        for happened in self.happened:
            happened(room, lines)

    def tell_chat(self, room: Room) -> None:
        """Somebody spoke."""
        for listener in list(room.listeners):
            listener.chat_changed(room)

    async def refresh_chat(self, id: str) -> None:  # noqa: A002
        """Somebody spoke on another node."""
        if id in self.rooms:
            self.tell_chat(self.rooms[id])

    def tell_presence(self, room: Room) -> None:
        """Somebody came or went."""
        if room.state is not None:
            for listener in list(room.listeners):
                listener.table_changed(room)

    def watching(self, id: str) -> int:  # noqa: A002
        """How many spectators a table has here."""
        room = self.rooms.get(id)
        return room.spectators if room is not None and room.state is not None else 0

    def unload(self, idle: Callable[[Room], bool]) -> int:
        """Let go of tables that nobody uses; how many."""
        gone = [room for room in self.rooms.values() if not room.users and not room.listeners and idle(room)]
        for room in gone:
            del self.rooms[room.id]
        return len(gone)

    async def close(self) -> None:
        for task in list(self._again):
            task.cancel()
        await asyncio.gather(*self._again, return_exceptions=True)


def restored(id: str, entries: list[Entry]) -> Table:  # noqa: A002
    """The table that a journal tells of."""
    created = journal.read(entries[0].body)
    assert isinstance(created, Created)
    table = Table(id, created)
    for entry in entries[1:]:
        table.apply(journal.read(entry.body))
    return table


def _entries(table: Table, lines: list[Line]) -> list[Entry]:
    first = table.length - len(lines) + 1
    return [Entry(number, journal.write(line)) for number, line in enumerate(lines, first)]
