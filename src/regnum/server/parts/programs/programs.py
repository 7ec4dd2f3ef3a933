"""The part itself: whose programs there are, which of them are here, and at which tables they may sit."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from regnum.store import Account, Conflict, Listing, Unavailable

from ...house import House, Part
from ...people.accounts import called
from ...people.sessions import Visitor
from ...people.spelling import MARK, key, proper
from ...rooms.background import rounds
from ...rooms.room import Room
from ...settings import Settings
from ...table.creating import new_id
from ...table.journal import Created
from ...table.refused import Refused
from ...table.seating import must_be_open
from ...table.table import Table
from ...wire import commands
from ...wire.doing import obey
from .kept import Kept, Program

if TYPE_CHECKING:
    from .talking import Talk

log = logging.getLogger("regnum.programs")

PART = "programs"
SECONDS = 2.0
"""How often it is looked whether a program sits at one more table, or lets others wait."""
HERE = 15.0
"""Whoever was seen so many seconds ago is here."""
GONE = 300.0
"""Whoever does not come back within so many seconds gives up the games that have no clock."""
MOST_PROGRAMS = 5
"""How many somebody may have."""
MOST_GAMES = 4
"""How many unfinished tables a program may sit at."""
MOST_TOLD = 100
LANGUAGE = "en"


class Programs(Part):
    """Lets programs play."""

    def __init__(self, house: House, settings: Settings) -> None:
        self.house = house
        self.kept = Kept(house.store.driver)
        self.talks: dict[str, Talk] = {}
        """The connection of each program that is connected to this node."""
        self._begun = time.monotonic()

    async def open(self) -> None:
        await self.kept.open()
        self._begun = time.monotonic()
        self.house.background.begin(rounds(self.look, lambda: asyncio.sleep(SECONDS), "programs"))

    async def sweep(self) -> None:
        for account in await self.kept.orphans():
            await self.forget(account)

    async def kept_about(self, account: str) -> Any:
        found = await self.kept.of(account)
        await self.house.names.load(one.account for one in found)
        return [
            {"name": self.house.names[one.account], "created": one.created, "address": one.address, "seen": one.seen}
            for one in found
        ]

    def note_table(self, created: Created) -> Any:
        return True if welcome(created) else None

    # -- whose they are ------------------------------------------------------------------------------------------------

    async def make(self, owner: Account, name: str) -> tuple[Program, str]:
        """One more program of somebody's, and the token it comes with, which is told once."""
        if len(await self.kept.of(owner.id)) >= MOST_PROGRAMS:
            raise Refused(
                "not-now", "you have {programs} programs: take one of them away first", programs=MOST_PROGRAMS
            )
        named, now = f"{proper(name)} {MARK}", self.house.clock()
        account = Account(new_id(10), named, key(named), "", LANGUAGE, now)
        try:
            await self.house.store.add_account(account)
        except Conflict as wrong:
            raise Refused("not-now", "that name is taken") from wrong
        self.house.names.learn(account.id, called(account))
        token = secrets.token_urlsafe(32)
        program = Program(account.id, owner.id, hashed(token), now)
        await self.kept.add(program)
        return program, token

    async def must_be_of(self, owner: Account, account: str) -> Program:
        found = await self.kept.one(account)
        if found is None or found.owner != owner.id:
            raise Refused("unknown", "you have no such program")
        return found

    async def new_token(self, program: Program) -> str:
        """Whoever showed the old one has to go."""
        token = secrets.token_urlsafe(32)
        await self.kept.change_token(program.account, hashed(token))
        self._hang_up(program.account, "this program has another token now")
        return token

    async def forget(self, account: str) -> None:
        """Its games stay, its name goes."""
        self._hang_up(account, "this program is gone")
        await self._leave_everything(account)
        await self.kept.remove(account)
        found = await self.house.store.account(account)
        if found is not None:
            await self.house.accounts.forget(found)

    def _hang_up(self, account: str, why: str) -> None:
        if account in self.talks:
            self.talks[account].hang_up(why)

    # -- coming and going ----------------------------------------------------------------------------------------------

    async def known(self, token: str) -> tuple[Program, Account] | None:
        """Whose token it is; nobody's if the program, or whoever it belongs to, is banned."""
        program = await self.kept.with_token(hashed(token))
        account = program and await self.house.store.account(program.account)
        if program is None or account is None or await self._banned(program):
            return None
        return program, account

    async def _banned(self, program: Program) -> bool:
        barred = [await self.house.store.is_barred(who, "banned") for who in (program.account, program.owner)]
        return any(barred)

    async def look(self) -> None:
        """See who is here, at which tables they sit by now, and who has left."""
        now = self.house.clock()
        if self.talks:
            await self.kept.see(list(self.talks), now)
            for talk in list(self.talks.values()):
                found = await self.kept.one(talk.account.id)
                if found is None or found.token != talk.token or await self._banned(found):
                    talk.hang_up("this program is not known any more")
                else:
                    await talk.look_around()
        if time.monotonic() - self._begun > GONE:
            # Before that they may come back to a server that was away itself.
            for account in await self.kept.gone(now - GONE):
                await self._leave_everything(account, only_without_clock=True)

    async def tables_of(self, account: str) -> list[str]:
        """Where a program sits, unless it is over."""
        return [row.id for row in await self._rows_of(account)]

    async def _rows_of(self, account: str) -> list[Listing]:
        rows = await self.house.store.tables_of(account, before=float("inf"), limit=2 * MOST_GAMES)
        return [row for row in rows if row.status != "over"]

    async def _leave_everything(self, account: str, *, only_without_clock: bool = False) -> None:
        person = await self.house.store.account(account)
        if person is None:
            return
        for table in await self.tables_of(account):
            with contextlib.suppress(Refused, Unavailable):
                async with self.house.rooms.enter(table) as room:
                    waits, clocked = room.table.status == "open", room.table.clocks.used
                if waits:
                    await obey(self.house, visiting(person), commands.Leave(table=table))
                elif not (clocked and only_without_clock):
                    await self.give_up(person, table)

    async def give_up(self, account: Account, table: str) -> None:
        with contextlib.suppress(Refused, Unavailable):
            await obey(self.house, visiting(account), commands.Concede(table=table))

    # -- tables --------------------------------------------------------------------------------------------------------

    async def sit(self, visitor: Visitor, account: str, table: str) -> None:
        """Let a program sit down: as its owner wants, or as the host does."""
        wants = visitor.must_be_somebody().id
        program, person = await self.kept.one(account), await self.house.store.account(account)
        if program is None or person is None:
            raise Refused("unknown", "there is no such program")
        if not self.is_here(program):
            raise Refused("not-now", "that program is not here just now")
        self.house.limits.spend_as(visitor, "program")
        async with self.house.look(table, visitor) as room:
            must_be_welcome(room)
            if wants not in (program.owner, room.table.host):
                raise Refused("forbidden", "only the host asks programs of others to this table")
            its_key = room.table.created.key if wants in room.table.owners else ""
        sits = await self._rows_of(account)
        if len(sits) >= MOST_GAMES:
            raise Refused("not-now", "that program plays {tables} games already", tables=MOST_GAMES)
        if wants != program.owner and any(row.status == "open" for row in sits):
            # Else whoever makes tables that never begin has it play with nobody.
            raise Refused("not-now", "that program waits at another table")
        await obey(self.house, visiting(person, program.address), commands.Join(table=table, key=its_key))

    def is_here(self, program: Program) -> bool:
        return program.account in self.talks or program.seen >= self.house.clock() - HERE


def welcome(created: Created) -> bool:
    """Whether whoever made the table said that programs may sit there."""
    return created.parts.get(PART) is True


def must_be_welcome(room: Room) -> None:
    table: Table = room.table
    must_be_open(table)
    if not welcome(table.created):
        raise Refused("forbidden", "no programs may sit at this table")
    if any(seat.persons > 1 for seat in table.seats):
        raise Refused("not-now", "programs do not play in teams")


def visiting(account: Account, address: str = "") -> Visitor:
    return Visitor(replace(account), "", LANGUAGE, address)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def begin(house: House, settings: Settings) -> Programs:
    return Programs(house, settings)


def of(house: House) -> Programs:
    found = house.parts[PART]
    assert isinstance(found, Programs)
    return found
