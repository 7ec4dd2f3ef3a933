"""Many come and go, and say much: it costs each of them, and nobody else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from regnum.server.wire import answers, socket

from .clients import Person
from .conftest import Arrive, Running

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

    monkeypatch.setattr(socket, "encode", counting)
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


async def limited(server: Running) -> None:
    await server.stop()
    await server.start(limits=1.0)
    server.house.limits._clock = lambda: 0.0


async def test_those_without_an_account_are_limited_together_by_their_address(server: Running) -> None:
    await limited(server)
    people = [Person(server.address, "") for _ in range(5)]
    for person in people:
        await person.connect()
    heard = [(await person.do(do="close", table="nowhere"))["kind"] for _ in range(45) for person in people]
    assert heard.count("done") == 200 and set(heard[200:]) == {"refused"}
    for person in people:
        await person.leave()


async def test_nobody_has_connections_without_end(
    arrive: Arrive, server: Running, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    from regnum.server.people import limits

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
    await asyncio.sleep(0.1)
    await anna.connect()
    for tab in tabs[1:]:
        await tab.close()  # type: ignore[union-attr]
    await anna.leave()


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
