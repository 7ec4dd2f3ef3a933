"""SQLite when things go wrong: a full disk, a locked file, a second server, a folder that cannot be."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from regnum.store import Conflict, JournalRow, Listing, Unavailable, open_store, sqlite

pytestmark = pytest.mark.anyio

TABLE = Listing("t1", "vive-le-roi", "open", True, 10.0)


async def test_a_full_disk_is_a_clear_error_and_writes_nothing_by_halves(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "regnum.db"))
    await store.create(TABLE, [JournalRow(1, "first")])
    pages = (await store._read("PRAGMA page_count"))[0][0]
    await _on_the_writer(store, f"PRAGMA max_page_count = {pages + 1}")
    with pytest.raises(Unavailable, match="full"):
        await store.append(TABLE, [JournalRow(2, "short"), JournalRow(3, "long" * 20_000)])
    assert await store.journal("t1") == [JournalRow(1, "first")]
    await _on_the_writer(store, f"PRAGMA max_page_count = {pages + 1000}")
    await store.append(TABLE, [JournalRow(2, "there is room again")])
    await store.close()


async def test_a_locked_file_is_a_clear_error_and_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.05)
    store = await open_store(str(tmp_path / "regnum.db"))
    other = sqlite3.connect(tmp_path / "regnum.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable, match="locked"):
        await store.create(TABLE, [JournalRow(1, "first")])
    other.execute("COMMIT")
    other.close()
    await store.create(TABLE, [JournalRow(1, "first")])
    await store.close()


async def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "regnum.db"))
    with pytest.raises(Unavailable, match="in use by another server"):
        await open_store(str(tmp_path / "regnum.db"))
    await store.close()
    await (await open_store(str(tmp_path / "regnum.db"))).close()


async def test_a_place_where_no_file_can_be_is_a_clear_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(Unavailable, match="cannot be opened"):
        await open_store(str(tmp_path / "file" / "regnum.db"))


async def test_a_file_that_is_no_database_is_a_clear_error(tmp_path: Path) -> None:
    (tmp_path / "regnum.db").write_text("this is no database " * 100)
    with pytest.raises(Unavailable, match="not a database"):
        await open_store(str(tmp_path / "regnum.db"))


async def test_writes_that_wait_are_done_before_the_store_closes(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "regnum.db"))
    await store.create(TABLE, [JournalRow(1, "first")])
    writes = [asyncio.ensure_future(store.append(TABLE, [JournalRow(n, "more")])) for n in range(2, 300)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writes)
    with pytest.raises(Unavailable, match="closed"):
        await store.append(TABLE, [JournalRow(300, "too late")])


async def test_what_waits_goes_into_one_commit_and_a_conflict_hinders_nobody(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "regnum.db"))
    tables = [TABLE._replace(id=f"t{n}") for n in range(40)]
    for table in tables:
        await store.create(table, [JournalRow(1, "first")])
    said: list[str] = []
    store.driver._writing.set_trace_callback(said.append)  # type: ignore[attr-defined]
    await asyncio.gather(*(store.append(table, [JournalRow(2, "second")]) for table in tables))
    assert said.count("COMMIT") == 1
    numbers = [2, *(3 for _ in tables[1:])]
    done = await asyncio.gather(
        *(store.append(table, [JournalRow(number, "third")]) for table, number in zip(tables, numbers, strict=True)),
        return_exceptions=True,
    )
    assert isinstance(done[0], Conflict)
    assert done[1:] == [None] * (len(tables) - 1)
    assert [len(await store.journal(table.id)) for table in tables] == [2, *(3 for _ in tables[1:])]
    await store.close()


async def _on_the_writer(store: object, pragma: str) -> None:
    """A limit that only the writer's connection has."""
    from regnum.store.driver import Statement, Write

    # A pragma answers with its value, so it runs like any statement, in a commit of its own.
    await store.driver.write(Write([Statement(pragma)]))  # type: ignore[attr-defined]
