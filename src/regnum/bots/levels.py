"""Five levels, from a page who overlooks half the board to a king who thinks for a second on all cores."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from .by_thumb import ByThumb
from .search import Search


def page(seed: int | str) -> ByThumb:
    """Short sight: overlooks every third answer and is unsure of the rest."""
    return ByThumb(seed, doubt=160, oversight=35)


def squire(seed: int | str) -> ByThumb:
    """Plays by the rule of thumb, with few doubts."""
    return ByThumb(seed, doubt=20)


def knight(seed: int | str) -> Search:
    """Looks ahead a little."""
    return Search(seed, seconds=0.3, iterations=400)


def lord(seed: int | str) -> Search:
    """Looks ahead for a third of a second."""
    return Search(seed, seconds=0.35)


def king(seed: int | str) -> Search:
    """Thinks for a second, on all cores."""
    return Search(seed, seconds=1.0, threads=os.cpu_count() or 1)


LEVELS: dict[str, Callable[[int | str], Any]] = {
    "page": page,
    "squire": squire,
    "knight": knight,
    "lord": lord,
    "king": king,
}
"""From the weakest to the strongest."""
