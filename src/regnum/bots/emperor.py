"""The emperor: a champion who looks ahead.

It takes the answers its network likes best and plays each on, in the same imagined deals, with everybody answering as
the network would. After some decisions, as soon as the seat is asked again, the network says what it has come to: with
the seat's own eyes, for the others cannot see what it did in secret. Answers that promise less are dropped, half of
them at a time, so that most of the thought goes to those between which it is close. All games of a round are played at
once, so that the network is asked in batches.
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
from .champion import look
from .knowledge import Knowledge
from .learned import preferred
from .levels import king
from .network import Network, shares
from .search import Search, Thought

CANDIDATES = 8
"""How many answers are looked at more closely."""
SELDOM = 0.01
"""An answer that its network would give less often than that is not looked at."""
AHEAD = 24
"""How many decisions further, at least: then until the seat is asked again."""
FURTHEST = 60
"""How many decisions further at most; whoever is asked then says what they expect."""
TOGETHER = 128
"""How many games are imagined at once."""
ROUNDS = 4
"""How often, if there is time."""
UNLIKELY = 1e-6
BEHIND = 20.0
"""So much that a round less is more than any answer can promise."""
NO_ANSWER = -1
SURE = 1.0
"""How many standard errors of a difference may be luck."""
RATHER = 0.05
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
        likely = found.liked(knowledge.offers)
        close = best(likely, SELDOM)
        if len(close) == 1:
            return knowledge.offers[int(close[0])]
        looked = self._considered(Ahead(found.network, engine, knowledge, seed), likely, close)
        return preferred(knowledge, looked.chosen, seed)

    def think(self, knowledge: Knowledge) -> list[Thought]:
        """Every answer with what it promises, best first; by searching where nobody has learned the rules."""
        self.moves += 1
        seed = f"{self.seed} {self.moves}"
        found, engine = look(knowledge, self.weights), warming.engine(knowledge.game)
        if found is None or engine is None:
            return Search(seed, self.seconds, self.rounds * TOGETHER).think(knowledge)
        likely = found.liked(knowledge.offers)
        looked = self._considered(Ahead(found.network, engine, knowledge, seed), likely, best(likely))
        order = np.argsort(-looked.promised, kind="stable")
        return [Thought(knowledge.offers[at], int(looked.tries[at]), float(looked.worth[at])) for at in order]

    def chances(self, knowledge: Knowledge) -> list[float]:
        """Everybody's share of the win, in seat order; with all cards open, what all seats together believe."""
        looks = [found for seat in knowledge.eyes() if (found := look(seat, self.weights)) is not None]
        if not looks:
            return Search(self.seed, self.seconds, self.rounds * TOGETHER).chances(knowledge)
        return [fmean(shares) for shares in zip(*(found.chances() for found in looks), strict=True)]

    def _considered(self, ahead: Ahead, likely: Any, close: Any) -> Looked:
        """Play these answers on, and drop those that promise less, half of them at a time; the first, liked best, stays
        for comparing."""
        looked = Looked(likely, *np.zeros((4, len(likely))))
        end = time.monotonic() + self.seconds
        for done in range(self.rounds):
            answers = np.resize(close, TOGETHER)
            same = TOGETHER * done + np.arange(TOGETHER) // len(close)
            gained = ahead.worths(answers, same, self.ahead)
            for noted, numbers in ((looked.gains, gained), (looked.squares, gained**2), (looked.tries, 1)):
                np.add.at(noted, answers, numbers)
            looked.rounds[close] += 1
            if time.monotonic() > end:
                break
            kept = max(2, math.ceil(CANDIDATES * 2 ** (-done - 1)))
            others = close[1:]
            order = np.argsort(-looked.promised[others], kind="stable")
            close = np.append(close[:1], others[order][: kept - 1])
        return looked


