"""The champion: a network that learned its game, and answers at once.

It knows what its seat may know, counted from that seat. It is bound to the rules it learned: an edition, a number of
players, the modules and the board. Elsewhere it looks ahead as a king does, and says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from regnum.kernel.views import observation

from .knowledge import Knowledge
from .learned import TOLERATED, fits, kept_for, preferred, say_that_nobody_has
from .levels import king
from .network import Network, load, shares


class Champion:
    """Answers as its network likes best; where answers are secret, as often as it likes each."""

    def __init__(self, seed: int | str, weights: Path | None = None) -> None:
        """``weights``: another network than the one that comes with the game."""
        self.seed = seed
        self.weights = weights
        self.instead = king(seed)
        """Who answers where nobody has learned the rules."""
        self.moves = 0

    def choose(self, knowledge: Knowledge) -> int:
        """One answer."""
        self.moves += 1
        if len(knowledge.offers) == 1:
            return knowledge.offers[0]
        found = look(knowledge, self.weights)
        if found is None:
            return self.instead.choose(knowledge)
        return preferred(knowledge, found.liked(knowledge.offers), f"{self.seed} {self.moves}")


class Look(NamedTuple):
    """A seat's look at the table with the network that learned its rules."""

    network: Network
    observations: Any
    seats: Any

    def liked(self, offers: Sequence[int]) -> Any:
        """How much the network likes each answer; together they are 1."""
        opinions, _ = self.network(self.observations, self.seats)
        return shares(opinions[:, list(offers)])[0]

    def chances(self) -> list[float]:
        """Everybody's share of the win, in seat order."""
        return [float(share) for share in self.network(self.observations, self.seats)[1][0]]


def look(knowledge: Knowledge, weights: Path | None = None) -> Look | None:
    """What the seat may know, for the network of these rules; None if there is none, and it is said once."""
    found = _look(knowledge, weights)
    if found is None:
        say_that_nobody_has(knowledge.game.name, knowledge.seen.players)
    return found


def knows(knowledge: Knowledge) -> bool:
    """Whether the network that comes with a game has learned the rules that are played here."""
    return _look(knowledge, None) is not None


def _look(knowledge: Knowledge, weights: Path | None) -> Look | None:
    game, seen = knowledge.game, knowledge.seen
    path = weights or kept_for(game, seen.players)
    if path is not None and knowledge.person is None:
        network = _loaded(path)
        found = Look(network, np.array([observation(seen, knowledge.seat)]), np.array([knowledge.seat]))
        strange = network.reading.strange(found.observations[0], knowledge.seat)
        if fits(network.card, game, seen) and strange <= TOLERATED:
            return found
    return None


@cache
def _loaded(path: Path) -> Network:
    return load(path)
