"""A program's connection: the bots' protocol over a WebSocket, for all games that the program plays at once."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from importlib.metadata import version
from typing import TYPE_CHECKING

from regnum.bots import protocol
from regnum.bots.knowledge import Knowledge
from regnum.bots.program import PATIENCE, STARTING, alike
from regnum.bots.protocol import BotFailed, Said
from regnum.store import Account, Unavailable

from ...house import House
from ...people.limits import household
from ...rooms.room import Room
from ...table.refused import Refused
from ...table.seats import Place
from ...telling.remembered import Remembered
from ...wire import commands
from ...wire.answers import encode
from ...wire.doing import obey
from ...wire.outbox import Outbox
from .attendance import Attendance, Unanswered
from .kept import Program
from .programs import Programs, of, visiting

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

log = logging.getLogger("regnum.programs")

MOST_UNREAD = 200
"""Whoever reads nothing is disconnected."""
MOST_LATE = 1000
"""So many questions that are not open any more are remembered: an answer to them comes late, and is no nonsense."""
REFUSED = 1008
"""The code with which a connection is closed that is not, or no longer, wanted."""


async def live(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    """Somebody wants to connect a program."""
    part, address = of(house), household(scope["client"][0] if scope.get("client") else "")
    try:
        known = await part.known(_token(scope))
    except Unavailable:
        await send({"type": "websocket.close", "code": 1013, "reason": "try again later"})
        return
    await send({"type": "websocket.accept"})
    if known is None:
        await send({"type": "websocket.close", "code": REFUSED, "reason": "expected Authorization: Bearer TOKEN"})
        return
    program, account = known
    with contextlib.suppress(Refused), house.limits.hold(visiting(account, address), "connection"):
        await Talk(part, program, account, address, receive, send).live()
        return
    await send({"type": "websocket.close", "code": 1013, "reason": "too many connections are open already"})


def _token(scope: Scope) -> str:
    said = next((value for name, value in scope["headers"] if name == b"authorization"), b"")
    return str(said.decode(errors="replace").partition("Bearer ")[2].strip())


class Talk:
    """One connection."""

    def __init__(
        self, part: Programs, program: Program, account: Account, address: str, receive: Receive, send: Send
    ) -> None:
        self.part = part
        self.house = part.house
        self.token = program.token
        self.account = account
        self.address = address
        self.outbox = Outbox()
        self.attended: dict[str, Attendance] = {}
        self.open: dict[str, Unanswered] = {}
        self._late: Remembered[str, None] = Remembered(MOST_LATE)
        self._news: asyncio.Queue[str] = asyncio.Queue()
        self._receive = receive
        self._send = send
        self._reader: asyncio.Task[None] | None = None
        self._why = ""

    async def live(self) -> None:
        """Until one side has enough."""
        loop = asyncio.get_running_loop()
        writer, teller = loop.create_task(self._write_on()), loop.create_task(self._tell_on())
        reader = self._reader = loop.create_task(self._read_on())
        before = self.part.talks.get(self.account.id)
        if before is not None:
            before.hang_up("this program has connected again")
        self.part.talks[self.account.id] = self
        try:
            with self.house.metrics.connections.track_inprogress():
                await reader
        except asyncio.CancelledError:
            if not self._why:
                raise
        except BotFailed as wrong:
            self._why = str(wrong)
        finally:
            if self.part.talks.get(self.account.id) is self:
                del self.part.talks[self.account.id]
            for task in (writer, teller):
                task.cancel()
            await asyncio.gather(writer, teller, return_exceptions=True)
            for table in list(self.attended):
                self._leave(table)
        if self._why:
            log.info("the program %s is disconnected: %s", self.account.name, self._why)
            with contextlib.suppress(Exception):
                await self._send({"type": "websocket.close", "code": REFUSED, "reason": self._why[:100]})

    def hang_up(self, why: str) -> None:
        self._why = why
        if self._reader is not None:
            self._reader.cancel()

    def say(self, message: Said) -> None:
        if len(self.outbox.answers) >= MOST_UNREAD:
            self.hang_up("it does not read")
        self.outbox.answer(encode(message))

    def attend(self, table: str) -> None:
        """Something happened at a table; what, is looked at soon."""
        self._news.put_nowait(table)

    # -- what it says --------------------------------------------------------------------------------------------------

    async def _write_on(self) -> None:
        while True:
            await self.outbox.filled.wait()
            await self._send({"type": "websocket.send", "text": self.outbox.take().decode()})

    async def _read_on(self) -> None:
        self.say(protocol.hello(version("regnum")))
        try:
            async with asyncio.timeout(STARTING):
                said = await self._hear()
        except TimeoutError as wrong:
            raise BotFailed("time", "it did not answer hello in time") from wrong
        if said is None:
            return
        protocol.name_in(said)
        await self.part.kept.come(self.account.id, self.address, self.house.clock())
        await self.look_around(returned=True)
        while (said := await self._hear()) is not None:
            await self._answer(said)

    async def _hear(self) -> Said | None:
        """The next thing it says; None if it has left."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            return None
        text = message.get("text")
        if text is None or len(text) > protocol.LONGEST:
            raise BotFailed("nonsense", f"expected text of at most {protocol.LONGEST} characters")
        # Whoever says more than that is heard later: an answer may come twice, or late, and is read all the same.
        await asyncio.sleep(self.house.limits.wait("answer", self.account.id))
        return protocol.understood(text)

    async def _answer(self, said: Said) -> None:
        asked = said.get("id")
        if not isinstance(asked, str) or (asked not in self.open and asked not in self._late):
            raise BotFailed("nonsense", "expected the id of a question that was asked")
        question = self.open.pop(asked, None)
        self._late[asked] = None
        if question is None:
            return
        try:
            action = protocol.chosen_in(said, asked, question.offers)
        except BotFailed as wrong:
            log.info("the program %s gives table %s up: %s", self.account.name, question.table, wrong)
            await self.part.give_up(self.account, question.table)
            return
        await self._choose(question, str(question.game.actions.write(action)))

    async def _choose(self, question: Unanswered, choice: str) -> None:
        command = commands.Choose(table=question.table, question=question.number, choice=choice)
        try:
            await obey(self.house, visiting(self.account, self.address), command)
        except Refused as wrong:
            if wrong.code != "late":
                # Too fast, or the house is at work: it is asked again when somebody looks around.
                await asyncio.sleep(min(wrong.wait or 0.0, 1.0))
                self._ask_again(question.table)
        except Unavailable:
            self._ask_again(question.table)

    def _ask_again(self, table: str) -> None:
        if table in self.attended:
            self.attended[table].question = 0

    # -- what it is told -----------------------------------------------------------------------------------------------

    async def look_around(self, *, returned: bool = False) -> None:
        """Notice where it sits by now, where it lets others wait, and where something was left undone."""
        for table in await self.part.tables_of(self.account.id):
            if table not in self.attended:
                await self._sit_down(table, returned=returned)
            elif not self.attended[table].question:
                self.attend(table)
        for asked, question in list(self.open.items()):
            if not question.clocked and time.monotonic() - question.since > PATIENCE:
                self._is_late(asked)
                await self.part.give_up(self.account, question.table)

    async def _sit_down(self, table: str, *, returned: bool) -> None:
        with contextlib.suppress(Refused, Unavailable):
            async with self.house.rooms.enter(table) as room:
                place = room.table.places.get(self.account.id)
                if place is None:
                    return
                seat = room.table.seats[place.seat]
                stood_in = bool(seat.chairs[place.chair].bot) and not seat.conceded
                attendance = self.attended[table] = Attendance(self, table)
                room.listeners.add(attendance)
                self.house.comings.happened(room)
                self.house.keeper.came(room)
            self.attend(table)
            if returned and stood_in:
                await obey(self.house, visiting(self.account, self.address), commands.Resume(table=table))

    def _leave(self, table: str) -> None:
        attendance, room = self.attended.pop(table, None), self.house.rooms.rooms.get(table)
        if attendance is not None and room is not None:
            room.listeners.discard(attendance)
            self.house.comings.happened(room)
            self.house.rooms.left(room)

    async def _tell_on(self) -> None:
        while True:
            table = await self._news.get()
            try:
                async with self.house.rooms.enter(table) as room:
                    over = table in self.attended and self._tell(room, self.attended[table])
                if over:
                    self._leave(table)
            except (Refused, Unavailable):
                self._ask_again(table)
            except Exception:
                log.exception("table %s: the program %s could not be told", table, self.account.name)

    def _tell(self, room: Room, attendance: Attendance) -> bool:
        """Tell what is new at a table; whether it is done with it."""
        table, place = room.table, room.table.places.get(self.account.id)
        if place is None or table.status == "closed":
            return True
        if table.play is None:
            return False
        match = table.play.match
        if not attendance.begun:
            attendance.begun = True
            self.say(protocol.begin(table.id, Knowledge.of(match, place.seat), match.options))
        if table.status == "over":
            if match.result is not None:
                self.say(protocol.over(table.id, match.result))
            return True
        if table.status == "playing" and place.seat in table.waiting:
            self._ask(room, attendance, place)
        return False

    def _ask(self, room: Room, attendance: Attendance, place: Place) -> None:
        table, play = room.table, room.table.play
        assert play is not None
        number = play.of[place.seat, place.person].asked
        if not number or number == attendance.question or table.seats[place.seat].chairs[place.chair].bot:
            return
        for asked in [asked for asked, question in self.open.items() if question.table == table.id]:
            self._is_late(asked)
        knowledge = Knowledge.of(play.match, place.seat)
        told = alike(attendance.told, knowledge.history)
        attendance.told, attendance.question = knowledge.history, number
        clocked, asked = table.clocks.used, f"{table.id} {number}"
        seconds = table.clocks.remaining(place.seat, self.house.clock()) if clocked else None
        self._late.pop(asked, None)
        self.open[asked] = Unanswered(table.id, number, play.match.game, knowledge.offers, time.monotonic(), clocked)
        self.say(protocol.choose(table.id, asked, knowledge, told, seconds))

    def _is_late(self, asked: str) -> None:
        self.open.pop(asked, None)
        self._late[asked] = None
