"""Live connections: what a WebSocket says, and what it is told.

Nobody ever waits for a slow reader: what cannot be written at once lies in an outbox, and a task sends it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from starlette.types import Message, Receive, Send

from regnum.store import Speech, Unavailable

from ..house import House
from ..people.sessions import Visitor
from ..rooms.listings import chat_line
from ..rooms.room import Room
from ..table.refused import Refused
from ..telling.tables import Summary
from ..telling.updates import Moment
from . import answers, commands, errors
from .answers import encode
from .doing import obey
from .misshapen import misshapen
from .outbox import Outbox
from .people import me

log = logging.getLogger("regnum.live")

LONGEST_MESSAGE = 16_384
MOST_TABLES = 50
"""How many tables one connection may have open."""
SIGNED_OUT = 4401
"""The code with which a connection is closed whose session has ended."""
MOST_NONSENSE = 10
"""Whoever says so often in a row what cannot be understood, or too much, is disconnected."""
NONSENSE = ("malformed", "too-large", "too-fast")
MOST_ANSWERS = 200
"""Whoever asks on without reading the answers is disconnected."""


class Subscription:
    """One connection at one table."""

    def __init__(self, connection: Connection, last: int, chat: int) -> None:
        self.connection = connection
        self.account = connection.visitor.id
        self.address = connection.visitor.address
        self.looking = True
        self.heard = last
        self.chat = chat
        self._language = connection.visitor.language
        self._notes = connection.house.retractions

    def table_changed(self, room: Room) -> None:
        house, visitor = self.connection.house, self.connection.visitor
        sight = visitor.language, self.account if self.account in room.table.places else ""
        text = room.seen.get(sight)
        if text is None:
            text = room.seen[sight] = encode({"kind": "table", **house.seen(room, visitor)})
        self.connection.outbox.tell(("table", room.id), text)

    def sent_away(self, room: Room) -> None:
        self.connection.leave(room.id)
        wrong = Refused("forbidden", "only those who play may look at this table")
        self.connection.refuse(None, wrong)

    def game_changed(self, room: Room) -> None:
        table = room.table
        audience = table.audience(self.account)
        if audience.number == self.heard:
            return
        moment: Moment = room.moment or self._moment(room)
        undo = self._notes.note(table, audience.seat, audience.person)
        # Whoever sees and has heard the same is told the same bytes.
        sight = audience, self._language, self.heard, undo["free"], undo["may_ask"]
        text = moment.sent.get(sight)
        if text is None:
            text = moment.sent[sight] = encode(moment.update(audience, self._language, self.heard, undo))
        self.connection.outbox.tell(("update", table.id), text, self, audience.number)

    def _moment(self, room: Room) -> Moment:
        house = self.connection.house
        made = room.moment = Moment(room.table, house.names.at(room.table), house.clock())
        return made

    def undo_changed(self, room: Room) -> None:
        audience = room.table.audience(self.account)
        note = self.connection.house.retractions.note(room.table, audience.seat, audience.person)
        body = {"kind": "undo", "table": room.id, "number": audience.number, "undo": note}
        self.connection.outbox.tell(("undo", room.id), encode(body))

    def chat_changed(self, room: Room, lines: Sequence[Speech], sent: dict[int, bytes]) -> None:
        fresh = [speech for speech in lines if speech.line > self.chat]
        if not fresh:
            return
        # Whoever has heard the same is told the same bytes.
        text = sent.get(self.chat)
        if text is None:
            told = [chat_line(speech, self.connection.house.names) for speech in fresh]
            text = sent[self.chat] = encode({"kind": "chat", "table": room.id, "lines": told})
        self.chat = fresh[-1].line
        self.connection.outbox.answer(text)


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
        self._ended = False

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
            if not self._ended:
                raise
            await self._send({"type": "websocket.close", "code": SIGNED_OUT, "reason": "signed out"})
        finally:
            self.house.sessions.release(self.visitor.cookie, self)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
            self.house.lobby.watchers.discard(self)
            self.house.operators.listeners.discard(self)
            for table in list(self.tables):
                self.leave(table)

    def session_ended(self) -> None:
        """Nothing more is heard or told for somebody who is signed out."""
        self._ended = True
        if self._reader is not None:
            self._reader.cancel()

    def _greet(self, version: str) -> None:
        account = self.visitor.account
        known = me(account, self.visitor.cookie) if account else None
        work = self.house.operators.maintenance
        hello = answers.Hello(kind="hello", me=known, time=self.house.clock(), version=version, maintenance=work)
        self.outbox.answer(encode(hello))

    def maintenance_changed(self) -> None:
        work = self.house.operators.maintenance
        self.outbox.answer(encode(answers.MaintenanceFrame(kind="maintenance", maintenance=work)))

    async def _write_on(self) -> None:
        while True:
            await self.outbox.filled.wait()
            while (text := self.outbox.take()) is not None:
                await self._send({"type": "websocket.send", "text": text.decode()})

    async def _read_on(self) -> None:
        while len(self.outbox.answers) < MOST_ANSWERS and self._nonsense < MOST_NONSENSE:
            message: Message = await self._receive()
            if message["type"] == "websocket.disconnect":
                return
            await self._hear(message.get("text"))
        why = "talks nonsense" if self._nonsense else "does not read"
        log.warning("a connection of %s was closed because it %s", self.account or self.visitor.address, why)
        if self._nonsense:
            await self._send({"type": "websocket.close", "code": 1008, "reason": why})

    # -- what it says -----------------------------------------------------------------------------------------------

    def refuse(self, number: object, wrong: Refused) -> None:
        self.house.metrics.refusals.labels(wrong.code).inc()
        self.outbox.answer(encode({"kind": "refused", "id": number, **errors.told(wrong, self.visitor.language)}))

    async def _hear(self, text: str | None) -> None:
        number: commands.MessageId = None
        nonsense, self._nonsense = self._nonsense, 0
        try:
            message = self._understood(text)
            number = message.id
            self.house.metrics.messages.labels(message.__struct_config__.tag).inc()
            answer = await self._obey(message)
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
                self.outbox.answer(encode(answers.Pong(kind="pong", id=number, time=self.house.clock())))
            elif number is not None:
                self.outbox.answer(encode(answers.Done(kind="done", id=number, answer=answer)))

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

    async def _obey(self, message: commands.Message) -> Any:
        if not isinstance(message, commands.Open | commands.Close | commands.Look | commands.Watch | commands.Ping):
            return await obey(self.house, self.visitor, message)
        self._spend()
        if isinstance(message, commands.Open):
            return await self._open(message)
        if isinstance(message, commands.Close):
            return self.leave(message.table)
        if isinstance(message, commands.Look):
            return self._look(message)
        return await self._look_at_the_lobby(message) if isinstance(message, commands.Watch) else None

    async def _open(self, message: commands.Open) -> None:
        if len(self.tables) >= MOST_TABLES and message.table not in self.tables:
            raise Refused("too-large", "at most {tables} tables can be open at once", tables=MOST_TABLES)
        async with self.house.look(message.table, self.visitor) as room:
            if room.table.play is not None:
                self.house.spend_steps(room.table, self.visitor, message.last)
            self.leave(message.table)
            made = self.tables[message.table] = Subscription(self, message.last, message.chat)
            room.listeners.add(made)
            room.seen.clear()
            made.table_changed(room)
            self.house.comings.happened(room)
            self.house.keeper.came(room)
            if room.table.play is not None:
                self.house.retractions.find_out(room.table, *room.table.place_of(self.account))
                if message.last > room.table.audience(self.account).number:
                    # From before somebody took it back, or from nowhere: begin anew.
                    made.heard = 0
                made.game_changed(room)
            await self.house.rooms.spread_chat(room, [made])

    def _look(self, message: commands.Look) -> None:
        """Somebody turns to a table, or to something else."""
        at, room = self.tables.get(message.table), self.house.rooms.rooms.get(message.table)
        if at is not None and room is not None and at.looking != message.on:
            at.looking = message.on
            self.house.comings.happened(room)

    def leave(self, table: str) -> None:
        gone = self.tables.pop(table, None)
        room = self.house.rooms.rooms.get(table)
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
        lobby.watchers.add(self)
        found = await lobby.find("mine", self.account, before=self.house.clock() + 1, limit=100)
        found += await lobby.find("open", self.account, before=self.house.clock() + 1, limit=100)
        self.outbox.answer(self._lobby({table["table"]: table for table in found}.values()))

    def lobby_changed(self, tables: Sequence[Summary], sent: dict[str, bytes]) -> None:
        text = sent.get(self.visitor.language)
        if text is None:
            text = sent[self.visitor.language] = self._lobby(tables)
        self.outbox.answer(text)

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
