"""The part itself: it begins tournaments and rounds, makes their tables, and sees to it that each of them ends."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from regnum.store import Account, Conflict

from ...house import House, Part
from ...people.sessions import Visitor
from ...rooms.background import rounds
from ...rooms.listings import listed
from ...settings import Settings
from ...table import fair
from ...table.creating import new_id
from ...table.refused import Refused
from ...table.seating import AtTable
from ...wire import errors
from . import tables
from .counted import Counted
from .drawing import draw, plan_ahead
from .kept import Found, Kept
from .telling import TournamentMakers
from .tournament import At, Plan, Played, Round, Tournament

log = logging.getLogger("regnum.tournaments")

SECONDS = 2.0
"""How often it is looked what is to be done."""
TRIES = 20
MOST_UNFINISHED = 10
"""How many tournaments somebody may have that are not over."""
Change = Callable[[Tournament], Tournament]


class Organiser(Part):
    """Looks after all tournaments of a server, beside all other nodes."""

    def __init__(self, house: House, settings: Settings) -> None:
        self.house = house
        self.makers = settings.tournaments
        """Who may make tournaments: ``everybody`` or ``stewards``."""
        self.kept = Kept(house.store.driver)
        self.standings = Counted()
        self.since = 0.0
        """Since when this node serves: nobody is late who could not come in."""

    async def open(self) -> None:
        await self.kept.open()
        self.since = self.house.clock()
        self.house.background.begin(rounds(self.look, lambda: asyncio.sleep(SECONDS), "tournaments"))

    async def sweep(self) -> None:
        for one, account in await self.kept.with_deleted_people():
            await self._forget(one, account)

    async def _forget(self, id: str, account: str) -> None:
        with contextlib.suppress(Refused):
            await self.change(id, lambda one: one if _is_out(one, account) else one.withdraw(account))

    async def kept_about(self, account: str) -> Any:
        found = await self.kept.of(account, 1000)
        return [
            {
                "tournament": one.id,
                "name": one.plan.name,
                "host": one.host == account,
                "entered": entrant.since if entrant else None,
                **({"address": entrant.address} if entrant and entrant.address else {}),
            }
            for one in found
            for entrant in [one.entrant(account)]
        ]

    # -- making and changing -----------------------------------------------------------------------------------------

    async def create(self, by: Account | None, plan: Plan) -> Tournament:
        account = await self._must_make(by)
        if await self.kept.unfinished(account.id) >= MOST_UNFINISHED:
            raise Refused("not-now", "you have {most} unfinished tournaments: end some first", most=MOST_UNFINISHED)
        made = Tournament(
            id=new_id(),
            host=account.id,
            created=self.house.clock(),
            secret=fair.new_secret(),
            key=new_id(16),
            plan=plan,
        )
        await self.kept.create(made)
        return made

    async def makers_for(self, visitor: Visitor) -> TournamentMakers:
        """Whether somebody may make tournaments; if not, why."""
        try:
            await self._must_make(visitor.account)
        except Refused as wrong:
            return {"may": False, "why_not": str(errors.told(wrong, visitor.language)["reason"])}
        return {"may": True, "why_not": ""}

    async def _must_make(self, account: Account | None) -> Account:
        if account is None or account.key is None:
            raise Refused("forbidden", "a tournament needs an account with a password: guests may look on")
        if self.makers == "stewards" and not await self.house.store.is_steward(account.id):
            raise Refused("forbidden", "on this server stewards make tournaments")
        return account

    async def find(self, id: str) -> Found:
        found = await self.kept.find(id)
        if found is None:
            raise Refused("unknown", "there is no such tournament")
        return found

    async def change(self, id: str, change: Change) -> Tournament:
        """Let a change be true, whatever others change at the same time."""
        for _ in range(TRIES):
            found = await self.find(id)
            made = change(found.tournament)
            if made == found.tournament:
                return made
            with contextlib.suppress(Conflict):
                await self.kept.change(found, made, self.house.clock(), self.due(made))
                return made
        raise Refused("unavailable", "others were faster: try again")

    def due(self, one: Tournament) -> float | None:
        """When something is to be done that nobody asks for."""
        if one.status == "open":
            return one.plan.starts
        if one.status != "running" or one.round is None:
            return None
        began, now = self._began(one.round), self.house.clock()
        waits = one.plan.pace == "live" and now < began + one.plan.patience
        return began + (one.plan.patience if waits else one.plan.limit)

    def _began(self, round: Round) -> float:
        """When a round began for people: nobody can come while nobody serves."""
        return max(round.began, self.since)

    # -- what is to be done --------------------------------------------------------------------------------------------

    async def look(self) -> None:
        """Do what is to be done now; what another node does at the same time is done once."""
        if self.house.operators.maintenance is not None:
            self.since = self.house.clock()
            return
        for one in await self.kept.to_do(self.house.clock()):
            try:
                await self.advance(one)
            except Refused as wrong:
                log.warning("tournament %s: %s", one, wrong)

    async def advance(self, id: str) -> None:
        """Whatever is to be done at one tournament, until nothing is."""
        for _ in range(TRIES):
            found = await self.find(id)
            one, now = found.tournament, self.house.clock()
            if one.status == "open":
                made = await self._begun(one, now)
            elif one.status == "running":
                await self._attend(one, now)
                made = await self._gone_on(one, now)
            else:
                return
            if made == one and self.due(made) == found.due:
                return
            with contextlib.suppress(Conflict):
                await self.kept.change(found, made, now, self.due(made))
                log.info("tournament %s: %s, round %d", id, made.status, len(made.rounds))

    async def begin(self, id: str) -> Tournament:
        """Begin now: whoever made it wants to."""
        found = await self.find(id)
        one, now = found.tournament, self.house.clock()
        if one.status != "open":
            raise Refused("not-now", "the tournament has begun already")
        if len(one.entrants) < one.plan.least:
            raise Refused("not-now", "at least {least} people must take part", least=one.plan.least)
        made = await self._drawn(replace(one, status="running"), now)
        try:
            await self.kept.change(found, made, now, self.due(made))
        except Conflict as wrong:
            raise Refused("unavailable", "others were faster: try again") from wrong
        await self.advance(id)
        return (await self.find(id)).tournament

    async def _begun(self, one: Tournament, now: float) -> Tournament:
        """It begins when it is time, or is called off if there are too few, or nobody comes any more."""
        if not one.waits_too_long(now) and (one.plan.starts is None or now < one.plan.starts):
            return one
        if one.plan.starts is None or len(one.entrants) < one.plan.least:
            return one.over("called-off", now)
        return await self._drawn(replace(one, status="running"), now)

    async def _gone_on(self, one: Tournament, now: float) -> Tournament:
        """What tables have ended is noted, and after the last of them the next round begins, or it is over."""
        assert one.round is not None
        done: dict[str, Played] = {}
        for at in one.round.tables:
            row = None if at.played else await self.house.store.listing(at.table)
            told = listed(row) if row else None
            if told and tables.never_began(told) and now < self._began(one.round) + one.plan.patience:
                one = one.with_another_table(at, new_id())
            elif told and (played := tables.ended(one.plan, at, told)):
                if played.broken_off:
                    played = tables.ended(one.plan, at, told, await self._spent(at.table)) or played
                done[at.table] = played
        made = one.record(done)
        assert made.round is not None
        return await self._drawn(made, now) if made.round.over else made

    async def _drawn(self, one: Tournament, now: float) -> Tournament:
        """With its next round, or over."""
        if not one.rounds:
            one = replace(one, planned=await asyncio.to_thread(plan_ahead, one))
        drawn = await asyncio.to_thread(draw, one, one.active)
        if drawn is None:
            return one.over("over", now)
        at = [At(table=new_id(), seats=seats) for seats in drawn.tables]
        return replace(
            one, rounds=[*one.rounds, Round(number=len(one.rounds) + 1, began=now, tables=at, rests=drawn.rests)]
        )

    # -- tables --------------------------------------------------------------------------------------------------------

    async def _attend(self, one: Tournament, now: float) -> None:
        """Each table of the round is made, begins without those who do not come, and ends."""
        assert one.round is not None
        began = self._began(one.round)
        for at in one.round.tables:
            if at.played:
                continue
            row = await self.house.store.listing(at.table)
            if row is None:
                await self._make(one, at, now)
            elif now >= began + one.plan.limit:
                await self._do(at.table, partial(tables.break_off, now=now))
            elif row.status == "open" and now >= began + one.plan.patience:
                await self._do(at.table, partial(tables.begin_without_the_missing, now=now))

    async def _make(self, one: Tournament, at: At, now: float) -> None:
        await self.house.names.load(at.seats)
        addresses = {each.account: each.address for each in one.entrants}
        people = {
            person: Visitor(await self.house.store.account(person), "", "", addresses[person]) for person in at.seats
        }

        def sitting(person: str, act: AtTable) -> AtTable:
            return self.house.sitting(people[person], act)

        with contextlib.suppress(Conflict):
            created, sit = tables.made(one.plan, at.seats, now, sitting)
            await self.house.rooms.create(at.table, self.house.noted(created), sit)

    async def _spent(self, table: str) -> list[float]:
        """For how long each seat of a table has been waited for."""
        async with self.house.rooms.enter(table) as room:
            return list(room.table.clocks.spent)

    async def _do(self, table: str, act: AtTable) -> None:
        try:
            async with self.house.rooms.enter(table) as room:
                await self.house.rooms.do(room, act)
        except Refused as wrong:
            log.warning("table %s cannot be ended: %s", table, wrong)


def _is_out(one: Tournament, account: str) -> bool:
    entrant = one.entrant(account)
    return entrant is None or bool(entrant.out)


def begin(house: House, settings: Settings) -> Organiser:
    return Organiser(house, settings)


def of(house: House) -> Organiser:
    found = house.parts["tournaments"]
    assert isinstance(found, Organiser)
    return found
