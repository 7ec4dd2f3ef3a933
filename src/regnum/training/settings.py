"""How a run trains: what can be chosen, and what was found to work for each game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Settings:
    """Everything that decides how a run goes. With the seed it decides every weight, on a CPU bit for bit."""

    game: str
    players: int
    seed: str = "champion"
    device: str = "cpu"
    threads: int = 1
    """On how many cores a CPU reckons; another number adds up in another order, and makes other weights."""
    games: int = 1024
    """How many are played at once."""
    steps: int = 32
    """How many decisions of each game are looked at together."""
    iterations: int = 20
    """How often a leg looks and learns."""
    legs: int = 100
    """How many legs there will be; in the last third it learns ever more carefully."""
    imitation: int = 300
    """For how many decisions of each game the rule of thumb is imitated first."""
    thumbs: float = 0.5
    """In what part of the games somebody plays by rule of thumb."""
    earlier: float = 0.25
    """In what part of the games somebody is an earlier self."""
    hidden: int = 256
    blocks: int = 2
    rate: float = 7e-4
    entropy: float = 0.003
    horizon: float = 0.95
    """How slowly what came later counts less than what was expected (the lambda of returns)."""
    batch: int = 32768
    """How many decisions are learned from at once."""
    against: str = ""
    """For an exploiter: the file of a network that sits in all other seats and learns nothing; ``champion`` is the one
    that comes with the game. The learner begins as that network."""
    options: dict[str, Any] = field(default_factory=dict)
    """Those that are not as usual, beside the number of players."""

    @property
    def played(self) -> dict[str, Any]:
        """The options of its games, the number of players among them."""
        return {"players": self.players} | self.options

    @property
    def chance(self) -> str:
        """What all sources of chance of this run begin with."""
        options = (f"{name}={value}" for name, value in self.options.items())
        return " ".join((self.seed, self.game, str(self.players), *options))


COOLING = 1 / 3
COLDEST = 0.05


def care(settings: Settings, leg: int) -> float:
    """By how much less it learns in a leg: all of it at first, ever less in the last third."""
    left = (settings.legs - leg) / max(1.0, settings.legs * COOLING)
    return max(COLDEST, min(1.0, left))
