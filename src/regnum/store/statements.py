"""Tables, their journals and who holds their seats, as statements that both databases understand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .driver import Statement, Write
from .facts import Entry, Growth, Listing, News

COLUMNS = "game = $2, status = $3, listed = $4, changed = $5, waiting = $6, alarm = $7"
UPDATE = f"UPDATE listing SET {COLUMNS}, summary = COALESCE($8, summary) WHERE id = $1"


def created(growth: Growth) -> Write:
    """A new table."""
    listing = growth.listing._replace(summary=growth.listing.summary or "")
    insert = (
        "INSERT INTO listing (id, game, status, listed, changed, waiting, alarm, summary)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
    )
    return Write([Statement(insert, row(listing)), *_grown(growth)], news(listing))


def grown(growth: Growth) -> Write:
    """One that is there already."""
    return Write([*_grown(growth), Statement(UPDATE, row(growth.listing))], news(growth.listing))


def _grown(growth: Growth) -> list[Statement]:
    table = growth.listing.id
    return [*(_entry(table, entry) for entry in growth.entries), *holders(growth.listing)]


def _entry(table: str, entry: Entry) -> Statement:
    return Statement("INSERT INTO journal (listing, number, body) VALUES ($1, $2, $3)", (table, *entry))


def row(listing: Listing) -> tuple[Any, ...]:
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


def holders(listing: Listing) -> Iterable[Statement]:
    """Who holds the seats from now on, if others do than before."""
    if listing.holders is None:
        return
    yield Statement("DELETE FROM holder WHERE listing = $1", (listing.id,))
    for account, seat in sorted(set(listing.holders)):
        values = (account, listing.id, seat)
        yield Statement("INSERT INTO holder (account, listing, seat) VALUES ($1, $2, $3)", values)


def news(listing: Listing) -> str:
    """What other nodes hear."""
    return News(listing.id, "journal").text
