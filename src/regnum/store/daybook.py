"""The daybook of an SQLite file: what was added to journals and does not stand in them yet.

A commit costs as much as the pages that it changes. What happens at fifty tables in the same moment would change a
hundred, in journals, listings and their indexes; written down together, as one page of the daybook, it changes two or
three. So a line is safe on disk as soon as it stands in the daybook, and goes from there into journals and listings
later, together with all that happened since. Both are in the same file: whatever copies it copies both, and whatever
undoes a commit undoes all of it.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any, TypeVar

import msgspec

from .driver import Conflict, Growth, Outcome
from .facts import Listing
from .statements import row

SCHEMA = ("CREATE TABLE IF NOT EXISTS daybook (page INTEGER PRIMARY KEY, body TEXT NOT NULL)",)
WAITS = "SELECT 1 FROM daybook WHERE instr(body, $1) AND body <> '[]' LIMIT 1"
"""Whether something of a table waits in the daybook; of any table, if none is named."""
SECONDS = 0.5
"""How long something stands in the daybook alone."""
MOST = 1000
"""How much may."""
ROWS = 250
"""How many rows one statement changes."""

T = TypeVar("T")
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(list[Growth])


class Daybook:
    """What stands in it, as one of the processes knows that write to it, one at a time.

    Its pages are numbered on and on. An empty page says that all before it stands in the journals.
    """

    def __init__(self, connection: sqlite3.Connection, shared: bool) -> None:
        """``shared``: others may write to it, too."""
        self._connection = connection
        self._shared = shared
        self._known = False
        """Whether all is known that we have written ourselves."""
        self._page = 0
        """The last page that is known."""
        self._growths: list[Growth] = []
        """What the pages say that do not stand in the journals."""
        self._last: dict[str, int] = {}
        """The last line of the journals of tables that were written to, wherever it stands."""
        self._since = 0.0
        """When the first of the growths was written or read."""

    def forget(self) -> None:
        """Nobody knows what stands in it: what was being written may have been undone, or pages were missed."""
        self._known, self._page = False, 0
        self._growths.clear()
        self._last.clear()

    def read_on(self) -> None:
        """Learn what others have written."""
        if self._known and not self._shared:
            return
        sql = "SELECT page, body FROM daybook WHERE page > ? ORDER BY page"
        pages = self._connection.execute(sql, (self._page,)).fetchall()
        if pages and pages[0][0] != self._page + 1:
            self.forget()
        for self._page, body in pages:
            self._learn(_decoder.decode(body))
        self._known = True

    def _learn(self, growths: list[Growth]) -> None:
        if not growths:
            self._growths.clear()
        for growth in growths:
            self._add(growth, growth.entries[-1].number)

    def _add(self, growth: Growth, last: int) -> None:
        if not self._growths:
            self._since = time.monotonic()
        self._growths.append(growth)
        self._last[growth.listing.id] = last

    # -- one more page ---------------------------------------------------------------------------------------------

    def append(self, growths: Sequence[Growth]) -> list[Outcome]:
        """What became of each: Conflict where somebody else was first."""
        before = len(self._growths)
        outcomes = [self._outcome(growth) for growth in growths]
        if added := self._growths[before:]:
            self._write(added)
        return outcomes

    def _write(self, growths: list[Growth]) -> None:
        self._page += 1
        body = _encoder.encode(growths).decode()
        self._connection.execute("INSERT INTO daybook (page, body) VALUES (?, ?)", (self._page, body))

    def _outcome(self, growth: Growth) -> Outcome:
        table = growth.listing.id
        last = self._last.get(table)
        if last is None:
            last = self._last_in_the_journal(table)
        for entry in growth.entries:
            if entry.number <= last:
                return Conflict(f"line {entry.number} of table {table} was written already")
            last = entry.number
        self._add(growth, last)
        return []

    def _last_in_the_journal(self, table: str) -> int:
        found = self._connection.execute("SELECT MAX(number) FROM journal WHERE listing = ?", (table,)).fetchone()
        return found[0] or 0

    # -- into the journals -----------------------------------------------------------------------------------------

    @property
    def seconds_left(self) -> float | None:
        """Until what stands here should go into the journals; None if nothing does."""
        if not self._growths:
            return None
        return max(0.0, self._since + SECONDS - time.monotonic()) if len(self._growths) < MOST else 0.0

    def empty(self) -> None:
        """Bring journals and listings up to date."""
        if not self._growths:
            return
        newest = _newest(self._growths)
        lines = [(listing.id, *entry) for listing, entries in self._growths for entry in entries]
        for some in _at_once(lines):
            self._connection.execute(_add_lines(len(some)), _values(some))
        for some in _at_once([row(listing) for listing in newest.values()]):
            self._connection.execute(_change_listings(len(some)), _values(some))
        self._connection.execute("DELETE FROM daybook")
        self._growths.clear()
        self._write([])
        # It stays true, for whatever others write next is read before it is needed; the rest is seldom needed.
        self._last = {table: self._last[table] for table in newest}


def _newest(growths: Iterable[Growth]) -> dict[str, Listing]:
    """How each table is listed in the end; a summary that does not change is not said again."""
    newest: dict[str, Listing] = {}
    for listing, _ in growths:
        before = newest.get(listing.id)
        summary = before.summary if before is not None and listing.summary is None else listing.summary
        newest[listing.id] = listing._replace(summary=summary)
    return newest


def _at_once(rows: list[T]) -> Iterator[list[T]]:
    for begin in range(0, len(rows), ROWS):
        yield rows[begin : begin + ROWS]


def _values(rows: Sequence[tuple[Any, ...]]) -> list[Any]:
    return list(chain.from_iterable(rows))


@lru_cache(ROWS)
def _add_lines(count: int) -> str:
    return f"INSERT INTO journal (listing, number, body) VALUES {_places(count, 3)}"


@lru_cache(ROWS)
def _change_listings(count: int) -> str:
    return (
        f"WITH new (id, game, status, listed, changed, waiting, alarm, summary) AS (VALUES {_places(count, 8)})"
        " UPDATE listing SET status = new.status, changed = new.changed, waiting = new.waiting, alarm = new.alarm,"
        " summary = COALESCE(new.summary, listing.summary) FROM new WHERE listing.id = new.id"
    )


def _places(rows: int, columns: int) -> str:
    return ", ".join([f"({', '.join('?' * columns)})"] * rows)
