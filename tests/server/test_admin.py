"""Operating from the command line, beside servers that run: every act is true there a moment later, and in the log."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from regnum.cli import main
from regnum.server.house import House
from regnum.server.operating.admin import Admin
from regnum.server.people.sessions import Visitor
from regnum.server.settings import CannotOperate
from regnum.server.table.refused import Refused
from regnum.server.wire.commands import Chat, Concede, Join, Mute, NewClock, NewSeat, NewTable
from regnum.server.wire.doing import create, obey
from regnum.store import store_beside

from ..store.conftest import fresh_database
from .conftest import Arrive, Running
from .houses import house_in
from .test_sharing import Ear

pytestmark = pytest.mark.anyio
PASSWORD = "correct horse battery staple"
NEW_TABLE = {"game": "vive-le-roi", "players": 2, "seats": [{"for": "me"}, {"for": "anyone"}]}
CLOCK = NewClock(kind="bank", seconds=600.0, increment=5.0)


class Place:
    """A server and an operator beside it, over one store."""

    house: House
    admin: Admin
    now = 1000.0

    async def person(self, name: str) -> Visitor:
        account = await self.house.accounts.sign_up(name, PASSWORD, None, "en", self.now)
        return Visitor(account, await self.begin(account), "en")

    async def begin(self, account: object) -> str:
        return await self.house.sessions.begin(account)  # type: ignore[arg-type]

    async def here(self, visitor: Visitor) -> bool:
        return await self.house.sessions.account(visitor.cookie) is not None

    async def playing(self, *visitors: Visitor) -> str:
        """A table of *Vive le Roi!* at which these play, with clocks."""
        seats = [NewSeat(wanted="me"), *(NewSeat(wanted="anyone") for _ in visitors[1:])]
        wish = NewTable(game="vive-le-roi", players=len(seats), seats=seats, clock=CLOCK)
        table = (await create(self.house, visitors[0], wish))["table"]
        for visitor in visitors[1:]:
            await obey(self.house, visitor, Join(table=table))
        return table

    async def status(self, table: str) -> str:
        async with self.house.rooms.enter(table) as room:
            return room.table.status

    async def left(self, table: str) -> list[float]:
        async with self.house.rooms.enter(table) as room:
            return [room.table.clocks.remaining(seat, self.now) for seat in range(len(room.table.seats))]

    async def hears(self) -> None:
        """The server looks whether there was an act, as it does every second, and reads what is new."""
        await self.house.operators.look()
        await asyncio.gather(*(self.house.rooms.refresh(table) for table in list(self.house.rooms.rooms)))


@pytest.fixture(params=["sqlite", "postgresql"])
async def place(request: pytest.FixtureRequest, tmp_path: Path, anyio_backend: str) -> AsyncIterator[Place]:
    address = str(tmp_path / "regnum.db")
    if request.param == "postgresql":
        address = await asyncio.to_thread(fresh_database, request.getfixturevalue("postgres"))
    made, beside = Place(), store_beside(address)
    made.house = await house_in(tmp_path if request.param == "sqlite" else address, lambda: made.now)
    await beside.look()
    made.admin = Admin(beside, lambda: made.now)
    yield made
    await beside.close()
    await made.house.close()


# --- people ---------------------------------------------------------------------------------------------------------


async def test_a_banned_person_is_signed_out_everywhere_and_stays_out_until_unbanned(place: Place) -> None:
    anna, bruno = await place.person("Anna"), await place.person("Bruno")
    await place.admin.bar(" ANNA ", "banned")
    assert [await place.here(anna), await place.here(bruno)] == [False, True]
    with pytest.raises(Refused, match="banned"):
        await place.begin(anna.account)
    await place.admin.unbar("Anna", "banned")
    await place.begin(anna.account)
    with pytest.raises(CannotOperate, match="Anna is not banned"):
        await place.admin.unbar("Anna", "banned")


async def test_somebody_who_is_muted_plays_but_does_not_speak_until_unmuted(place: Place) -> None:
    anna, bruno = await place.person("Anna"), await place.person("Bruno")
    table = await place.playing(anna, bruno)
    await place.admin.bar("Anna", "muted")
    await place.hears()
    with pytest.raises(Refused, match="muted"):
        await obey(place.house, anna, Chat(table=table, text="I will be heard"))
    await obey(place.house, bruno, Chat(table=table, text="So be it"))
    await place.admin.unbar("Anna", "muted")
    await place.hears()
    await obey(place.house, anna, Chat(table=table, text="Thank you"))


async def test_a_new_password_signs_out_and_signs_in(place: Place) -> None:
    anna = await place.person("Anna")
    _, password = await place.admin.reset_password("Anna")
    assert not await place.here(anna)
    with pytest.raises(Refused):
        await place.house.accounts.sign_in("Anna", PASSWORD)
    assert (await place.house.accounts.sign_in("Anna", password)).id == anna.id


async def test_whoever_is_deleted_leaves_the_games_and_takes_name_and_words(place: Place) -> None:
    anna, bruno = await place.person("Anna"), await place.person("Bruno")
    table = await place.playing(anna, bruno)
    await obey(place.house, anna, Chat(table=table, text="My address is a secret"))
    await place.admin.bar("Anna", "muted")
    await place.admin.delete("Anna")
    assert not await place.here(anna)
    assert [speech.text for speech in await place.admin.store.chat(table)] == ["…"]
    assert await place.status(table) == "playing"
    assert "Anna" not in str(await place.admin.store.acts(10))
    with pytest.raises(CannotOperate, match="nobody here is called Anna"):
        await place.admin.person("Anna")


async def test_closed_doors_let_in_whoever_is_invited_and_an_invitation_is_good_for_one(place: Place) -> None:
    place.house.invitations.doors = "invited"
    with pytest.raises(Refused, match="only invited people"):
        async with place.house.invitations.let_in("made up"):
            pass
    code = await place.admin.invite()
    with pytest.raises(Refused, match="taken"):
        async with place.house.invitations.let_in(code):
            raise Refused("not-now", "that name is taken")
    async with place.house.invitations.let_in(code):
        pass
    with pytest.raises(Refused, match="only invited people"):
        async with place.house.invitations.let_in(code):
            pass


# --- tables ---------------------------------------------------------------------------------------------------------


async def test_a_game_that_is_closed_ends_for_those_who_play_it(place: Place) -> None:
    anna, bruno = await place.person("Anna"), await place.person("Bruno")
    table = await place.playing(anna, bruno)
    with pytest.raises(CannotOperate, match="in use"):
        await place.admin.remove(table)
    await place.admin.close(table)
    await place.hears()
    assert await place.status(table) == "closed"
    with pytest.raises(Refused, match="over"):
        await obey(place.house, anna, Concede(table=table))
    assert await place.admin.store.alarmed_tables() == []
    with pytest.raises(CannotOperate, match="closed"):
        await place.admin.close(table)
    await place.admin.remove(table)
    await place.hears()
    assert await place.admin.store.journal(table) == []
    with pytest.raises(CannotOperate, match="no table"):
        await place.admin.table(table)


async def test_a_server_that_has_not_heard_of_it_yet_does_nothing_at_a_closed_table(place: Place) -> None:
    anna, bruno = await place.person("Anna"), await place.person("Bruno")
    table = await place.playing(anna, bruno)
    await place.admin.close(table)
    with pytest.raises(Refused, match="over"):
        await obey(place.house, anna, Concede(table=table))


async def test_what_was_deleted_does_not_come_back_by_whoever_still_has_it_open(place: Place) -> None:
    anna, bruno = await place.person("Anna"), await place.person("Bruno")
    table = await place.playing(anna, bruno)
    async with place.house.rooms.enter(table) as room:
        room.listeners.add(Ear())
    await place.admin.close(table)
    await place.hears()
    await place.admin.remove(table)
    with pytest.raises(Refused, match="no such table"):
        await obey(place.house, anna, Mute(table=table, spectators_may_chat=False))
    with pytest.raises(Refused, match="no such table"):
        await place.house.reviews.ask(table)
    assert await place.admin.store.journal(table) == []
    assert await place.admin.store.listing(table) is None


# --- maintenance ----------------------------------------------------------------------------------------------------


async def test_maintenance_refuses_tables_and_choices_in_words_and_takes_nobodys_time(place: Place) -> None:
    anna, bruno = await place.person("Anna"), await place.person("Bruno")
    table = await place.playing(anna, bruno)
    before = await place.left(table)
    await place.admin.begin_maintenance("back at noon")
    await place.hears()
    assert await place.status(table) == "paused"
    with pytest.raises(Refused, match="maintained: back at noon"):
        await obey(place.house, anna, Concede(table=table))
    with pytest.raises(Refused, match="maintained: back at noon"):
        await place.playing(anna, bruno)
    await obey(place.house, bruno, Chat(table=table, text="Until noon, then"))
    place.now += 5000.0
    await place.admin.end_maintenance()
    await place.hears()
    assert await place.status(table) == "playing"
    assert await place.left(table) == before
    await obey(place.house, anna, Concede(table=table))


async def test_a_server_that_begins_in_maintenance_lets_tables_rest_before_anything_else(tmp_path: Path) -> None:
    house = await house_in(tmp_path)
    place = Place()
    place.house, place.admin, place.now = house, Admin(house.store), house.clock()
    table = await place.playing(await place.person("Anna"), await place.person("Bruno"))
    await place.admin.begin_maintenance("")
    await house.close()
    place.house = await house_in(tmp_path)
    assert await place.status(table) == "paused"
    await place.house.close()


async def test_a_pause_that_the_players_wanted_outlasts_maintenance(place: Place) -> None:
    from regnum.server.table.journal import Paused

    table = await place.playing(await place.person("Anna"), await place.person("Bruno"))
    async with place.house.rooms.enter(table) as room:
        await place.house.rooms.do(room, lambda table: iter([Paused(at=place.now)]))
    await place.admin.begin_maintenance("")
    await place.admin.end_maintenance()
    await place.hears()
    assert await place.status(table) == "paused"


# --- the log --------------------------------------------------------------------------------------------------------


async def test_every_act_is_in_the_log_with_its_operator_and_a_refused_one_is_not(place: Place) -> None:
    anna = await place.person("Anna")
    await place.admin.bar("Anna", "banned")
    with pytest.raises(CannotOperate):
        await place.admin.bar("Nobody", "banned")
    await place.admin.invite()
    acts = await place.admin.store.acts(10)
    assert [(act.what, act.subject) for act in acts] == [("banned", anna.id), ("invite", "")]
    assert all("@" in act.operator for act in acts)


# --- over the wire, with the commands as they are given -----------------------------------------------------------


async def admin(server: Running, *words: str) -> None:
    assert await asyncio.to_thread(main, ["admin", "--store", server.store, *words]) == 0


async def test_a_running_server_closes_the_sockets_of_whoever_is_banned(server: Running, arrive: Arrive) -> None:
    anna, bruno = await arrive("Anna"), await arrive("Bruno")
    await anna.connect()
    await bruno.connect()
    found = await anna.get("/api/me")
    await admin(server, "ban", found["account"])
    with pytest.raises(ConnectionClosed) as closed:
        await anna.until("nothing more")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
    assert await anna.get("/api/me") is None
    await bruno.say(do="ping")
    await bruno.until("pong")


async def test_the_page_hears_of_maintenance_and_of_its_end(server: Running, arrive: Arrive) -> None:
    anna = await arrive("Anna")
    await anna.connect()
    await admin(server, "maintenance", "on", "back at noon")
    assert (await anna.until("maintenance"))["maintenance"] == "back at noon"
    assert await anna.refused("POST", "/api/tables", NEW_TABLE) == "unavailable"
    await admin(server, "maintenance", "off")
    assert (await anna.until("maintenance"))["maintenance"] is None


async def test_an_invitation_is_a_link_that_lets_one_browser_in(server: Running) -> None:
    server.house.invitations.doors = "invited"
    async with httpx.AsyncClient(base_url=server.address) as browser:
        assert (await browser.post("/api/guests", json={"name": "Anna"})).status_code == 403
        code = await Admin(server.house.store).invite()
        assert (await browser.get(f"/invited/{code}")).headers["location"] == "/me", "where one says a name"
        me = await browser.post("/api/guests", json={"name": "Anna"})
        assert me.status_code == 200
        # Whoever is in lets nobody else in.
        browser.headers["X-CSRF-Token"] = me.json()["csrf"]
        assert (await browser.post("/api/guests", json={"name": "A friend"})).status_code == 403
    async with httpx.AsyncClient(base_url=server.address) as another:
        await another.get(f"/invited/{code}")
        assert (await another.post("/api/guests", json={"name": "Bruno"})).status_code == 403
        assert (await another.get("/invited/%0d%0aset-cookie:x")).headers.get("set-cookie") is None


# --- the command line -----------------------------------------------------------------------------------------------


@pytest.fixture
async def store(tmp_path: Path, anyio_backend: str) -> str:
    house = await house_in(tmp_path)
    await house.accounts.sign_up("Anna", PASSWORD, None, "en", 0.0)
    await house.close()
    return str(tmp_path / "regnum.db")


COMMANDS = (
    "people",
    "ban Anna",
    "people anna",
    "reset-password Anna --stdin",
    "tables",
    "maintenance on",
    "maintenance off",
    "migrate --dry-run",
    "log",
)


async def test_the_commands_say_what_they_did(
    store: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("a password from elsewhere\n"))
    said = {}
    for words in COMMANDS:
        assert await asyncio.to_thread(main, ["admin", "--store", store, *words.split()]) == 0, words
        said[words] = capsys.readouterr().out
    assert "Anna" in said["people"]
    assert said["ban Anna"] == "Anna is banned, and signed out everywhere\n"
    assert "account, banned" in said["people anna"]
    assert "a password from" not in said["reset-password Anna --stdin"]
    assert said["maintenance off"] == "maintenance is over\n"
    assert said["migrate --dry-run"] == "nothing was changed\n"
    assert said["log"].count("\n") == 5


@pytest.mark.parametrize(
    ("language", "says"), [("en_GB", "nobody here"), ("fr_FR", "personne ici"), ("de_DE", "niemand hier")]
)
async def test_mistakes_are_told_in_the_language_of_the_shell(
    store: str, language: str, says: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    assert await asyncio.to_thread(main, ["admin", "--store", store, "ban", "Nobody"]) == 2
    assert says in capsys.readouterr().err


async def test_a_store_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nowhere = tmp_path / "nowhere.db"
    assert await asyncio.to_thread(main, ["admin", "--store", str(nowhere), "people"]) == 2
    assert "there is no store" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
