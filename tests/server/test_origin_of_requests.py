"""Where requests come from and whom they are for: hops, hosts, origins, cookies, and what only operators may read."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from regnum.kernel import BadFile
from regnum.server.app import App
from regnum.server.node import how
from regnum.server.settings import Networks, Settings, among, gather
from regnum.server.wire import hops

from .conftest import Arrive
from .houses import house_in

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def served(folder: Path, peer: str = "127.0.0.1", **settings: Any) -> AsyncIterator[httpx.AsyncClient]:
    """A client that talks to the application from an address."""
    found = Settings(**settings)
    house = await house_in(folder, limits=1.0)
    transport = httpx.ASGITransport(App(house, found).asgi(), client=(peer, 1234))
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000") as client:
        client.house = house  # type: ignore[attr-defined]
        yield client
    await house.close()


async def spent(client: httpx.AsyncClient, *forwarded: str) -> set[str]:
    """To whom a request was counted."""
    house: Any = client.house  # type: ignore[attr-defined]
    house.limits._left.clear()
    await client.get("/api/games", headers=[("X-Forwarded-For", value) for value in forwarded])
    return {who for _, who in house.limits._left}


@pytest.mark.parametrize(
    ("proxies", "peer", "forwarded", "believed"),
    [
        ("*", "10.0.0.9", ["6.6.6.6, 203.0.113.9"], "203.0.113.9"),
        ("127.0.0.1", "127.0.0.1", ["6.6.6.6, 203.0.113.9"], "203.0.113.9"),
        ("127.0.0.1", "127.0.0.1", ["6.6.6.6", "203.0.113.9"], "203.0.113.9"),
        ("127.0.0.1,198.51.100.7", "127.0.0.1", ["6.6.6.6, 203.0.113.9, 198.51.100.7"], "203.0.113.9"),
        ("10.0.0.0/8", "10.0.0.9", ["203.0.113.9, 10.0.0.8"], "203.0.113.9"),
        ("127.0.0.1", "203.0.113.9", ["6.6.6.6"], "203.0.113.9"),
        ("127.0.0.1", "127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", "127.0.0.1", ["6.6.6.6, 2001:db8::1:2"], "2001:db8::/64"),
    ],
)
async def test_the_believed_address_is_the_last_that_no_named_proxy_has(
    tmp_path: Path, proxies: str, peer: str, forwarded: list[str], believed: str
) -> None:
    assert how(Settings())["proxy_headers"] is False
    async with served(tmp_path, peer, proxies=proxies) as client:
        assert await spent(client, *forwarded) == {believed}


async def test_of_headers_without_end_only_so_much_is_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A few of these in a second took all the server's time."""
    looked_at = list[str]()

    def counted(address: str, named: Networks) -> bool:
        looked_at.append(address)
        return among(address, named)

    monkeypatch.setattr(hops, "among", counted)
    async with served(tmp_path, proxies="127.0.0.0/8") as client:
        for forwarded in ("6.6.6.6," * 1000 + "203.0.113.9", "127.0.0.2," * 1000):
            await client.get("/api/me", headers={"X-Forwarded-For": forwarded})
        assert len(looked_at) < 20
        for before, reason in (("xx," * 3, "il n’y a"), ("xx," * 5000, "there is")):
            answer = await client.get("/api/nowhere", headers={"Accept-Language": f"{before}fr"})
            assert reason in answer.json()["reason"]


async def test_only_names_that_the_server_has_are_answered(tmp_path: Path) -> None:
    async with served(tmp_path, hosts="play.example.org", origins="https://other.example.org") as client:
        for host in ("evil.example", "evil.example:8000", "play.example.org.evil.example", "127.0.0.1.evil.example"):
            answer = await client.get("/api/games", headers={"Host": host})
            assert answer.status_code == 403 and host in answer.json()["reason"]
        for host in (
            *("play.example.org", "PLAY.example.org:443", "other.example.org", "localhost:8000", "127.0.0.1"),
            *("192.168.1.7:8000", "[::1]:8000", "pc", "pc.local:8000"),
        ):
            assert (await client.get("/api/games", headers={"Host": host})).status_code == 200, host


