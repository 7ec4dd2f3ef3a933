"""The search player: information-set tree search for any game, native when the rules are compiled, else interpreted."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from regnum.kernel import SEATS, Game, Offers, Thumb, pick, seeded

from . import deals, forest, warming
from .by_thumb import ByThumb
from .knowledge import Knowledge

NODES = 1 << 17
"""How many nodes a forest may have; its hash table is twice as large."""
LEAST_NODES, NODES_EACH = 1 << 10, 40
"""How many it needs for few iterations: clearing more than that would take longer than searching."""
PATH = 400
"""How deep a forest may grow."""
BY_THE_CLOCK = 10**9
"""More iterations than anybody has time for."""
HASTY = 8
"""An answer that was tried less often says nothing."""
CURIOSITY = 0.3
"""How much an answer that was tried seldom is preferred to one that did well."""


@dataclass(frozen=True)
class Thought:
    """What the search thinks of one answer: how often it was tried, and the expected share of a win, 0 to 1."""

    action: int
    visits: int
    worth: float


Found = tuple[Sequence[int], Sequence[int]]
"""How often each answer was tried, and what it gained."""


def thoughts_of(knowledge: Knowledge, found: Sequence[Found]) -> list[Thought]:
    """What so many searches found together, best first."""
    thoughts = []
    for at, action in enumerate(knowledge.offers):
        visits, gains = (sum(numbers[at] for numbers in column) for column in zip(*found, strict=True))
        thoughts.append(Thought(action, visits, gains / (forest.WIN * visits) if visits else 0.0))
    return sorted(thoughts, key=lambda thought: -thought.visits)


def shared(gains: Sequence[int]) -> list[float]:
    """Everybody's share of the win by what they gained; equal shares where nothing was found."""
    total = sum(gains)
    return [gain / total if total else 1 / len(gains) for gain in gains]


def nodes_for(games: int) -> int:
    """How many nodes a forest has for so many imagined games."""
    return min(NODES, LEAST_NODES + NODES_EACH * games)


