"""The part itself: what counts, counted once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from regnum.kernel import Result
from regnum.store import Conflict

from ...house import House, Part
from ...people.sessions import Visitor
from ...rooms.background import rounds
from ...rooms.endings import Ended, Taker, ended, takers_of
from ...settings import Settings
from ...table.journal import Asked, Created, Entry, TookBack
from ...table.refused import Refused
from ...table.table import Table
from .counting import count, taken
from .kept import FinishedGame, Kept, Standing, Taken
from .whether import PART, Unrated, left, note, reasons, wish

DAYS = 14
"""Whoever leaves a game with bots alone for so long has lost it, or lets others wait where there is no clock."""
SECONDS = 3600.0
AT_ONCE = 20
TRIES = 50
"""How often a game is counted anew because others counted at the same moment."""


class Ratings(Part):
    """Counts the games that count."""

    def __init__(self, house: House, settings: Settings) -> None:
        self.house = house
        self.one_address = settings.rate_one_address
        self.kept = Kept(house.store.driver)

    async def open(self) -> None:
        await self.kept.open()
        self.house.endings.tell("rating_game", self.hear)
        self.house.rooms.objections.append(self.must_stand)
        self.house.background.begin(rounds(self.count_left, lambda: asyncio.sleep(SECONDS), "rating"))

    async def sweep(self) -> None:
        await self.kept.sweep()

    async def kept_about(self, account: str) -> Any:
        return [
            {
                "table": game.listing,
                "game": game.game,
                "players": game.players,
                "ended": game.ended,
                "place": one.place,
                "unrated": game.unrated,
                **({"before": one.before._asdict(), "after": one.after._asdict()} if one.moved else {}),
            }
            for game, one in await self.kept.results_of(account)
        ]

    # -- before ------------------------------------------------------------------------------------------------------

    def note_table(self, created: Created) -> Any:
        return wish(created)

    def note_person(self, created: Created, visitor: Visitor) -> Any:
        return note(created, visitor)

    def reasons(self, table: Table) -> list[Unrated]:
        """Why a table does not count, as it stands."""
        return reasons(table.created, takers_of(table), one_address=self.one_address)

    def must_stand(self, table: Table, entry: Entry) -> None:
        """Where a game counts, or will once those are back for whom bots play, what was seen is not taken back."""
        undone = (isinstance(entry, Asked) and entry.wish == "undo") or (isinstance(entry, TookBack) and entry.request)
        if undone and {one.why for one in self.reasons(table)} <= {"replaced"}:
            raise Refused("not-now", "this game counts for ratings: what was seen since is not taken back")

    # -- counting ----------------------------------------------------------------------------------------------------

    async def hear(self, table: str) -> None:
        """Keep what became of a game that is over, once, whoever else does at the same time."""
        if await self.kept.game(table) is not None:
            return
        try:
            found = await self.house.endings.of(table)
        except Refused as wrong:
            if wrong.code == "unavailable":
                raise
            found = None
        if found is None:
            await self._keep(FinishedGame(table, None, self.house.clock(), "", 0, "broken"), [])
        else:
            await self._count(found)

    async def _count(self, found: Ended, late: Sequence[Taker] = ()) -> None:
        """``late`` are those of several for whom the others wait in vain."""
        why = reasons(found.created, found.takers, one_address=self.one_address)
        game = FinishedGame(
            found.table, None, found.at, found.created.game, found.created.players, why[0].why if why else ""
        )
        gone = left(found.takers) if {one.why for one in why} == {"replaced"} else []
        if not why:
            await self._keep(game, taken(found, late or None), counts=True)
        elif gone:
            await self._keep(game, taken(found, gone), counts=True)
        else:
            await self._keep(game, [])

    async def _keep(self, game: FinishedGame, takers: list[Taken], *, counts: bool = False) -> None:
        for _ in range(TRIES):
            if await self.kept.game(game.listing) is not None:
                return
            rated: Sequence[Taken] = takers
            standings: Sequence[Standing] = ()
            if counts:
                # First the number, then the ratings: whoever counts in between takes the number.
                game = game._replace(number=await self.kept.last() + 1)
                people = [one.account for one in takers if one.account]
                rated, standings = count(game, takers, await self.kept.standings(game.game, game.players, people))
            try:
                await self.kept.add(game, rated, standings)
                return
            except Conflict:
                continue
        raise Refused("unavailable", "others were faster: try again")

    async def count_left(self) -> None:
        """Games that somebody has walked away from: with bots alone, or while all others wait for an answer."""
        now = self.house.clock()
        for table in await self.kept.left_alone(now - DAYS * 24 * 3600, AT_ONCE):
            try:
                async with self.house.rooms.enter(table) as room:
                    found = ended(room.table) or _lost(room.table, now)
                    late = [] if room.table.status == "over" else _awaited(room.table)
            except Refused:
                await self._keep(FinishedGame(table, None, now, "", 0, "broken"), [])
            else:
                await self._count(found, late)


def _lost(table: Table, now: float) -> Ended:
    """A game as if it were over, with whoever left it behind all others."""
    players = table.created.players
    places = tuple(players if table.seats[n].people else 1 for n in range(players))
    return Ended(table.id, table.created, now, Result(places, (0,) * players), takers_of(table))


def _awaited(table: Table) -> list[Taker]:
    """Of several who play, those who must answer."""
    if len(table.players) < 2:
        return []
    return [one for one in takers_of(table) if one.account is not None and not one.bot and one.seat in table.waiting]


def begin(house: House, settings: Settings) -> Ratings:
    return Ratings(house, settings)


def of(house: House) -> Ratings:
    found = house.parts[PART]
    assert isinstance(found, Ratings)
    return found
