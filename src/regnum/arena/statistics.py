"""What many outcomes say: shares of wins with intervals, and ratings."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from regnum.kernel import NOBODY

from .games import Outcome

Z = 1.96
"""Half the width of a 95 % interval, in standard deviations."""


@dataclass(frozen=True)
class Share:
    """A mean of shares of wins, relative to the fair share, with its 95 % interval."""

    games: int
    wins: float
    times_fair: float
    margin: float

    def __str__(self) -> str:
        return f"{self.times_fair:.2f} ± {self.margin:.2f}"


def share(values: list[float], players: float) -> Share:
    """How many times its fair share of wins somebody got."""
    count = len(values)
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / max(1, count - 1)
    # A run without a single win, or without a loss, still is no certainty: the rule of succession widens it.
    smoothed = max(variance, (mean * count + 1) / (count + 2) * (1 - (mean * count + 1) / (count + 2)) * 0.25)
    return Share(count, sum(values), mean * players, Z * math.sqrt(smoothed / count) * players)


def by_bot(outcomes: Iterable[Outcome]) -> dict[str, Share]:
    """Each bot's share, whichever seat it had."""
    values: defaultdict[str, list[float]] = defaultdict(list)
    players = 1
    for outcome in outcomes:
        players = len(outcome.places)
        for seat, name in enumerate(outcome.task.lineup):
            values[name].append(outcome.share(seat))
    return {name: share(found, players) for name, found in values.items()}


def by_seat(outcomes: Iterable[Outcome]) -> dict[int, Share]:
    """Each seat's share, whoever had it: is the game fair?"""
    values: defaultdict[int, list[float]] = defaultdict(list)
    players = 1
    for outcome in outcomes:
        players = len(outcome.places)
        for seat in range(players):
            values[seat].append(outcome.share(seat))
    return {seat: share(found, players) for seat, found in sorted(values.items())}


def by_turn(outcomes: Iterable[Outcome]) -> dict[int, Share]:
    """The share of whoever is asked first in a game, second and so on; nothing where that is always the same seat."""
    known = [outcome for outcome in outcomes if outcome.first != NOBODY]
    if len({outcome.first for outcome in known}) < 2:
        return {}
    players = len(known[0].places)
    return {
        nth: share([outcome.share((outcome.first + nth) % players) for outcome in known], players)
        for nth in range(players)
    }


def ratings(outcomes: Iterable[Outcome]) -> dict[str, Any]:
    """openskill ratings (mu and sigma) of all bots, from the places they took."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known: dict[str, Any] = {}
    for outcome in outcomes:
        names = outcome.task.lineup
        teams = [[known.setdefault(name, model.rating(name=name))] for name in names]
        rated = model.rate(teams, ranks=[float(place) for place in outcome.places])
        for name, team in zip(names, rated, strict=True):
            known[name] = team[0]
    return known
