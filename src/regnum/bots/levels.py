"""Five levels, from a page who overlooks half the board to a king who looks far ahead.

The lower three play by rule of thumb, ever more surely; the upper two search, and what sets them apart is how much they
may try. A search is measured in imagined games, so that a level is as strong on a slow machine as on a fast one; nobody
thinks for longer than a second, though.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from operator import attrgetter
from typing import Any

from regnum import opponents
from regnum.kernel import Thumb

from .by_thumb import ByThumb
from .search import Search


def page(seed: int | str) -> ByThumb:
    """Short sight: overlooks four answers of five and is unsure of the rest."""
    return ByThumb(seed, doubt=600, oversight=80)


def squire(seed: int | str) -> ByThumb:
    """Knows the rule of thumb, but overlooks and confuses things."""
    return ByThumb(seed, doubt=180, oversight=38)


def knight(seed: int | str) -> ByThumb:
    """Plays by the rule of thumb, without a doubt."""
    return ByThumb(seed)


def lord(seed: int | str) -> Search:
    """Looks ahead a little."""
    return Search(seed, seconds=1.0, iterations=LORD)


def king(seed: int | str) -> Search:
    """Looks ahead for up to a second, on all cores."""
    return Search(seed, seconds=1.0, iterations=KING, threads=os.cpu_count() or 1)


LORD: Callable[[Thumb], int] = attrgetter("few")
KING: Callable[[Thumb], int] = attrgetter("many")
"""How many games each of them imagines for a decision, the king on every core. Some games show quickly what an answer
is worth, in others much is luck: a lord imagines as many as it takes to beat knights, a king as many as fit
well into a second."""

LEVELS: dict[str, Callable[[int | str], Any]] = dict(
    zip(opponents.LEVELS, (page, squire, knight, lord, king), strict=True)
)
"""From the weakest to the strongest."""
SEARCHING = ("lord", "king")
"""Those who imagine games, and weigh deals by what the others did."""
