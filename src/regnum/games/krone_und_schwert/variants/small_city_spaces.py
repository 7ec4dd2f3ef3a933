"""Option: small cities on octagons only (KS-165)."""

from __future__ import annotations

from ..building import OBSTACLES
from ..table import OCTAGON, Table, book, described

SMALL_CITY_SPACES = book.module("small_city_spaces")
book.option(**described("small_city_spaces"), module=SMALL_CITY_SPACES)


def square(s: Table, seat: int, space: int) -> int:
    return 1 - OCTAGON[space]


OBSTACLES.add(square, when=SMALL_CITY_SPACES)
