"""Clocks: a seat's clock runs while the seat is seen to be asked, and never shows what nobody may see.

An answer in several parts is one answer: between its parts the clock simply runs on.
"""

from __future__ import annotations

from collections.abc import Iterable

from .plans import Clock

A_DAY = 24 * 3600.0
A_LITTLE = 60.0
"""Seconds that whoever comes back has at least."""
HOLIDAYS = 14
"""How many days off everybody has at a table that is played by turns."""


class Clocks:
    """One clock for each seat of a table."""

    def __init__(self, rule: Clock, players: int) -> None:
        self.rule = rule
        self.left = [rule.seconds] * players
        self.spent = [0.0] * players
        """For how long each clock has run, all in all."""
        self.since: list[float | None] = [None] * players
        """When each clock began to run; None while it stands."""
        self.used = rule.kind != "none"
        self.lapsed: set[int] = set()
        """The seats for which a bot gives one answer, because their time was up."""
        self.holidays = [HOLIDAYS] * players
        """How many days off each seat has left."""

    def run(self, seats: Iterable[int], now: float) -> None:
        """Let the clocks of these seats run on and stop all others."""
        running = set(seats) - self.lapsed if self.used else set()
        for seat in range(len(self.left)):
            if seat in running:
                self._start(seat, now)
            else:
                self._stop(seat, now)

    def answered(self, seat: int, now: float) -> None:
        """A seat has given an answer: its clock stops, and is ready for the next one."""
        self._stop(seat, now)
        if self.rule.kind == "move" or seat in self.lapsed:
            self.renew(seat)
        elif self.rule.kind == "bank":
            self.left[seat] += self.rule.increment
        self.lapsed.discard(seat)

    def renew(self, seat: int) -> None:
        """Whose time was up begins anew, with little if there was a bank: else it would be up again at once."""
        whole = self.rule.seconds
        self.left[seat] = whole if self.rule.kind == "move" else max(self.left[seat], min(whole, A_LITTLE))

    def lapse(self, seat: int) -> None:
        """A bot answers for the seat."""
        self.lapsed.add(seat)

    def take_off(self, seat: int, days: int) -> None:
        """So many days more for the next answer."""
        self.holidays[seat] -= days
        self.left[seat] += days * A_DAY

    def _start(self, seat: int, now: float) -> None:
        if self.since[seat] is None:
            self.since[seat] = now

    def _stop(self, seat: int, now: float) -> None:
        began = self.since[seat]
        if began is not None:
            self.left[seat] = max(0.0, self.left[seat] - (now - began))
            self.spent[seat] += max(0.0, now - began)
            self.since[seat] = None

    def skip(self, seconds: float, now: float) -> None:
        """So much time until now is nobody's."""
        self.since = [None if began is None else min(began + seconds, now) for began in self.since]

    def until(self, seat: int) -> float | None:
        """When the seat's time will be over; None while its clock stands."""
        began = self.since[seat]
        return None if began is None else began + self.left[seat]

    def remaining(self, seat: int, now: float) -> float:
        until = self.until(seat)
        return self.left[seat] if until is None else max(0.0, until - now)

    def first(self) -> tuple[float, int] | None:
        """The seat whose time is over first, and when."""
        running = [(until, seat) for seat in range(len(self.left)) if (until := self.until(seat)) is not None]
        return min(running, default=None)
