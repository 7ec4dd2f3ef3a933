"""Bots as fixed points: how strong each level is, from what the ladder measured (``docs/reference/bots.md``).

A bot's rating does not move. Should a level ever play otherwise, it is measured anew, and its figures get a new
version; results name the version, so games of before keep theirs.
"""

from __future__ import annotations

import math
from functools import cache
from typing import NamedTuple

from .reckoning import BETA, MIDDLE, Rating

KNIGHT = "knight"
"""Stands in the middle; the others follow from it."""
SIGMA = 1.5
"""How sure the figures are: most come from some forty games."""
PLAYERS = 4
"""How many played where it was measured."""


class Rung(NamedTuple):
    """One bot among others of a weaker kind: how many times its fair share of wins it got."""

    one: str
    among: str
    games: int
    times: float


FIGURES: dict[int, dict[str, tuple[Rung, ...]]] = {
    1: {
        "vive-le-roi": (
            Rung("knight", "random", 60, 2.80),
            Rung("squire", "page", 60, 2.10),
            Rung("knight", "squire", 60, 2.00),
            Rung("lord", "knight", 60, 1.90),
            Rung("king", "lord", 60, 1.93),
        ),
        "lancaster": (
            Rung("knight", "random", 40, 3.20),
            Rung("squire", "page", 40, 2.65),
            Rung("knight", "squire", 40, 1.65),
            Rung("lord", "knight", 60, 2.97),
            Rung("king", "lord", 19, 3.58),
            Rung("champion", "king", 19, 2.00),
        ),
        "lang-lebe-der-koenig": (
            Rung("knight", "random", 40, 2.80),
            Rung("squire", "page", 40, 2.40),
            Rung("knight", "squire", 40, 3.00),
            Rung("lord", "knight", 40, 1.80),
            Rung("king", "lord", 28, 1.86),
            Rung("champion", "king", 18, 1.56),
        ),
        "krone-und-schwert": (
            Rung("knight", "random", 32, 4.00),
            Rung("squire", "page", 32, 3.50),
            Rung("knight", "squire", 32, 4.00),
            Rung("lord", "knight", 32, 2.12),
            Rung("king", "lord", 11, 3.45),
        ),
    },
}
"""What the ladder measured, by version and game."""
VERSION = max(FIGURES)
LEVELS = ("random", "page", "squire", "knight", "lord", "king", "champion")
"""The levels that are fixed points. Where nobody has learned a game, a champion plays as a king does."""


def name_of(level: str) -> str:
    """What results call a bot: its level, and the version of its figures."""
    return f"{level} {VERSION}"


def rating_of(name: str, game: str) -> Rating:
    """How strong a bot is at a game: at any number of players as strong as at four; elsewhere as on average."""
    level, version = name.split(" ")
    measured = FIGURES[int(version)]
    known = [_strengths(measured[one]) for one in ([game] if game in measured else measured)]
    return Rating(sum(one[level] for one in known) / len(known), SIGMA)


@cache
def _strengths(ladder: tuple[Rung, ...]) -> dict[str, float]:
    """Each level's mean, rung by rung up and down from the knight."""
    steps = {(rung.one, rung.among): _step(rung) for rung in ladder}
    found = {KNIGHT: MIDDLE}
    found["random"] = MIDDLE - steps[KNIGHT, "random"]
    found["squire"] = MIDDLE - steps[KNIGHT, "squire"]
    found["page"] = found["squire"] - steps["squire", "page"]
    found["lord"] = MIDDLE + steps["lord", KNIGHT]
    found["king"] = found["lord"] + steps["king", "lord"]
    found["champion"] = found["king"] + steps.get(("champion", "king"), 0.0)
    return found


def _step(rung: Rung) -> float:
    """By how much one must be stronger to win so often among three: the model's own formula, the other way round."""
    # Whoever has won every game is not infinitely strong: the rule of succession.
    won = (rung.games * rung.times / PLAYERS + 1) / (rung.games + 2)
    spread = math.sqrt(PLAYERS * (BETA**2 + SIGMA**2))
    return spread * math.log((PLAYERS - 1) * won / (1 - won))
