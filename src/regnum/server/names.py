"""The names of accounts, kept at hand because every message needs them."""

from __future__ import annotations

import time
from collections.abc import Iterable

from regnum.store import Store
from regnum.words import Name, together

from .seats import Seat
from .table import Table

SECONDS = 60.0
"""How long a name is believed: another node may have heard of a change."""


class Names(dict[str, str]):
    """Account to name; nothing for somebody who was deleted."""

    def __init__(self, store: Store) -> None:
        super().__init__()
        self._store = store
        self._until: dict[str, float] = {}

    async def load(self, accounts: Iterable[str]) -> None:
        now = time.monotonic()
        until = self._until.get
        wanted = [account for account in accounts if until(account, 0.0) < now]
        if wanted:
            found = await self._store.names(wanted)
            for account in wanted:
                self.learn(account, found.get(account, ""))

    def learn(self, account: str, name: str) -> None:
        self[account] = name
        self._until[account] = time.monotonic() + SECONDS

    def at(self, table: Table) -> tuple[Name, ...]:
        """What each seat, or each person on it, is called; nothing for a bot, whom sentences call by its colour."""
        return tuple([self._on(seat) for seat in table.seats])

    def _on(self, seat: Seat) -> Name:
        names = tuple([self.get(chair.account or "", "") for chair in seat.chairs])
        return names if seat.persons > 1 else together(names)
