"""Live connections: what a WebSocket says, and what it is told.

Nobody ever waits for a slow reader: what cannot be written at once lies in an outbox, and a task sends it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from regnum.store import Unavailable

from ..people.limits import AT_ONCE
from ..people.sessions import Visitor
from ..table.refused import Refused
from ..telling.tables import Summary
from . import answers, commands, errors
from .answers import encode
from .doing import obey
from .misshapen import misshapen
from .outbox import Outbox
from .people import me
from .subscription import Subscription

if TYPE_CHECKING:
    from starlette.types import Message, Receive, Send

    from ..house import House

log = logging.getLogger("regnum.live")

LONGEST_MESSAGE = 16_384
MOST_TABLES = 50
"""How many tables one connection may have open."""
OPEN = "open table of an address"
SIGNED_OUT = 4401
"""The code with which a connection is closed whose session has ended."""
NOT_WANTED = 1008
"""The code with which a connection is closed that tires the server."""
FAREWELL_SECONDS = 5.0
MOST_NONSENSE = 10
"""Whoever says so often in a row what cannot be understood, or too much, is disconnected."""
NONSENSE = ("malformed", "too-large", "too-fast")
MOST_ANSWERS = 200
"""Whoever leaves so much unread is disconnected, whether they asked for it or only listen."""

OfTheConnection: TypeAlias = commands.Open | commands.Close | commands.Look | commands.Watch | commands.Ping
"""What is said about what the connection is to be told, and changes nothing at any table."""


class Connection:
    """One WebSocket."""

    def __init__(self, house: House, visitor: Visitor, receive: Receive, send: Send) -> None:
        self.house = house
        self.visitor = visitor
        self.account = visitor.id
        self.outbox = Outbox()
        self.tables: dict[str, Subscription] = {}
        self._nonsense = 0
        self._receive = receive
        self._send = send
        self._reader: asyncio.Task[None] | None = None
        self._farewell: tuple[int, str] | None = None
        """The code and the words with which it is closed from here."""

    async def live(self, version: str) -> None:
        """Until one side has enough, or the session has ended."""
        self._greet(version)
        self.house.operators.listeners.add(self)
        loop = asyncio.get_running_loop()
        writer, reader = loop.create_task(self._write_on()), loop.create_task(self._read_on())
        self._reader = reader
        self.house.sessions.hold(self.visitor.cookie, self)
        try:
            await reader
        except asyncio.CancelledError:
            if self._farewell is None:
                raise
        finally:
            self.house.sessions.release(self.visitor.cookie, self)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
            self.house.lobby.watchers.discard(self)
            self.house.operators.listeners.discard(self)
            for table in list(self.tables):
                self.leave(table)
        if self._farewell is not None:
            await self._say_farewell(*self._farewell)

    async def _say_farewell(self, code: int, why: str) -> None:
        """Last of all: whoever reads nothing never takes it."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL_SECONDS):
                await self._send({"type": "websocket.close", "code": code, "reason": why})

    def session_ended(self) -> None:
        """Nothing more is heard or told for somebody who is signed out."""
        self._hang_up(SIGNED_OUT, "signed out")

    def _hang_up(self, code: int, why: str) -> None:
        self._farewell = self._farewell or (code, why)
        if self._reader is not None:
            self._reader.cancel()

    def answer(self, text: bytes) -> None:
        """Tell something that no later news replaces."""
        self.outbox.answer(text)
        if len(self.outbox.answers) >= MOST_ANSWERS and self._farewell is None:
            self._send_away("does not read")

    def _send_away(self, why: str) -> None:
        log.warning("a connection of %s was closed because it %s", self.account or self.visitor.address, why)
        self._hang_up(NOT_WANTED, why)

    def _greet(self, version: str) -> None:
        account = self.visitor.account
        known = me(self.house, account, self.visitor.cookie) if account else None
        work = self.house.operators.maintenance
        hello = answers.Hello(kind="hello", me=known, time=self.house.clock(), version=version, maintenance=work)
        self.answer(encode(hello))

    def maintenance_changed(self) -> None:
        work = self.house.operators.maintenance
        self.answer(encode(answers.MaintenanceFrame(kind="maintenance", maintenance=work)))

    async def _write_on(self) -> None:
        while True:
            await self.outbox.filled.wait()
            await self._send({"type": "websocket.send", "text": self.outbox.take().decode()})

    async def _read_on(self) -> None:
        while self._farewell is None:
            message: Message = await self._receive()
            if message["type"] == "websocket.disconnect":
                return
            await self._hear(message.get("text"))
            if self._nonsense >= MOST_NONSENSE:
                self._send_away("talks nonsense")

    # -- what it says -----------------------------------------------------------------------------------------------

    def refuse(self, number: object, wrong: Refused) -> None:
        self.house.metrics.refusals.labels(wrong.code).inc()
        self.answer(encode({"kind": "refused", "id": number, **errors.told(wrong, self.visitor.language)}))

    async def _hear(self, text: str | None) -> None:
        number: commands.MessageId = None
        answer: Any = None
        nonsense, self._nonsense = self._nonsense, 0
        try:
            message = self._understood(text)
            number = message.id
            self.house.metrics.messages.labels(message.__struct_config__.tag).inc()
            if isinstance(message, OfTheConnection):
                self._spend()
                await self._attend(message)
            else:
                answer = await obey(self.house, self.visitor, message)
        except Refused as wrong:
            self._nonsense = nonsense + 1 if wrong.code in NONSENSE else 0
            self.refuse(_number(text) if number is None else number, wrong)
        except Unavailable as wrong:
            self.refuse(number, errors.unavailable(wrong))
        except Exception:
            log.exception("something that was said could not be done")
            self.refuse(number, Refused("broken", "something went wrong here"))
        else:
            if isinstance(message, commands.Ping):
                self.answer(encode(answers.Pong(kind="pong", id=number, time=self.house.clock())))
            elif number is not None:
                self.answer(encode(answers.Done(kind="done", id=number, answer=answer)))

    def _understood(self, text: str | None) -> commands.Message:
        """What was said; nonsense costs as much as sense."""
        if text is not None and len(text) <= LONGEST_MESSAGE:
            try:
                return commands.message.decode(text)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as wrong:
                self._spend()
                raise misshapen(wrong) from wrong
        self._spend()
        if text is None:
            raise Refused("malformed", "expected text, not bytes")
        raise Refused("too-large", "a message has at most {characters} characters", characters=LONGEST_MESSAGE)

    def _spend(self) -> None:
        """Nobody talks without end; those without an account are counted by their address."""
        self.house.limits.spend_as(self.visitor, "message")

    async def _attend(self, message: OfTheConnection) -> None:
        if isinstance(message, commands.Open):
            await self._open(message)
        elif isinstance(message, commands.Close):
            self.leave(message.table)
        elif isinstance(message, commands.Look):
            self._look(message)
        elif isinstance(message, commands.Watch):
            await self._look_at_the_lobby(message)

    async def _open(self, message: commands.Open) -> None:
        if len(self.tables) >= MOST_TABLES and message.table not in self.tables:
            raise Refused("too-large", "at most {tables} tables can be open at once", tables=MOST_TABLES)
        visitor = self.visitor.speaking_for(message.companion)
        async with self.house.look(message.table, visitor) as room:
            if room.table.play is not None:
                self.house.spend_steps(room.table, visitor, message.last)
            self.leave(message.table)
            self._take_one_more()
            made = self.tables[message.table] = Subscription(self, visitor, message.last, message.chat)
            room.listeners.add(made)
            room.seen.clear()
            made.table_changed(room)
            self.house.comings.happened(room)
            self.house.keeper.came(room)
            if room.table.play is not None:
                audience = room.table.audience(visitor.id)
                self.house.retractions.find_out(room.table, audience)
                if message.last > audience.number:
                    # From before somebody took it back, or from nowhere: begin anew.
                    made.heard = 0
                made.game_changed(room)
            await self.house.rooms.spread_chat(room, [made])

    def _take_one_more(self) -> None:
        """Nobody has tables kept in memory without end, by however many connections."""
        if not self.house.limits.take(OPEN, self.visitor.address):
            raise Refused("too-large", "at most {tables} tables can be open at once", tables=AT_ONCE[OPEN])

    def _look(self, message: commands.Look) -> None:
        """Somebody turns to a table, or to something else."""
        at, room = self.tables.get(message.table), self.house.rooms.rooms.get(message.table)
        if at is not None and room is not None and at.looking != message.on:
            at.looking = message.on
            self.house.comings.happened(room)

    def leave(self, table: str) -> None:
        gone = self.tables.pop(table, None)
        room = self.house.rooms.rooms.get(table)
        if gone is not None:
            self.house.limits.put_back(OPEN, self.visitor.address)
        if gone is not None and room is not None:
            room.listeners.discard(gone)
            self.house.comings.happened(room)
            self.house.rooms.left(room)

    # -- the lobby -----------------------------------------------------------------------------------------------------

    async def _look_at_the_lobby(self, message: commands.Watch) -> None:
        lobby = self.house.lobby
        lobby.watchers.discard(self)
        if not message.on:
            return
        self.house.limits.spend("reading", self.visitor.address)
        lobby.watchers.add(self)
        found = await lobby.find("mine", self.account, before=self.house.clock() + 1, limit=100)
        found += await lobby.find("open", self.account, before=self.house.clock() + 1, limit=100)
        self.answer(self._lobby({table["table"]: table for table in found}.values()))

    def lobby_changed(self, tables: Sequence[Summary], sent: dict[str, bytes]) -> None:
        text = sent.get(self.visitor.language)
        if text is None:
            text = sent[self.visitor.language] = self._lobby(tables)
        self.answer(text)

    def _lobby(self, tables: Iterable[Summary]) -> bytes:
        return encode({"kind": "lobby", "tables": self.house.all_listed(tables, self.visitor)})


class _Numbered(msgspec.Struct):
    id: int | str | None = None


def _number(text: str | None) -> int | str | None:
    """The number of a message that cannot be understood, if that much can."""
    try:
        return msgspec.json.decode(text or "", type=_Numbered).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
