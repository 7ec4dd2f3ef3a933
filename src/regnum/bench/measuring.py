"""Measuring: ways of doing the same thing take turns, and each is asked for a short while at a time.

What is counted is seconds of one core (the CPU time of the process), so that whatever else a machine does disturbs
little; where threads or a GPU work besides, it is seconds of the clock.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

Work = Callable[[], int]
"""Does something for a short while; how often it did it (decisions, or copies)."""

FROM_PYTHON, IN_HASTE, INSIDE, COPIES = "from Python", "from Python, chance's odds ignored", "inside", "copies"
COMPILING = "compiling"
"""The kinds of figures that may be compared with each other."""


class Way(Protocol):
    """One way of playing one game."""

    who: str
    how: str
    kind: str

    def measure(self, seconds: float) -> tuple[float, float]:
        """Decisions (or copies) and games in a second."""
        ...


@dataclass(frozen=True)
class Row:
    """A line of the table: medians over all rounds."""

    who: str
    how: str
    kind: str
    per_second: float
    games_per_second: float


@dataclass
class Own:
    """A way of our own; ``games`` counts those that were played so far."""

    who: str
    how: str
    kind: str
    work: Work
    games: Callable[[], int]
    clock: Callable[[], float] = time.process_time

    def measure(self, seconds: float) -> tuple[float, float]:
        began, games, count = self.clock(), self.games(), 0
        while self.clock() - began < seconds:
            count += self.work()
        spent = self.clock() - began
        return count / spent, (self.games() - games) / spent


def in_turns(ways: Sequence[Way], rounds: int, seconds: float) -> Iterator[tuple[Way, Row | None]]:
    """Every way once in each round; with the last round its row."""
    found: dict[int, list[tuple[float, float]]] = {i: [] for i in range(len(ways))}
    for number in range(rounds):
        for i, way in enumerate(ways):
            found[i].append(way.measure(seconds))
            yield way, _row(way, found[i]) if number == rounds - 1 else None


def _row(way: Way, found: Iterable[tuple[float, float]]) -> Row:
    decisions, games = zip(*found, strict=True)
    return Row(way.who, way.how, way.kind, statistics.median(decisions), statistics.median(games))
