"""Option: the first to build a castle becomes king (KS-163)."""

from __future__ import annotations

from regnum.kernel import NOBODY

from ..building import BUILDING_WORK, crown_the_first_king
from ..king import crown_the_first
from ..table import CASTLE, Table, book, described

FIRST_KING_BY_CASTLE = book.module("first_king")
book.option(**described("first_king"), module=FIRST_KING_BY_CASTLE)


def crown_who_builds_the_first_castle(s: Table) -> None:
    """A castle alone is enough."""
    if s.king == NOBODY and s.building[s.site] == CASTLE:
        crown_the_first(s, s.active)


BUILDING_WORK.replace(crown_the_first_king, crown_who_builds_the_first_castle, when=FIRST_KING_BY_CASTLE)