def best(likely: Any, least: float = 0.0) -> Any:
    """The answers that are worth a look, those that are liked best first."""
    found = np.argsort(-likely, kind="stable")[:CANDIDATES]
    return found[likely[found] >= min(least, likely.max())]


@dataclass(frozen=True)
class Looked:
    """What was found out about the answers: how much the network likes each, what it gained (and that squared) in how
    many tries, and in how many rounds it was looked at."""

    likely: Any
    gains: Any
    squares: Any
    tries: Any
    rounds: Any

    @property
    def worth(self) -> Any:
        return self.gains / self.tries.clip(1)

    @property
    def promised(self) -> Any:
        """The worth of the answers that were looked at longest, and a little for being liked; others stand behind."""
        found = self.worth + RATHER * np.log(self.likely.clip(UNLIKELY))
        return found - BEHIND * (1 - self.rounds / self.rounds.max())

    @property
    def chosen(self) -> Any:
        """How often each answer should be given: as the network would, and more often or less by what it surely gains,
        beside the answer that is liked best. What may be luck counts for nothing: over a whole game it would cost more
        than looking ahead brings."""
        first, tries = int(self.likely.argmax()), self.tries.clip(1)
        unsure = (self.squares / tries - self.worth**2).clip(0) / tries
        apart = self.worth - self.worth[first]
        surely = np.sign(apart) * (abs(apart) - SURE * np.sqrt(unsure + unsure[first])).clip(0)
        wanted = np.log(self.likely.clip(UNLIKELY)) + surely / RATHER
        return shares(np.where(self.rounds == self.rounds.max(), wanted, -np.inf)[None])[0]


class Ahead:
    """Imagined games that begin with given answers of one seat, and go on as a network would."""

    def __init__(self, network: Network, engine: Any, knowledge: Knowledge, seed: str) -> None:
        self.network, self.engine, self.seat = network, engine, knowledge.seat
        self.offers = np.array(knowledge.offers)
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
        """The seat's share of the win after each answer, by its place among the offers, in these deals:
        what it is at the end, or what the seat expects when it is asked again after so many decisions."""
        count, answers = len(answers), self.offers[answers]
        self.tables = self.dealt[np.append(places, 0) % len(self.dealt)]
        self.rngs = rows([seeded(int(number)) for number in self.chance.integers(2**31, size=count)])
        found, since, on = np.zeros(count, np.float32), np.full(count, -1), np.arange(count)
        self._step(np.full(count, NO_ANSWER, np.int32))
        for left in reversed(range(FURTHEST)):
            opinions, chances = self.network(self.observations[on], self.seats[on])
            own = self.seats[on] == self.seat
            judged = (since[on] >= decisions) & own if left else np.ones(len(on), bool)
            found[on[judged]] = chances[judged, self.seat]
            now = (since[on] < 0) & own
            chosen = np.where(now, answers[on], self._answers(opinions, self.masks[on]))[~judged]
            since[on[(since[on] >= 0) | now]] += 1
            on = on[~judged]
            on = self._played(on, chosen, found)
            if not len(on):
                break
        return found

    def _played(self, on: Any, chosen: Any, found: Any) -> Any:
        """Play these answers in the games that go on; which of them still do. Where one ended, what the seat has won is
        noted."""
        actions = np.full(len(found), NO_ANSWER, np.int32)
        actions[on] = chosen
        self._step(actions)
        ended = self.dones[on] == 1
        found[on[ended]] = self.rewards[on[ended], self.seat]
        return on[~ended]

    def _answers(self, opinions: Any, masks: Any) -> Any:
        luck = self.chance.gumbel(size=opinions.shape).astype(np.float32)
        return np.where(masks == 1, opinions + luck, -np.inf).argmax(1)

    def _step(self, actions: Any) -> None:
        shown = (self.observations, self.masks, self.seats, self.rewards, self.dones)
        self.engine.run(batch.step_tables, self.tables, 0, len(actions), self.rngs, None, actions, *shown)
