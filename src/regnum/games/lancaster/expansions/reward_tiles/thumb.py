"""Reward tiles, by rule of thumb."""

from __future__ import annotations

from ...table import Table, book
from . import TAKE_TILE


def value_of_tile(s: Table, seat: int, way: int) -> int:
    return 60 + 40 * way


book.thumb.advice.add({TAKE_TILE: value_of_tile})
