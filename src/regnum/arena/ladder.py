"""The ladder: how much stronger each level is than the one below it, measured rung by rung."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from regnum.games import game as game_named

from .games import Outcome, Task, play_all, schedule, together
from .statistics import Share, by_bot


@dataclass(frozen=True)
class Rung:
    """One bot among weaker ones, and how many times its fair share of wins it is meant to reach."""

    bot: str
    among: str
    bar: float


RUNGS = (
    Rung("knight", "random", 2.5),
    Rung("squire", "page", 1.3),
    Rung("knight", "squire", 1.3),
    Rung("lord", "knight", 1.3),
    Rung("king", "lord", 1.3),
    Rung("king", "knight", 1.6),
    Rung("champion", "king", 1.5),
)
"""A knight plays by rule of thumb, a king searches for as long as a second allows, a champion has learned the game."""


def tasks(game: str, rung: Rung, rounds: int) -> list[Task]:
    """One bot among others, at the game's usual number of players, in every seat."""
    players = int(game_named(game).options.settle()["players"])
    return schedule(game, [rung.bot, *[rung.among] * (players - 1)], rounds, "ladder", {})


def climb(game: str, rung: Rung, rounds: int, kept: Path, workers: int | None = None) -> Iterator[Outcome]:
    """Every outcome of a rung: those that are kept from an earlier run first, then new ones, which are kept too."""
    wanted = tasks(game, rung, rounds)
    known = {(outcome.task.lineup, outcome.task.seed): outcome for outcome in _read(kept, game)}
    yield from (known[task.lineup, task.seed] for task in wanted if (task.lineup, task.seed) in known)
    missing = [task for task in wanted if (task.lineup, task.seed) not in known]
    for outcome in (together(missing) or play_all(missing, workers)) if missing else ():
        with kept.open("a", encoding="utf-8") as file:
            file.write(_line(outcome) + "\n")
        yield outcome


def result(outcomes: list[Outcome], rung: Rung) -> Share:
    """The share of the one among the others."""
    return by_bot(outcomes)[rung.bot]


def verdict(share: Share, bar: float) -> str:
    """Whether the interval lies above the bar, below it, or around it."""
    if share.times_fair - share.margin >= bar:
        return "reached"
    return "missed" if share.times_fair + share.margin < bar else "open"


def _line(outcome: Outcome) -> str:
    task = outcome.task
    return json.dumps([task.game, task.lineup, task.seed, outcome.places, outcome.scores, outcome.decisions])


def _read(kept: Path, game: str) -> Iterator[Outcome]:
    if not kept.exists():
        return
    for line in kept.read_text(encoding="utf-8").splitlines():
        name, lineup, seed, places, scores, decisions = json.loads(line)
        if name == game:
            yield Outcome(Task(game, tuple(lineup), seed), tuple(places), tuple(scores), decisions)
