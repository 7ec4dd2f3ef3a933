"""Option: small cities on octagons only (KS-165)."""

from __future__ import annotations

from regnum.kernel import Condition

from ..sites import MAY_BUILD_SMALL_CITY, is_octagon, points_to_build
from ..table import book, described

SMALL_CITY_SPACES = book.module("small_city_spaces")
book.option(**described("small_city_spaces"), module=SMALL_CITY_SPACES)

MAY_BUILD_SMALL_CITY.add(
    Condition(is_octagon, "KS-165", "in this game small cities stand on octagons only"),
    when=SMALL_CITY_SPACES,
    before=points_to_build,
)
