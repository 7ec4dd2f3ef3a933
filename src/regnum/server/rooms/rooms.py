"""Rooms: each table that is in use, one visitor at a time, and everybody who listens to it.

Whatever somebody wants to do at a table waits its turn, is checked and carried out, is written to the store, and only
then is anybody told. If it could not be written, the table is forgotten and read from the store again: what the store
says is the truth, on this node and on every other.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from regnum.kernel.errors import RefusedChoice
from regnum.store import Conflict, Store, Unavailable

from ..people.names import Names
from ..table import journal, playing
from ..table.bounds import must_be_within_bounds
from ..table.journal import Created, Entry, Renamed
from ..table.old import OldTable
from ..table.playing import illegal
from ..table.refused import Refused
from ..table.seating import AtTable
from ..table.table import Table
from .background import Background
from .journals import must_be_an_id, restored, rows_of
from .listings import MOVING, SEATING, Kinds, is_quiet, listing
from .outdated import list_anew, put_away
from .room import Listener, Room

if TYPE_CHECKING:
    from ..running.metrics import Metrics

log = logging.getLogger("regnum.rooms")

SECONDS_BEFORE_READING_AGAIN = 0.5
LEASE_SECONDS = 15.0
"""How long a node is believed to keep its tables that says nothing more."""
SHORTEST_ABSENCE = 0.1
MOST_LEFT = 8
"""How many games that are over or rest stay for whoever looks at them, step by step."""
TRIES = 20
"""How often something is tried anew because another node was faster."""

Happened = Callable[[Room, Kinds], None]


class Rooms:
    """All rooms of this node."""

    def __init__(
        self, store: Store, names: Names, clock: Callable[[], float], metrics: Metrics, lease: float = LEASE_SECONDS
    ) -> None:
        self.store = store
        self.names = names
        self.clock = clock
        self.metrics = metrics
        self.lease = lease
        self.rooms: dict[str, Room] = {}
        self.happened: list[Happened] = []
        """Called after every change, once it is written, with the kinds of entries that made it."""
        self.objections: list[Callable[[Table, Entry], None]] = []
        """Called before anything is carried out: they refuse it."""
        self._left: dict[str, None] = {}
        """Games that are over or rest, and at which nobody is, in the order in which they were left."""
        self.background = Background()

    # -- coming in -----------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def enter(self, id: str) -> AsyncIterator[Room]:
        """The room of a table, alone in it until one leaves: the only way in."""
        room = self.rooms.get(id)
        if room is None:
            must_be_an_id(id)
            room = self.rooms[id] = Room(id)
        room.users += 1
        try:
            async with room.lock:
                if not room.known:
                    await self._read(room)
                yield room
        finally:
            room.users -= 1
            self.left(room)

    def left(self, room: Room) -> None:
        """Somebody went: a game that is over, or rests, leaves with the last of them; only a few stay a while."""
        if room.users or room.listeners or self.rooms.get(room.id) is not room:
            return
        if not room.known:
            # A room that was never filled is no room.
            del self.rooms[room.id]
        elif room.table.status in ("over", "closed") or room.rests:
            self._left.pop(room.id, None)
            self._left[room.id] = None
            while len(self._left) > MOST_LEFT:
                oldest = next(iter(self._left))
                del self._left[oldest]
                self.drop(oldest)

    async def _read(self, room: Room) -> None:
        rows = await self.store.journal(room.id)
        if not rows:
            raise Refused("unknown", "there is no such table")
        try:
            table = await restored(room.id, rows)
        except Exception as wrong:
            log.exception("table %s: its journal cannot be replayed", room.id)
            raise Refused("broken", "the journal of this table cannot be replayed: {wrong}", wrong=wrong) from wrong
        if isinstance(table, OldTable):
            await put_away(self.store, table, self.clock())
        elif table.status == "over":
            await list_anew(self.store, table)
        await self.names.load(table.people)
        room.table, room.known, room.moment = table, True, None
        await self.wake(room)

    async def wake(self, room: Room) -> None:
        """Time in which nobody kept a table is nobody's: clocks that ran when its server went down go on from now."""
        if room.table.due is not None:
            seconds = await self.store.absence(room.id, self.lease)
            if seconds >= SHORTEST_ABSENCE:
                now = self.clock()
                await self.do(room, lambda table: playing.wake(table, now, seconds))
        if room.told is None:
            room.told = room.to_tell

    # -- doing -------------------------------------------------------------------------------------------------------

    async def create(self, id: str, created: Created, seating: AtTable) -> None:
        """A new table; what ``seating`` says happens at once."""
        table = Table(id, created)
        entries: list[Entry] = [created, *(table.apply(entry) for entry in seating(table))]
        kinds = set(map(type, entries))
        await self.store.create(listing(table, kinds), rows_of(table, entries), created.by)
        self._count(entries)
        async with self.enter(id) as room:
            self._tell(room, kinds)

    async def do(self, room: Room, act: AtTable) -> None:
        """Carry something out at the table of a room that one is in."""
        for _ in range(TRIES):
            if not room.known:
                await self._read(room)
            entries = self._carry_out(room, act)
            if not entries:
                return
            kinds = set(map(type, entries))
            try:
                await self.store.append(listing(room.table, kinds), rows_of(room.table, entries))
                if kinds & SEATING:
                    await self.names.load(room.table.people)
            except Conflict:
                # Another node was faster: what is wanted may mean something else now.
                room.known = False
                continue
            except BaseException:
                self._forget(room)
                raise
            self._count(entries)
            self._tell(room, kinds)
            return
        raise Refused("unavailable", "others were faster: try again")

    def _count(self, entries: list[Entry]) -> None:
        for entry in entries:
            self.metrics.entries.labels(entry.kind).inc()

    def _carry_out(self, room: Room, act: AtTable) -> list[Entry]:
        table, entries = room.table, []
        try:
            for entry in act(table):
                must_be_within_bounds(table, entry)
                for must in self.objections:
                    must(table, entry)
                entries.append(table.apply(replace(entry, at=max(entry.at, table.stamped))))
        except (RefusedChoice, Refused) as wrong:
            if entries:
                self._forget(room)
            if isinstance(wrong, RefusedChoice) and table.play is not None:
                raise illegal(table.play, wrong) from wrong
            raise
        except Exception:
            log.exception("table %s: something went wrong and nothing was changed", room.id)
            self._forget(room)
            raise
        return entries

    def _forget(self, room: Room) -> None:
        """Nobody knows what is true: read the table again, and tell everybody."""
        room.known, room.moment = False, None
        self.background.begin(self.refresh(room.id))

    async def refresh(self, id: str) -> None:
        """Read what another node, or we ourselves, may have written, and tell it."""
        while True:
            try:
                async with self.enter(id) as room:
                    await self._catch_up(room)
                return
            except Refused:
                return
            except Unavailable:
                await asyncio.sleep(SECONDS_BEFORE_READING_AGAIN)

    async def _catch_up(self, room: Room) -> None:
        rows = await self.store.journal(room.id, room.table.length)
        entries = [room.table.apply(journal.read(row.body)) for row in rows]
        if any(isinstance(entry, Renamed) for entry in entries):
            self.names.doubt(room.table.people)
        await self.names.load(room.table.people)
        self._tell(room, set(map(type, entries)))

    # -- telling -----------------------------------------------------------------------------------------------------

    def _tell(self, room: Room, kinds: Kinds) -> None:
        """What is written is done, whatever goes wrong in telling it."""
        room.moment, table = None, room.table
        room.seen.clear()
        only_moved = table.status != "over" and kinds <= MOVING and not room.asked_anew
        at_once = not only_moved and not is_quiet(kinds)
        anybody = table.may_look("")
        try:
            for listener in list(room.listeners):
                if not (anybody or table.may_look(listener.account)):
                    listener.sent_away(room)
                    continue
                if at_once:
                    listener.table_changed(room)
                if table.play is not None:
                    listener.game_changed(room)
            for happened in self.happened:
                happened(room, kinds)
        except Exception:
            log.exception("table %s: what is written could not be told", room.id)
        room.told = room.to_tell

    def tell_chat(self, room: Room) -> None:
        """Somebody spoke: it is read once, for all."""
        self.background.begin(self.spread_chat(room, list(room.listeners)))

    async def spread_chat(self, room: Room, listeners: Sequence[Listener]) -> None:
        """Tell those who listen what they have not heard of the chat."""
        with contextlib.suppress(Unavailable):
            lines = await self.store.chat(room.id, min((who.chat for who in listeners), default=0))
            await self.names.load(speech.account for speech in lines)
            sent: dict[int, bytes] = {}
            for listener in listeners:
                listener.chat_changed(room, lines, sent)

    async def refresh_chat(self, id: str) -> None:
        """Somebody spoke on another node."""
        if id in self.rooms:
            self.tell_chat(self.rooms[id])

    def tell_presence(self, room: Room) -> None:
        """Somebody came or went."""
        if room.known:
            room.seen.clear()
            for listener in list(room.listeners):
                listener.table_changed(room)

    def watching(self, id: str) -> int:
        """How many spectators a table has here."""
        room = self.rooms.get(id)
        return room.spectators if room is not None and room.known else 0

    async def refresh_names(self) -> None:
        """Another node may have heard that somebody is called otherwise now."""
        tables = [room.table for room in self.rooms.values() if room.known]
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
