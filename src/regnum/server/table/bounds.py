"""Bounds: no journal grows for ever by doing and undoing."""

from __future__ import annotations

from .journal import Asked, Contributed, Muted, Paused, Planned, Sat, TookBack
from .refused import Refused
from .seating import Entries
from .table import Table

MOST_BESIDE = 500
"""How many entries a journal may have besides choices that stand."""
BESIDE = (Sat, Contributed, Planned, Muted, Asked, TookBack, Paused)
"""Entries that could be made again and again without the game going on."""


def within_bounds(table: Table, entries: Entries) -> Entries:
    """No journal grows for ever: once too much was done and undone, nothing happens but what brings the game on."""
    for entry in entries:
        if isinstance(entry, BESIDE) and table.length > MOST_BESIDE + 3 * table.standing:
            raise Refused("not-now", "too much was done and taken back at this table: only the game itself goes on")
        yield entry
