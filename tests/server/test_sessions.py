"""Sessions that end, end: open sockets too, wherever they are held."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from regnum.server.house import House
from regnum.server.people.sessions import COOKIE, csrf
from regnum.server.rooms.keeper import Keeper
from regnum.server.table.refused import Refused
from regnum.server.wire.socket import SIGNED_OUT
from regnum.store import Session

from ..store.conftest import fresh_database
from .clients import Person
from .conftest import Arrive, Running
from .houses import house_in
from .test_origin_of_requests import served

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse battery"
ANOTHER = "quite another phrase"


async def signed_up(person: Person) -> Person:
    person.me = await person.post("/api/accounts", {"name": person.name, "password": PASSWORD})
    return person


async def signed_in(server: Running, name: str, **headers: str) -> Person:
    """Another browser of somebody who has an account."""
    person = Person(server.address, name)
    person.http.headers.update(headers)
    person.me = await person.post("/api/sessions", {"name": name, "password": PASSWORD})
    await person.connect()
    return person


async def must_be_thrown_out(person: Person) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        await person.until("never")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == SIGNED_OUT


@pytest.fixture
def unwatched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks now and then whether sessions have ended: whoever ends one must say so."""

    async def nothing(keeper: Keeper) -> None: ...

    monkeypatch.setattr(Keeper, "_round", nothing)


