"""The names of accounts, kept at hand because every message needs them."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence

from regnum.bots.persons import person
from regnum.store import Store

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

    def at(self, table: Table) -> tuple[str, ...]:
        """What each seat is called."""
        return called(table.id, [(seat.people, seat.bot) for seat in table.seats], self)


def called(table: str, seats: Sequence[tuple[list[str], str | None]], names: Mapping[str, str]) -> tuple[str, ...]:
    """What each seat is called: by its people's names, or else by its bot's; nothing where nobody sits."""
    people = [[name for account in accounts if (name := names.get(account, ""))] for accounts, _ in seats]
    taken = {name.casefold() for together in people for name in together}
    return tuple(
        [
            person(table, n, taken) if bot and not accounts else " & ".join(people[n])
            for n, (accounts, bot) in enumerate(seats)
        ]
    )
