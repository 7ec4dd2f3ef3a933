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
    agreed: set[tuple[int, int]] = field(default_factory=set)
    """The seat and the chair of everybody who said yes."""
    person: int = ALL
    until: float | None = None
    """When whoever is to be replaced counts as absent."""

    def needed(self, seats: Sequence[Seat]) -> list[int]:
        """The seats that have still to agree."""
        return [n for n, seat in enumerate(seats) if any(self.asks(seat, n, at) for at in range(len(seat.chairs)))]

    def asks(self, seat: Seat, number: int, chair: int) -> bool:
        """Whether somebody on that seat has still to agree.

        An undo takes back what all have seen: it needs everybody who holds a seat, each of those who share one, even if
        a bot plays there meanwhile. Of anything else those decide who play, one for each seat; and of a bot in
        somebody's place that somebody.
        """
        if self.agreed & {(number, chair), (number, ALL)}:
            return False
        if self.wish == "undo":
            return seat.chairs[chair].account is not None
        if self.replaces(number):
            return self.replaces(number, chair) and chair in seat.players
        return chair in seat.players and all(other != number for other, _ in self.agreed)

    def replaces(self, seat: int, chair: int = ALL) -> bool:
        """Whether it is about a bot on a seat, or in the place of one of those who share it."""
        return self.wish == "replace" and seat == self.to and (chair == ALL or self.person in (ALL, chair))


class Requests(dict[int, Request]):
    """What is asked for at a table, by its number."""

    last = 0
    """The number of the newest."""

    def ask(self, entry: Asked, pace: str) -> None:
        self.last = entry.request
        until = entry.at + ABSENCE[pace] if entry.wish == "replace" else None
        made = self[entry.request] = Request(
            entry.request, entry.wish, entry.seat, entry.to, person=entry.person, until=until
        )
        made.agreed.add((entry.seat, entry.by))

    def agree(self, entry: Agreed) -> None:
        # In old journals some agreed to a bot in the place of somebody for whom nobody waited.
        asked = self.get(entry.request)
        if asked is not None and entry.yes:
            asked.agreed.add((entry.seat, entry.person))
        elif asked is not None:
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

    def wait_for(self, seats: Sequence[int]) -> None:
        """These must answer: nobody else is declared absent by others any more."""
        self._drop(lambda request: request.wish == "replace" and request.to not in (request.seat, *seats))

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
