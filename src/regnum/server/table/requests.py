"""Requests: what somebody asks the others to agree to. A seat agrees by its own people or not at all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from .journal import ALL, Agreed, Asked
from .seats import Place, Seat

ABSENCE = {"live": 120.0, "days": 3 * 24 * 3600.0}
"""Seconds after which somebody who was declared absent, and says nothing, is replaced: by the pace of the table."""


@dataclass
class Request:
    """For an undo before choice ``to``, a pause, or a bot on seat ``to``."""

    number: int
    wish: str
    seat: int
    to: int
    agreed: set[int]
    person: int = ALL
    until: float | None = None
    """When whoever is to be replaced counts as absent."""
    willing: set[int] = field(default_factory=set)
    """Which of those who share the seat ``to`` agree to be replaced there."""

    def needed(self, seats: Sequence[Seat]) -> list[int]:
        """The seats that have still to agree.

        An undo takes back what all have seen: it needs everybody who holds a seat, even if a bot plays there meanwhile.
        Of anything else those decide who play; and of a bot in somebody's place that somebody.
        """
        return [n for n, seat in enumerate(seats) if n not in self.agreed and self._has_a_say(n, seat)]

    def _has_a_say(self, number: int, seat: Seat) -> bool:
        if self.wish == "undo":
            return bool(seat.people)
        if self.replaces(number):
            return any(self.replaces(number, n) and n not in self.willing for n in seat.players)
        return seat.played_by_people

    def replaces(self, seat: int, chair: int = ALL) -> bool:
        """Whether it is about a bot on a seat, or in the place of one of those who share it."""
        return self.wish == "replace" and seat == self.to and (chair == ALL or self.person in (ALL, chair))

    def agree(self, seat: int, chair: int) -> None:
        if self.replaces(seat):
            self.willing.add(chair)
        else:
            self.agreed.add(seat)


class Requests(dict[int, Request]):
    """What is asked for at a table, by its number."""

    last = 0
    """The number of the newest."""

    def ask(self, entry: Asked, pace: str) -> None:
        self.last = entry.request
        until = entry.at + ABSENCE[pace] if entry.wish == "replace" else None
        made = self[entry.request] = Request(
            entry.request, entry.wish, entry.seat, entry.to, set(), entry.person, until
        )
        made.agree(entry.seat, entry.by)

    def agree(self, entry: Agreed) -> None:
        if entry.yes:
            self[entry.request].agree(entry.seat, entry.person)
        else:
            del self[entry.request]

    @property
    def times(self) -> list[float]:
        """When those who were declared absent count as such."""
        return [request.until for request in self.values() if request.until is not None]

    def skip(self, seconds: float) -> None:
        """So much time is nobody's."""
        for request in self.values():
            if request.until is not None:
                request.until += seconds

    def forget(self, *wishes: str) -> None:
        self._drop(lambda request: request.wish in wishes)

    def settle(self, seat: int) -> None:
        """A bot plays there now."""
        self._drop(lambda request: request.replaces(seat))

    def answered(self, place: Place | None) -> None:
        """Somebody answered in the open, from this place: the last answer is another, and they are not absent."""

        def ends(request: Request) -> bool:
            return request.wish == "undo" or (place is not None and request.replaces(place.seat, place.chair))

        self._drop(ends)

    def _drop(self, ends: Callable[[Request], bool]) -> None:
        for number in [number for number, request in self.items() if ends(request)]:
            del self[number]
