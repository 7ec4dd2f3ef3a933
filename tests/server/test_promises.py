"""What was promised in single sentences, each tried once."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from regnum.server.app import App
from regnum.server.people.sessions import Visitor
from regnum.server.settings import Settings
from regnum.server.wire.commands import Choose, NewSeat, NewTable
from regnum.server.wire.doing import create, obey

from .clients import Person, play_to_the_end
from .conftest import Arrive, Running
from .houses import house_in

pytestmark = pytest.mark.anyio


async def test_serving_needs_no_set_up_at_all(tmp_path: Path) -> None:
    """The store lies in the user's data folder; the page and an open lobby are there at once."""
    serving = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "regnum", "serve", "--port", "0"),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
    )
    assert serving.stdout is not None
    address = (await serving.stdout.readline()).decode().removeprefix("Regnum is at ").strip()
    anna = await Person(address, "Anna").arrive()
    table = (await anna.create())["table"]
    assert [found["table"] for found in (await anna.get("/api/tables"))["tables"]] == [table]
    assert "html" in (await anna.http.get("/")).headers["content-type"]
    assert (tmp_path / "regnum" / "regnum.db").is_file()
    await anna.leave()
    serving.terminate()
    await serving.communicate()


async def test_a_whole_game_is_played_over_http_alone(arrive: Arrive) -> None:
    people = [await arrive("Anna"), await arrive("Bert")]
    table = (await people[0].create())["table"]
    await people[1].post(f"/api/tables/{table}/join", {"seat": None})
    for turn in range(2000):
        facts = await people[0].get(f"/api/tables/{table}")
        if facts["status"] == "over":
            break
        person = people[facts["waiting"][0]]
        asked = (await person.get(f"/api/tables/{table}/update"))["asked"]
        choice = asked["offers"][turn % len(asked["offers"])]["action"]
        await person.post(f"/api/tables/{table}/choose", {"question": asked["question"], "choice": choice})
    rivals = [rival["place"] for rival in facts["result"]["rivals"]]
    assert 1 in (*facts["result"]["places"], *rivals)
    over = (await people[0].get("/api/tables", show="over"))["tables"]
    assert [found["table"] for found in over] == [table]


async def test_a_game_by_turns_over_days_is_found_among_mine_and_can_be_watched(arrive: Arrive) -> None:
    anna, bert, carl = await arrive("Anna"), await arrive("Bert"), await arrive("Carl")
    day = 86_400.0
    made = await anna.create(pace="days", clock={"kind": "move", "seconds": 3 * day})
    await bert.post(f"/api/tables/{made['table']}/join", {"seat": 1})
    mine = (await bert.get("/api/tables", show="mine"))["tables"]
    assert [(found["pace"], found["clock"]["seconds"]) for found in mine] == [("days", 3 * day)]
    assert [found["table"] for found in (await carl.get("/api/tables", show="playing"))["tables"]] == [made["table"]]
    assert (await carl.get(f"/api/tables/{made['table']}/update"))["seat"] is None


@pytest.mark.parametrize("secure", [True, False])
async def test_cookies_travel_over_https_only_where_the_server_says_so(tmp_path: Path, secure: bool) -> None:

    house = await house_in(tmp_path)
    app = App(house, Settings(secure=secure)).asgi()
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
        cookie = (await client.post("/api/guests", json={"name": "Anna"})).headers["set-cookie"].lower()
    assert ("secure" in cookie) == secure
    assert "httponly" in cookie and "samesite=lax" in cookie
    await house.close()


async def test_a_huge_chat_is_refused_and_a_fast_one_must_wait(server: Running) -> None:
    await server.stop()
    await server.start(limits=1.0)
    server.house.limits._clock = lambda: 0.0
    anna = await Person(server.address, "Anna").arrive()
    table = (await anna.create())["table"]
    await anna.connect()
    await anna.open(table)
    assert (await anna.do(do="chat", table=table, text="x" * 5000))["code"] == "malformed"
    said = [await anna.do(do="chat", table=table, text="hello") for _ in range(10)]
    assert [one.get("code", "") for one in said] == [""] * 8 + ["too-fast"] * 2
    assert len((await anna.get(f"/api/tables/{table}/chat"))["lines"]) == 8
    await anna.leave()


