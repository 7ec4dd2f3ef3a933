"""Rooms: each table that is in use, with its queue, and everybody who listens to it.

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

from regnum.kernel import RegnumError
from regnum.store import Conflict, Entry, Store, Unavailable

from . import facts, journal
from .errors import Refused
from .journal import Chose, Created, Line
from .names import Names
from .old import OldTable
from .room import Listener, Room
from .shelf import games
from .table import Table

log = logging.getLogger("regnum.rooms")

SECONDS_BEFORE_READING_AGAIN = 0.5
SECONDS_BETWEEN_UPDATES = 0.05
"""How often somebody is told how the game stands who is asked nothing new: no eye is faster, however fast bots are."""


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
        self._unhurried: dict[Listener, Room] = {}
        """Who was told something just now and need not act on what is new: told a little later."""

    # -- coming in -----------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def room(self, id: str) -> AsyncIterator[Room]:
        """The room of a table, alone in it until one leaves."""
        room = self._door(id)
        room.users += 1
        try:
            await room.queue.wait()
            try:
                await self.read_on(room)
                yield room
            finally:
                room.queue.leave()
        finally:
            room.users -= 1
            self.turn_to(room)
            self.tidy(room)

    def _door(self, id: str) -> Room:
        room = self.rooms.get(id)
        if room is None:
            room = self.rooms[id] = Room(id)
        return room

    def tidy(self, room: Room) -> None:
        """A room that was never filled is no room."""
        if room.state is None and not room.users and not room.listeners:
            self.rooms.pop(room.id, None)

    def turn_to(self, room: Room) -> None:
        """Nobody is inside now: time for what is wanted at the door."""

    async def read_on(self, room: Room) -> None:
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
            raise Refused("unavailable", str(wrong)) from wrong
        except (RegnumError, ValueError) as wrong:
            log.exception("table %s: its journal cannot be replayed", room.id)
            raise Refused("broken", f"the journal of this table cannot be replayed: {wrong}") from wrong
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

    def forget(self, room: Room) -> None:
        """Nobody knows what is true: read the table again, and tell everybody."""
        room.state = room.moment = None
        self.begin(self.refresh(room.id))

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def refresh(self, id: str) -> None:
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
        self.tell(room, lines)

    # -- telling -----------------------------------------------------------------------------------------------------

    def tell(self, room: Room, lines: list[Line]) -> None:
        room.moment, table = None, room.table
        facts_changed = table.status == "over" or any(type(line) is not Chose for line in lines)
        listeners = list(room.listeners)
        if facts_changed:
            for listener in listeners:
                listener.table_changed(room)
        if table.play is not None:
            overdue, room.overdue = room.overdue, set()
            for listener in listeners:
                can_wait = not facts_changed and listener not in overdue
                if not listener.game_changed(room, can_wait):
                    self._tell_later(listener, room)
        for happened in self.happened:
            happened(room, lines)

    def _tell_later(self, listener: Listener, room: Room) -> None:
        if not self._unhurried:
            asyncio.get_running_loop().call_later(SECONDS_BETWEEN_UPDATES, self._tell_the_unhurried)
        self._unhurried[listener] = room

    def _tell_the_unhurried(self) -> None:
        unhurried, self._unhurried = self._unhurried, {}
        for listener, room in unhurried.items():
            if room.queue.locked():
                # Whoever is inside may have changed the table without having written it yet.
                room.overdue.add(listener)
                self._tell_later(listener, room)
            elif room.state is not None and listener in room.listeners:
                listener.game_changed(room)

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
    unplayable = game.unkept(created.edition) if game else ""
    table = OldTable(id, created, unplayable) if unplayable else Table(id, created)
    for entry in entries[1:]:
        table.apply(journal.read(entry.body))
    return table
