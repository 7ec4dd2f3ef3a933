"""Guests, accounts, sessions: who one is, and that nobody else can be it."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from regnum.opponents import NAMES
from regnum.server.rooms.keeper import SWEEP_SECONDS
from regnum.store import Account, Session

from .clients import PATIENCE, Person
from .conftest import Arrive, Running
from .houses import house_in

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse battery"


async def test_a_guest_plays_at_once_with_a_name(arrive: Arrive) -> None:
    anna = await arrive("  Anna \t of  Aquitaine ")
    assert anna.me["name"] == "Anna of Aquitaine"
    assert anna.me["guest"]
    assert await anna.get("/api/me") == anna.me


async def test_without_a_session_one_is_nobody(server: Running) -> None:
    nobody = Person(server.address, "")
    assert await nobody.get("/api/me") is None
    assert (
        await nobody.refused("POST", "/api/tables", {"game": "x", "players": 2, "seats": [{"for": "me"}]})
        == "signed-out"
    )
    await nobody.leave()


@pytest.mark.parametrize("name", ["", "   ", "a\x00b", "x" * 33, "\u202eevil"])
async def test_a_name_must_be_a_name(server: Running, name: str) -> None:
    somebody = Person(server.address, name)
    assert await somebody.refused("POST", "/api/guests", {"name": name}) in ("malformed", "illegal")
    await somebody.leave()


async def test_a_guest_who_makes_an_account_keeps_the_games(arrive: Arrive, server: Running) -> None:
    anna = await arrive("Anna")
    table = (await anna.create())["table"]
    me = await anna.post("/api/accounts", {"name": "Anna", "password": PASSWORD})
    assert not me["guest"] and me["account"] == anna.me["account"] and me["csrf"] != anna.me["csrf"]
    elsewhere = Person(server.address, "Anna")
    elsewhere.me = await elsewhere.post("/api/sessions", {"name": "ANNA", "password": PASSWORD})
    assert [found["table"] for found in (await elsewhere.get("/api/tables", show="mine"))["tables"]] == [table]
    await elsewhere.leave()


async def test_a_wrong_password_and_an_unknown_name_are_refused_alike(arrive: Arrive, server: Running) -> None:
    anna = await arrive("Anna")
    await anna.post("/api/accounts", {"name": "Anna", "password": PASSWORD})
    other = Person(server.address, "Other")
    for name, password in (("Anna", "wrong password"), ("Nobody", PASSWORD)):
        answer = await other.ask("POST", "/api/sessions", {"name": name, "password": password})
        assert answer.status_code == 403
        assert answer.json()["reason"] == "name or password is wrong"
    await other.leave()


async def test_two_accounts_cannot_have_names_that_look_the_same(arrive: Arrive) -> None:
    anna, other = await arrive("Anna"), await arrive("Other")
    await anna.post("/api/accounts", {"name": "Anna", "password": PASSWORD})
    assert await other.refused("POST", "/api/accounts", {"name": "ａｎｎａ", "password": PASSWORD}) == "not-now"


async def test_signing_out_ends_the_session(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    cookie = anna.http.cookies["regnum_session"]
    answer = await anna.ask("DELETE", "/api/sessions")
    assert answer.status_code == 200 and "regnum_session" not in anna.http.cookies
    anna.http.cookies["regnum_session"] = cookie
    assert await anna.get("/api/me") is None


async def test_a_new_password_needs_the_old_one_and_signs_out_everywhere_else(arrive: Arrive, server: Running) -> None:
    anna = await arrive("Anna")
    anna.me = await anna.post("/api/accounts", {"name": "Anna", "password": PASSWORD})
    elsewhere = Person(server.address, "Anna")
    elsewhere.me = await elsewhere.post("/api/sessions", {"name": "Anna", "password": PASSWORD})
    new = {"password": "another password", "old_password": "not the old one"}
    assert await anna.refused("PATCH", "/api/me", new) == "forbidden"
    assert await anna.refused("PATCH", "/api/me", {"password": "another password"}) == "forbidden"
    answer = await anna.ask("PATCH", "/api/me", new | {"old_password": PASSWORD})
    assert answer.status_code == 200
    assert await anna.get("/api/me") is not None
    assert await elsewhere.get("/api/me") is None
    assert await elsewhere.refused("POST", "/api/sessions", {"name": "Anna", "password": PASSWORD}) == "forbidden"
    await elsewhere.leave()


async def test_name_and_language_can_be_changed(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    answer = await anna.ask("PATCH", "/api/me", {"name": "Anne", "language": "fr"})
    assert answer.json()["name"] == "Anne"
    titles = [bot["title"] for bot in (await anna.get("/api/games"))[0]["bots"]]
    assert "Chevalier" in titles


async def test_who_is_deleted_leaves_the_games_and_takes_the_name(arrive: Arrive, server: Running) -> None:
    anna, bruno = await arrive("Anna"), await arrive("Bruno")
    await anna.post("/api/accounts", {"name": "Anna", "password": PASSWORD})
    anna.me = await anna.get("/api/me")
    table = (await anna.create())["table"]
    await bruno.post(f"/api/tables/{table}/join", {"seat": 1})
    answer = await anna.ask("DELETE", "/api/me")
    assert answer.status_code == 200
    assert await anna.get("/api/me") is None
    seen = await bruno.get(f"/api/tables/{table}")
    assert [person["name"] for person in seen["seats"][0]["people"]] == [""]
    with sqlite3.connect(server.store) as file:
        assert "Anna" not in "".join(map(str, file.execute("SELECT * FROM account").fetchall()))
    other = await arrive("Other")
    assert (await other.post("/api/accounts", {"name": "Anna", "password": PASSWORD}))["name"] == "Anna"


async def test_the_cookie_cannot_be_read_by_scripts_and_the_store_does_not_know_it(
    arrive: Arrive, server: Running
) -> None:
    anna = Person(server.address, "Anna")
    answer = await anna.ask("POST", "/api/guests", {"name": "Anna"})
    header = answer.headers["set-cookie"].lower()
    assert "httponly" in header and "samesite=lax" in header
    cookie = anna.http.cookies["regnum_session"]
    with sqlite3.connect(server.store) as file:
        assert cookie not in "".join(map(str, file.execute("SELECT * FROM session").fetchall()))
    await anna.leave()


async def test_an_old_session_is_no_session(arrive: Arrive, server: Running) -> None:
    anna = await arrive("Anna")
    server.house.clock = lambda: 4e9
    assert await anna.get("/api/me") is None


# --- bots are persons -----------------------------------------------------------------------------------------------


async def test_a_bot_has_one_name_in_lists_at_the_table_in_the_log_and_in_the_file(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    seats = [{"for": "bot", "bot": "random"}, {"for": "me"}, {"for": "bot", "bot": "random"}]
    table = await anna.create(game="lang-lebe-der-koenig", players=3, seats=seats)
    names = [seat["name"] for seat in table["seats"]]
    assert names[1] == "Anna" and {names[0], names[2]} <= set(NAMES) and names[0] != names[2]
    mine = await anna.get("/api/tables", show="mine")
    assert [[seat["name"] for seat in row["seats"]] for row in mine["tables"]] == [names]
    lines = (await anna.get(f"/api/tables/{table['table']}/update"))["log"]["lines"]
    assert [name for name in names if not any(line["sentence"].startswith(name) for line in lines)] == []
    text = (await anna.ask("GET", f"/api/tables/{table['table']}/export")).text
    assert [f"seat {n}: {name}" in text for n, name in enumerate(names)] == [True] * 3


async def test_a_bot_gives_its_name_up_for_somebody_who_sits_down_with_it(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    seats = [{"for": "me"}, {"for": "anyone"}, {"for": "bot", "bot": "random"}]
    table = await anna.create(players=3, seats=seats)
    assert table["seats"][1]["name"] == ""
    namesake = await arrive(table["seats"][2]["name"])
    joined = await namesake.post(f"/api/tables/{table['table']}/join", {})
    assert joined["seats"][1]["name"] == table["seats"][2]["name"] != joined["seats"][2]["name"]
    assert joined["seats"][2]["name"] in NAMES


async def test_sessions_that_are_over_are_forgotten_every_hour(tmp_path: Path) -> None:
    now = 1000.0
    house = await house_in(tmp_path, clock=lambda: now, lease=0.03)
    try:
        await house.store.add_account(Account("anna", "Anna", "anna", "", "en", now))
        for token, expires in (("over", now + 1), ("young", now + 2 * SWEEP_SECONDS)):
            await house.store.add_session(Session(token, "anna", expires))
        now += SWEEP_SECONDS + 1
        async with asyncio.timeout(PATIENCE):
            while await house.store.session("over"):
                await asyncio.sleep(0.01)
        assert await house.store.session("young")
    finally:
        await house.close()
