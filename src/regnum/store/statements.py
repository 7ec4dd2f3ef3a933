"""Tables, their journals and who holds their seats, as statements that both databases understand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from .driver import Statement, Write
from .facts import Entry, Listing, News

COLUMNS = "game = $2, status = $3, listed = $4, changed = $5, waiting = $6, alarm = $7"
UPDATE = f"UPDATE listing SET {COLUMNS}, summary = COALESCE($8, summary) WHERE id = $1"


def created(listing: Listing, entries: Sequence[Entry]) -> Write:
    """A new table."""
    listing = listing._replace(summary=listing.summary or "")
    insert = (
        "INSERT INTO listing (id, game, status, listed, changed, waiting, alarm, summary)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
    )
    return Write([Statement(insert, _row(listing)), *_grown(listing, entries)], _news(listing))


def grown(listing: Listing, entries: Sequence[Entry]) -> Write:
    """More lines of the journal of one that is there already, and how lists show it with them."""
    return Write([*_grown(listing, entries), Statement(UPDATE, _row(listing))], _news(listing))


def _grown(listing: Listing, entries: Sequence[Entry]) -> list[Statement]:
    return [*(_entry(listing.id, entry) for entry in entries), *_holders(listing)]


def _entry(table: str, entry: Entry) -> Statement:
    return Statement("INSERT INTO journal (listing, number, body) VALUES ($1, $2, $3)", (table, *entry))


def _row(listing: Listing) -> tuple[Any, ...]:
    return (
        listing.id,
        listing.game,
        listing.status,
        int(listing.listed),
        listing.changed,
        listing.waiting,
        listing.alarm,
        listing.summary,
    )


def _holders(listing: Listing) -> Iterable[Statement]:
    """Who holds the seats from now on, if others do than before."""
    if listing.holders is None:
        return
    yield Statement("DELETE FROM holder WHERE listing = $1", (listing.id,))
    for account, seat in sorted(set(listing.holders)):
        values = (account, listing.id, seat)
        yield Statement("INSERT INTO holder (account, listing, seat) VALUES ($1, $2, $3)", values)


def _news(listing: Listing) -> str:
    """What other nodes hear."""
    return News(listing.id, "journal").text
