"""Bots: opponents that know what their seat may know. ``bot("knight")`` makes one by its name.

A bot of one's own is a class with a method ``choose(knowledge)``; another package offers one through the entry point
group ``regnum.bots`` (a function from a seed to a bot). ``program:COMMAND`` is a program that answers in JSON lines.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from regnum.games.entries import BOTS as FOREIGN
from regnum.games.entries import load, offered
from regnum.kernel import NotFound
from regnum.opponents import OTHERS, USUAL, known

from .flat import MonteCarlo
from .knowledge import Knowledge
from .levels import LEARNED, LEVELS
from .program import started
from .uniform import Random

__all__ = ["BOTS", "USUAL", "Bot", "Knowledge", "MonteCarlo", "Random", "bot"]


class Bot(Protocol):
    """Anything that can answer for a seat."""

    def choose(self, knowledge: Knowledge) -> int:
        """One of ``knowledge.offers``."""
        ...


def _monte_carlo(seed: int | str) -> Bot:
    return MonteCarlo(seed, playouts=2000, seconds=1.0)


def _random(seed: int | str) -> Bot:
    return Random(seed)


BOTS: dict[str, Callable[[int | str], Bot]] = (
    dict(zip(OTHERS, (LEARNED["emperor"], _random, _monte_carlo), strict=True)) | LEVELS
)
"""Every bot of our own by its name, made from a seed."""


def bot(name: str, seed: int | str = 0) -> Bot:
    """A bot by its name, or LookupError; BrokenPackage if it cannot be read."""
    if name.startswith("program:"):
        return started(name.removeprefix("program:"))
    level, colon, weights = name.partition(":")
    if colon and level in LEARNED:
        learned: Bot = LEARNED[level](seed, weights=Path(weights))
        return learned
    if name in BOTS:
        return BOTS[name](seed)
    entry = offered(FOREIGN).get(name)
    if entry is None:
        raise NotFound("there is no bot {name!r}; there are: {known}", name=name, known=", ".join(known()))
    made: Bot = load(entry)(seed)
    return made
