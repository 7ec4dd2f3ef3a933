"""Backups while a server writes, restored and compared; migrations step by step."""

from __future__ import annotations

import asyncio
import re
import secrets
import sqlite3
from pathlib import Path

import pytest

from regnum.server.operating.copies import backup, migrate, restore, without_password
from regnum.server.settings import CannotOperate
from regnum.store import VERSION, JournalRow, Listing, Store, Unavailable, open_store, store_beside

pytestmark = pytest.mark.anyio

TABLE = Listing("t", "vive-le-roi", "open", True, 1.0, summary="{}")
VERSION_2 = Path(__file__).parents[1] / "store" / "version_2.sql"


@pytest.fixture(params=["sqlite", "postgresql"])
async def address(request: pytest.FixtureRequest, tmp_path: Path, anyio_backend: str) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "regnum.db")
    return await new_database(request.getfixturevalue("postgres"))


async def new_database(server: str) -> str:
    """A whole database: pg_dump takes all of it."""
    import asyncpg

    name = f"copy_{secrets.token_hex(6)}"
    connection = await asyncpg.connect(server)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return server.replace("/postgres?", f"/{name}?")


async def elsewhere(address: str, folder: Path) -> str:
    """Where there is no store yet."""
    if "://" not in address:
        return str(folder / "elsewhere" / "regnum.db")
    return await new_database(re.sub(r"/copy_\w+\?", "/postgres?", address))


async def grow(store: Store, tables: int, entries: int) -> None:
    for number in range(tables):
        table = TABLE._replace(id=f"t{number}")
        await store.create(table, [JournalRow(1, "first")])
        for entry in range(2, entries + 1):
            await store.append(table, [JournalRow(entry, f"entry {entry} of {number}, with ü and —")])


async def journals(store: Store) -> dict[str, list[JournalRow]]:
    return {found.id: await store.journal(found.id) for found in await store.latest_tables("", 1000)}


async def test_a_backup_of_a_store_in_use_restores_every_journal(address: str, tmp_path: Path) -> None:
    store, file = await open_store(address), tmp_path / "copy"
    await grow(store, 5, 20)
    before = await journals(store)
    writing = asyncio.create_task(keep_writing(store))
    await asyncio.to_thread(backup, address, file)
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)
    after = await journals(store)
    await store.close()
    assert file.stat().st_mode & 0o077 == 0, "hashes of passwords and secrets of games are for nobody else"
    other = await elsewhere(address, tmp_path)
    await asyncio.to_thread(restore, file, other)
    again = store_beside(other)
    await again.look()
    found = await journals(again)
    await again.close()
    assert {table: found[table] for table in before} == before
    for table, entries in found.items():
        # What came meanwhile is whole, up to some moment.
        assert entries == after[table][: len(entries)]


async def keep_writing(store: Store) -> None:
    await store.create(TABLE._replace(id="busy"), [JournalRow(1, "first")])
    for number in range(2, 100_000):
        await store.append(TABLE._replace(id="busy"), [JournalRow(number, "more")])


async def test_neither_overwrites_anything(address: str, tmp_path: Path) -> None:
    await (await open_store(address)).close()
    file = tmp_path / "copy"
    await asyncio.to_thread(backup, address, file)
    kept = file.read_bytes()
    with pytest.raises(CannotOperate, match="overwrites nothing"):
        await asyncio.to_thread(backup, address, file)
    with pytest.raises(CannotOperate, match="already"):
        await asyncio.to_thread(restore, file, address)
    assert file.read_bytes() == kept
    assert not list(tmp_path.glob("*.part"))


