"""The emperor: a champion who looks ahead.

It takes the answers its network likes best and plays each on, in the same imagined deals, with everybody answering as
the network would; after some decisions the network says what the seat has come to. Answers that do worse are dropped,
half of them at a time, so that most of the thought goes to those between which it is close. All games of a round are
played at once, so that the network is asked in batches.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any

import numpy as np

from regnum.kernel import SEATS, batch, seeded
from regnum.kernel.speed.native import rows

from . import deals, warming
from .champion import Look, look
from .knowledge import Knowledge
from .learned import preferred
from .levels import king
from .network import Network, shares
from .search import Search, Thought

CANDIDATES = 8
"""How many answers are looked at more closely."""
AHEAD = 6
"""How many decisions further."""
TOGETHER = 128
"""How many games are imagined at once."""
ROUNDS = 6
"""How often, if there is time."""
UNLIKELY = 1e-6
BEHIND = 3.0
"""More than any answer can promise."""
NO_ANSWER = -1
RATHER = 0.02
"""How much of a win an answer must promise more to be preferred to one that the network likes e times as much."""


class Emperor:
    """Looks ahead with its network for so many rounds of imagined games, or until the time is over."""

    def __init__(
        self,
        seed: int | str,
        seconds: float = 1.0,
        rounds: int = ROUNDS,
        ahead: int = AHEAD,
        weights: Path | None = None,
    ) -> None:
        """``weights``: another network than the one that comes with the game."""
        self.seed, self.seconds, self.weights = seed, seconds, weights
        self.rounds, self.ahead = rounds, ahead
        self.instead = king(seed)
        """Who answers where nobody has learned the rules, or they are not compiled."""
        self.moves = 0

    def choose(self, knowledge: Knowledge) -> int:
        """One answer."""
        self.moves += 1
        seed = f"{self.seed} {self.moves}"
        if len(knowledge.offers) == 1:
            return knowledge.offers[0]
        found, engine = look(knowledge, self.weights), warming.engine(knowledge.game)
        if found is None or engine is None:
            return self.instead.choose(knowledge)
        looked = self._considered(found, engine, knowledge, seed)
        return preferred(knowledge, shares(looked.promised[None] / RATHER)[0], seed)

    def think(self, knowledge: Knowledge) -> list[Thought]:
        """Every answer with what it promises, best first; by searching where nobody has learned the rules."""
        self.moves += 1
        seed = f"{self.seed} {self.moves}"
        found, engine = look(knowledge, self.weights), warming.engine(knowledge.game)
        if found is None or engine is None:
            return Search(seed, self.seconds, self.rounds * TOGETHER).think(knowledge)
        looked = self._considered(found, engine, knowledge, seed)
        order = np.argsort(-looked.promised, kind="stable")
        return [Thought(knowledge.offers[at], int(looked.tries[at]), float(looked.worth[at])) for at in order]

    def chances(self, knowledge: Knowledge) -> list[float]:
        """Everybody's share of the win, in seat order; with all cards open, what all seats together believe."""
        looks = [found for seat in knowledge.eyes() if (found := look(seat, self.weights)) is not None]
        if not looks:
            return Search(self.seed, self.seconds, self.rounds * TOGETHER).chances(knowledge)
        return [fmean(shares) for shares in zip(*(found.chances() for found in looks), strict=True)]

    def _considered(self, found: Look, engine: Any, knowledge: Knowledge, seed: str) -> Looked:
        """Play the answers that are liked best on, and drop those that do worse, half of them at a time."""
        likely = found.liked(knowledge.offers)
        ahead = Ahead(found.network, engine, knowledge, seed)
        candidates = np.argsort(-likely, kind="stable")[:CANDIDATES]
        looked = Looked(np.zeros(len(likely)), np.zeros(len(likely)), likely)
        end = time.monotonic() + self.seconds
        for done in range(self.rounds):
            answers = np.resize(candidates, TOGETHER)
            same = TOGETHER * done + np.arange(TOGETHER) // len(candidates)
            np.add.at(looked.gains, answers, ahead.worths(np.array(knowledge.offers)[answers], same, self.ahead))
            np.add.at(looked.tries, answers, 1)
            if time.monotonic() > end:
                break
            kept = max(2, math.ceil(CANDIDATES * 2 ** (-done - 1)))
            candidates = candidates[np.argsort(-looked.worth[candidates], kind="stable")][:kept]
        return looked


@dataclass(frozen=True)
class Looked:
    """What was found out about the answers: what each gained in how many tries, and how much the network likes it."""

    gains: Any
    tries: Any
    likely: Any

    @property
    def worth(self) -> Any:
        return self.gains / self.tries.clip(1)

    @property
    def promised(self) -> Any:
        """The worth of the answers that were looked at longest, and a little for being liked; others stand behind."""
        found = self.worth + RATHER * np.log(self.likely.clip(UNLIKELY))
        return np.where(self.tries == self.tries.max(), found, found - BEHIND + self.tries / self.tries.max())


class Ahead:
    """Imagined games that begin with given answers of one seat, and go on as a network would."""

    def __init__(self, network: Network, engine: Any, knowledge: Knowledge, seed: str) -> None:
        self.network, self.engine, self.seat = network, engine, knowledge.seat
        self.dealt = deals.drawn(knowledge, seed, engine).tables[1:]
        self.chance = np.random.default_rng(seeded(seed))
        observed = sum(math.prod(field.shape) for field in knowledge.seen.FIELDS.values())
        self.masks = np.zeros((TOGETHER, len(knowledge.game.actions)), np.uint8)
        self.observations = np.zeros((TOGETHER, observed), np.int32)
        self.seats = np.zeros(TOGETHER, np.int32)
        self.rewards = np.zeros((TOGETHER, SEATS), np.float32)
        self.dones = np.zeros(TOGETHER, np.uint8)
        self.rngs: Any = None
        self.tables: Any = None

    def worths(self, answers: Any, places: Any, decisions: int) -> Any:
        """The seat's share of the win after each answer, in the deals at these places: what it is at the end, or is
        expected to be so many decisions later."""
        count = len(answers)
        self.tables = self.dealt[np.append(places, 0) % len(self.dealt)]
        self.rngs = rows([seeded(int(number)) for number in self.chance.integers(2**31, size=count)])
        asked, over, found = np.zeros(count, bool), np.zeros(count, bool), np.zeros(count, np.float32)
        self._step(np.full(count, NO_ANSWER, np.int32))
        for _ in range(decisions + SEATS):
            opinions, _ = self.network(self.observations, self.seats)
            now = ~asked & (self.seats == self.seat)
            self._step(np.where(now, answers, self._answers(opinions)).astype(np.int32))
            asked |= now
            ended = (self.dones == 1) & ~over
            found[ended] = self.rewards[ended, self.seat]
            over |= ended
            decisions -= int(asked.all())
            if decisions <= 0:
                break
        _, chances = self.network(self.observations, self.seats)
        return np.where(over, found, chances[:, self.seat])

    def _answers(self, opinions: Any) -> Any:
        luck = self.chance.gumbel(size=opinions.shape).astype(np.float32)
        return np.where(self.masks == 1, opinions + luck, -np.inf).argmax(1)

    def _step(self, actions: Any) -> None:
        shown = (self.observations, self.masks, self.seats, self.rewards, self.dones)
        self.engine.run(batch.step_tables, self.tables, 0, len(actions), self.rngs, None, actions, *shown)
