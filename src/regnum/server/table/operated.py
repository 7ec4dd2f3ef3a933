"""What operators do at a table, and what becomes of it while the server is maintained."""

from __future__ import annotations

from .journal import Closed, Paused, Resumed
from .refused import Refused
from .seating import Entries
from .table import Table

MAINTENANCE = "maintenance"


def rest(table: Table, now: float) -> Entries:
    """Nobody's time runs, and no bot moves, while the server is maintained."""
    if table.status == "playing":
        yield Paused(at=now, why=MAINTENANCE)


def go_on(table: Table, now: float) -> Entries:
    """The server is maintained no longer."""
    if table.status == "paused" and table.paused_for == MAINTENANCE:
        yield Resumed(at=now)


def close(table: Table, now: float) -> Entries:
    if table.status in ("over", "closed"):
        raise Refused("not-now", "the table is closed" if table.status == "closed" else "the game is over")
    yield Closed(at=now)
