"""Tables of before, as lists show them: whoever reads such a table brings its row up to date."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec

from regnum.store import Conflict, Listing, Store

from ..table.old import OldTable
from ..table.table import Table
from ..telling.results import kept
from .journals import rows_of
from .listings import listed, listing


async def put_away(store: Store, table: OldTable, now: float) -> None:
    """Lists show from now on that nobody waits for it; how it had ended only they still know."""
    row = await store.listing(table.id)
    if table.put_away or row is None:
        return
    entry = table.apply(table.last_entry(listed(row)["result"], now))
    with contextlib.suppress(Conflict):
        await store.append(listing(table, {type(entry)}), rows_of(table, [entry]))


async def list_anew(store: Store, table: Table) -> None:
    """Lists show how a game ended as it is told today; a row of before may know less of it."""
    row = await store.listing(table.id)
    if row is not None and outdated(row, table):
        await store.append(listing(table, set()), [])


def outdated(row: Listing, table: Table) -> bool:
    """Whether a list would tell another result than the table does."""
    told: Any = msgspec.json.decode(msgspec.json.encode(kept(table.result)))
    return bool(listed(row)["result"] != told)
