"""Which Ambition card to keep, by rule of thumb, where it is kept by its place."""

from __future__ import annotations

from ..table import book
from .ambition import AmbitionTable
from .ambition_edition_1 import KEEP_BY_PLACE, card_to_keep
from .ambition_thumb import value_of_keeping


def value_of_keeping_by_place(s: AmbitionTable, seat: int, place: int) -> int:
    return value_of_keeping(s, seat, card_to_keep(s, seat, place))


book.thumb.advice.add({KEEP_BY_PLACE: value_of_keeping_by_place})
