"""Option: small cities on octagons only (KS-165)."""

from __future__ import annotations

from ..building import OBSTACLES
from ..table import OCTAGON, Table, book

SMALL_CITY_SPACES = book.module("small_city_spaces")


def square(s: Table, seat: int, space: int) -> int:
    return 1 - OCTAGON[space]


OBSTACLES.add(square, when=SMALL_CITY_SPACES)
