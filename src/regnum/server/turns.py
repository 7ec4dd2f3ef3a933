"""Turns: what is done at tables, each thing when it is its turn.

Whatever somebody wants to do waits its turn, is checked and carried out, is written to the store, and only then is
anybody told. What is wanted at many tables in the same turn of the loop is written together, because a write costs
more than what is in it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from regnum.kernel import IllegalChoice
from regnum.store import Conflict, Entry, Growth, Store, StoreError, Unavailable

from . import facts, journal
from .errors import Refused
from .journal import Created, Line
from .names import Names
from .playing import illegal
from .room import Command, Room, Wish
from .rooms import Rooms
from .table import Table

log = logging.getLogger("regnum.turns")

TRIES = 20
"""How often something is tried anew because another node was faster."""


class Turn:
    """What is wanted at one table, together, and the lines it makes."""

    __slots__ = ("lines", "room", "wishes")

    def __init__(self, room: Room, wishes: list[Wish] | None = None) -> None:
        """Without ``wishes`` all that wait at the door."""
        self.room = room
        self.lines: list[Line] = []
        if wishes is None:
            wishes, room.wishes = room.wishes, []
        self.wishes = wishes

    @property
    def growth(self) -> Growth:
        table = self.room.table
        return Growth(facts.listing(table, self.lines), _entries(table, self.lines))

    def refuse(self, reason: str) -> None:
        for wish in self.wishes:
            wish.refuse(Refused("unavailable", reason))

    def settle(self) -> None:
        for wish in self.wishes:
            wish.settle(self.room)


class Turns(Rooms):
    """All rooms of this node, and what is done in them."""

    def __init__(self, store: Store, names: Names, clock: Callable[[], float]) -> None:
        super().__init__(store, names, clock)
        self._ready: list[Room] = []
        """Where something is wanted that is done when the loop comes round."""

    async def create(self, id: str, created: Created, seating: Command) -> None:
        """A new table; what ``seating`` says happens at once."""
        table = Table(id, created)
        lines = [table.apply(line) for line in seating(table)]
        every: list[Line] = [created, *lines]
        try:
            await self.store.create(facts.listing(table, every), _entries(table, every))
        except Unavailable as wrong:
            raise Refused("unavailable", str(wrong)) from wrong
        async with self.room(id) as room:
            self.tell(room, every)

    async def act(self, id: str, command: Command, reply: Callable[[Room], Any]) -> Any:
        """Do something at a table; ``reply`` says what to answer as the table stands then."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        def settle(room: Room, wrong: Exception | None) -> None:
            if answer.done():
                return
            try:
                if wrong is not None:
                    raise wrong
                answer.set_result(reply(room))
            except Exception as raised:
                answer.set_exception(raised)

        self.wish(id, Wish(command, settle))
        return await answer

    def wish(self, id: str, wish: Wish) -> None:
        """Let something be done together with all that is wanted at the same moment: it shares one write."""
        room = self._door(id)
        room.users += 1
        room.wishes.append(wish)
        self.turn_to(room)

    async def do(self, room: Room, command: Command) -> None:
        """Carry something out at the table of a room that one is in."""
        wish = Wish(command, lambda room, wrong: None)
        await self._alone(room, wish)
        if wish.wrong is not None:
            raise wish.wrong

    def turn_to(self, room: Room) -> None:
        """If something is wanted at a table and nobody is there, it is its turn when the loop comes round."""
        if room.wishes and room.queue.take():
            if not self._ready:
                self.begin(self._take_turns())
            self._ready.append(room)

    async def _take_turns(self) -> None:
        ready, self._ready = self._ready, []
        turns = [Turn(room) for room in ready]
        again = [turn for turn in turns if turn.room.state is None]
        try:
            again += await self._try([turn for turn in turns if turn.room.state is not None])
            for turn in again:
                self.begin(self._one_by_one(turn))
        finally:
            for turn in turns:
                if turn not in again:
                    self._leave(turn)

    async def _one_by_one(self, turn: Turn) -> None:
        """The table must be read (again), and none of those who were together may suffer from the others."""
        try:
            for wish in turn.wishes:
                await self._alone(turn.room, wish)
        finally:
            self._leave(turn)

    async def _alone(self, room: Room, wish: Wish) -> None:
        for _ in range(TRIES):
            try:
                await self.read_on(room)
            except Refused as wrong:
                wish.refuse(wrong)
                break
            if not await self._try([Turn(room, [wish])]):
                return
        else:
            wish.refuse(Refused("unavailable", "others are faster: try again"))
        wish.settle(room)

    def _leave(self, turn: Turn) -> None:
        room = turn.room
        room.users -= len(turn.wishes)
        room.queue.leave()
        self.turn_to(room)
        self.tidy(room)

    async def _try(self, turns: list[Turn]) -> list[Turn]:
        """Carry out what is wanted at these tables, write it, and tell it; where that must be done anew."""
        again, changed = [], []
        for turn in turns:
            self._carry_out_all(turn)
            if turn.room.state is None and len(turn.wishes) > 1:
                again.append(turn)
            elif turn.room.state is not None and turn.lines:
                changed.append(turn)
        if changed:
            again += await self._write(changed)
        for turn in turns:
            if turn not in again:
                turn.settle()
        return again

    async def _write(self, turns: list[Turn]) -> list[Turn]:
        try:
            outcomes = await self.store.append_all([turn.growth for turn in turns])
            tables = [turn.room.table for turn in turns if facts.seated(turn.lines)]
            await self.names.load([account for table in tables for account in table.people])
        except BaseException as wrong:
            for turn in turns:
                self.forget(turn.room)
                turn.refuse(str(wrong))
            if isinstance(wrong, Unavailable):
                return []
            raise
        slower = []
        for turn, outcome in zip(turns, outcomes, strict=True):
            if isinstance(outcome, Conflict):
                turn.room.state = None
                slower.append(turn)
            elif isinstance(outcome, StoreError):
                self.forget(turn.room)
                turn.refuse(str(outcome))
            else:
                self._tell_in_any_case(turn)
        return slower

    def _tell_in_any_case(self, turn: Turn) -> None:
        """What is written is done, whatever goes wrong in telling it."""
        try:
            self.tell(turn.room, turn.lines)
        except Exception:
            log.exception("table %s: what is written could not be told", turn.room.id)

    def _carry_out_all(self, turn: Turn) -> None:
        room, lines = turn.room, turn.lines
        for wish in turn.wishes:
            wish.wrong = None
            try:
                lines += self._carry_out(room, wish.command)
            except Exception as wrong:
                wish.wrong = wrong
                if room.state is None:
                    break

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


def _entries(table: Table, lines: list[Line]) -> list[Entry]:
    first = table.length - len(lines) + 1
    return [Entry(number, journal.write(line)) for number, line in enumerate(lines, first)]