async def test_what_is_no_backup_is_refused_in_words(address: str, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong"
    wrong.write_text("this is no backup")
    other = await elsewhere(address, tmp_path)
    with pytest.raises(CannotOperate, match="is no backup"):
        await asyncio.to_thread(restore, wrong, other)
    with pytest.raises(CannotOperate, match="cannot be read"):
        await asyncio.to_thread(restore, tmp_path / "nowhere", other)


def test_somebody_elses_database_is_no_backup(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "other.db") as other:
        other.execute("CREATE TABLE about (colour TEXT)")
    with pytest.raises(CannotOperate, match="no store of Regnum"):
        restore(tmp_path / "other.db", str(tmp_path / "regnum.db"))
    assert not (tmp_path / "regnum.db").exists()


async def test_a_damaged_store_makes_no_backup(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "regnum.db"))
    await grow(store, 5, 200)
    await store.close()
    body = bytearray((tmp_path / "regnum.db").read_bytes())
    body[len(body) // 2 : len(body) // 2 + 20_000] = b"\xff" * 20_000
    (tmp_path / "regnum.db").write_bytes(body)
    with pytest.raises(CannotOperate):
        await asyncio.to_thread(backup, str(tmp_path / "regnum.db"), tmp_path / "copy")
    assert not (tmp_path / "copy").exists()


def test_no_password_stands_among_the_arguments_of_a_program() -> None:
    where, password = without_password("postgresql://regnum:s%40cret@db.example/regnum?sslmode=require")
    assert (where, password) == ("postgresql://regnum@db.example/regnum?sslmode=require", "s@cret")
    assert without_password("postgresql:///regnum") == ("postgresql:///regnum", "")


def test_a_missing_program_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(CannotOperate, match="pg_dump is not installed"):
        backup("postgresql://regnum@db.example/regnum", tmp_path / "copy")


# --- migrations -----------------------------------------------------------------------------------------------------


async def test_steps_are_tried_out_without_a_trace_and_then_taken_one_by_one(tmp_path: Path) -> None:
    file = tmp_path / "regnum.db"
    with sqlite3.connect(file) as old:
        old.executescript(VERSION_2.read_text())
    tried = await migrate(str(file), "try")
    assert [line[:27] for line in tried] == ["would be raised to version "] * (VERSION - 2) + ["nothing was changed"]
    with sqlite3.connect(file) as unchanged:
        assert unchanged.execute("SELECT version FROM about").fetchone() == (2,)
        assert unchanged.execute("SELECT COUNT(*) FROM daybook").fetchone() != (0,)
    with pytest.raises(Unavailable, match="regnum admin migrate"):
        await store_beside(str(file)).look()
    done = await migrate(str(file), "do")
    assert done[-1] == f"the store has version {VERSION}"
    assert await migrate(str(file), "do") == [f"the store has version {VERSION}"]
    store = await open_store(str(file))
    assert [entry.body for entry in await store.journal("t1")] == ["first", "second", "third", "fourth", "fifth"]
    await store.close()
    assert _tables(file) == _tables(await _fresh(tmp_path / "new.db"))


async def _fresh(file: Path) -> Path:
    await (await open_store(str(file))).close()
    return file


def _tables(file: Path) -> set[str]:
    with sqlite3.connect(file) as read:
        return {row[0] for row in read.execute("SELECT name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'")}


async def test_a_file_in_use_is_not_migrated_and_nothing_is_migrated_into_being(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "regnum.db"))
    with pytest.raises(Unavailable, match="in use"):
        await migrate(str(tmp_path / "regnum.db"), "do")
    await store.close()
    with pytest.raises(Unavailable, match="there is no store"):
        await migrate(str(tmp_path / "nowhere.db"), "do")
    assert not (tmp_path / "nowhere.db").exists()


async def test_a_postgresql_is_tried_out_too(address: str) -> None:
    store = await open_store(address)
    await store._write("UPDATE about SET version = 3")
    await store._write("DROP TABLE act")
    await store.close()
    assert (await migrate(address, "try"))[-1] == "nothing was changed"
    with pytest.raises(Unavailable, match="has version 3"):
        await store_beside(address).look()
    done = await migrate(address, "do")
    assert [line[:19] for line in done[:-1]] == [f"raised to version {step}" for step in range(4, VERSION + 1)]
    again = store_beside(address)
    await again.look()
    assert await again.acts(1) == []
    await again.close()


async def test_nobody_else_on_the_machine_reads_a_store(tmp_path: Path) -> None:
    files = {tmp_path / "regnum.db", tmp_path / "again.db"}
    store = await open_store(str(tmp_path / "regnum.db"))
    await grow(store, 1, 1)
    files |= {tmp_path / "regnum.db-wal", tmp_path / "regnum.db-shm"}
    await asyncio.to_thread(backup, str(tmp_path / "regnum.db"), tmp_path / "copy")
    await asyncio.to_thread(restore, tmp_path / "copy", str(tmp_path / "again.db"))
    assert [oct(file.stat().st_mode & 0o777) for file in sorted(files)] == ["0o600"] * 4
    await store.close()
