"""The lobby: which tables there are, and who wants to hear of changes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Protocol

from regnum.store import Listing, Store

from ..people.names import Names
from ..table.companions import owner
from ..table.journal import Started
from ..telling.tables import Summary, summary
from .comings import SECONDS, later
from .listings import MOVING, Kinds, listed
from .room import Room

log = logging.getLogger("regnum.lobby")

AT_ONCE = 50
"""So many rows are read before somebody else may do something."""


class Watcher(Protocol):
    """Somebody who looks at the lobby."""

    account: str

    def lobby_changed(self, tables: Sequence[Summary], sent: dict[str, bytes]) -> None:
        """Tell of these tables; ``sent`` is what others were told of them, by their language."""
        ...


class Lobby:
    """Lists of tables."""

    def __init__(self, store: Store, names: Names) -> None:
        self.store = store
        self.names = names
        self.watchers: set[Watcher] = set()
        self.later = later
        self._news: dict[str, Summary] = {}
        """What is to be told to everybody."""
        self._waits = False
        """Whether everybody was told something just now."""

    async def find(self, show: str, account: str, *, game: str = "", before: float, limit: int) -> list[Summary]:
        """Summaries of the tables of one kind, or of one's own."""
        if show == "mine":
            rows = await self.store.tables_of(account, before=before, limit=limit) if account else []
        else:
            rows = await self.store.tables(show, game=game, before=before, limit=limit)
        return await self._with_names(rows)

    async def _with_names(self, rows: list[Listing]) -> list[Summary]:
        found = []
        for number, row in enumerate(rows):
            if (table := _read(row)) is not None:
                found.append(table)
            if number % AT_ONCE == AT_ONCE - 1:
                await asyncio.sleep(0)
        await self.names.load({a for table in found for seat in table["seats"] for a in seat["people"]})
        return found

    async def hear(self, table: str) -> None:
        """A table changed on another node."""
        row = await self.store.listing(table)
        if row is not None:
            for found in await self._with_names([row]):
                self._tell(found, to_all=row.listed)

    def happened(self, room: Room, kinds: Kinds) -> None:
        """Everybody in the lobby hears of listed tables, and everybody of a change at their own.

        Where only those who play may look, the others hear last that it has begun.
        """
        if not self.watchers or (kinds and kinds <= MOVING and room.told == room.to_tell):
            # What somebody answered in parts and in secret is no news.
            return
        table = room.table
        only_moved = table.status == "playing" and kinds <= MOVING
        public = table.listed or (table.created.listed and not table.solo and Started in kinds)
        self._tell(summary(table), to_all=public and not only_moved)

    def _tell(self, table: Summary, *, to_all: bool) -> None:
        """Those who sit there hear of it at once; the others at most once a second, of all tables together."""
        for watcher in list(self.watchers):
            if watcher.account in _sitting(table):
                watcher.lobby_changed([table], {})
        if to_all:
            self._news[table["table"]] = table
            if not self._waits:
                self._tell_all()

    def _tell_all(self) -> None:
        news, self._news = list(self._news.values()), {}
        self._waits = bool(news)
        if not news:
            return
        self.later(SECONDS, self._tell_all)
        sent: dict[str, bytes] = {}
        for watcher in list(self.watchers):
            foreign = [table for table in news if watcher.account not in _sitting(table)]
            if foreign:
                watcher.lobby_changed(foreign, sent if len(foreign) == len(news) else {})


def _sitting(table: Summary) -> set[str]:
    return {owner(account) for seat in table["seats"] for account in seat["people"]}


def _read(row: Listing) -> Summary | None:
    """What a row says; None if it is damaged, for then the others are shown nevertheless."""
    try:
        found = listed(row)
        whole = found["table"] == row.id and all(isinstance(a, str) for seat in found["seats"] for a in seat["people"])
    except Exception as wrong:
        log.warning("table %s: its row in lists is damaged: %r", row.id, wrong)
        return None
    return found if whole else None
