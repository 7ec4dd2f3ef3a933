"""What a network learned, and what is done with what it likes: for whoever runs one, here or in a browser.

Nothing here needs numpy: it is a network's own affair how it is worked out (``network.py``, ``network.js``).
"""

from __future__ import annotations

import logging
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Any

from regnum.kernel import Game, pick, seeded
from regnum.kernel.views import observation

from .knowledge import Knowledge

FINE = 1 << 20
"""How finely chance chooses between answers."""
TOLERATED = 8
"""How many numbers may differ from what they always were while it learned."""
RULES = ("game", "edition", "players", "modules", "board")
"""What a network's card says of the rules that it learned."""


def kept_for(game: Game, players: int) -> Path | None:
    """Where the network of a game for so many players lies; None if there is none."""
    path = game.champion / f"{players}-players.npz" if game.champion else None
    return path if path and path.exists() else None


def name_of(game: Game, players: int) -> str:
    """What the network of a game for so many players is called where there are others beside it."""
    return f"{game.name}-{players}"


def fits(card: Mapping[str, Any], game: Game, seen: Any) -> bool:
    """Whether a network with this card learned these very rules."""
    return [card[name] for name in RULES] == [game.name, game.edition, seen.players, seen.modules, game.board]


def preferred(knowledge: Knowledge, likely: Sequence[float], seed: str) -> int:
    """The answer that is liked best; where answers are secret, each as often as it is liked."""
    at = drawn(likely, seed) if knowledge.secret else max(range(len(likely)), key=likely.__getitem__)
    return knowledge.offers[at]


def drawn(likely: Sequence[float], seed: str) -> int:
    """A place among the answers, each as often as it is liked."""
    at = pick(seeded(seed), FINE) / FINE
    return min(bisect_right([*accumulate(map(float, likely))], at), len(likely) - 1)


def asked(knowledge: Knowledge) -> dict[str, Any]:
    """What a network elsewhere is shown: no more than the seat may know."""
    return {
        "observation": observation(knowledge.seen, knowledge.seat),
        "seat": knowledge.seat,
        "offers": list(knowledge.offers),
    }


def answered(knowledge: Knowledge, found: Mapping[str, Any]) -> bool:
    """Whether what a network elsewhere found is to be believed: it must know these rules, and such places."""
    return fits(found["card"], knowledge.game, knowledge.seen) and found["strange"] <= TOLERATED


@cache
def say_that_nobody_has(game: str, players: int) -> None:
    logging.getLogger("regnum").warning(
        "%s: nobody has learned it for %s players with these options and this board; a king answers", game, players
    )
