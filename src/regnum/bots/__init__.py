"""Bots: opponents that know what their seat may know. ``bot("monte-carlo")`` makes one by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from .flat import MonteCarlo
from .knowledge import Knowledge
from .uniform import Random

__all__ = ["BOTS", "USUAL", "Bot", "Knowledge", "MonteCarlo", "Random", "bot"]


class Bot(Protocol):
    """Anything that can answer for a seat."""

    def choose(self, knowledge: Knowledge) -> int:
        """One of ``knowledge.offers``."""
        ...


BOTS: dict[str, Callable[[int | str], Bot]] = {
    "random": Random,
    "monte-carlo": lambda seed: MonteCarlo(seed, playouts=2000, seconds=1.0),
}
"""Every bot by its name, made from a seed."""
USUAL = "monte-carlo"


def bot(name: str, seed: int | str = 0) -> Bot:
    """A bot by its name, or LookupError."""
    if name not in BOTS:
        raise LookupError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](seed)
