"""Flat Monte Carlo: try every answer in imagined games played on at random, the promising ones more often."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import Any

from regnum.kernel import Row, seeded

from .knowledge import Knowledge

EXPLORATION = 0.5
"""How much an answer that was tried seldom is preferred to one that did well."""


@dataclass
class Arm:
    """One answer and how it did."""

    action: int
    tries: int = 0
    gain: float = 0.0

    def bound(self, tries: int) -> float:
        """The upper confidence bound of its gain."""
        return self.gain / self.tries + EXPLORATION * math.sqrt(math.log(tries) / self.tries)


class MonteCarlo:
    """Plays any game sensibly: what its seat cannot know is dealt anew for every trial."""

    def __init__(self, seed: int | str = 0, playouts: int = 600, seconds: float | None = None) -> None:
        """It thinks for so many trials, or for so many seconds if that is less."""
        self.rng: Row = seeded(seed)
        self.playouts = playouts
        self.seconds = seconds

    def choose(self, knowledge: Knowledge) -> int:
        """The answer that was tried most in the end."""
        arms = [Arm(action) for action in knowledge.offers]
        if len(arms) == 1:
            return arms[0].action
        until = math.inf if self.seconds is None else time.monotonic() + self.seconds
        for tries in range(self.playouts):
            if tries >= len(arms) and time.monotonic() > until:
                break
            arm = next_to_try(arms, tries)
            arm.gain += self.trial(knowledge, arm.action)
            arm.tries += 1
        return max(arms, key=lambda a: (a.tries, a.gain)).action

    def trial(self, knowledge: Knowledge, action: int) -> float:
        """The answer given at an imagined table, and everybody playing on at random to the end."""
        table = knowledge.imagine(self.rng)
        knowledge.game.answer(table, knowledge.seat, action)
        knowledge.game.play_out(table, self.rng)
        return worth(table, knowledge.seat)


def next_to_try(arms: list[Arm], tries: int) -> Arm:
    """Each once, then the one with the highest bound."""
    return arms[tries] if tries < len(arms) else max(arms, key=lambda arm: arm.bound(tries))


def worth(table: Any, seat: int) -> float:
    """A final place between 0 and 1: half for winning, half for everybody who is left behind."""
    places: list[int] = table.rank[: table.players]
    place = places[seat]
    behind: float = sum((other > place) + (other == place) / 2 for other in places) - 0.5
    won = 1 / places.count(1) if place == 1 else 0.0
    return (won + behind / max(1, len(places) - 1)) / 2