class Grove:
    """One forest with the deals it begins from, in arrays for native code or in lists for the interpreter."""

    def __init__(
        self,
        seat: int,
        dealt: deals.Deals,
        seed: int | str,
        engine: Any,
        curiosity: float = CURIOSITY,
        nodes: int = NODES,
    ) -> None:
        self.engine = engine
        self.seat = seat
        self.dealt = dealt.copy()
        self.curiosity = curiosity
        self.rng: Any = seeded(seed)
        if engine is None:
            self._lists(nodes)
        else:
            self._arrays(nodes)
        self.forest[forest.SIZE][0] = SEATS

    def _lists(self, nodes: int) -> None:
        room = min(2 * nodes, NODES // 8)
        self.out: Any = Offers()
        self.forest: Any = [[0] * room for _ in range(forest.ROWS)]
        self.forest[forest.PARENTS] = [forest.ABSENT] * room
        self.paths: Any = [[0] * PATH for _ in range(SEATS + 1)]

    def _arrays(self, nodes: int) -> None:
        import numpy as np  # interpreted play needs no numpy

        self.rng = np.array(self.rng, np.int32)
        self.out = None
        self.forest = np.zeros((forest.ROWS, 2 * nodes), np.int32)
        self.forest[forest.PARENTS] = forest.ABSENT
        self.paths = np.zeros((SEATS + 1, PATH), np.int32)

    def search(self, iterations: int) -> None:
        dealt = self.dealt.tables, self.dealt.holdings
        self._run(
            forest.search, *dealt, self.seat, self.rng, self.out, self.forest, self.paths, self.curiosity, iterations
        )

    def _run(self, function: Any, *given: Any) -> None:
        if self.engine is None:
            function(*given)
        else:
            self.engine.run(function, *given)

    def _row(self, numbers: Sequence[int]) -> Any:
        return list(numbers) if self.engine is None else self.engine.numbers(numbers)

    def search_until(self, end: float, most: int) -> int:
        """Iterate until that moment, or that often; how often it was."""
        done, chunk = 0, 1
        while done < most and (done == 0 or time.monotonic() < end):
            began = time.monotonic()
            self.search(min(chunk, most - done))
            done += min(chunk, most - done)
            # A chunk of about ten milliseconds: the clock is read rarely, and nobody waits for long.
            chunk = max(1, min(4096, int(chunk * 0.01 / max(1e-6, time.monotonic() - began))))
        return done

    def found(self, actions: Sequence[int]) -> tuple[list[int], list[int]]:
        """How often each of the seat's answers was tried, and what it gained."""
        visits, gains = self._row([0] * len(actions)), self._row([0] * len(actions))
        self._run(forest.look_up, self.forest, self.seat, self._row(actions), visits, gains)
        return [int(number) for number in visits], [int(number) for number in gains]

    def gained(self, players: int) -> list[int]:
        """What each seat gained in all imagined games."""
        gains = self._row([0] * players)
        self._run(forest.come_to, self.forest, self.dealt.holdings, gains)
        return [int(number) for number in gains]


class Search:
    """A bot that searches for a given time, or so many iterations on each core, and says what it thinks.

    How many iterations may depend on the game: on what its rule of thumb says.
    """

    def __init__(
        self,
        seed: int | str,
        seconds: float = 1.0,
        iterations: int | Callable[[Thumb], int] = BY_THE_CLOCK,
        threads: int = 1,
        curiosity: float = CURIOSITY,
    ) -> None:
        self.seed = seed
        self.seconds = seconds
        self.iterations = iterations
        self.threads = threads
        self.curiosity = curiosity
        self.moves = 0

    def think(self, knowledge: Knowledge) -> list[Thought]:
        """Every answer with what it promises, best first."""
        return thoughts_of(knowledge, [grove.found(knowledge.offers) for grove in self._searched(knowledge)])

    def chances(self, knowledge: Knowledge) -> list[float]:
        """Everybody's share of the win, in seat order, as far as the knowledge goes; together they are 1."""
        found = [grove.gained(knowledge.seen.players) for grove in self._searched(knowledge)]
        return shared([sum(gains) for gains in zip(*found, strict=True)])

    def _searched(self, knowledge: Knowledge) -> list[Grove]:
        self.moves += 1
        engine = warming.engine(knowledge.game)  # reading it takes a second where much goes on, and is no thought
        end = time.monotonic() + self.seconds
        most = min(self.iterations_in(knowledge.game), forest.MOST)
        groves = self._groves(knowledge, most, engine)
        with ThreadPoolExecutor(len(groves)) as pool:
            list(pool.map(lambda grove: grove.search_until(end, most), groves))
        return groves

    def iterations_in(self, game: Game) -> int:
        return self.iterations if isinstance(self.iterations, int) else self.iterations(game.book.thumb)

    def _groves(self, knowledge: Knowledge, most: int, engine: Any) -> list[Grove]:
        """One for each thread, all with the same deals; one alone for the interpreter."""
        dealt = deals.drawn(knowledge, self.spoken, engine)
        return [
            Grove(knowledge.seat, dealt, f"{self.spoken} {n}", engine, self.curiosity, nodes_for(most))
            for n in range(1 if engine is None else self.threads)
        ]

    @property
    def spoken(self) -> str:
        """The seed of this decision."""
        return f"{self.seed} {self.moves}"

    def choose(self, knowledge: Knowledge) -> int:
        return self.consider(knowledge)[0]

    def consider(self, knowledge: Knowledge) -> tuple[int, Sequence[Thought]]:
        """What it answers, and the thoughts that led there: none if there was nothing or no time to think about.

        Where there was no time to try anything often, the rule of thumb knows better.
        """
        if len(knowledge.offers) == 1:
            return knowledge.offers[0], ()
        return self.decide(knowledge, self.think(knowledge))

    def decide(self, knowledge: Knowledge, thoughts: Sequence[Thought]) -> tuple[int, Sequence[Thought]]:
        """An answer by such thoughts, and those that led there."""
        if thoughts[0].visits < HASTY:
            return ByThumb(self.spoken).choose(knowledge), ()
        return self._drawn(thoughts) if knowledge.secret else thoughts[0].action, thoughts

    def _drawn(self, thoughts: Sequence[Thought]) -> int:
        """One of the good answers, so that a secret one cannot be guessed."""
        good = [thought for thought in thoughts if 4 * thought.visits >= thoughts[0].visits]
        at = pick(seeded(f"{self.spoken} mixed"), sum(thought.visits for thought in good))
        for thought in good:
            at -= thought.visits
            if at < 0:
                return thought.action
        return good[0].action