@pytest.mark.usefixtures("unwatched")
async def test_signing_out_closes_the_socket(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    await anna.connect()
    assert (await anna.ask("DELETE", "/api/sessions")).status_code == 200
    await must_be_thrown_out(anna)


@pytest.mark.usefixtures("unwatched")
async def test_a_new_password_closes_all_other_sockets(arrive: Arrive, server: Running) -> None:
    anna = await signed_up(await arrive("Anna"))
    await anna.connect()
    thief = await signed_in(server, "Anna")
    changes = {"password": ANOTHER, "old_password": PASSWORD}
    assert (await anna.ask("PATCH", "/api/me", changes)).status_code == 200
    await must_be_thrown_out(thief)
    await anna.say(do="ping")
    await anna.until("pong")
    await thief.leave()


@pytest.mark.usefixtures("unwatched")
async def test_whoever_is_deleted_hears_nothing_more(arrive: Arrive, server: Running) -> None:
    anna = await signed_up(await arrive("Anna"))
    elsewhere = await signed_in(server, "Anna")
    assert (await anna.ask("DELETE", "/api/me")).status_code == 200
    await must_be_thrown_out(elsewhere)
    await elsewhere.leave()


@pytest.mark.usefixtures("unwatched")
async def test_one_sees_where_one_is_signed_in_and_ends_it_there(arrive: Arrive, server: Running) -> None:
    anna = await signed_up(await arrive("Anna"))
    phone = await signed_in(server, "Anna", **{"User-Agent": "A phone"})
    listed = await anna.get("/api/me/sessions")
    assert (listed[0]["device"], listed[0]["here"]) == ("A phone", False)
    assert sorted(one["here"] for one in listed) == [False, True]
    assert all(one["began"] for one in listed)
    answer = await anna.ask("DELETE", f"/api/me/sessions/{listed[0]['session']}")
    assert [one["here"] for one in answer.json()] == [True]
    await must_be_thrown_out(phone)
    assert await phone.get("/api/me") is None
    assert await anna.refused("DELETE", f"/api/me/sessions/{listed[0]['session']}") == "unknown"
    await phone.leave()


async def test_nobody_ends_the_sessions_of_others(arrive: Arrive) -> None:
    anna, bruno = await arrive("Anna"), await arrive("Bruno")
    (here,) = await anna.get("/api/me/sessions")
    assert await bruno.refused("DELETE", f"/api/me/sessions/{here['session']}") == "unknown"
    assert await anna.get("/api/me") is not None


@pytest.mark.usefixtures("unwatched")
async def test_signing_out_everywhere_ends_this_session_too(arrive: Arrive, server: Running) -> None:
    anna = await signed_up(await arrive("Anna"))
    people = [anna, *[await signed_in(server, "Anna") for _ in range(2)]]
    await anna.connect()
    assert (await anna.ask("DELETE", "/api/me/sessions")).status_code == 200
    for person in people:
        await must_be_thrown_out(person)
        assert await person.get("/api/me") is None
    for person in people[1:]:
        await person.leave()


async def test_whoever_is_signed_out_while_they_speak_is_not_heard(tmp_path: Path) -> None:
    """Else a thief keeps a request open, and puts the old password back as soon as its owner has another one."""
    async with served(tmp_path) as client:
        house: House = client.house  # type: ignore[attr-defined]
        anna = await house.accounts.sign_up("Anna", PASSWORD, None, "en", 1.0)
        cookie = await house.sessions.begin(anna)

        async def slowly() -> AsyncIterator[bytes]:
            changed = await house.accounts.change(anna, password=ANOTHER, old_password=PASSWORD)
            await house.sessions.end_all(changed)
            yield b'{"language": "fr"}'

        headers = {"X-CSRF-Token": csrf(cookie), "Content-Type": "application/json", "Cookie": f"{COOKIE}={cookie}"}
        answer = await client.patch("/api/me", content=slowly(), headers=headers)
        assert answer.status_code == 401
        assert (await house.accounts.sign_in("Anna", ANOTHER)).language == "en"


async def test_what_is_changed_at_the_same_time_is_not_put_back(tmp_path: Path) -> None:
    house = await house_in(tmp_path)
    anna = await house.accounts.sign_up("Anna", PASSWORD, None, "en", 1.0)
    await house.accounts.change(anna, password=ANOTHER, old_password=PASSWORD)
    with pytest.raises(Refused):
        await house.accounts.change(anna, language="fr")
    anna = await house.accounts.sign_in("Anna", ANOTHER)
    await house.accounts.forget(anna)
    with pytest.raises(Refused):
        await house.accounts.change(anna, name="Anna B.")
    found = await house.store.account(anna.id)
    assert found is not None and (found.name, found.key, found.password) == ("", None, "")
    guest = await house.accounts.be_a_guest("Bruno", "en", 1.0)
    await house.accounts.sign_up("Bruno", PASSWORD, guest, "en", 1.0)
    with pytest.raises(Refused):
        await house.accounts.sign_up("Bruno B.", PASSWORD, guest, "en", 1.0)
    assert (await house.accounts.sign_in("Bruno", PASSWORD)).id == guest.id
    await house.close()


async def test_whose_password_changes_while_somebody_signs_in_with_the_old_one_lets_nobody_in(tmp_path: Path) -> None:
    house = await house_in(tmp_path)
    anna = await house.accounts.sign_up("Anna", PASSWORD, None, "en", 1.0)
    thief = await house.accounts.sign_in("Anna", PASSWORD)
    changed = await house.accounts.change(anna, password=ANOTHER, old_password=PASSWORD)
    await house.sessions.end_all(changed)
    with pytest.raises(Refused):
        await house.sessions.begin(thief)
    assert await house.sessions.begin(changed)
    assert len(await house.sessions.of(changed)) == 1
    await house.close()


async def test_what_ends_elsewhere_or_by_itself_is_noticed_here(arrive: Arrive, server: Running) -> None:
    """By an operator in the database, or because it is old: the keeper looks again and again."""
    anna, bruno = await arrive("Anna"), await arrive("Bruno")
    for person in (anna, bruno):
        await person.connect()
    await server.house.store.end_sessions(anna.me["account"])
    await server.house.keeper._round()
    await must_be_thrown_out(anna)
    await bruno.say(do="ping")
    await bruno.until("pong")
    server.house.clock = lambda: 4e9
    await server.house.keeper._round()
    await must_be_thrown_out(bruno)


@pytest.mark.usefixtures("unwatched")
async def test_what_ends_on_one_node_ends_on_all(postgres: str) -> None:
    address = await asyncio.to_thread(fresh_database, postgres)
    first, second = Running(address), Running(address)
    await first.start()
    await second.start()
    anna = await Person(first.address, "Anna").arrive()
    there = Person(second.address, "Anna")
    there.http.cookies.update(anna.http.cookies)
    await there.connect()
    assert (await anna.ask("DELETE", "/api/sessions")).status_code == 200
    with pytest.raises(ConnectionClosed):
        await there.until("never")
    bruno = await Person(first.address, "Bruno").arrive()
    await bruno.post("/api/accounts", {"name": "Bruno", "password": PASSWORD})
    told = list[str]()
    first.house.store.tell_ended = lambda: _noted(told)  # type: ignore[method-assign]
    code = await first.house.resets.link(await first.house.accounts.sign_in("Bruno", PASSWORD))
    await anna.post("/api/passwords", {"code": code, "password": ANOTHER})
    assert told, "a new password by a link ends sessions on all nodes too"
    for person in (anna, bruno, there):
        await person.leave()
    await first.stop()
    await second.stop()


async def _noted(where: list[str]) -> None:
    where.append("told")


async def test_sessions_of_before_are_listed_too(tmp_path: Path) -> None:
    house = await house_in(tmp_path)
    anna = await house.accounts.be_a_guest("Anna", "en", 1.0)
    await house.store.add_session(Session("old", anna.id, 9e9))
    await house.store._write("DELETE FROM device")
    (found,) = await house.sessions.of(anna)
    assert (found.began, found.device) == (0, "")
    await house.close()
