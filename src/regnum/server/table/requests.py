"""Requests: what somebody asks the others to agree to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .journal import ALL
from .seats import Seat


@dataclass
class Request:
    """For an undo before choice ``to``, a pause, or a bot on seat ``to``."""

    number: int
    wish: str
    seat: int
    to: int
    agreed: set[int]
    person: int = ALL

    def needed(self, seats: Sequence[Seat]) -> list[int]:
        """The seats that have still to agree; bots always do, and whoever is to be replaced is not asked."""
        return [
            n
            for n, seat in enumerate(seats)
            if seat.played_by_people and n not in self.agreed and not self._leaves_nobody(n, seat)
        ]

    def _leaves_nobody(self, number: int, seat: Seat) -> bool:
        """Whether nobody would be left on that seat whom one could ask."""
        if self.wish != "replace" or number != self.to:
            return False
        others = [] if self.person == ALL else [c for n, c in enumerate(seat.chairs) if n != self.person]
        return not any(chair.played_by_somebody for chair in others)
