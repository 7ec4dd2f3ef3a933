"""Names: a guest takes no account's, nobody an opponent's, and all at the table hear of a new one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from regnum.server.people.spelling import looks, proper
from regnum.server.rooms import renaming
from regnum.store import Account

from .clients import Person
from .conftest import Arrive, Running
from .test_one_line import INVISIBLE
from .test_tables import seated

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse battery"
ALIKE = ("Ivan", "ivan", "lvan", "1van", "Ｉvan")
HIDDEN = ("An\u034fna", "Anna\ufe0f", "An\ufe00na", "Anna\U000e0101", "A\u17b4nna", "A\u180bnna")


@pytest.mark.parametrize("name", ["Anna", "ANNA", " anna ", "Ａnna"])
async def test_a_guest_cannot_take_an_accounts_name(arrive: Arrive, server: Running, name: str) -> None:
    anna, guest = await arrive("Anna"), await arrive("Guest")
    await anna.post("/api/accounts", {"name": "Anna", "password": PASSWORD})
    stranger = Person(server.address, "")
    assert await stranger.refused("POST", "/api/guests", {"name": name}) == "not-now"
    assert await guest.refused("PATCH", "/api/me", {"name": name}) == "not-now"
    await stranger.leave()


@pytest.mark.parametrize("name", [*INVISIBLE, *HIDDEN, "Аnna", "Αnna", "ꓮnna", "An\u200dna"])
async def test_a_name_is_seen_and_in_one_alphabet(server: Running, name: str) -> None:
    stranger = Person(server.address, "")
    assert await stranger.refused("POST", "/api/guests", {"name": name}) == "illegal"
    await stranger.leave()


@pytest.mark.parametrize(
    ("name", "plain"),
    [("ꓢꓮꓠꓠꓔ", "SANNT"), ("ⲤⲀⲚⲚⲦ", "CANNT"), ("ᎠᎪᎥᏚᎩ", "DAISY"), ("АІЅУ", "AISY"), ("❤\ufe0f", "❤")],
)
def test_whoever_looks_the_same_is_the_same(name: str, plain: str) -> None:
    assert looks(proper(name)) == looks(proper(plain))


async def test_nobody_sits_down_with_an_opponents_name(arrive: Arrive) -> None:
    host = await arrive("Ivan")
    table = (await host.create(players=3, seats=[{"for": "me"}, {"for": "anyone"}, {"for": "anyone"}]))["table"]
    for name in ALIKE:
        other = await arrive(name)
        assert await other.refused("POST", f"/api/tables/{table}/join", {}) == "not-now"
    await other.ask("PATCH", "/api/me", {"name": "Boris"})
    assert (await other.post(f"/api/tables/{table}/join", {}))["mine"] == 1


async def test_nobody_speaks_at_a_table_under_the_name_of_somebody_who_sits_there(arrive: Arrive) -> None:
    host = await arrive("Ivan")
    table = (await host.create(watchers="chat"))["table"]
    for name in ALIKE:
        other = await arrive(name)
        assert await other.refused("POST", f"/api/tables/{table}/chat", {"text": "I give up"}) == "not-now"
    await other.ask("PATCH", "/api/me", {"name": "Boris"})
    await other.post(f"/api/tables/{table}/chat", {"text": "hello"})


async def test_whoever_spoke_and_is_called_like_a_player_by_now_has_no_name_there(arrive: Arrive) -> None:
    host, other = await arrive("Ivan"), await arrive("Boris")
    table = (await host.create(watchers="chat"))["table"]
    for person in (host, other):
        await person.post(f"/api/tables/{table}/chat", {"text": "I give up"})
    assert (await other.ask("PATCH", "/api/me", {"name": "lvan"})).status_code == 200
    assert [line["name"] for line in (await host.get(f"/api/tables/{table}/chat"))["lines"]] == ["Ivan", ""]
    await host.connect()
    await host.open(table)
    assert [line["name"] for line in host.told["chat"]["lines"]] == ["Ivan", ""]


async def test_nobody_sits_down_while_they_take_an_opponents_name(
    arrive: Arrive, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In two windows at once, or on two nodes."""
    house, host, other = server.house, await arrive("Ivan"), await arrive("Boris")
    table = (await host.create())["table"]
    change = house.accounts.change

    async def changed_meanwhile(account: Account, **wanted: Any) -> Account:
        await other.post(f"/api/tables/{table}/join", {})
        return await change(account, **wanted)

    monkeypatch.setattr(house.accounts, "change", changed_meanwhile)
    assert await other.refused("PATCH", "/api/me", {"name": "Ivan"}) == "not-now"
    assert (await other.get("/api/me"))["name"] == "Boris"
    third = await arrive("Chloé")
    found = await house.store.account(third.me["account"])
    assert found is not None and await house.store.change_account(found, replace(found, name="Ivan"))
    another = (await host.create())["table"]
    assert await third.refused("POST", f"/api/tables/{another}/join", {}) == "not-now"


async def test_nobody_takes_an_opponents_name_later(arrive: Arrive, monkeypatch: pytest.MonkeyPatch) -> None:
    _, (anna, bruno) = await seated(arrive, "Anna", "Bruno")
    # However many tables somebody has besides.
    monkeypatch.setattr(renaming, "MOST_TABLES", 0)
    assert await bruno.refused("PATCH", "/api/me", {"name": "ANNA"}) == "not-now"
    assert await bruno.refused("POST", "/api/accounts", {"name": "ANNA", "password": PASSWORD}) == "not-now"
    assert (await anna.ask("PATCH", "/api/me", {"name": "anna"})).status_code == 200


async def test_guests_are_marked_at_tables_in_lists_and_in_the_chat(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    anna.me = await anna.post("/api/accounts", {"name": "Anna", "password": PASSWORD})
    bruno = await arrive("Bruno")
    table = (await anna.create(players=3, seats=[{"for": "me"}, {"for": "anyone"}, {"for": "anyone"}]))["table"]
    await bruno.post(f"/api/tables/{table}/join", {})
    for seen in (await anna.get(f"/api/tables/{table}"), (await anna.get("/api/tables"))["tables"][0]):
        assert [person["guest"] for seat in seen["seats"] for person in seat["people"]] == [False, True]
    for person in (anna, bruno):
        await person.post(f"/api/tables/{table}/chat", {"text": "hello"})
    assert [line["guest"] for line in (await anna.get(f"/api/tables/{table}/chat"))["lines"]] == [False, True]


async def test_a_new_name_is_told_at_ones_tables(arrive: Arrive) -> None:
    _, (anna, bruno) = await seated(arrive, "Anna", "Bruno")
    assert (await bruno.ask("PATCH", "/api/me", {"name": "Boris"})).status_code == 200
    while (await anna.until("table"))["seats"][1]["name"] != "Boris":
        pass
    line = {"event": ""}
    while line["event"] != "table_renamed":
        line = (await anna.update())["log"]["lines"][-1]
    assert line["sentence"] == "Boris had another name until now."


async def test_a_new_name_is_told_where_the_game_has_not_begun(arrive: Arrive) -> None:
    anna, bruno = await arrive("Anna"), await arrive("Bruno")
    table = (await anna.create())["table"]
    await bruno.connect()
    await bruno.open(table)
    assert (await anna.ask("PATCH", "/api/me", {"name": "Annegret"})).status_code == 200
    while (await bruno.until("table"))["seats"][0]["name"] != "Annegret":
        pass
