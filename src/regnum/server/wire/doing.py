"""Doing something at a table: which word of a client is which act of the table, and what it is answered with."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from regnum.store import Conflict

from ..people.sessions import Visitor
from ..rooms.hosting import Hosting
from ..rooms.room import Room
from ..table import creating, playing, seating
from ..table.companions import owner
from ..table.files import from_file
from ..table.journal import Created, Rematched
from ..table.lines import must_be_one_line
from ..table.refused import Refused
from ..table.seating import AtTable, Entries
from ..telling.tables import TableSeen
from . import commands
from .answers import Numbered, Requested, Said

if TYPE_CHECKING:
    from ..house import House

log = logging.getLogger("regnum.doing")

MOST_TABLES = 100
"""How many unfinished tables somebody may have created."""


async def create(house: House, visitor: Visitor, wish: commands.NewTable) -> TableSeen:
    account = await _may_have_a_table(house, visitor)
    return await _created(house, visitor, *creating.new_table(account, house.clock(), **wish.said()))


async def claim(house: House, visitor: Visitor, table: str) -> TableSeen:
    """The table that a terminal wished for and that is begun now, or was before."""
    account = await _may_have_a_table(house, visitor)
    with house.wishes.granted(table) as wish:
        if wish is not None:
            return await _created(house, visitor, *wish(account, house.clock()), table=table)
    async with house.look(table, visitor) as room:
        return house.seen(room, visitor)


async def bring(house: House, visitor: Visitor, brought: commands.GameFile) -> TableSeen:
    """A table at which a game goes on that somebody has brought as a file."""
    account = await _may_have_a_table(house, visitor)
    house.limits.spend("transcript", visitor.address)
    file, people = brought.file, brought.people
    going_on = partial(from_file, account, house.clock(), file=file, boards=house.boards, people=people)
    made = await house.transcribing.do(going_on)
    return await _created(house, visitor, *made)


async def teach(house: House, visitor: Visitor, game: str) -> TableSeen:
    """A table at which somebody learns a game."""
    account = await _may_have_a_table(house, visitor)
    return await _created(house, visitor, *creating.lesson(account, game, house.clock()))


async def _may_have_a_table(house: House, visitor: Visitor) -> str:
    """The account, if it may create one more."""
    account = visitor.must_be_somebody().id
    house.limits.spend_as(visitor, "table")
    if await house.store.hosted(account) >= MOST_TABLES:
        log.warning("account %s has %d unfinished tables", account, MOST_TABLES)
        raise Refused("not-now", "you have {tables} unfinished tables: end some of them first", tables=MOST_TABLES)
    return account


async def _created(house: House, visitor: Visitor, created: Created, sit: AtTable, table: str = "") -> TableSeen:
    house.operators.must_not_be_at_work()
    table = table or creating.new_id()
    await house.names.load([visitor.id])
    await house.rooms.create(table, house.noted(created), house.sitting(visitor, sit))
    async with house.rooms.enter(table) as room:
        return house.seen(room, visitor)


async def obey(house: House, visitor: Visitor, command: commands.Command) -> Any:
    """Carry out what somebody wants to do at a table, and say what became of it."""
    visitor.must_be_somebody()
    visitor = visitor.speaking_for(command.companion)
    if not isinstance(command, commands.Chat):
        house.operators.must_not_be_at_work()
    house.limits.spend_as(visitor, "message")
    kind = type(command)
    if kind in _SPECIAL:
        return await _SPECIAL[kind](house, visitor, command)
    act, answer = _USUAL[kind]
    with house.metrics.commands.time():
        async with house.enter(command.table, visitor) as room:
            said = {name: getattr(command, name) for name in commands.SAID[kind]}
            await house.rooms.do(room, partial(act, account=visitor.id, now=house.clock(), **said))
            return answer(house, room, visitor)


async def _join(house: House, visitor: Visitor, command: commands.Join) -> TableSeen:
    async with house.enter(command.table, visitor) as room:
        people = room.table.people
        # Another node may have heard of another name just now.
        house.names.doubt([visitor.id])
        await house.names.load([visitor.id, *people])
        house.renaming.must_be_nobody_elses(visitor.id, house.names[visitor.id], people)
        said = {name: getattr(command, name) for name in commands.SAID[commands.Join]}
        join = partial(seating.join, account=visitor.id, now=house.clock(), **said)
        await house.rooms.do(room, house.sitting(visitor, join))
        return house.seen(room, visitor)


async def _chat(house: House, visitor: Visitor, command: commands.Chat) -> Said:
    house.limits.spend_as(visitor, "chat")
    house.operators.must_let_speak(owner(visitor.id))
    must_be_one_line(command.text)
    async with house.enter(command.table, visitor) as room:
        seating.must_look(room.table, visitor.id)
        seat = room.table.seat_of(visitor.id)
        if seat is None and not room.table.spectators_may_chat:
            raise Refused("forbidden", "spectators may not speak at this table")
        await house.names.load([owner(visitor.id)])
        house.renaming.must_be_nobody_elses(visitor.id, house.names[owner(visitor.id)], room.table.people)
        for _ in range(3):
            try:
                line = await house.store.say(
                    room.id, owner(visitor.id), -1 if seat is None else seat, command.text, house.clock()
                )
            except Conflict:
                continue
            house.rooms.tell_chat(room)
            return {"line": line}
    raise Refused("unavailable", "others were faster: try again")


async def _rematch(house: House, visitor: Visitor, command: commands.Rematch) -> TableSeen:
    async with house.enter(command.table, visitor) as room:
        seating.must_have_a_seat(room.table, visitor.id)
        new = room.table.rematch
        if not new:
            await _may_have_a_table(house, visitor)
            now = house.clock()
            created, sit = creating.rematch(room.table, owner(visitor.id), now)
            new = creating.new_id()
            await house.names.load([visitor.id])
            await house.rooms.create(new, house.noted(created), house.sitting(visitor, sit))
            await house.rooms.do(room, lambda table: iter([Rematched(at=now, table=new)]))
    async with house.rooms.enter(new) as room:
        return house.seen(room, visitor)


async def _branch(house: House, visitor: Visitor, command: commands.Branch) -> TableSeen:
    await _may_have_a_table(house, visitor)
    at, seat, bot = command.at, command.seat, command.bot
    async with house.enter(command.table, visitor) as room:
        made = creating.branch(room.table, visitor.id, house.clock(), at=at, seat=seat, bot=bot)
    return await _created(house, visitor, *made)


def _numbered(house: House, room: Room, visitor: Visitor) -> Numbered:
    return {"number": room.table.audience(visitor.id).number}


def _requested(house: House, room: Room, visitor: Visitor) -> Requested:
    return {"request": room.table.requests.last}


_SPECIAL: dict[type, Callable[[House, Visitor, Any], Awaitable[Any]]] = {
    commands.Join: _join,
    commands.Chat: _chat,
    commands.Rematch: _rematch,
    commands.Branch: _branch,
}
_USUAL: dict[type, tuple[Callable[..., Entries], Callable[[House, Room, Visitor], Any]]] = {
    commands.Leave: (seating.leave, Hosting.seen),
    commands.Unseat: (seating.unseat, Hosting.seen),
    commands.PlanSeat: (seating.plan, Hosting.seen),
    commands.Contribute: (seating.contribute, Hosting.seen),
    commands.Start: (seating.start, Hosting.seen),
    commands.Mute: (seating.mute, Hosting.seen),
    commands.Choose: (playing.choose, _numbered),
    commands.Undo: (playing.take_back, _numbered),
    commands.Resume: (playing.resume, _numbered),
    commands.TakeOff: (playing.take_off, _numbered),
    commands.Concede: (playing.concede, _numbered),
    commands.Ask: (playing.ask, _requested),
    commands.Agree: (playing.agree, _requested),
}
"""An act of the table takes what the command says besides the table and its number, by the same names."""
