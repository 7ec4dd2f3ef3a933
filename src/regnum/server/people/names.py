"""The names of accounts, kept at hand because every message needs them."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence

from regnum.bots.persons import person
from regnum.kernel import SEATS
from regnum.store import Store
from regnum.words import Name, together

from ..table.table import Table

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
        """What each seat, or each person on it, is called."""
        found = called(table.id, [[(place.account, place.bot) for place in seat.places] for seat in table.seats], self)
        return tuple(
            [name if seat.persons > 1 else together(name) for seat, name in zip(table.seats, found, strict=True)]
        )


def called(
    table: str, seats: Sequence[Sequence[tuple[str | None, str | None]]], names: Mapping[str, str]
) -> list[tuple[str, ...]]:
    """What each person on each seat is called: by their own name, or else by their bot's; nothing where nobody sits."""
    taken = {names.get(account, "").casefold() for seat in seats for account, _ in seat if account}
    return [
        tuple(
            [
                person(table, n + SEATS * at, taken) if bot and account is None else names.get(account or "", "")
                for at, (account, bot) in enumerate(seat)
            ]
        )
        for n, seat in enumerate(seats)
    ]
