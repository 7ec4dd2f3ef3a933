"""Judges: whoever can say what everybody's chances are and what each answer is worth. The search is one.

A judge is given a :class:`~regnum.bots.Knowledge`, as a bot is, and knows no more than that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple, Protocol

from regnum.kernel import Offers, seeded
from regnum.kernel.primitives import stage

from . import deals, forest
from .knowledge import Knowledge
from .search import Search, Thought
from .warming import engine

GAMES = 60
"""How many games the search imagines to judge one moment of a review."""
TRIALS = 96
"""In how many imagined games two answers are compared at most."""


class Judge(Protocol):
    """Anything that can judge a moment of a game."""

    def chances(self, knowledge: Knowledge) -> list[float]:
        """Everybody's share of the win, in seat order; together they are 1."""
        ...

    def think(self, knowledge: Knowledge) -> list[Thought]:
        """Every answer with its worth, best first."""
        ...


JudgeFor = Callable[[str, int], Judge]
"""Makes a judge from a seed, who may imagine so many games for one judgement."""
PATIENCE = 3600.0
"""A judge is measured in games, not by the clock."""


def by_search(seed: str, games: int) -> Judge:
    """A judge for every game and all its options."""
    return Search(seed, PATIENCE, games)


def by_network(seed: str, games: int) -> Judge:
    """Whoever has learned the game; the search where nobody has."""
    from .emperor import TOGETHER, Emperor  # needs numpy, which is slow to import

    return Emperor(seed, PATIENCE, max(1, games // TOGETHER))


def by_best(seed: str, games: int) -> Judge:
    """Whoever judges best: a network where one has learned these very rules, the search elsewhere."""
    return Best(seed, games)


class Best:
    """Finds out at each moment who judges it."""

    def __init__(self, seed: str, games: int) -> None:
        self.seed, self.games = seed, games

    def chances(self, knowledge: Knowledge) -> list[float]:
        """Everybody's share of the win, in seat order."""
        judge = by_network if is_learned(knowledge) else by_search
        return judge(self.seed, self.games).chances(knowledge)

    def think(self, knowledge: Knowledge) -> list[Thought]:
        """Every answer with its worth, best first; a network looks ahead with compiled rules alone."""
        judge = by_network if is_learned(knowledge) and engine(knowledge.game) is not None else by_search
        return judge(self.seed, self.games).think(knowledge)


def is_learned(knowledge: Knowledge) -> bool:
    """Whether a network has learned the rules that are played here, and can be asked."""
    try:
        from .champion import knows
    except ImportError:  # numpy is not everywhere
        return False
    return knows(knowledge)


class Difference(NamedTuple):
    """How much more one answer was worth than another: the mean of so many games, and twice its standard error."""

    mean: float
    margin: float
    games: int


def compared(knowledge: Knowledge, better: int, chosen: int, seed: str, games: int) -> Difference:
    """Two answers in the same imagined games: equal deals, equal luck, and everybody plays on by rule of thumb."""
    dealt = deals.drawn(knowledge, seed, None).tables[1:]
    found: list[float] = []
    for at in range(games):
        first, second = _worths(knowledge, (better, chosen), dealt[at % len(dealt)], f"{seed} {at}")
        found.append(first - second)
    return Difference(fmean(found), 2 * stdev(found) / sqrt(games), games)


def _worths(knowledge: Knowledge, actions: Sequence[int], deal: Any, seed: str) -> list[float]:
    worths = []
    for action in actions:
        table = deal.copy()
        until = stage(table) + forest.A_STAGE
        knowledge.game.answer(table, knowledge.seat, action)
        forest.play_on_by_thumb(table, until, seeded(seed), Offers())
        worths.append(forest.payoff(table, knowledge.seat) / forest.WIN)
    return worths
