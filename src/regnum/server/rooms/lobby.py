"""The lobby: which tables there are, and who wants to hear of changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from regnum.store import Listing, Store

from ..people.names import Names
from ..table.journal import Chose, Line
from ..telling import facts
from .room import Room


class Watcher(Protocol):
    """Somebody who looks at the lobby."""

    account: str

    def lobby_changed(self, summary: Mapping[str, Any]) -> None: ...


class Lobby:
    """Lists of tables."""

    def __init__(self, store: Store, names: Names) -> None:
        self.store = store
        self.names = names
        self.watchers: set[Watcher] = set()

    async def find(self, show: str, account: str, *, game: str = "", before: float, limit: int) -> list[dict[str, Any]]:
        """Summaries of the tables of one kind, or of one's own."""
        if show == "mine":
            rows = await self.store.tables_of(account, before=before, limit=limit) if account else []
        else:
            rows = await self.store.tables(show, game=game, before=before, limit=limit)
        return await self._with_names(rows)

    async def _with_names(self, rows: list[Listing]) -> list[dict[str, Any]]:
        found = [facts.listed(row) for row in rows]
        await self.names.load({a for summary in found for seat in summary["seats"] for a in seat["people"]})
        return found

    async def hear(self, table: str) -> None:
        """A table changed on another node."""
        row = await self.store.listing(table)
        if row is not None:
            summary = (await self._with_names([row]))[0]
            self._tell(summary, listed=row.listed)

    def happened(self, room: Room, lines: list[Line]) -> None:
        """Everybody in the lobby hears of listed tables, and everybody of a change at their own."""
        if not self.watchers:
            return
        table = room.table
        only_moved = table.status == "playing" and all(isinstance(line, Chose) for line in lines)
        self._tell(facts.summary(table), listed=table.created.listed and not only_moved)

    def _tell(self, summary: Mapping[str, Any], *, listed: bool) -> None:
        mine = {account for seat in summary["seats"] for account in seat["people"]}
        for watcher in list(self.watchers):
            if listed or watcher.account in mine:
                watcher.lobby_changed(summary)
