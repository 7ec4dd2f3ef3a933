"""Who takes the first turn (LK-212)."""

from __future__ import annotations

from regnum.kernel import tell

from .counties import holder
from .table import BEGINS, COUNTY, Table, book

BEGINS_THE_GAME = book.event("begins_the_game", "LK-212", seat="seat", county=COUNTY)


def find_the_first_player(s: Table) -> None:
    """Whoever starts in the county that is named for this number of players."""
    s.active = holder(s, BEGINS[s.players])
    tell(s, BEGINS_THE_GAME, s.active, BEGINS[s.players])