async def test_cookies_belong_to_this_very_host_over_https(tmp_path: Path) -> None:
    async with served(tmp_path) as client:
        forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
        answer = await client.post("/api/guests", json={"name": "Anna"}, headers=forwarded)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-regnum_session=") and "Secure" in cookie and "Path=/" in cookie
        assert "Domain" not in cookie
        value = cookie.partition("=")[2].partition(";")[0]
        mine = {**forwarded, "Cookie": f"__Host-regnum_session={value}"}
        assert (await client.get("/api/me", headers=mine)).json()["name"] == "Anna"
        tossed = {**forwarded, "Cookie": f"regnum_session={value}"}
        assert (await client.get("/api/me", headers=tossed)).json() is None
        client.cookies.clear()
        plain = await client.post("/api/guests", json={"name": "Bruno"})
        assert plain.headers["set-cookie"].startswith("regnum_session=")


async def test_browsers_are_told_to_stay_with_https_where_there_is_some(tmp_path: Path) -> None:
    async with served(tmp_path) as client:
        assert "strict-transport-security" not in (await client.get("/api/games")).headers
        behind = await client.get("/api/games", headers={"X-Forwarded-Proto": "https"})
        assert "max-age=31536000" in behind.headers["strict-transport-security"]
        refused = await client.get("/api/nowhere", headers={"X-Forwarded-Proto": "https"})
        assert "strict-transport-security" in refused.headers
    async with served(tmp_path, secure=True) as client:
        assert "strict-transport-security" in (await client.get("/")).headers
        assert "Secure" in (await client.get("/invited/a-code")).headers["set-cookie"]


async def test_pages_of_configured_origins_may_read_answers_and_no_others(tmp_path: Path) -> None:
    async with served(tmp_path, origins="https://other.example.org") as client:
        ours, foreign = {"Origin": "https://other.example.org"}, {"Origin": "https://evil.example"}
        asking = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "x-csrf-token"}
        before = await client.options("/api/tables", headers=ours | asking)
        assert before.status_code == 200
        assert before.headers["access-control-allow-origin"] == "https://other.example.org"
        assert (await client.options("/api/tables", headers=foreign | asking)).status_code == 400
        answer = await client.get("/api/games", headers=ours)
        assert answer.headers["access-control-allow-credentials"] == "true"
        assert "access-control-allow-origin" not in (await client.get("/api/games", headers=foreign)).headers
    async with served(tmp_path) as client:
        assert "access-control-allow-origin" not in (await client.get("/api/games", headers=ours)).headers


async def test_metrics_need_an_address_or_a_token(tmp_path: Path) -> None:
    async with served(tmp_path, "203.0.113.9", metrics="127.0.0.1", metrics_token="open sesame") as client:
        assert (await client.get("/metrics")).status_code == 403
        assert (await client.get("/metrics", headers={"Authorization": "Bearer wrong"})).status_code == 403
        assert (await client.get("/metrics", headers={"Authorization": "Bearer open sesame"})).status_code == 200
    async with served(tmp_path, "203.0.113.9", metrics="203.0.113.0/24") as client:
        assert (await client.get("/metrics")).status_code == 200
        assert (await client.get("/metrics", headers={"Authorization": "Bearer "})).status_code == 200
    async with served(tmp_path, metrics="") as client:
        assert (await client.get("/metrics")).status_code == 403
        assert (await client.get("/metrics", headers={"Authorization": "Bearer "})).status_code == 403


@pytest.mark.parametrize("flags", [{"metrics": "all"}, {"proxies": "my-proxy"}, {"proxies": "10.0.0.1/8"}])
def test_addresses_are_checked_before_anything_is_served(flags: dict[str, str]) -> None:
    with pytest.raises(BadFile, match="addresses or networks"):
        gather(flags, {})


async def test_an_exported_game_is_kept_by_nobody_on_the_way(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table = (await anna.create(seats=[{"for": "me"}, {"for": "bot", "bot": "random"}]))["table"]
    await anna.post(f"/api/tables/{table}/concede", {})
    answer = await anna.ask("GET", f"/api/tables/{table}/export")
    assert answer.status_code == 200 and answer.headers["cache-control"] == "no-store"
