"""Files of before: version 2 wrote lines down in a daybook first, and brought them into the journals later."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    import sqlite3

Page = list[tuple[tuple[str, str, str, bool, float, int, float | None, str | None, object], list[tuple[int, str]]]]
"""What grew: a table as lists show it, and more lines of its journal."""


def bring_up_to_date(connection: sqlite3.Connection) -> None:
    """What still waits in a daybook goes into journals and listings, and the daybook goes away."""
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'daybook'").fetchone():
        return
    for (body,) in connection.execute("SELECT body FROM daybook ORDER BY page").fetchall():
        for (table, _, status, _, changed, waiting, alarm, summary, _), lines in msgspec.json.decode(body, type=Page):
            rows = [(table, number, text) for number, text in lines]
            connection.executemany("INSERT INTO journal (listing, number, body) VALUES (?, ?, ?)", rows)
            connection.execute(
                "UPDATE listing SET status = ?, changed = ?, waiting = ?, alarm = ?, summary = COALESCE(?, summary)"
                " WHERE id = ?",
                (status, changed, waiting, alarm, summary, table),
            )
    connection.execute("DROP TABLE daybook")
