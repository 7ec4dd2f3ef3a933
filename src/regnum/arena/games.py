"""Playing many games between bots, on all cores or on a cluster."""

from __future__ import annotations

import math
import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import Any, TypeVar

from regnum.bots import Bot, bot
from regnum.bots.champion import Champion
from regnum.bots.emperor import Emperor
from regnum.bots.knowledge import Knowledge
from regnum.bots.program import Program
from regnum.bots.search import BY_THE_CLOCK, Search
from regnum.games import game as game_named
from regnum.kernel import NATURE, NOBODY, BoardText, Match

T = TypeVar("T")
OURS = BoardText()
"""The board that comes along."""


@dataclass(frozen=True)
class Task:
    """One game to be played: who sits where, and the seed that chance and bots start from."""

    game: str
    lineup: tuple[str, ...]
    seed: str
    options: dict[str, Any] = field(default_factory=dict)
    board: BoardText = OURS


@dataclass(frozen=True)
class Outcome:
    """How it ended: each seat's place and points."""

    task: Task
    places: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    first: int = field(default=NOBODY, compare=False)
    """The seat that was asked first, where that is known."""

    def share(self, seat: int) -> float:
        """The seat's share of the win: 1, a part of it when shared, or 0."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


def play(task: Task) -> Outcome:
    """One game from beginning to end."""
    return outcome(task, played(task))


def played(task: Task) -> Match:
    """The match, when it is over."""
    game = game_named(task.game, task.board)
    match = Match(game, seed=f"{task.seed} chance", players=len(task.lineup), **task.options)
    bots = [by_count(bot(name, f"{task.seed} {name} {seat}")) for seat, name in enumerate(task.lineup)]
    programs = [(seat, one) for seat, one in enumerate(bots) if isinstance(one, Program)]
    try:
        for seat, one in programs:
            one.begin(match, seat)
        while not match.over:
            match.must_end()
            for seat in match.to_act:
                match.choose(bots[seat].choose(Knowledge.of(match, seat)), seat)
    finally:
        for _, one in programs:
            one.over(match)
            one.close()
    return match


def outcome(task: Task, match: Match) -> Outcome:
    """How it ended."""
    result = match.result
    assert result is not None
    asked = [choice.seat for choice in match.choices if choice.seat != NATURE]
    return Outcome(task, result.places, result.scores, len(asked), asked[0] if asked else NOBODY)


AT_ONCE = 1024
"""How many games are played together, where bots can."""


def together(tasks: Sequence[Task]) -> list[Outcome] | None:
    """Games of one kind, many at once; None where somebody thinks about each by itself. Chance does in them what
    it does in each alone."""
    from regnum.envs.answering import played  # needs numpy

    game = game_named(tasks[0].game, tasks[0].board)
    options = game.options.settle(len(tasks[0].lineup), **tasks[0].options)
    found: list[Outcome] = []
    for at in range(0, len(tasks), AT_ONCE):
        some = tasks[at : at + AT_ONCE]
        ended = played([task.lineup for task in some], game, options, [task.seed for task in some])
        if ended is None:
            return None
        for task, one in zip(some, ended, strict=True):
            found.append(Outcome(task, one.result.places, one.result.scores, one.decisions, one.first))
    return found


def by_count(player: Bot) -> Bot:
    """A level thinks as far as it is meant to, however busy the machine is, and on one core: the others play too."""
    if isinstance(player, Search) and player.iterations != BY_THE_CLOCK:
        player.seconds, player.threads = math.inf, 1
    if isinstance(player, Champion | Emperor):
        by_count(player.instead)
    if isinstance(player, Emperor):
        player.seconds = math.inf
    return player


def rotations(lineup: Sequence[str]) -> list[tuple[str, ...]]:
    """The line-up with everybody in every seat; equal rotations once."""
    turned = [(*lineup[i:], *lineup[:i]) for i in range(len(lineup))]
    return list(dict.fromkeys(turned))


def schedule(
    game: str,
    lineup: Sequence[str],
    rounds: int,
    seed: str,
    options: dict[str, Any],
    board: BoardText = OURS,
) -> list[Task]:
    """Each round plays every rotation with the same seed of chance."""
    turned = rotations(lineup)
    return [Task(game, seats, f"{seed} {number}", options, board) for number in range(rounds) for seats in turned]


def play_all(tasks: Iterable[Task], workers: int | None = None, ray: bool = False) -> Iterator[Outcome]:
    """Outcomes as they come in, in no particular order."""
    yield from each(play, tasks, workers, ray)


def each(do: Callable[[Task], T], tasks: Iterable[Task], workers: int | None = None, ray: bool = False) -> Iterator[T]:
    """What is done with every task, in no particular order, on all cores or on a cluster."""
    if ray:
        yield from _on_ray(do, list(tasks))
        return
    # Spawned, not forked: a forked child would inherit threads and locks of the compiler.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers or os.cpu_count(), mp_context=context) as pool:
        for finished in as_completed([pool.submit(do, task) for task in tasks]):
            yield finished.result()


def _on_ray(do: Callable[[Task], T], tasks: list[Task]) -> Iterator[T]:
    import ray  # an extra of its own, for clusters

    if not ray.is_initialized():
        ray.init(logging_level="ERROR", include_dashboard=False)
    remote: Callable[..., Any] = ray.remote(do).remote
    waiting = [remote(task) for task in tasks]
    while waiting:
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)
