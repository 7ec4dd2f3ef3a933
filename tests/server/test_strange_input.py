"""Whatever somebody sends, the answer is a clear refusal: never a server error, never a dropped socket."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import quote

import pytest

from regnum import new_match
from regnum.kernel import saved
from regnum.server.routes import ROUTES

from ..store.conftest import fresh_database
from .clients import Person
from .conftest import Arrive, Running

pytestmark = pytest.mark.anyio

SEATS = [{"for": "me"}, {"for": "anyone"}]
LOOKING = sorted(
    route.path.removeprefix("/api/tables/{table}")
    for route in ROUTES
    if route.method == "GET" and route.path.startswith("/api/tables/{table}")
)
ODD_IDS = ("%00", "%E2%80%A8", "a%20b", "..%2f", "x" * 500)


async def refuse_strange_things(anna: Person) -> None:
    """Everything that once was answered with a 500."""
    for name in ("players", "self", "book", "given", "*", "\x00"):
        wish = {"game": "vive-le-roi", "players": 2, "seats": SEATS, "options": {name: 2}}
        assert await anna.refused("POST", "/api/tables", wish) == "illegal"
        body = {"players": 2, "options": {name: 2}}
        assert await anna.refused("POST", "/api/games/vive-le-roi/check", body) == "illegal"
        assert (await anna.post("/api/games/vive-le-roi/possible", body))["trouble"]
    table = (await anna.create(seats=[{"for": "friend"}, {"for": "friend"}]))["table"]
    for key in ("é", "😀", "\x00", "\ud800"):
        assert await anna.refused("POST", f"/api/tables/{table}/join", {"key": key}) in ("forbidden", "malformed")
    for path, number in (("update", "last"), ("chat", "after"), ("replay", "at"), ("past", "at")):
        for value in ("9" * 5000, "9" * 1500, str(2**31), "-1", "1.5", "٣", "0" * 1500):
            code = await anna.refused("GET", f"/api/tables/{table}/{path}", params={number: value})
            assert code == ("too-large" if len(value) == 5000 else "malformed"), (path, value[:20])
    for message in ({"text": "a\x00b"}, {"text": "\ud800"}, {"text": "\x00"}):
        assert await anna.refused("POST", f"/api/tables/{table}/chat", message) in ("malformed", "illegal")
    for odd in ODD_IDS:
        for path in LOOKING:
            assert await anna.refused("GET", f"/api/tables/{odd}{path}") == "unknown"
        assert await anna.refused("POST", f"/api/tables/{odd}/start", {}) in ("unknown", "malformed")
    for game in ("\x00", "self", "__class__"):
        assert (await anna.get("/api/tables", game=game))["tables"] == []
        for wrong in ({"limit": -1}, {"before": "null"}):
            assert await anna.refused("GET", "/api/tables", params={"game": game} | wrong) == "malformed"
        assert await anna.refused("GET", f"/api/games/{quote(game)}") == "unknown"


async def refuse_strange_things_beside_tables(anna: Person) -> None:
    """What came later: links that look like something, ways to be told, reports."""
    assert (await anna.http.get("/table/%00")).status_code == 404
    for number in ("9" * 5000, "0x" + "f" * 5000):
        for board in (f"a = {number}", f"[transcription]\nby = {number}", f"[transcription.answers]\nx = {number}"):
            code = await anna.refused("POST", "/api/games/vive-le-roi/transcript", {"file": board})
            assert code == "illegal", board[:40]
    played = saved.write(new_match("vive-le-roi", seed=1)).replace("\n\n", f"\n# bot {'9' * 5000}: page\n\n", 1)
    assert (await anna.post("/api/files", {"file": played}))["mine"] == 0
    assert await anna.refused("DELETE", "/api/notifications/ways/%00") == "unknown"
    browser = {"endpoint": "https://push.example.org/\0", "keys": {"p256dh": "x", "auth": "x"}}
    assert await anna.refused("POST", "/api/notifications/browsers", browser) in ("illegal", "not-now")
    bruno = await Person(anna.address, "Bruno").arrive()
    table = (await anna.create())["table"]
    await bruno.post(f"/api/tables/{table}/join", {})
    for text in ("\0", "a\0b", "a\x1b[2Jb", "\u2028", " \n "):
        report = {"person": bruno.me["account"], "text": text}
        assert await anna.refused("POST", f"/api/reports/{table}", report) == "illegal"
    said = {"person": bruno.me["account"], "text": "He says so:\n\nnothing"}
    await anna.post(f"/api/reports/{table}", said)
    await bruno.leave()


async def refuse_strange_frames(anna: Person) -> None:
    """Strange names and numbers over a live connection, which lives on."""
    await anna.connect()
    table = (await anna.create())["table"]
    frames: list[dict[str, Any]] = [
        {"do": "chat", "table": table, "text": "a\x00b"},
        {"do": "open", "table": "\x00"},
        {"do": "open", "table": table, "chat": 2**31},
        {"do": "open", "table": table, "last": 2**31},
        {"do": "agree", "table": table, "request": 2**31, "yes": True},
        {"do": "join", "table": table, "key": "é"},
    ]
    for frame in frames:
        assert (await anna.do(**frame))["code"] in ("malformed", "illegal", "unknown", "not-now"), frame
    assert (await anna.do(do="open", table=table))["kind"] == "done"


async def test_what_is_strange_is_refused_on_sqlite(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    await refuse_strange_things(anna)
    await refuse_strange_things_beside_tables(anna)
    await refuse_strange_frames(anna)


async def test_what_is_strange_is_refused_on_postgresql(postgres: str) -> None:
    server = Running(await asyncio.to_thread(fresh_database, postgres))
    await server.start()
    anna = await Person(server.address, "Anna").arrive()
    try:
        await refuse_strange_things(anna)
        await refuse_strange_things_beside_tables(anna)
        await refuse_strange_frames(anna)
    finally:
        await anna.leave()
        await server.stop()


async def test_what_nobody_thought_of_is_refused_in_words_and_logged(
    arrive: Arrive, server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna = await arrive("Anna")

    async def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(server.house.lobby, "find", broken)
    answer = await anna.ask("GET", "/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (500, "broken")
    await anna.connect()
    assert (await anna.do(do="lobby", on=True))["code"] == "broken"
    await anna.say(do="ping")
    await anna.until("pong")
    assert "ZeroDivisionError" in caplog.text
