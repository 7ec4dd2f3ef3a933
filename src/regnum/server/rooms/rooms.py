"""Rooms: each table that is in use, one visitor at a time, and everybody who listens to it.

Whatever somebody wants to do at a table waits its turn, is checked and carried out, is written to the store, and only
then is anybody told. If it could not be written, the table is forgotten and read from the store again: what the store
says is the truth, on this node and on every other.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

from regnum.kernel import IllegalChoice, RegnumError
from regnum.store import Conflict, Entry, Store, Unavailable

from ..people.names import Names
from ..table import journal
from ..table.journal import Chose, Created, Line
from ..table.old import OldTable
from ..table.playing import illegal
from ..table.refused import Refused, unavailable
from ..table.seating import Lines
from ..table.shelf import games
from ..table.table import Table
from ..telling import facts
from .room import Room

log = logging.getLogger("regnum.rooms")

SECONDS_BEFORE_READING_AGAIN = 0.5
TRIES = 20
"""How often something is tried anew because another node was faster."""

Command = Callable[[Table], Lines]
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
        self._tasks: set[asyncio.Task[None]] = set()

    # -- coming in -----------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def enter(self, id: str) -> AsyncIterator[Room]:
        """The room of a table, alone in it until one leaves."""
        room = self.rooms.get(id)
        if room is None:
            room = self.rooms[id] = Room(id)
        room.users += 1
        try:
            async with room.lock:
                await self._read(room)
                yield room
        finally:
            room.users -= 1
            if room.state is None and not room.users and not room.listeners:
                # A room that was never filled is no room.
                self.rooms.pop(id, None)

    async def _read(self, room: Room) -> None:
        if room.state is not None:
            return
        try:
            entries = await self.store.journal(room.id)
            if not entries:
                raise Refused("unknown", "there is no such table")
            table = restored(room.id, entries)
            if isinstance(table, OldTable):
                await self._put_away(table)
            await self.names.load(table.people)
        except Unavailable as wrong:
            raise unavailable(wrong) from wrong
        except (RegnumError, ValueError) as wrong:
            log.exception("table %s: its journal cannot be replayed", room.id)
            raise Refused("broken", "the journal of this table cannot be replayed: {wrong}", wrong=wrong) from wrong
        room.state, room.moment = table, None

    async def _put_away(self, table: OldTable) -> None:
        """Lists show from now on that nobody waits for it; how it had ended only they still know."""
        row = await self.store.listing(table.id)
        if table.put_away or row is None:
            return
        line = table.apply(table.last_line(facts.listed(row)["result"], self.clock()))
        with contextlib.suppress(Conflict):
            entry = Entry(table.length, journal.write(line))
            await self.store.append(facts.listing(table, [line]), [entry])

    # -- doing -------------------------------------------------------------------------------------------------------

    async def create(self, id: str, created: Created, seating: Command) -> None:
        """A new table; what ``seating`` says happens at once."""
        table = Table(id, created)
        lines: list[Line] = [created, *(table.apply(line) for line in seating(table))]
        try:
            await self.store.create(facts.listing(table, lines), _entries(table, lines))
        except Unavailable as wrong:
            raise unavailable(wrong) from wrong
        async with self.enter(id) as room:
            self._tell(room, lines)

    async def do(self, room: Room, command: Command) -> None:
        """Carry something out at the table of a room that one is in."""
        for _ in range(TRIES):
            await self._read(room)
            lines = self._carry_out(room, command)
            if not lines:
                return
            try:
                await self._write(room, lines)
            except Conflict:
                # Another node was faster: what is wanted may mean something else now.
                room.state = None
                continue
            self._tell(room, lines)
            return
        raise Refused("unavailable", "others were faster: try again")

    def _carry_out(self, room: Room, command: Command) -> list[Line]:
        table, lines = room.table, []
        try:
            for line in command(table):
                lines.append(table.apply(line))
        except (IllegalChoice, Refused) as wrong:
            if lines:
                self._forget(room)
            if isinstance(wrong, IllegalChoice) and table.play is not None:
                raise illegal(table.play, wrong) from wrong
            raise
        except Exception:
            log.exception("table %s: something went wrong and nothing was changed", room.id)
            self._forget(room)
            raise
        return lines

    async def _write(self, room: Room, lines: list[Line]) -> None:
        table = room.table
        try:
            await self.store.append(facts.listing(table, lines), _entries(table, lines))
            if facts.seated(lines):
                await self.names.load(table.people)
        except Conflict:
            raise
        except BaseException as wrong:
            self._forget(room)
            if isinstance(wrong, Unavailable):
                raise unavailable(wrong) from wrong
            raise

    def _forget(self, room: Room) -> None:
        """Nobody knows what is true: read the table again, and tell everybody."""
        room.state = room.moment = None
        self._begin(self.refresh(room.id))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def refresh(self, id: str) -> None:
        """Read what another node, or we ourselves, may have written, and tell it."""
        while True:
            try:
                async with self.enter(id) as room:
                    await self._catch_up(room)
                return
            except Refused as wrong:
                if wrong.code != "unavailable":
                    return
                await asyncio.sleep(SECONDS_BEFORE_READING_AGAIN)

    async def _catch_up(self, room: Room) -> None:
        try:
            entries = await self.store.journal(room.id, room.table.length)
            lines = [room.table.apply(journal.read(entry.body)) for entry in entries]
            await self.names.load(room.table.people)
        except Unavailable as wrong:
            raise unavailable(wrong) from wrong
        self._tell(room, lines)

    # -- telling -----------------------------------------------------------------------------------------------------

    def _tell(self, room: Room, lines: list[Line]) -> None:
        """What is written is done, whatever goes wrong in telling it."""
        try:
            self._tell_all(room, lines)
        except Exception:
            log.exception("table %s: what is written could not be told", room.id)

    def _tell_all(self, room: Room, lines: list[Line]) -> None:
        room.moment, table = None, room.table
        facts_changed = table.status == "over" or any(type(line) is not Chose for line in lines)
        for listener in list(room.listeners):
            if facts_changed:
                listener.table_changed(room)
            if table.play is not None:
                listener.game_changed(room)
        for happened in self.happened:
            happened(room, lines)

    def tell_chat(self, room: Room) -> None:
        """Somebody spoke."""
        for listener in list(room.listeners):
            listener.chat_changed(room)

    async def refresh_chat(self, id: str) -> None:
        """Somebody spoke on another node."""
        if id in self.rooms:
            self.tell_chat(self.rooms[id])

    def tell_presence(self, room: Room) -> None:
        """Somebody came or went."""
        if room.state is not None:
            for listener in list(room.listeners):
                listener.table_changed(room)

    def watching(self, id: str) -> int:
        """How many spectators a table has here."""
        room = self.rooms.get(id)
        return room.spectators if room is not None and room.state is not None else 0

    async def refresh_names(self) -> None:
        """Another node may have heard that somebody is called otherwise now."""
        tables = [room.state for room in self.rooms.values() if room.state is not None]
        await self.names.load([account for table in tables for account in table.people])

    # -- leaving -----------------------------------------------------------------------------------------------------

    def drop(self, id: str) -> bool:
        """Let go of a table that nobody uses; whether nobody does."""
        room = self.rooms.get(id)
        if room is None or room.users or room.listeners:
            return False
        del self.rooms[id]
        return True

    def unload(self, idle: Callable[[Room], bool]) -> int:
        """Let go of tables that nobody uses; how many."""
        return sum(self.drop(room.id) for room in list(self.rooms.values()) if idle(room))

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def restored(id: str, entries: list[Entry]) -> Table:
    """The table that a journal tells of."""
    created = journal.read(entries[0].body)
    assert isinstance(created, Created)
    game = games().get(created.game)
    unplayable = game.unkept(created.edition) if game else None
    table = OldTable(id, created, unplayable) if unplayable else Table(id, created)
    for entry in entries[1:]:
        table.apply(journal.read(entry.body))
    return table


def _entries(table: Table, lines: list[Line]) -> list[Entry]:
    first = table.length - len(lines) + 1
    return [Entry(number, journal.write(line)) for number, line in enumerate(lines, first)]
