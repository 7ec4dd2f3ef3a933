"""Bounds: no journal grows for ever by doing and undoing."""

from __future__ import annotations

from .journal import Asked, Contributed, Entry, Muted, Paused, Planned, Renamed, Replaced, Sat, TookBack
from .refused import Refused
from .table import Table

MOST_BESIDE = 500
"""How many entries a journal may have besides choices that stand."""
BESIDE = (Sat, Contributed, Planned, Muted, Asked, TookBack, Paused, Renamed)
"""Entries that could be made again and again without the game going on."""
MOST_IN_NEED = 50
"""How often a seat's time may still be up, and how often it may still say that somebody is away, however much was done
and undone: else whoever did all that could not be replaced any more."""


def must_be_within_bounds(table: Table, entry: Entry) -> None:
    """Once too much was done and undone, nothing happens but what brings the game on."""
    # Whoever leaves a teammate and comes back is where they were; nobody else's bot is sent for so easily.
    beside = isinstance(entry, BESIDE) or (isinstance(entry, Replaced) and entry.why == "left")
    if beside and table.length > MOST_BESIDE + 3 * table.standing and not _in_need(table, entry):
        raise Refused("not-now", "too much was done and taken back at this table: only the game itself goes on")


def _in_need(table: Table, entry: Entry) -> bool:
    """Whether an operator wants it, or nobody could go on without it."""
    if isinstance(entry, Paused):
        return entry.why == "maintenance" or (entry.why == "late" and table.in_need[entry.seat] < MOST_IN_NEED)
    return isinstance(entry, Asked) and entry.wish == "replace" and table.in_need[entry.seat] < MOST_IN_NEED
