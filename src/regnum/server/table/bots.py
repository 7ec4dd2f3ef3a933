"""The bots that may sit at a table, by their levels. Where they think is nothing to the table."""

from __future__ import annotations

from regnum.bots import BOTS, USUAL
from regnum.bots.levels import LEVELS

from .refused import Refused

__all__ = ["USUAL", "levels", "must_exist"]


def levels() -> list[str]:
    """The bots that people are offered, from the weakest to the strongest."""
    return list(LEVELS)


def must_exist(level: str) -> None:
    """Only bots of our own: nobody may name a program to be run here."""
    if level not in BOTS:
        raise Refused(
            "illegal", "there is no bot {level!r}; there are: {known}", level=level, known=", ".join(levels())
        )
