"""Tables, their journals and who holds their seats, as statements that both databases understand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .driver import Statement, Write
from .kept import JournalRow, Listing, News

ENTRY = "INSERT INTO journal (listing, number, body) VALUES ($1, $2, $3)"
HOLDER = "INSERT INTO holder (account, listing, seat) VALUES ($1, $2, $3)"
COLUMNS = "game = $2, status = $3, listed = $4, changed = $5, waiting = $6, alarm = $7"
UPDATE = f"UPDATE listing SET {COLUMNS}, summary = COALESCE($8, summary) WHERE id = $1"


def created(listing: Listing, rows: Sequence[JournalRow]) -> Write:
    """A new table."""
    insert = (
        "INSERT INTO listing (id, game, status, listed, changed, waiting, alarm, summary)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
    )
    listing = listing._replace(summary=listing.summary or "")
    return Write([Statement(insert, _values(listing)), *_grown(listing, rows)], News(listing.id, "journal"))


def grown(listing: Listing, rows: Sequence[JournalRow]) -> Write:
    """More entries in the journal of one that is there already, and how lists show it with them."""
    return Write([*_grown(listing, rows), Statement(UPDATE, _values(listing))], News(listing.id, "journal"))


def _grown(listing: Listing, rows: Sequence[JournalRow]) -> list[Statement]:
    """What is written, and who holds the seats from now on, if others do than before."""
    made = [Statement(ENTRY, (listing.id, *row)) for row in rows]
    if listing.holders is not None:
        made.append(Statement("DELETE FROM holder WHERE listing = $1", (listing.id,)))
        made += [Statement(HOLDER, (account, listing.id, seat)) for account, seat in sorted(set(listing.holders))]
    return made


def _values(listing: Listing) -> tuple[Any, ...]:
    return *listing[:3], int(listing.listed), *listing[4:8]
