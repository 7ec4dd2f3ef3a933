"""The house: everything a node consists of, and the one door through which people do things at tables."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from argon2 import PasswordHasher

from regnum.store import PRESENCE, Conflict, News, Store, Unavailable

from .people.accounts import Accounts
from .people.limits import Limits
from .people.names import Names
from .people.sessions import Sessions, Visitor
from .rooms.keeper import LEASE_SECONDS, Keeper
from .rooms.lobby import Lobby
from .rooms.presence import Presence
from .rooms.retractions import Retractions
from .rooms.room import Room
from .rooms.rooms import Rooms
from .running.metrics import Metrics
from .running.thinkers import Thinkers
from .table import creating, playing, seating
from .table.journal import Created, Muted, Rematched
from .table.refused import Refused, unavailable
from .table.seating import Lines
from .table.table import Table
from .telling import facts
from .wire import commands

Answer = dict[str, Any]
Clock = Callable[[], float]


class House:
    """One node over one store."""

    def __init__(
        self,
        store: Store,
        *,
        thinkers: Thinkers,
        clock: Clock = time.time,
        limits: float = 1.0,
        lease: float = LEASE_SECONDS,
        hasher: PasswordHasher | None = None,
    ) -> None:
        self.store = store
        self.clock = clock
        self.names = Names(store)
        self.accounts = Accounts(store, self.names, hasher or PasswordHasher())
        self.sessions = Sessions(store)
        self.limits = Limits(time.monotonic, limits)
        self.metrics = Metrics()
        self.rooms = Rooms(store, self.names, clock)
        self.retractions = Retractions()
        self.lobby = Lobby(store, self.names)
        node = secrets.token_hex(6)
        self.presence = Presence(store, node, lease)
        self.keeper = Keeper(self.rooms, thinkers, self.metrics, self.presence, lease)
        self.rooms.happened += [
            self.metrics.happened,
            self.retractions.happened,
            self.lobby.happened,
            self.keeper.happened,
        ]

    async def open(self) -> None:
        await self.store.open()
        self.store.listen(self.heard)
        self.keeper.open()

    async def close(self) -> None:
        await self.keeper.close()
        await self.rooms.close()
        await self.store.close()

    def heard(self, news: News | None) -> None:
        """Another node wrote something, or we may have missed that it did."""
        if news is None:
            for table in list(self.rooms.rooms):
                if not self._need_not_know(table):
                    self.keeper.begin(self.rooms.refresh(table))
        elif news.what.startswith(PRESENCE):
            self._heard_of_presence(news.table, news.what.removeprefix(PRESENCE))
        elif news.table in self.rooms.rooms and not self._need_not_know(news.table):
            hear = self.rooms.refresh_chat if news.what == "chat" else self.rooms.refresh
            self.keeper.begin(hear(news.table))
        elif self.lobby.watchers and news.what == "journal":
            self.keeper.begin(self.lobby.hear(news.table))

    def _need_not_know(self, table: str) -> bool:
        """Whether nobody here listens to a table: then it is forgotten, and read again when somebody does."""
        return table not in self.keeper.kept and self.rooms.drop(table)

    def _heard_of_presence(self, table: str, who: str) -> None:
        changed, unknown = self.presence.hear(table, who)
        room = self.rooms.rooms.get(table)
        if room is None or not room.listeners:
            return
        if unknown:
            # That node may have begun after we last told who is here.
            self.keeper.begin(self.presence.tell(room))
        if changed:
            self.rooms.tell_presence(room)

    def came_or_went(self, room: Room) -> None:
        """Somebody came to a table or left it: all who are there are told, on all nodes."""
        self.rooms.tell_presence(room)
        if self.store.shared:
            self.keeper.begin(self.presence.tell(room))

    # -- looking -----------------------------------------------------------------------------------------------

    def shown(self, room: Room, visitor: Visitor) -> Answer:
        """A table's facts for somebody; one must be in the room."""
        seen = self._seen(
            facts.summary(room.table), visitor, lambda who: room.here(who) or self.presence.here(room.id, who)
        )
        return {**seen, **facts.inside(room.table, visitor.id)}

    def listed(self, summary: Mapping[str, Any], visitor: Visitor) -> Answer:
        """A table's facts for somebody, as lists show them."""
        return self._seen(summary, visitor, lambda account: False)

    def _seen(self, summary: Mapping[str, Any], visitor: Visitor, here: Callable[[str], bool]) -> Answer:
        watching = self.rooms.watching(summary["table"]) + self.presence.watching(summary["table"])
        return facts.shown(summary, visitor.id, visitor.language, self.names, here, watching)

    # -- doing ---------------------------------------------------------------------------------------------------

    async def create(self, visitor: Visitor, wish: commands.NewTable) -> Answer:
        account = visitor.must_be_somebody().id
        self.limits.spend("table", account)
        created, sit = creating.from_wish(account, wish, self.clock())
        return await self._create(visitor, created, sit)

    async def teach(self, visitor: Visitor, game: str) -> Answer:
        """A table at which somebody learns a game."""
        account = visitor.must_be_somebody().id
        self.limits.spend("table", account)
        return await self._create(visitor, *creating.lesson(account, game, self.clock()))

    async def _create(self, visitor: Visitor, created: Created, sit: Callable[[Table], Lines]) -> Answer:
        table = creating.new_id()
        await self.names.load([visitor.id])
        await self.rooms.create(table, created, sit)
        async with self.rooms.enter(table) as room:
            return self.shown(room, visitor)

    async def obey(self, visitor: Visitor, command: commands.Command) -> Answer:
        """Carry out what somebody wants to do at a table, and say what became of it."""
        self._listen_to(visitor)
        special = _SPECIAL.get(type(command))
        if special is not None:
            return await special(self, visitor, command)
        lines, answer = _USUAL[type(command)]
        with self.metrics.commands.time():
            async with self.rooms.enter(command.table) as room:
                await self.rooms.do(room, lambda table: lines(table, visitor.id, command, self.clock()))
                return answer(self, room, visitor)

    def _listen_to(self, visitor: Visitor) -> None:
        visitor.must_be_somebody()
        self.limits.spend("message", visitor.id)

    async def _chat(self, visitor: Visitor, command: commands.Chat) -> Answer:
        self.limits.spend("chat", visitor.id)
        async with self.rooms.enter(command.table) as room:
            seat = room.table.seat_of(visitor.id)
            if seat is None and not room.table.spectators_may_chat:
                raise Refused("forbidden", "spectators may not speak at this table")
            for _ in range(3):
                try:
                    line = await self.store.say(
                        room.id, visitor.id, -1 if seat is None else seat, command.text, self.clock()
                    )
                except Conflict:
                    continue
                except Unavailable as wrong:
                    raise unavailable(wrong) from wrong
                await self.names.load([visitor.id])
                self.rooms.tell_chat(room)
                return {"line": line}
        raise Refused("unavailable", "others were faster: try again")

    async def _rematch(self, visitor: Visitor, command: commands.Rematch) -> Answer:
        async with self.rooms.enter(command.table) as room:
            seating.must_sit(room.table, visitor.id)
            new = room.table.rematch
            if not new:
                self.limits.spend("table", visitor.id)
                now = self.clock()
                created, sit = creating.rematch(room.table, visitor.id, now)
                new = creating.new_id()
                await self.rooms.create(new, created, sit)
                await self.rooms.do(room, lambda table: iter([Rematched(at=now, table=new)]))
        async with self.rooms.enter(new) as room:
            return self.shown(room, visitor)

    async def _branch(self, visitor: Visitor, command: commands.Branch) -> Answer:
        self.limits.spend("table", visitor.id)
        async with self.rooms.enter(command.table) as room:
            created, sit = creating.branch(room.table, visitor.id, command, self.clock())
        return await self._create(visitor, created, sit)

    # -- answers ---------------------------------------------------------------------------------------------------

    def _numbered(self, room: Room, visitor: Visitor) -> Answer:
        return {"number": room.table.audience(visitor.id).number}

    def _requested(self, room: Room, visitor: Visitor) -> Answer:
        return {"request": room.table.last_request}


