"""What is added to journals stands in the daybook of SQLite's file first."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from regnum.store import Conflict, Entry, Listing, Neighbours, Store, Unavailable, daybook, open_store

pytestmark = pytest.mark.anyio

TABLE = Listing("t1", "vive-le-roi", "open", True, 1.0, summary="{}", holders=())
MOVED = TABLE._replace(status="playing", changed=2.0, waiting=3, summary=None, holders=None)


async def with_a_move(file: Path) -> Store:
    """A store with a table whose second line was just added."""
    store = await open_store(str(file))
    await store.create(TABLE, [Entry(1, "first")])
    await store.append(MOVED, [Entry(2, "second")])
    return store


def in_the_journal(file: Path) -> list[tuple[int, str]]:
    with sqlite3.connect(file) as connection:
        return connection.execute("SELECT number, body FROM journal ORDER BY number").fetchall()


async def test_a_line_is_read_wherever_it_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daybook, "SECONDS", 1000.0)
    file = tmp_path / "regnum.db"
    store = await with_a_move(file)
    assert in_the_journal(file) == [(1, "first")]
    assert await store.journal("another") == []
    assert in_the_journal(file) == [(1, "first")]
    assert await store.journal("t1") == [Entry(1, "first"), Entry(2, "second")]
    assert in_the_journal(file) == [(1, "first"), (2, "second")]
    await store.append(MOVED._replace(changed=3.0), [Entry(3, "third")])
    (listed,) = await store.tables("playing", before=9.0, limit=9)
    assert (listed.changed, listed.waiting, listed.summary) == (3.0, 3, "{}")
    await store.close()


async def test_it_is_emptied_before_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daybook, "SECONDS", 0.05)
    file = tmp_path / "regnum.db"
    store = await with_a_move(file)
    async with asyncio.timeout(10):
        while len(in_the_journal(file)) < 2:
            await asyncio.sleep(0.01)
    await store.close()


async def test_what_a_killed_server_left_in_it_is_not_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daybook, "SECONDS", 1000.0)
    store = await with_a_move(tmp_path / "regnum.db")
    for part in ("regnum.db", "regnum.db-wal"):
        (tmp_path / f"copy-{part}").write_bytes((tmp_path / part).read_bytes())
    await store.close()
    (tmp_path / "copy-regnum.db-wal").rename(tmp_path / "copy.db-wal")
    (tmp_path / "copy-regnum.db").rename(tmp_path / "copy.db")
    copy = await open_store(str(tmp_path / "copy.db"))
    with pytest.raises(Conflict):
        await copy.append(MOVED, [Entry(2, "another second")])
    await copy.append(MOVED, [Entry(3, "third")])
    assert [entry.body for entry in await copy.journal("t1")] == ["first", "second", "third"]
    await copy.close()


async def test_neighbours_know_what_the_others_wrote_and_emptied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daybook, "SECONDS", 1000.0)
    north, south = [await open_store(str(tmp_path / "regnum.db"), Neighbours(tmp_path, n, 2)) for n in range(2)]
    await north.create(TABLE, [Entry(1, "first")])
    await north.append(MOVED, [Entry(2, "north")])
    with pytest.raises(Conflict):
        await south.append(MOVED, [Entry(2, "south")])
    await south.append(MOVED, [Entry(3, "south")])
    assert len(await north.journal("t1")) == 3
    # Emptied by one, and written to by the other before that one hears of it.
    await north.append(MOVED, [Entry(4, "north")])
    assert len(await north.journal("t1")) == 4
    with pytest.raises(Conflict):
        await south.append(MOVED, [Entry(4, "south")])
    await south.append(MOVED, [Entry(5, "south")])
    assert [entry.number for entry in await south.journal("t1")] == [1, 2, 3, 4, 5]
    await north.close()
    await south.close()


async def test_a_locked_file_hinders_reading_what_waits_and_then_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from regnum.store import sqlite

    monkeypatch.setattr(daybook, "SECONDS", 1000.0)
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.05)
    store = await with_a_move(tmp_path / "regnum.db")
    other = sqlite3.connect(tmp_path / "regnum.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable, match="locked"):
        await store.journal("t1")
    other.execute("COMMIT")
    other.close()
    assert len(await store.journal("t1")) == 2
    await store.close()
