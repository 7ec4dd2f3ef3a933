"""Turns: whose bots think next, so that everybody's do, however many somebody has.

Whoever had least goes first: of the addresses, then of the people there. What nobody plays comes last, one at a
time.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple


class Customer(NamedTuple):
    """Somebody for whom a bot thinks, and from where; all who are away are at no address, together."""

    account: str
    address: str = ""


NOBODY = Customer("")


@dataclass(frozen=True)
class Claim:
    """For whom a bot is to think: those who play at its table, else those who only watch it."""

    players: Sequence[Customer] = ()
    watchers: Sequence[Customer] = ()


MOST_WATCHED = 1
"""How many bots at a time think at tables at which nobody plays."""


class Ledger:
    """How much everybody had, seen from whoever was served last: nobody saves up for later."""

    def __init__(self) -> None:
        self._had: dict[str, float] = {}
        self._floor = 0.0

    def had(self, who: str) -> float:
        return max(self._had.get(who, 0.0), self._floor)

    def serve(self, who: str) -> None:
        self._floor = self.had(who)
        self._had = {one: had for one, had in self._had.items() if had > self._floor}

    def charge(self, who: str, seconds: float) -> None:
        self._had[who] = self.had(who) + seconds


@dataclass(eq=False)
class _Waiting:
    number: int
    claim: Claim
    called: asyncio.Event = field(default_factory=asyncio.Event)
    customer: Customer = NOBODY
    """Who pays for it, once it is called."""


class Turns:
    """So many places, and whoever waits for one."""

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._free = places
        self._clock = clock
        self._waiting: list[_Waiting] = []
        self._came = 0
        self._thinking: Counter[str] = Counter()
        """How many places each address has."""
        self._watched = 0
        """How many places are for tables that are only watched."""
        self._addresses, self._people = Ledger(), Ledger()

    @contextlib.asynccontextmanager
    async def turn(self, claim: Claim) -> AsyncIterator[None]:
        """Wait for a place, and give it back."""
        self._came += 1
        mine = _Waiting(self._came, claim)
        self._waiting.append(mine)
        self._call()
        try:
            await mine.called.wait()
        except asyncio.CancelledError:
            if mine.called.is_set():
                self._give_back(mine, 0.0)
            else:
                self._waiting.remove(mine)
            raise
        began = self._clock()
        try:
            yield
        finally:
            self._give_back(mine, self._clock() - began)

    def _call(self) -> None:
        while self._free:
            ready = [one for one in self._waiting if one.claim.players or self._watched < MOST_WATCHED]
            if not ready:
                return
            self._begin(min(ready, key=self._rank))

    def _rank(self, one: _Waiting) -> tuple[object, ...]:
        claim = one.claim
        best = min(self._due(customer) for customer in claim.players or claim.watchers or [NOBODY])
        return not claim.players, *best, one.number

    def _due(self, customer: Customer) -> tuple[int, float, float]:
        account, address = customer
        return self._thinking[address], self._addresses.had(address), self._people.had(account)

    def _begin(self, one: _Waiting) -> None:
        self._waiting.remove(one)
        one.customer = min(one.claim.players or one.claim.watchers or [NOBODY], key=self._due)
        self._addresses.serve(one.customer.address)
        self._people.serve(one.customer.account)
        self._thinking[one.customer.address] += 1
        self._watched += not one.claim.players
        self._free -= 1
        one.called.set()

    def _give_back(self, one: _Waiting, seconds: float) -> None:
        account, address = one.customer
        self._addresses.charge(address, seconds)
        self._people.charge(account, seconds)
        self._thinking[address] -= 1
        self._thinking += Counter()
        self._watched -= not one.claim.players
        self._free += 1
        self._call()
