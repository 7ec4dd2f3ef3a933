"""How a game ended: places and points, those of rivals outside the seats, and who gave up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from .record import NOBODY


class Standing(NamedTuple):
    """One line of the final list: a seat, or a rival outside the seats (then the seat is NOBODY)."""

    place: int | None
    seat: int
    rival: str
    score: int
    gave_up: bool


@dataclass(frozen=True)
class Outsider:
    """Somebody outside the seats who may win: points and place are read from the table, place 0 being none."""

    name: str
    score: Callable[[Any], int]
    place: Callable[[Any], int]
    when: int


@dataclass(frozen=True)
class Rival:
    """Somebody outside the seats who is counted too: a word of the messages, points, and a place if it has one.

    >>> Rival("jester", 12, 2).place
    2
    """

    name: str
    score: int
    place: int | None


@dataclass(frozen=True)
class Result:
    """Each seat's place (1 is best, equal places are shared) and points.

    >>> ended = Result(places=(2, 1, 1), scores=(3, 7, 7))
    >>> ended.winners
    (1, 2)
    """

    places: tuple[int, ...]
    scores: tuple[int, ...]
    rivals: tuple[Rival, ...] = ()
    gave_up: tuple[int, ...] = ()
    """The seats that gave up, in the order in which they did."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place; empty if somebody outside the seats has won."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def standings(self) -> list[Standing]:
        """The final list, best first; a rival without a place comes at the end."""
        lines = [
            Standing(place, seat, "", self.scores[seat], seat in self.gave_up) for seat, place in enumerate(self.places)
        ]
        lines += [Standing(rival.place, NOBODY, rival.name, rival.score, False) for rival in self.rivals]
        return sorted(lines, key=lambda line: (line.place is None, line.place))

    def with_last(self, gave_up: Sequence[int]) -> Result:
        """This result with these seats behind everybody else, the first to give up at the very end."""
        seats = [(_how_early(gave_up, seat), place) for seat, place in enumerate(self.places)]
        ranked = [*seats, *((0, rival.place) for rival in self.rivals if rival.place is not None)]

        def place(own: tuple[int, int]) -> int:
            return 1 + sum(other < own for other in ranked)

        return replace(
            self,
            places=tuple(place(own) for own in seats),
            rivals=tuple(r if r.place is None else replace(r, place=place((0, r.place))) for r in self.rivals),
            gave_up=tuple(gave_up),
        )


def _how_early(gave_up: Sequence[int], seat: int) -> int:
    """0 for a seat that has not given up, else more the earlier it did."""
    return len(gave_up) - gave_up.index(seat) if seat in gave_up else 0
