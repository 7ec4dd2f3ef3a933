"""Rate limits: everybody may do so much at once, and a little more with every second."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..table.refused import Refused


@dataclass(frozen=True)
class Limit:
    """So many at once, and so many more each second."""

    burst: float
    per_second: float


LIMITS = {
    "request": Limit(200, 50),
    "message": Limit(200, 50),
    "account": Limit(20, 0.1),
    "sign-in": Limit(20, 0.2),
    "password": Limit(10, 0.1),
    "name": Limit(5, 0.02),
    "table": Limit(20, 0.2),
    "transcript": Limit(20, 0.5),
    "chat": Limit(8, 0.5),
    "connection": Limit(50, 2),
}
"""What is limited. Requests, accounts, signing in, transcripts and connections are counted by address, the rest by
account."""

FORGET_ABOVE = 10_000
"""With more names than this, those that have their whole burst again are forgotten."""


class Limits:
    """How much everybody has left."""

    def __init__(self, clock: Callable[[], float], factor: float = 1.0) -> None:
        """``factor`` multiplies all limits; 0 switches them off."""
        self._clock = clock
        self._factor = factor
        self._left: dict[tuple[str, str], tuple[float, float]] = {}

    def spend(self, what: str, who: str) -> None:
        """Refused if there was too much of it."""
        wait = self.wait(what, who)
        if wait:
            raise Refused("too-fast", "too fast: wait a moment", wait=wait)

    def wait(self, what: str, who: str) -> float:
        """Seconds until there was not too much of it; one of it is spent if that is now."""
        if not self._factor:
            return 0.0
        limit, now = LIMITS[what], self._clock()
        burst, rate = limit.burst * self._factor, limit.per_second * self._factor
        left, then = self._left.get((what, who), (burst, now))
        left = min(burst, left + (now - then) * rate)
        if left < 1:
            return (1 - left) / rate
        self._left[what, who] = left - 1, now
        if len(self._left) > FORGET_ABOVE:
            self._forget(now)
        return 0.0

    def give_back(self, what: str, who: str) -> None:
        """It was no abuse: whoever it was has all of it again."""
        self._left.pop((what, who), None)

    def _forget(self, now: float) -> None:
        for (what, who), (left, then) in list(self._left.items()):
            limit = LIMITS[what]
            if left + (now - then) * limit.per_second * self._factor >= limit.burst * self._factor:
                del self._left[what, who]
