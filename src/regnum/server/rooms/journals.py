"""Journals as the store keeps them: a table that is read from its rows, and the rows of new entries."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from regnum.store import JournalRow

from ..table import journal
from ..table.journal import Created, Entry
from ..table.old import OldTable
from ..table.refused import Refused
from ..table.shelf import games
from ..table.table import Table

ENTRIES_AT_ONCE = 10
"""How many entries of a journal are read before somebody else may do something."""
LONGEST_ID = 32


def must_be_an_id(id: str) -> None:
    """Databases are not asked about what can be no table's name."""
    if not (id.isascii() and id.isalnum() and len(id) <= LONGEST_ID):
        raise Refused("unknown", "there is no such table")


async def restored(id: str, rows: Sequence[JournalRow]) -> Table:
    """The table that a journal tells of, read while everything else goes on."""
    created = journal.read(rows[0].body)
    assert isinstance(created, Created)
    game = games().get(created.game)
    unplayable = game.unkept(created.edition) if game else None
    table = OldTable(id, created, unplayable) if unplayable else Table(id, created)
    for row in rows[1:]:
        table.apply(journal.read(row.body))
        if not row.number % ENTRIES_AT_ONCE:
            await asyncio.sleep(0)
    return table


def rows_of(table: Table, entries: Sequence[Entry]) -> list[JournalRow]:
    """What is written of the last entries of a table."""
    first = table.length - len(entries) + 1
    return [JournalRow(number, journal.write(entry)) for number, entry in enumerate(entries, first)]