def _mute(table: Table, account: str, wish: commands.Mute, now: float) -> Lines:
    seating.must_host(table, account)
    yield Muted(at=now, spectators_may_chat=wish.spectators_may_chat)


Special = Callable[[House, Visitor, Any], Awaitable[Answer]]
Act = Callable[[Table, str, Any, float], Lines]
Reply = Callable[[House, Room, Visitor], Answer]

_SPECIAL: dict[type, Special] = {
    commands.Chat: House._chat,
    commands.Rematch: House._rematch,
    commands.Branch: House._branch,
}
_USUAL: dict[type, tuple[Act, Reply]] = {
    commands.Join: (seating.join, House.shown),
    commands.Leave: (lambda table, who, wish, now: seating.leave(table, who, now), House.shown),
    commands.Plan: (seating.plan, House.shown),
    commands.Contribute: (seating.contribute, House.shown),
    commands.Start: (lambda table, who, wish, now: seating.start(table, who, now), House.shown),
    commands.Mute: (_mute, House.shown),
    commands.Choose: (playing.choose, House._numbered),
    commands.Undo: (lambda table, who, wish, now: playing.take_back(table, who, now), House._numbered),
    commands.Resume: (lambda table, who, wish, now: playing.resume(table, who, now), House._numbered),
    commands.Concede: (lambda table, who, wish, now: playing.concede(table, who, now), House._numbered),
    commands.Ask: (playing.ask, House._requested),
    commands.Agree: (playing.agree, House._requested),
}
