"""Limits that compiled rules pass: they leave a number behind, and whoever let them run tells it as an error."""

from __future__ import annotations

from ..errors import BrokenRules
from ..game import Game
from ..primitives import STEPS_WITHOUT_A_QUESTION
from ..record import DEPTH

LIMITS = (
    "",
    "more options than there are actions: one is offered twice",
    f"more than {DEPTH} procedures inside each other",
    f"{STEPS_WITHOUT_A_QUESTION} steps without a question",
    "a number does not fit into its field",
    "a question is asked of nobody who plays",
    "a choice among nothing, or a division by 0",
)
"""What compiled rules find out, by the number that they leave (prelude.cuh)."""
BY_NOTHING = 6


def told(game: Game, limit: int) -> None:
    """BrokenRules if the number is that of a limit."""
    if limit:
        raise BrokenRules(f"{game.name}: {LIMITS[limit]}")
