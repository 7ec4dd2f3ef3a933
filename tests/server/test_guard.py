"""Nobody gets in where they don't belong: origins, CSRF, sizes, rates, headers, files."""

from __future__ import annotations

import json

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from .clients import Person
from .conftest import Arrive, Running

pytestmark = pytest.mark.anyio


async def test_a_foreign_page_cannot_do_anything_in_my_name(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    body = {"game": "vive-le-roi", "players": 2, "seats": [{"for": "me"}, {"for": "anyone"}]}
    for origin in ("https://evil.example", "null", "http://localhost.evil.example", "http://["):
        assert await anna.refused("POST", "/api/tables", body, headers={"Origin": origin}) == "forbidden"
    answer = await anna.ask("POST", "/api/tables", body, headers={"Origin": anna.address})
    assert answer.status_code == 200


async def test_a_foreign_page_cannot_open_a_live_connection(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    where = anna.address.replace("http", "ws", 1) + "/api/live"
    with pytest.raises(InvalidStatus):
        await connect(where, origin="https://evil.example")  # type: ignore[arg-type]
    async with connect(where, origin=anna.address) as socket:  # type: ignore[arg-type]
        assert json.loads(await socket.recv())["kind"] == "hello"


async def test_the_cookie_alone_changes_nothing(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    body = {"name": "Changed"}
    for token in ("", "0" * 64, anna.me["csrf"][:-1], "é"):
        answer = await anna.ask("PATCH", "/api/me", body, headers={"X-CSRF-Token": token.encode()})
        assert answer.status_code == 403
    assert (await anna.get("/api/me"))["name"] == "Anna"


async def test_a_form_cannot_be_posted(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        answer = await anna.http.post(
            "/api/tables", content="{}", headers={"Content-Type": kind, "X-CSRF-Token": anna.me["csrf"]}
        )
        assert answer.status_code == 400


async def test_large_bodies_are_refused_whole_and_in_pieces(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    assert await anna.refused("POST", "/api/tables", {"game": "x" * 70_000}) == "too-large"

    async def pieces() -> object:
        for _ in range(100):
            yield b"x" * 1000

    headers = {"Content-Type": "application/json", "X-CSRF-Token": anna.me["csrf"]}
    answer = await anna.http.post("/api/tables", content=pieces(), headers=headers)  # type: ignore[arg-type]
    assert answer.status_code == 413


async def test_every_answer_forbids_what_a_page_does_not_need(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    for path in ("/", "/api/games", "/api/nowhere", "/missing.js", "/health"):
        answer = await anna.http.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"


async def test_no_path_leads_out_of_the_clients_folder(server: Running) -> None:
    somebody = Person(server.address, "")
    for path in ("/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "/static/../../app.py", "//etc/passwd", "/%00"):
        answer = await somebody.http.get(path)
        assert "ASGI" not in answer.text and "root:" not in answer.text
    await somebody.leave()


async def test_who_is_too_fast_must_wait(server: Running) -> None:
    await server.stop()
    await server.start(limits=1.0)
    server.house.limits._clock = lambda: 0.0
    eager = Person(server.address, "Eager")
    for _ in range(20):
        assert (await eager.ask("POST", "/api/guests", {"name": "Eager"})).status_code == 200
        eager.http.cookies.clear()
    answer = await eager.ask("POST", "/api/guests", {"name": "Eager"})
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) >= 1
    await eager.leave()


async def test_guessing_passwords_is_slow(server: Running) -> None:
    await server.stop()
    await server.start(limits=1.0)
    server.house.limits._clock = lambda: 0.0
    waited: list[float] = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    server.house.signing_in.sleep = wait
    thief = Person(server.address, "Thief")
    guesses = [
        await thief.refused("POST", "/api/sessions", {"name": "Anna", "password": "12345678"}) for _ in range(22)
    ]
    assert guesses == ["forbidden"] * 20 + ["too-fast"] * 2
    assert len(waited) == 10 and min(waited) > 1
    await thief.leave()


async def test_metrics_are_not_for_everybody(server: Running) -> None:
    somebody = Person(server.address, "")
    answer = await somebody.http.get("/metrics")
    assert answer.status_code == 200 and "regnum_requests_total" in answer.text
    forwarded = await somebody.http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.9"})
    assert forwarded.status_code == 403
    await somebody.leave()
