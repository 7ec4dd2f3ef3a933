"""Health tells the truth: on a full disk, with a damaged or a lost database, and when bots are stuck."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from regnum.games import game
from regnum.kernel import Match
from regnum.server.running import health, processes
from regnum.store import JournalRow, Listing, Unavailable

from ..store.postgres import Server, programs
from .clients import Person
from .conftest import Running

pytestmark = pytest.mark.anyio


async def asked(server: Running, path: str = "/ready") -> tuple[int, str]:
    """What a node says about itself now, not a moment ago."""
    server.house.health._until = 0.0
    driver: Any = server.house.store.driver
    driver._next_look = 0.0
    somebody = Person(server.address, "")
    answer = await somebody.http.get(path)
    await somebody.leave()
    return answer.status_code, answer.text


async def must_be_unwell(server: Running, because: str) -> None:
    for path in ("/ready", "/health"):
        status, text = await asked(server, path)
        assert status == 503 and because in text, text
    assert (await asked(server, "/live"))[0] == 200


async def test_a_node_that_is_well_says_so(server: Running) -> None:
    for path in ("/live", "/ready", "/health"):
        assert await asked(server, path) == (200, '{"status":"ok"}')
    with sqlite3.connect(server.store) as file:
        assert file.execute("SELECT COUNT(*) FROM probe").fetchone() == (0,)


async def test_a_full_database_is_told(server: Running) -> None:
    """SQLite's own limit stands for the disk: what is free is used up, and then nothing new can be written."""
    driver: Any = server.house.store.driver
    assert (await asked(server))[0] == 200
    (pages,) = driver._writing.execute("PRAGMA page_count").fetchone()
    driver._writing.execute(f"PRAGMA max_page_count = {pages}")
    listing = Listing("t1", "g", "open", True, 1.0, summary="{}", holders=())

    async def fill() -> None:
        for number in range(1000):
            await server.house.store.create(listing._replace(id=f"t{number}"), [JournalRow(1, "x" * 1000)])

    with pytest.raises(Unavailable, match="full"):
        await fill()
    await must_be_unwell(server, "full")


async def test_a_disk_with_next_to_nothing_left_is_told(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = shutil.disk_usage(Path(server.store).parent)
    monkeypatch.setattr(shutil, "disk_usage", lambda path: usage._replace(free=1000))
    await must_be_unwell(server, "the disk is full: 1000 bytes are left")


async def test_a_damaged_file_is_told(server: Running) -> None:
    driver: Any = server.house.store.driver
    while True:
        with suppress(sqlite3.OperationalError):  # somebody may be reading just now
            driver._writing.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            break
        await asyncio.sleep(0.05)
    (size,) = driver._writing.execute("PRAGMA page_size").fetchone()
    with open(server.store, "r+b") as file:
        file.seek(size)
        file.write(b"\xff" * size * 3)
    await must_be_unwell(server, "lost or damaged")


async def test_a_lost_file_is_told(server: Running) -> None:
    """The server still holds it open, and could write on for ever into what nobody will find again."""
    for path in Path(server.store).parent.glob("regnum.db*"):
        path.unlink()
    await must_be_unwell(server, "lost or damaged")


async def test_what_was_written_and_lies_nowhere_is_told(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def forget(write: Any) -> list[Any]:
        return [[] for _ in write.statements]

    monkeypatch.setattr(server.house.store.driver, "write", forget)
    await must_be_unwell(server, "cannot be found again")


async def test_a_file_that_was_replaced_is_told(server: Running, tmp_path: Path) -> None:
    other = Running(str(tmp_path / "other.db"))
    await other.start()
    await other.stop()
    shutil.copy(tmp_path / "other.db", tmp_path / "copy.db")
    os.replace(tmp_path / "copy.db", server.store)
    status, _ = await asked(server)
    assert status == 503


async def test_a_lost_postgresql_is_told_and_found_again() -> None:
    folder = Path(tempfile.mkdtemp(prefix="regnum-postgres-"))
    database = Server(programs(), folder)
    database.prepare()
    database.start()
    server = Running(database.address)
    await server.start()
    try:
        assert (await asked(server))[0] == 200
        database.stop()
        await must_be_unwell(server, "the store cannot be written")
        database.start()
        async with asyncio.timeout(20):
            while (await asked(server))[0] != 200:
                await asyncio.sleep(0.05)
    finally:
        await server.stop()
        database.stop()
        shutil.rmtree(folder, ignore_errors=True)


async def test_stuck_bots_are_told(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stopped process stands for one that hangs, and that nobody replaces."""
    match = Match(game("vive-le-roi"), players=2, seed=1)
    thinking = server.house.keeper.thinkers
    await thinking.think("random", match, match.to_act[0], "seed")
    monkeypatch.setattr(processes, "HUNG_SECONDS", 1e9)
    process = thinking._processes._idle[0].pid
    os.kill(process, signal.SIGSTOP)
    try:
        waiting = asyncio.create_task(thinking.think("random", match, match.to_act[0], "seed"))
        await asyncio.sleep(0)
        assert (await asked(server))[0] == 200
        thinking._progress -= health.STUCK_SECONDS + 1
        await must_be_unwell(server, "bots are stuck")
    finally:
        os.kill(process, signal.SIGCONT)
    await waiting
    assert (await asked(server))[0] == 200


async def test_whoever_asks_again_at_once_hears_what_was_found_out(server: Running) -> None:
    checks = 0

    async def check() -> None:
        nonlocal checks
        checks += 1

    once = health.Health(check, server.house.keeper.thinkers)
    assert await asyncio.gather(*(once.trouble() for _ in range(50))) == [""] * 50
    assert checks == 1
