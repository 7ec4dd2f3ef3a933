"""The names of accounts, kept at hand because every message needs them."""

from __future__ import annotations

import time
from collections.abc import Iterable

from regnum.store import Called, Store
from regnum.words import Name

from ..table.table import Table
from ..telling.names import names_at
from ..telling.remembered import Remembered

SECONDS = 60.0
"""How long a name is believed: another node may have heard of a change."""
MOST = 100_000
"""How many names are kept at hand: far more than are wanted in as long as one is believed."""
NOBODY = Called("", False)
MOST_TABLES = 10_000
"""Of how many tables it is remembered who is called what there."""


class Names(Remembered[str, str]):
    """Account to name; nothing for somebody who was deleted. And who of them is a guest."""

    def __init__(self, store: Store) -> None:
        super().__init__(MOST)
        self._store = store
        self._until: Remembered[str, float] = Remembered(MOST)
        self._guests: Remembered[str, bool] = Remembered(MOST)
        self._changes = 0
        self._at: Remembered[str, tuple[tuple[int, int], tuple[Name, ...]]] = Remembered(MOST_TABLES)

    async def load(self, accounts: Iterable[str]) -> None:
        now = time.monotonic()
        until = self._until.get
        wanted = [account for account in accounts if until(account, 0.0) < now]
        if wanted:
            found = await self._store.names(wanted)
            for account in wanted:
                self.learn(account, found.get(account, NOBODY))

    def learn(self, account: str, called: Called) -> None:
        self._changes += self.pop(account, None) != called.name
        self._until.pop(account, None)
        self._guests.pop(account, None)
        self[account], self._guests[account] = called
        self._until[account] = time.monotonic() + SECONDS

    def doubt(self, accounts: Iterable[str]) -> None:
        """Somebody of these is called otherwise now: ask again."""
        for account in accounts:
            self._until.pop(account, None)

    def is_guest(self, account: str) -> bool:
        return self._guests.get(account, False)

    def at(self, table: Table) -> tuple[Name, ...]:
        """What each seat, or each person on it, is called, put together anew when somebody sat down or is renamed."""
        stands, known = (self._changes, table.seatings), self._at.get(table.id)
        if known is None or known[0] != stands:
            known = self._at[table.id] = stands, names_at(table, self)
        return known[1]
