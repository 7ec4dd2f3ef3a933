"""The keeper: moves the bots and watches the clocks of the tables that this node keeps.

Any node may write to any table; the journal's numbers decide who was first. But only one node at a time keeps a table,
by a lease that it renews; when a node dies its leases run out and another takes its tables over. Should two nodes ever
both believe to keep a table, a bot thinks twice and one of the answers is late: nothing else.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from regnum.kernel import Match
from regnum.reviewed import Answer
from regnum.store import Conflict, Unavailable

from ..people.sessions import Sessions
from ..running.thinking import Thinking
from ..running.turns import Claim
from ..table import playing, seating
from ..table.lessons import meant_by
from ..table.refused import Refused
from .background import rounds
from .listings import Kinds, listing
from .presence import Presence
from .room import Room
from .rooms import LEASE_SECONDS, Rooms

if TYPE_CHECKING:
    from ..running.metrics import Metrics
    from ..running.thinkers import Thinkers

log = logging.getLogger("regnum.keeper")

ROUNDS_PER_LEASE = 3
"""How often leases are renewed and orphans looked for before one runs out."""
SWEEP_SECONDS = 3600.0
"""How often garbage is looked for everywhere, and sessions that are over are forgotten."""
IDLE_SECONDS = 600.0
"""A table that nobody looks at is let go of after so long."""
MOST_IDLE = 300
"""Of more than so many at which something happened, those of long ago are let go of before."""


class Keeper:
    """One node's duties that nobody asks for."""

    def __init__(
        self,
        rooms: Rooms,
        thinkers: Thinkers,
        metrics: Metrics,
        presence: Presence,
        sessions: Sessions,
        lease: float = LEASE_SECONDS,
    ) -> None:
        self.node = presence.node
        self.rooms = rooms
        self._begin = rooms.background.begin
        self.thinkers = thinkers
        self.metrics = metrics
        self.presence = presence
        self.sessions = sessions
        self.lease = lease
        self.kept: set[str] = set()
        self.last_used: dict[str, float] = {}
        self._alarms: dict[str, float | None] = {}
        """When something is to be done at the tables that are kept, by the last round."""
        self._thinking: set[tuple[str, int, int | None, int]] = set()
        """Table, seat and question of every bot that is at it."""
        self._clocks: dict[str, asyncio.TimerHandle] = {}
        self._next_sweep = 0.0

    def open(self) -> None:
        self._begin(rounds(self._round, lambda: asyncio.sleep(self.lease / ROUNDS_PER_LEASE), "keeper"))

    async def close(self) -> None:
        """Others go on with its tables, once nothing is begun any more."""
        for timer in self._clocks.values():
            timer.cancel()
        with contextlib.suppress(Unavailable):
            await self.rooms.store.let_go(self.node)
        self.thinkers.close()

    # -- whose tables -------------------------------------------------------------------------------------------

    async def _round(self) -> None:
        store, now = self.rooms.store, self.rooms.clock()
        before = set(self.kept)
        renewed = await store.kept(self.node)
        self.kept = renewed | (self.kept - before)
        for table in await store.orphans(self.lease):
            await self._wake(table)
            if await store.keep(table, self.node, self.lease):
                log.info("takes over table %s", table)
                self.kept.add(table)
                await self._list_anew(table)
        self._alarms = await store.alarms(self.node)
        for table in list(self.kept):
            if table in self.rooms.rooms or self._is_soon(self._alarms.get(table)):
                # Nothing is done twice; but what once failed is done now.
                await self._look_at(table)
        await self._let_go_of_idle_tables()
        await self.rooms.refresh_names()
        await self.sessions.check()
        await self.presence.tell_all(self.rooms.rooms.values())
        if now > self._next_sweep:
            await store.sweep_sessions(now)
            await store.sweep_resets(now)
            await self._close_stale_tables(now)
            gc.collect()
            self._next_sweep = now + SWEEP_SECONDS

    async def _close_stale_tables(self, now: float) -> None:
        """Those that have waited too long for players."""
        for pace, seconds in seating.LIFETIME.items():
            for table in await self.rooms.store.stale(pace, now - seconds):
                with contextlib.suppress(Refused):
                    async with self.rooms.enter(table) as room:
                        await self.rooms.do(room, lambda table: seating.expire(table, now))

    async def _let_go_of_idle_tables(self) -> None:
        newest = sorted(self.last_used.values())[-MOST_IDLE:]
        late = max(time.monotonic() - IDLE_SECONDS, newest[0] if len(newest) == MOST_IDLE else 0.0)
        for table in [t for t in self.kept if not self._needs_keeping(t)]:
            self.kept.discard(table)
            await self.rooms.store.let_go(self.node, table)
        self.rooms.unload(lambda room: not self._is_at_work(room) and self.last_used.get(room.id, 0.0) < late)
        self.last_used = {table: then for table, then in self.last_used.items() if table in self.rooms.rooms}

    def _needs_keeping(self, table: str) -> bool:
        room = self.rooms.rooms.get(table)
        if room is None:
            return self._alarms.get(table) is not None
        return not room.known or self._is_wanted(room)

    def _is_at_work(self, room: Room) -> bool:
        """Whether a table that is kept must stay at hand; where only a clock runs, it is read again in time."""
        if room.id not in self.kept or not room.known:
            return room.id in self.kept
        return bool(room.table.bots_to_move and not room.rests) or self._is_soon(room.table.due)

    def _is_soon(self, due: float | None) -> bool:
        return due is not None and due < self.rooms.clock() + self.lease

    @staticmethod
    def _is_wanted(room: Room) -> bool:
        """Whether something is to be done at a table that nobody asks for."""
        return room.table.due is not None or bool(room.table.bots_to_move and not room.rests)

    async def _wake(self, table: str) -> None:
        """Another node has died that kept a table: its clocks stood still."""
        with contextlib.suppress(Refused, Unavailable):
            async with self.rooms.enter(table) as room:
                await self.rooms.wake(room)

    async def _list_anew(self, table: str) -> None:
        """Nothing is to be done at a table any more: lists said so before its bots could rest."""
        with contextlib.suppress(Refused, Conflict):
            async with self.rooms.enter(table) as room:
                if room.table.alarm is None:
                    await self.rooms.store.append(listing(room.table, set()), [])

    async def _look_at(self, table: str) -> None:
        with contextlib.suppress(Refused, Unavailable):
            async with self.rooms.enter(table) as room:
                self._attend(room)

    # -- what happens at tables -------------------------------------------------------------------------------------

    def happened(self, room: Room, kinds: Kinds) -> None:
        """Something changed at a table: perhaps a bot must think now, or another clock runs."""
        self.last_used[room.id] = time.monotonic()
        if room.id in self.kept:
            self._attend(room)
        elif self._is_wanted(room):
            self._begin(self._keep(room.id))

    def came(self, room: Room) -> None:
        """Somebody came to a table: perhaps its bots have waited for that."""
        if room.table.bots_to_move:
            self.happened(room, set())

    async def _keep(self, table: str) -> None:
        with contextlib.suppress(Unavailable):
            if await self.rooms.store.keep(table, self.node, self.lease):
                self.kept.add(table)
                await self._look_at(table)

    def _attend(self, room: Room) -> None:
        table = room.table
        timer = self._clocks.pop(room.id, None)
        if timer is not None:
            timer.cancel()
        for seat, person, _ in [] if room.rests else table.bots_to_move:
            assert table.play is not None
            bot = room.id, seat, person, table.play.of[seat, person].asked
            if bot not in self._thinking:
                self._thinking.add(bot)
                self._begin(self._let_think(*bot))
        due = table.due
        if due is not None and not self.rooms.background.closed:
            # The timer knows the table by its name alone: else it would stay in memory until its time is up.
            kept, wait = room.id, max(0.0, due - self.rooms.clock()) + 0.01
            loop = asyncio.get_running_loop()
            self._clocks[kept] = loop.call_later(wait, lambda: self._begin(self._time_is_up(kept)))

    # -- bots and clocks ----------------------------------------------------------------------------------------------

    async def _let_think(self, id: str, seat: int, person: int | None, question: int) -> None:
        try:
            await self._think(id, seat, person, question)
        except (Refused, Unavailable) as wrong:
            if not isinstance(wrong, Refused) or wrong.code == "unavailable":
                await asyncio.sleep(1)
                self._begin(self._look_at(id))
        finally:
            self._thinking.discard((id, seat, person, question))

    async def _think(self, id: str, seat: int, person: int | None, question: int) -> None:
        async with self.rooms.enter(id) as room:
            table = room.table
            level = next((bot for *who, bot in table.bots_to_move if who == [seat, person]), None)
            if table.play is None or level is None or table.play.of[seat, person].asked != question:
                return
            # What nobody knows before the end is part of it: nobody else can think what this bot will think.
            claim, chance = room.claim, table.created.seed or f"{id} {table.created.secret}"
            match, meant = table.play.match.branch(), meant_by(table.coach, table.play.match.choices, seat)
        seed = f"{chance} {seat} {question}"
        text, thoughts = (meant, ()) if meant else await self._thought(level, match, seed, seat, person, claim)
        async with self.rooms.enter(id) as room:
            if (seat, person, level) not in room.table.bots_to_move:
                return
            now = self.rooms.clock()
            given: dict[str, Any] = {"by": "", "now": now, "thoughts": thoughts}
            await self.rooms.do(room, lambda table: playing.answer(table, seat, person, question, text, **given))

    async def _thought(
        self, level: str, match: Match, seed: str, seat: int, person: int | None, claim: Claim
    ) -> tuple[str, Sequence[Answer]]:
        """What a bot chooses, and what it thought."""
        try:
            with self.metrics.bots.time():
                thought = await self.thinkers.think(level, match, seat, seed, person, claim)
        except Exception:
            # A table must never stand still because of a bot.
            log.exception("table %s: the bot %s on seat %d stumbled", seed.split(maxsplit=1)[0], level, seat)
            thought = Thinking(match.legal(seat, person)[0])
        return str(match.game.actions.write(thought.action)), thought.thoughts

    async def _time_is_up(self, id: str) -> None:
        try:
            async with self.rooms.enter(id) as room:
                now = self.rooms.clock()
                await self.rooms.do(room, lambda table: playing.out_of_time(table, now))
                self._attend(room)
        except (Refused, Unavailable) as wrong:
            log.warning("table %s: its clock could not be told: %s", id, wrong)
