"""Option: every county receives the nobles of its own letter (LA-R4)."""

from __future__ import annotations

from regnum.kernel import NATURE

from ..round import GAME
from ..setup import LAYING_NOBLES, kind_laid
from ..table import COUNTIES, DATA, Table, book

MATCHING = book.module("noble_layout")
book.option("noble_layout", "LA-R4", tuple(DATA["options"]["noble_layout"]), module=MATCHING)


def lay_out_matching_nobles(s: Table) -> None:
    for county in range(COUNTIES):
        kind_laid(s, NATURE, county)


GAME.replace(LAYING_NOBLES, lay_out_matching_nobles, when=MATCHING)
