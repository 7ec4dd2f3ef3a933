"""Rate limits: everybody may do so much at once, and a little more with every second."""

from __future__ import annotations

import contextlib
import ipaddress
import logging
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ..table.companions import owner
from ..table.refused import Refused
from .sessions import Visitor

log = logging.getLogger("regnum.limits")


@dataclass(frozen=True)
class Limit:
    """So many at once, and so many more each second."""

    burst: float
    per_second: float


LIMITS = {
    "request": Limit(200, 50),
    "message": Limit(200, 50),
    "answer": Limit(200, 50),
    "account": Limit(20, 0.1),
    "sign-in": Limit(20, 0.2),
    "password": Limit(10, 0.1),
    "guess": Limit(10, 0.1),
    "name": Limit(5, 0.02),
    "reset": Limit(5, 0.01),
    "forgotten": Limit(5, 0.01),
    "asked": Limit(3, 0.00003),
    "report": Limit(5, 0.005),
    "report of an address": Limit(20, 0.01),
    "way": Limit(5, 0.005),
    "program": Limit(20, 0.05),
    "program of an address": Limit(60, 0.2),
    "table": Limit(20, 0.2),
    "tournament": Limit(10, 0.01),
    "transcript": Limit(20, 0.5),
    "data": Limit(5, 0.01),
    "chat": Limit(8, 0.5),
    "review": Limit(5, 0.001),
    "connection": Limit(50, 2),
    "message of an address": Limit(1000, 250),
    "table of an address": Limit(60, 0.5),
    "tournament of an address": Limit(20, 0.003),
    "entry": Limit(10, 0.02),
    "entry of an address": Limit(200, 1),
    "review of an address": Limit(15, 0.002),
    "chat of an address": Limit(60, 5),
    "way of an address": Limit(20, 0.02),
    "reading": Limit(60, 5),
    "steps": Limit(20_000, 2_000),
    "why": Limit(60, 10),
}
"""What is limited. Requests, accounts, signing in, transcripts, connections and whatever costs the server time (tables
that it must read first, steps of games told anew, questions why not) are counted by address, the rest by account; what
people say without one is counted by address too. Guesses and forgotten passwords are counted by the name that somebody
said, questions whether a mailbox is somebody's by the mailbox: no two kinds of names share a bucket, for one could be
chosen to be another."""
AT_ONCE = {"connection": 40, "connection of an address": 200, "open table of an address": 300}
"""How many there may be at the same time. What is looked at stays in memory: up to a megabyte for each table."""
LOG_SECONDS = 60.0
"""How often it is logged of somebody that it was too much."""

FORGET_ABOVE = 10_000
"""With more names than this, and than twice as many as were left, those that have their whole burst again are
forgotten: however many come, each costs a little."""


class Limits:
    """How much everybody has left."""

    def __init__(self, clock: Callable[[], float], factor: float = 1.0) -> None:
        """``factor`` multiplies all limits; 0 switches them off."""
        self._clock = clock
        self._factor = factor
        self._left: dict[tuple[str, str], tuple[float, float]] = {}
        self._held: Counter[tuple[str, str]] = Counter()
        self._logged: dict[tuple[str, str], float] = {}
        self._most = FORGET_ABOVE

    def spend(self, what: str, who: str, amount: int = 1) -> None:
        """Refused if there was too much of it."""
        wait = self.wait(what, who, amount)
        if wait:
            raise Refused("too-fast", "too fast: wait a moment", wait=wait)

    def wait(self, what: str, who: str, amount: int = 1) -> float:
        """Seconds until there was not too much of it; so much of it is spent if that is now."""
        if not self._factor:
            return 0.0
        limit, now = LIMITS[what], self._clock()
        burst, rate = limit.burst * self._factor, limit.per_second * self._factor
        left, then = self._left.get((what, who), (burst, now))
        left = min(burst, left + (now - then) * rate)
        wanted = min(amount, burst)
        if left < wanted:
            self._log(what, who)
            return (wanted - left) / rate
        self._left[what, who] = left - wanted, now
        if len(self._left) > self._most:
            self._forget(now)
            self._most = max(FORGET_ABOVE, 2 * len(self._left))
        return 0.0

    def give_back(self, what: str, who: str) -> None:
        """It was no abuse: whoever it was has all of it again."""
        self._left.pop((what, who), None)

    def spend_as(self, visitor: Visitor, what: str) -> None:
        """Refused if there was too much of it from somebody, or from all at the same address."""
        self.spend(what, owner(visitor.id) or visitor.address)
        self.spend(f"{what} of an address", visitor.address)

    @contextlib.contextmanager
    def hold(self, visitor: Visitor, what: str) -> Iterator[None]:
        """Have one more at the same time; refused if there are too many."""
        with contextlib.ExitStack() as given_back:
            held = [(what, visitor.id), (f"{what} of an address", visitor.address)]
            for key in held if visitor.id else held[1:]:
                if not self.take(*key):
                    raise Refused("too-fast", "too many connections are open already", wait=60.0)
                given_back.callback(self.put_back, *key)
            yield

    def take(self, what: str, who: str) -> bool:
        """Have one more until it is put back, unless there are too many already."""
        if self._factor and self._held[what, who] >= AT_ONCE[what] * self._factor:
            self._log(what, who)
            return False
        self._held[what, who] += 1
        return True

    def put_back(self, what: str, who: str) -> None:
        self._held[what, who] -= 1
        if self._held[what, who] <= 0:
            del self._held[what, who]

    def _log(self, what: str, who: str) -> None:
        now = self._clock()
        if now - self._logged.get((what, who), -LOG_SECONDS) >= LOG_SECONDS:
            self._logged = {key: then for key, then in self._logged.items() if now - then < LOG_SECONDS}
            self._logged[what, who] = now
            log.warning("too much from %s: %s", who, what)

    def _forget(self, now: float) -> None:
        for (what, who), (left, then) in list(self._left.items()):
            limit = LIMITS[what]
            if left + (now - then) * limit.per_second * self._factor >= limit.burst * self._factor:
                del self._left[what, who]


def household(address: str) -> str:
    """Whom an address stands for: of IPv6 everybody has as many as they like within 64 bits."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ipaddress.ip_network((int(found) >> 64 << 64, 64)))
