"""Six levels, from a page who overlooks half the board to a champion who learned the game by playing it.

The lower three play by rule of thumb, ever more surely; the next two search, and what sets them apart is how much they
may try; a champion has a network where one has learned the game, and is a king elsewhere. A search is measured in
imagined games, so that a level is as strong on a slow machine as on a fast one; nobody thinks for longer than a second,
though.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regnum import opponents
from regnum.kernel import Thumb

from .by_thumb import ByThumb
from .search import Search

if TYPE_CHECKING:
    from .champion import Champion
    from .emperor import Emperor


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


def champion(seed: int | str, weights: Path | None = None) -> Champion:
    """Has learned the game, and answers at once."""
    from .champion import Champion  # needs numpy, which is slow to import

    return Champion(seed, weights)


def emperor(seed: int | str, weights: Path | None = None) -> Emperor:
    """Has learned the game, and looks ahead."""
    from .emperor import Emperor  # needs numpy, which is slow to import

    return Emperor(seed, weights=weights)


LORD: Callable[[Thumb], int] = attrgetter("few")
KING: Callable[[Thumb], int] = attrgetter("many")
"""How many games each of them imagines for a decision, the king on every core. Some games show quickly what an answer
is worth, in others much is luck: a lord imagines as many as it takes to beat knights, a king as many as fit
well into a second."""

LEVELS: dict[str, Callable[[int | str], Any]] = dict(
    zip(opponents.LEVELS, (page, squire, knight, lord, king, champion), strict=True)
)
"""From the weakest to the strongest."""
LEARNED: dict[str, Callable[..., Any]] = {"champion": champion, "emperor": emperor}
"""Those with a network; ``champion:FILE`` has another one than the game's own."""
SEARCHING = ("lord", "king", "champion", "emperor")
"""Those who imagine games, or do so where nobody has learned the game, and weigh deals by what the others did."""
