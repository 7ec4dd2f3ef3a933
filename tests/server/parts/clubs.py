"""A club for tests: a house with tournaments and a clock of its own, and people who do as they are told."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

from regnum.server.house import House
from regnum.server.parts.tournaments.organiser import Organiser, begin
from regnum.server.parts.tournaments.planning import NewTournament, planned
from regnum.server.parts.tournaments.tournament import At, Tournament
from regnum.server.settings import Settings
from regnum.server.table import seating
from regnum.server.table.journal import Chose
from regnum.server.table.seating import Entries
from regnum.server.table.table import Table
from regnum.store import Account

from ..clients import Person

PASSWORD = "correct horse battery staple"
WISH: dict[str, Any] = {"name": "Club evening", "game": "vive-le-roi", "players": 4, "rounds": 3}
NOW = 1_800_000_000.0
NAMES = "Ada Ben Carl Dora Emil Frida Gustav Hanna Jakob Karla Martin Nora Otto Paula Quentin Rosa"


async def signed_up(address: str, name: str) -> Person:
    person = Person(address, name)
    person.me = await person.post("/api/accounts", {"name": name, "password": PASSWORD})
    return person


class Club:
    """A house with tournaments and a clock of its own, and people who do as they are told."""

    def __init__(self, house: House, now: list[float]) -> None:
        self.house, self.now = house, now
        self.part: Organiser
        self.chance = random.Random(7)

    async def open(self) -> Club:
        self.part = begin(self.house, Settings())
        await self.part.kept.open()
        self.house.parts = {"tournaments": self.part}
        self.part.since = self.now[0]
        return self

    async def people(self, count: int) -> list[Account]:
        names = [f"Player {chr(65 + n)}" for n in range(count)]
        made = [Account(f"p{n:02}", name, name.casefold(), "x", "en", 1.0) for n, name in enumerate(names)]
        for one in made:
            await self.house.store.add_account(one)
        return made

    async def tournament(self, count: int, **wish: Any) -> Tournament:
        """One that many have entered."""
        people = await self.people(count)
        made = await self.part.create(people[0], planned(NewTournament(**{**WISH, **wish}), self.now[0]))
        for one in people:
            enter = partial(Tournament.enter, account=one.id, key=made.key, now=self.now[0])
            await self.part.change(made.id, enter)
        return (await self.part.find(made.id)).tournament

    async def look(self, one: Tournament) -> Tournament:
        await self.part.look()
        return (await self.part.find(one.id)).tournament

    async def do(self, table: str, act: Any) -> None:
        async with self.house.rooms.enter(table) as room:
            await self.house.rooms.do(room, act)

    async def sit(self, at: At, *but: str) -> None:
        for person in at.seats:
            if person not in but:
                sit = partial(seating.join, account=person, now=self.now[0], seat=None, person=None, key="")
                await self.do(at.table, partial(sit, contribution=None))

    async def play(self, one: Tournament) -> None:
        """All tables of the round to their end, by the rules of the game, with any legal answers."""
        assert one.round is not None
        for at in one.round.tables:
            await self.do(at.table, self._answers)

    def answer_once(self, table: Table) -> Entries:
        """All who are asked, once."""
        for seat in table.waiting:
            if table.status == "playing" and table.play is not None and seat in table.waiting:
                yield Chose(at=self.now[0], seat=seat, text=self.chance.choice(table.play.match.offers(seat)))

    def _answers(self, table: Table) -> Entries:
        while table.status == "playing" and table.play is not None:
            seat = table.waiting[0]
            yield Chose(at=self.now[0], seat=seat, text=self.chance.choice(table.play.match.offers(seat)))

    async def status(self, at: At) -> str:
        row = await self.house.store.listing(at.table)
        return row.status if row else "not made"
