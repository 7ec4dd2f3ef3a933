"""Many come and go, and say much: it costs each of them, and nobody else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from regnum.server.people import limits
from regnum.server.wire import answers, socket, subscription

from .clients import Person
from .conftest import Arrive, Running
from .test_sharing import until

pytestmark = pytest.mark.anyio


class Pause:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.due: list[Callable[[], None]] = []

    def __call__(self, seconds: float, call: Callable[[], None]) -> None:
        self.due.append(call)

    def passes(self) -> None:
        due, self.due = self.due, []
        for call in due:
            call()


async def spectators(server: Running, table: str, many: int) -> list[Person]:
    people = [Person(server.address, f"S{n}") for n in range(many)]
    for person in people:
        await person.connect()
        await person.open(table)
    return people


def told(person: Person) -> int:
    return sum('"kind":"table"' in frame for frame in person.frames)


async def test_thirty_spectators_are_told_of_once_and_in_the_same_bytes(
    arrive: Arrive, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    encoded: list[str] = []
    encode = answers.encode

    def counting(body: Any) -> bytes:
        if isinstance(body, dict) and body.get("kind") == "table":
            encoded.append(body["table"])
        return encode(body)

    monkeypatch.setattr(subscription, "encode", counting)
    pause = Pause()
    if hasattr(server.house, "comings"):
        server.house.comings.later = pause
    anna = await arrive("Anna")
    table = (await anna.create())["table"]
    await anna.connect()
    await anna.open(table)
    await anna.say(do="ping")
    await anna.until("pong")
    before = told(anna)
    people = await spectators(server, table, 30)
    await anna.say(do="ping")
    await anna.until("pong")
    assert told(anna) - before <= 1
    assert len(encoded) <= 2 + 2 * 30
    encoded.clear()
    pause.passes()
    await asyncio.gather(*(person.until("table", watching=30) for person in [anna, *people]))
    assert len(encoded) == 2, "once for her who sits there, once for all spectators"
    for person in people:
        await person.leave()


async def test_whoever_comes_is_told_the_table_at_once(arrive: Arrive, server: Running) -> None:
    anna = await arrive("Anna")
    table = (await anna.create())["table"]
    await anna.connect()
    await anna.open(table)
    first, second = await spectators(server, table, 2)
    assert first.told["table"]["watching"] == 1 and second.told["table"]["watching"] == 2
    for person in (first, second):
        await person.leave()


async def test_what_leaves_the_game_as_it_is_is_told_at_most_once_a_second(arrive: Arrive, server: Running) -> None:
    """Else somebody at a table with two hundred connections changes it fifty times a second."""
    server.house.comings.later = pause = Pause()
    anna = await arrive("Anna")
    table = (await anna.create())["table"]
    await anna.connect()
    (watcher,) = await spectators(server, table, 1)
    pause.passes()
    before = told(watcher)
    for number in range(20):
        await anna.post(f"/api/tables/{table}/mute", {"spectators_may_chat": number % 2 == 0})
        await anna.post(f"/api/tables/{table}/contribute", {"contribution": f"salt {number}"})
    await watcher.say(do="ping")
    await watcher.until("pong")
    assert told(watcher) - before <= 1
    pause.passes()
    assert (await watcher.until("table"))["fair"]["contributions"][0] == "salt 19"
    await watcher.leave()


async def test_the_lobby_tells_everybody_at_most_once_a_second_and_in_the_same_bytes(
    arrive: Arrive, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    encoded: list[int] = []
    encode = answers.encode

    def counting(body: Any) -> bytes:
        if isinstance(body, dict) and body.get("kind") == "lobby":
            encoded.append(len(body["tables"]))
        return encode(body)

    server.house.lobby.later = pause = Pause()
    watchers = [Person(server.address, "") for _ in range(10)]
    for watcher in watchers:
        await watcher.connect()
        await watcher.do(do="lobby", on=True)
    monkeypatch.setattr(socket, "encode", counting)
    anna = await arrive("Anna")
    tables = [(await anna.create())["table"] for _ in range(3)]
    for _ in range(10):
        for table in tables:
            await anna.post(f"/api/tables/{table}/contribute", {"contribution": "salt"})
    assert encoded == [1]
    pause.passes()
    for watcher in watchers:
        assert [one["table"] for one in (await watcher.until("lobby"))["tables"]] == tables[:1]
        assert {one["table"] for one in (await watcher.until("lobby"))["tables"]} == set(tables)
    assert encoded == [1, 3]
    pause.passes()
    assert not pause.due
    for watcher in watchers:
        await watcher.leave()


async def test_what_is_said_is_read_once_for_all_who_listen(
    arrive: Arrive, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await arrive("Anna")
    table = (await anna.create())["table"]
    people = await spectators(server, table, 10)
    read, chat = [], server.house.store.chat

    async def counting(*of: Any) -> Any:
        read.append(of)
        return await chat(*of)

    monkeypatch.setattr(server.house.store, "chat", counting)
    await anna.post(f"/api/tables/{table}/chat", {"text": "hello"})
    frames = []
    for person in people:
        assert [line["text"] for line in (await person.until("chat"))["lines"]] == ["hello"]
        frames.append(person.frames[-1])
    assert len(read) == 1 and len(set(frames)) == 1
    await people[0].open(table)
    assert people[0].told["chat"]["lines"][0]["text"] == "hello"
    assert sum('"kind":"chat"' in frame for frame in people[0].frames) == 2
    for person in people:
        await person.leave()


async def limited(server: Running) -> None:
    await server.stop()
    await server.start(limits=1.0)
    server.house.limits._clock = lambda: 0.0


async def must_slow_readers(server: Running, *paths: str) -> None:
    """Nobody reads these addresses without end."""
    await limited(server)
    nobody = Person(server.address, "")
    burst = int(limits.LIMITS["reading"].burst)
    heard = [(await nobody.ask("GET", paths[n % len(paths)])).status_code for n in range(burst + 2 * len(paths))]
    assert set(heard[:burst]) == {200, 404} and heard[burst:].count(429) >= len(paths)
    await nobody.leave()


async def test_those_without_an_account_are_limited_together_by_their_address(server: Running) -> None:
    await limited(server)
    people = [Person(server.address, "") for _ in range(5)]
    for person in people:
        await person.connect()
    heard = [(await person.do(do="close", table="nowhere"))["kind"] for _ in range(45) for person in people]
    assert heard.count("done") == 200 and set(heard[200:]) == {"refused"}
    for person in people:
        await person.leave()


async def test_nobody_has_tables_read_again_and_again(arrive: Arrive, server: Running) -> None:
    await limited(server)
    nobody = Person(server.address, "")
    burst = int(limits.LIMITS["reading"].burst)
    found = [await nobody.refused("GET", f"/api/tables/nowhere{number}") for number in range(burst + 5)]
    assert found == ["unknown"] * burst + ["too-fast"] * 5
    await nobody.connect()
    assert (await nobody.do(do="open", table="nowhere"))["code"] == "too-fast"
    await nobody.leave()


async def test_nobody_has_long_games_told_again_and_again(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.LIMITS, "steps", limits.Limit(3, 1))
    await limited(server)
    anna = await Person(server.address, "Anna").arrive()
    table = (await anna.create(seats=[{"for": "me"}, {"for": "bot", "bot": "random"}]))["table"]
    await anna.connect()
    heard = [(await anna.do(do="open", table=table)).get("code", "done") for _ in range(8)]
    assert heard[0] == "done" and heard[-1] == "too-fast"
    assert await anna.refused("GET", f"/api/tables/{table}/update") == "too-fast"
    await anna.leave()


async def test_nobody_asks_why_not_without_end(server: Running) -> None:
    await limited(server)
    anna = await Person(server.address, "Anna").arrive()
    table = (await anna.create())["table"]
    burst = int(limits.LIMITS["why"].burst)
    for number in range(burst):
        await anna.get(f"/api/tables/{table}/{('why-not', 'not-possible')[number % 2]}")
    assert await anna.refused("GET", f"/api/tables/{table}/why-not") == "too-fast"
    await anna.leave()


async def test_nobody_has_connections_without_end(
    arrive: Arrive, server: Running, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await limited(server)
    monkeypatch.setitem(limits.AT_ONCE, "connection", 3)
    anna = Person(server.address, "Anna")
    await anna.arrive()
    tabs = []
    for _ in range(3):
        await anna.connect()
        tabs.append(anna.socket)
    with caplog.at_level(logging.WARNING, "regnum.limits"), pytest.raises(Exception, match="403"):
        await anna.connect()
    assert [record.getMessage() for record in caplog.records] == [f"too much from {anna.me['account']}: connection"]
    await tabs[0].close()  # type: ignore[union-attr]
    await until(lambda: server.house.limits._held["connection", anna.me["account"]] < 3)
    await anna.connect()
    for tab in tabs[1:]:
        await tab.close()  # type: ignore[union-attr]
    await anna.leave()


async def test_nobody_has_tables_kept_in_memory_without_end(
    arrive: Arrive, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By however many connections and people: what is looked at stays in memory."""
    await limited(server)
    monkeypatch.setitem(limits.AT_ONCE, "open table of an address", 3)
    anna, bruno = await arrive("Anna"), await arrive("Bruno")
    tables = [(await anna.create())["table"] for _ in range(4)]
    for person in (anna, bruno):
        await person.connect()
    for person, table in zip((anna, anna, bruno), tables, strict=False):
        await person.open(table)
    assert (await bruno.do(do="open", table=tables[3]))["code"] == "too-large"
    await anna.open(tables[0])
    await anna.do(do="close", table=tables[0])
    await bruno.open(tables[3])
    assert (await anna.do(do="open", table=tables[0]))["code"] == "too-large"
    assert bruno.socket is not None
    await bruno.socket.close()
    await until(lambda: len(server.house.operators.listeners) == 1)
    await anna.open(tables[0])


async def test_garbage_closes_a_connection_after_a_few_refusals(arrive: Arrive, server: Running) -> None:
    anna = await arrive("Anna")
    await anna.connect()
    assert anna.socket is not None
    for _ in range(5):
        await anna.socket.send("garbage")
        assert (await anna.until("refused"))["code"] == "malformed"
    await anna.say(do="ping")
    await anna.until("pong")
    for _ in range(socket.MOST_NONSENSE):
        await anna.socket.send("garbage")
    with pytest.raises(ConnectionClosed) as closed:
        await anna.until("nothing more")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008


async def test_nobody_has_unfinished_tables_without_end(
    arrive: Arrive, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    from regnum.server.wire import doing

    monkeypatch.setattr(doing, "MOST_TABLES", 3)
    anna = await arrive("Anna")
    body = {"game": "vive-le-roi", "players": 2, "seats": [{"for": "me"}, {"for": "anyone"}]}
    tables = [(await anna.create())["table"] for _ in range(3)]
    assert await anna.refused("POST", "/api/tables", body) == "not-now"
    await anna.post(f"/api/tables/{tables[0]}/leave", {})
    await anna.create()
