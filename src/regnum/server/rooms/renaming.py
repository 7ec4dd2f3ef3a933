"""Other names: nobody takes an opponent's, and those at one's tables hear of a new one."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator

from regnum.store import Account, Unavailable

from ..people.names import Names
from ..people.spelling import looks
from ..table.journal import Entry, Renamed
from ..table.refused import Refused
from ..table.table import Table
from ..telling.tables import Summary
from .lobby import Lobby
from .rooms import Rooms

MOST_TABLES = 100
"""At so many tables, those of which lists speak first."""


class Renaming:
    """Names at tables."""

    def __init__(self, rooms: Rooms, lobby: Lobby, names: Names) -> None:
        self.rooms = rooms
        self.lobby = lobby
        self.names = names

    async def must_differ(self, account: Account, name: str) -> None:
        """Refused if somebody else at a table of this account's is called so, or looks as if."""
        _must_look_like_none(name, await self.rooms.store.names_beside(account.id))

    def must_be_nobody_elses(self, account: str, name: str, people: list[str]) -> None:
        _must_look_like_none(name, [self.names.get(one, "") for one in people if one != account])

    async def tell(self, before: Account, after: Account) -> None:
        """All at the tables of somebody who is called otherwise now hear of it."""
        if before.name == after.name:
            return
        for table in await self._tables(after):
            with contextlib.suppress(Refused, Unavailable):
                async with self.rooms.enter(table["table"]) as room:
                    await self.rooms.do(room, lambda at: self._renamed(at, after.id))

    def _renamed(self, table: Table, account: str) -> Iterator[Entry]:
        place = table.places.get(account)
        if place is not None:
            yield Renamed(at=self.rooms.clock(), seat=place.seat, person=place.chair)

    async def _tables(self, account: Account) -> list[Summary]:
        """Where somebody sits and it is not over."""
        found = await self.lobby.find("mine", account.id, before=float("inf"), limit=MOST_TABLES)
        return [table for table in found if table["status"] != "over"]


def _must_look_like_none(name: str, others: Iterable[str]) -> None:
    if looks(name) in set(map(looks, others)):
        raise Refused("not-now", "somebody called {name} sits there already: take another name", name=name)