async def test_a_connection_that_talks_too_fast_is_refused_and_lives_on(server: Running) -> None:
    await server.stop()
    await server.start(limits=0.1)
    server.house.limits._clock = lambda: 0.0
    anna = await Person(server.address, "Anna").arrive()
    await anna.connect()
    answers = [await anna.do(do="lobby", on=False) for _ in range(18)]
    answers += [await anna.do(do="open", table="nowhere"), await anna.do(do="dance")]
    assert [one.get("code", "") for one in answers] == [""] * 18 + ["unknown", "malformed"]
    for message in ({"do": "open", "table": "nowhere"}, {"do": "dance"}, {"do": "lobby", "on": True}, {"do": "ping"}):
        assert (await anna.do(**message))["code"] == "too-fast"
    watcher = Person(server.address, "")
    await watcher.connect()
    assert (await watcher.do(do="open", table="nowhere"))["code"] == "unknown"
    await watcher.leave()
    await anna.leave()


async def test_whoever_hangs_up_in_the_middle_of_a_request_leaves_no_noise(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    host, port = server.address.removeprefix("http://").split(":")
    _, writer = await asyncio.open_connection(host, int(port))
    head = "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    writer.write(head.encode())
    await writer.drain()
    await asyncio.sleep(0.1)
    writer.close()
    await writer.wait_closed()
    await asyncio.sleep(0.2)
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_a_bot_that_thinks_for_long_slows_no_other_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = await house_in(tmp_path)
    pondering = asyncio.Event()

    async def ponder(*question: Any) -> int:
        pondering.set()
        await asyncio.Event().wait()
        return 0

    monkeypatch.setattr(house.keeper.thinkers, "think", ponder)

    async def seated(name: str, players: int, others: NewSeat) -> tuple[Visitor, str]:
        visitor = Visitor(await house.accounts.be_a_guest(name, "en", house.clock()), "c", "en")
        seats = [NewSeat(wanted="me"), *(others for _ in range(players - 1))]
        made = await create(house, visitor, NewTable(game="vive-le-roi", players=players, seats=seats))
        return visitor, made["table"]

    for n in range(4):
        await seated(f"A{n}", 3, NewSeat(wanted="bot", bot="knight"))
    async with asyncio.timeout(20):
        # Who begins is drawn: at one of these tables it is a bot's turn, sooner or later.
        for room in list(house.rooms.rooms.values()):
            await _answer_until_a_bot_must(house, room)
        await pondering.wait()
    _, table = await seated("Bert", 2, NewSeat(wanted="bot", bot="knight"))
    async with asyncio.timeout(5):
        await _answer_until_a_bot_must(house, house.rooms.rooms[table])
    await house.close()


async def _answer_until_a_bot_must(house: Any, room: Any) -> None:

    table = room.table
    while 0 in table.waiting:
        account = await house.store.account(table.seats[0].people[0])
        question, choice = table.play.audiences[0].asked, table.play.match.offers(0)[0]
        await obey(house, Visitor(account, "c", "en"), Choose(table=room.id, question=question, choice=choice))


async def test_live_and_http_tell_the_same(arrive: Arrive) -> None:
    people = [await arrive("Anna"), await arrive("Bert")]
    table = (await people[0].create())["table"]
    await people[1].post(f"/api/tables/{table}/join", {"seat": 1})
    for person in people:
        await person.connect()
        await person.open(table)
    await play_to_the_end(table, people)
    for person in people:
        told, asked = person.told["update"], await person.get(f"/api/tables/{table}/update")
        for key in ("view", "where", "number", "seat", "asked", "result"):
            assert told[key] == asked[key], key
