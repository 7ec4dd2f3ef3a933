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
from typing import Any

from regnum.kernel import IllegalChoice, RegnumError
from regnum.store import Conflict, Entry, Store, Unavailable

from . import facts, journal
from .errors import Refused
from .journal import Chose, Created, Line
from .names import Names
from .playing import illegal
from .room import Command, Reply, Room, Wish
from .table import Table

log = logging.getLogger("regnum.rooms")

TRIES = 20
"""How often something is tried anew because another node was faster."""
SECONDS_BEFORE_READING_AGAIN = 0.5


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
        room = self._door(id)
        room.users += 1
        try:
            async with room.queue:
                await self._read_on(room)
                yield room
        finally:
            room.users -= 1
            self._tidy(room)

    def _door(self, id: str) -> Room:  # noqa: A002
        room = self.rooms.get(id)
        if room is None:
            room = self.rooms[id] = Room(id)
        return room

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

    async def create(self, id: str, created: Created, seating: Command) -> None:  # noqa: A002
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

    async def act(self, id: str, command: Command, reply: Reply) -> Any:  # noqa: A002
        """Do something at a table, together with everybody who wants to at the same moment: they share one write."""
        room, wish = self._door(id), Wish(command, reply)
        room.users += 1
        room.wishes.append(wish)
        try:
            if room.others_may_come:
                await asyncio.sleep(0)
            async with room.queue:
                if not wish.done:
                    await self._read_on(room)
                    await self._fulfil_all(room, wish)
        finally:
            if wish in room.wishes:
                room.wishes.remove(wish)
            room.users -= 1
            self._tidy(room)
        return wish.result()

    async def do(self, room: Room, command: Command) -> None:
        """Carry something out at the table of a room that one is in."""
        wish = Wish(command)
        await self._fulfil(room, [wish])
        wish.result()

    async def _fulfil_all(self, room: Room, mine: Wish) -> None:
        """Whoever comes in first does it for all who wait at the door."""
        wishes, room.wishes = room.wishes, []
        try:
            await self._fulfil(room, wishes)
        except BaseException:
            room.wishes = [wish for wish in wishes if wish is not mine] + room.wishes
            raise

    async def _fulfil(self, room: Room, wishes: list[Wish]) -> None:
        try:
            lines = await self._done_and_written(room, wishes)
        except Unavailable as wrong:
            self.forget(room)
            for wish in wishes:
                wish.refuse(Refused("unavailable", str(wrong)))
        except asyncio.CancelledError:
            self.forget(room)
            raise
        else:
            if room.state is None and len(wishes) > 1:
                await self._fulfil_one_by_one(room, wishes)
                return
            if lines:
                self._tell(room, lines)
        for wish in wishes:
            wish.settle(room)

    async def _fulfil_one_by_one(self, room: Room, wishes: list[Wish]) -> None:
        """One of them spoiled the table: the others must not suffer."""
        for wish in wishes:
            await self._read_on(room)
            await self._fulfil(room, [wish])

    async def _done_and_written(self, room: Room, wishes: list[Wish]) -> list[Line]:
        for _ in range(TRIES):
            lines = self._carry_out_all(room, wishes)
            if not lines or room.state is None:
                return []
            try:
                await self.store.append(facts.listing(room.table, lines), _entries(room.table, lines))
                await self.names.load(room.table.people)
            except Conflict:
                room.state = None
                await self._read_on(room)
                continue
            return lines
        raise Unavailable("others are faster: try again")

    def _carry_out_all(self, room: Room, wishes: list[Wish]) -> list[Line]:
        lines: list[Line] = []
        for wish in wishes:
            wish.wrong = None
            try:
                lines += self._carry_out(room, wish.command)
            except Exception as wrong:
                wish.wrong = wrong
                if room.state is None:
                    break
        return lines

    def _carry_out(self, room: Room, command: Command) -> list[Line]:
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
        table = room.table
        facts_changed = {type(line) for line in lines} != {Chose} or table.status == "over"
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
