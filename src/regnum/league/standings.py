"""What the games of a league say: ratings, shares of wins, and how sure one may be of both."""

from __future__ import annotations

import json
import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from regnum.arena.statistics import Share, ratings, share

from .playing import Played

FILE = "ratings.json"


@dataclass(frozen=True)
class Standing:
    """One bot: its rating with twice its deviation, its share of wins with a 95 % interval, and how it behaved."""

    name: str
    games: int
    rating: float
    deviation: float
    times_fair: float
    margin: float
    forfeits: int
    seconds: float
    """How long it thinks about a decision, on average."""


def standings(played: Sequence[Played]) -> list[Standing]:
    """All who ever played, the best first."""
    found = []
    rated, thought = ratings(one.outcome for one in played), _thought(played)
    for name, shares in _shares(played).items():
        rating, overall = rated[name], _overall([*shares.values()])
        gave_up = sum(forfeit.name == name for one in played for forfeit in one.forfeits)
        numbers = (overall.games, rating.mu, 2 * rating.sigma, overall.times_fair, overall.margin, gave_up)
        found.append(Standing(name, *numbers, thought.get(name, 0.0)))
    return sorted(found, key=lambda one: (-one.rating, one.name))


def by_task(played: Sequence[Played]) -> dict[str, dict[str, Share]]:
    """Each task's shares, the best first."""
    found: dict[str, dict[str, Share]] = {}
    for name, shares in _shares(played).items():
        for task, one in shares.items():
            found.setdefault(task, {})[name] = one
    best = {task: sorted(some.items(), key=lambda pair: -pair[1].times_fair) for task, some in found.items()}
    return {task: dict(best[task]) for task in sorted(best)}


def against(played: Sequence[Played]) -> dict[tuple[str, str], tuple[float, int]]:
    """How often one came before another where both played, ties as halves, and in how many pairs of seats."""
    found: defaultdict[tuple[str, str], list[float]] = defaultdict(list)
    for one in played:
        names, places = one.outcome.task.lineup, one.outcome.places
        for seat, name in enumerate(names):
            for other, rival in enumerate(names):
                if rival != name:
                    found[name, rival].append(_before(places[seat], places[other]))
    return {pair: (sum(values), len(values)) for pair, values in found.items()}


def rise(played: Sequence[Played], moments: int = 40) -> dict[str, list[tuple[float, float]]]:
    """Everybody's rating while games were played, at some moments."""
    found: defaultdict[str, list[tuple[float, float]]] = defaultdict(list)
    for count in _moments(len(played), moments):
        for name, rating in ratings(one.outcome for one in played[:count]).items():
            found[name].append((float(count), rating.mu))
    return dict(found)


def write(folder: Path, found: Sequence[Standing]) -> None:
    """Keep the ratings in the league's folder, for programs."""
    text = json.dumps([asdict(one) for one in found], indent=1, ensure_ascii=False)
    (folder / FILE).write_text(f"{text}\n", encoding="utf-8")


def _moments(count: int, moments: int) -> Iterator[int]:
    step = max(1, math.ceil(count / moments))
    yield from range(step, count, step)
    if count:
        yield count


def _before(place: int, other: int) -> float:
    return 0.5 if place == other else float(place < other)


def _shares(played: Sequence[Played]) -> dict[str, dict[str, Share]]:
    values: defaultdict[str, defaultdict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    players = {}
    for one in played:
        task = one.outcome.task
        players[task.game] = len(one.outcome.places)
        for seat, name in enumerate(task.lineup):
            values[name][task.game].append(one.outcome.share(seat))
    return {
        name: {task: share(found, players[task]) for task, found in tasks.items()} for name, tasks in values.items()
    }


def _overall(shares: Sequence[Share]) -> Share:
    """Shares at several tasks as one, each by its number of games."""
    games = sum(one.games for one in shares)
    mean = sum(one.games * one.times_fair for one in shares) / games
    margin = math.sqrt(sum((one.games * one.margin) ** 2 for one in shares)) / games
    return Share(games, sum(one.wins for one in shares), mean, margin)


def _thought(played: Sequence[Played]) -> dict[str, float]:
    spent: defaultdict[str, float] = defaultdict(float)
    asked: defaultdict[str, int] = defaultdict(int)
    for one in played:
        for seat, name in enumerate(one.outcome.task.lineup):
            spent[name] += one.seconds[seat]
            asked[name] += one.asked[seat]
    return {name: spent[name] / max(1, asked[name]) for name in spent}
