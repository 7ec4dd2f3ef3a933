"""PostgreSQL among several nodes, and when it goes away."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from pathlib import Path

import pytest

from regnum.store import PRESENCE, JournalRow, Listing, News, Unavailable, open_store

from .conftest import fresh_database
from .postgres import Server, programs

pytestmark = pytest.mark.anyio

TABLE = Listing("t1", "vive-le-roi", "open", True, 10.0)


async def test_nodes_hear_of_each_other_but_not_of_themselves(postgres: str) -> None:
    address = await asyncio.to_thread(fresh_database, postgres)
    north, south = await open_store(address), await open_store(address)
    heard: dict[str, list[News | None]] = {"north": [], "south": []}
    north.listen(heard["north"].append)
    south.listen(heard["south"].append)
    await _until(lambda: heard == {"north": [None], "south": [None]})
    await north.create(TABLE, [JournalRow(1, "first")])
    await south.say("t1", "a1", 0, "hello", 1.0)
    await _until(lambda: heard == {"north": [None, News("t1", "chat")], "south": [None, News("t1", "journal")]})
    await south.tell_presence("t1", "south a1")
    await _until(lambda: heard["north"][2:] == [News("t1", f"{PRESENCE}south a1")])
    assert len(heard["south"]) == 2
    await north.close()
    await south.close()


async def test_a_server_that_goes_away_is_a_clear_error_and_comes_back() -> None:
    folder = Path(tempfile.mkdtemp(prefix="regnum-postgres-"))
    server = Server(programs(), folder)
    try:
        await asyncio.to_thread(server.prepare)
        await asyncio.to_thread(server.start)
        store = await open_store(server.address)
        heard: list[News | None] = []
        store.listen(heard.append)
        await store.create(TABLE, [JournalRow(1, "first")])
        await _until(lambda: heard == [None])
        await asyncio.to_thread(server.stop)
        with pytest.raises(Unavailable):
            await store.append(TABLE, [JournalRow(2, "nobody hears this")])
        with pytest.raises(Unavailable):
            await store.journal("t1")
        await asyncio.to_thread(server.start)
        await store.append(TABLE, [JournalRow(2, "again")])
        assert await store.journal("t1") == [JournalRow(1, "first"), JournalRow(2, "again")]
        await _until(lambda: heard == [None, None])
        await store.close()
        await asyncio.to_thread(server.stop)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


async def test_whoever_listens_notices_that_a_connection_is_dead_though_nobody_closed_it(
    postgres: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("regnum.store.postgres.SECONDS_OF_SILENCE", 0.05)
    monkeypatch.setattr("regnum.store.postgres.SECONDS_BEFORE_TRYING_AGAIN", 0.05)
    store = await open_store(await asyncio.to_thread(fresh_database, postgres))
    asked: list[str] = []

    async def silence(connection: object, sql: str, **_: object) -> None:
        asked.append(sql)
        raise TimeoutError("nobody answers")

    heard: list[News | None] = []
    with monkeypatch.context() as pulled_out:
        pulled_out.setattr("asyncpg.Connection.execute", silence)
        store.listen(heard.append)
        await _until(lambda: len(heard) > 2)
    assert asked[0] == "SELECT 1"
    assert "not heard just now: nobody answers" in caplog.text
    await asyncio.sleep(0.2)
    before = len(heard)
    await asyncio.sleep(0.2)
    assert len(heard) == before
    await store.close()


async def test_what_a_listener_makes_of_the_news_does_not_end_the_listening(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regnum.store.postgres.SECONDS_BEFORE_TRYING_AGAIN", 0.01)
    address = await asyncio.to_thread(fresh_database, postgres)
    north, south = await open_store(address), await open_store(address)
    asyncio.get_running_loop().set_exception_handler(lambda *_: None)
    heard: list[News | None] = []

    def clumsy(news: News | None) -> None:
        heard.append(news)
        if len(heard) in (1, 3):
            raise RuntimeError("that cannot be worked with")

    south.listen(clumsy)
    await _until(lambda: heard == [None, None])
    await north.create(TABLE, [JournalRow(1, "first")])
    await north.say("t1", "a1", 0, "hello", 1.0)
    await _until(lambda: heard[2:] == [News("t1", "journal"), News("t1", "chat")])
    await north.close()
    await south.close()


async def test_a_server_that_is_not_there_is_a_clear_error() -> None:
    with pytest.raises(Unavailable, match="cannot be reached"):
        await open_store("postgresql://regnum@/postgres?host=/nowhere")


async def _until(true: object) -> None:
    for _ in range(500):
        if true():  # type: ignore[operator]
            return
        await asyncio.sleep(0.01)
    pytest.fail("it did not happen")
