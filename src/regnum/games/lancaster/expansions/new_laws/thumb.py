"""What the New Laws ask for, by rule of thumb."""

from __future__ import annotations

from ...table import Table, book
from .burdens import KEEP_COUNTY, KEEP_TILE
from .squires_in_france import SEND_TO


def value_of_keeping(s: Table, seat: int, what: int) -> int:
    return 30


book.thumb.advice.add({KEEP_COUNTY: value_of_keeping, KEEP_TILE: value_of_keeping, SEND_TO: value_of_keeping})
