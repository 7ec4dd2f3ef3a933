"""Which Ambition card to keep, by rule of thumb."""

from __future__ import annotations

from ..table import book
from .ambition import KEEP, AmbitionTable
from .ambition_cards import AMBITIONS

EASE = (8, 40, 45, 70, 10, 30, 40, 25, 25, 5, 15, 10, 5, 25, 30, 35)
"""How often, in a hundred rounds, each Ambition card pays."""


def value_of_keeping(s: AmbitionTable, seat: int, card: int) -> int:
    return EASE[card] * AMBITIONS.points[card]


book.thumb.advice.add({KEEP: value_of_keeping})
