"""What a host decides: who sits, who watches, who speaks; and how long a table waits."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from regnum.server.table.journal import Created, read, write

from .clients import Person
from .conftest import Arrive, Running
from .houses import house_in
from .test_sharing import ME, guest
from .test_time import Clock

pytestmark = pytest.mark.anyio


async def test_a_host_sends_somebody_away_who_cannot_come_back(arrive: Arrive) -> None:
    anna, mallory, bruno = [await arrive(name) for name in ("Anna", "Mallory", "Bruno")]
    table = (await anna.create(players=3, seats=[{"for": "me"}, {"for": "anyone"}, {"for": "anyone"}]))["table"]
    where = f"/api/tables/{table}"
    await mallory.post(f"{where}/join", {"seat": 1})
    assert await mallory.refused("POST", f"{where}/unseat", {"seat": 0}) == "forbidden"
    assert await anna.refused("POST", f"{where}/unseat", {"seat": 2}) == "not-now"
    assert await anna.refused("POST", f"{where}/unseat", {"seat": 7}) == "not-now"
    seen = await anna.post(f"{where}/unseat", {"seat": 1})
    assert seen["seats"][1]["people"] == [] and seen["status"] == "open"
    assert await mallory.refused("POST", f"{where}/join", {"seat": 1}) == "forbidden"
    assert not (await mallory.get("/api/tables", show="mine"))["tables"]
    await bruno.post(f"{where}/join", {"seat": 1})
    await anna.post(f"{where}/seat", {"seat": 2, "for": "bot", "bot": "random"})
    assert await anna.refused("POST", f"{where}/unseat", {"seat": 1}) == "not-now"


async def test_a_private_table_tells_those_who_do_not_play_nothing(arrive: Arrive, server: Running) -> None:
    anna, bruno, eve = [await arrive(name) for name in ("Anna", "Bruno", "Eve")]
    table = (await anna.create(watchers="none"))["table"]
    where = f"/api/tables/{table}"
    await eve.connect()
    await eve.open(table)
    await eve.do(do="lobby", on=True)
    assert (await eve.get(where))["watchers"] == "none"
    assert any(one["table"] == table for one in (await eve.get("/api/tables", show="open"))["tables"])
    await bruno.post(f"{where}/join", {})
    assert (await eve.until("refused"))["code"] == "forbidden"
    heard = len(eve.frames)
    nobody = Person(server.address, "")
    for person in (eve, nobody):
        for path in ("", "/update", "/chat", "/past", "/replay", "/why-not", "/fair", "/export", "/review", "/schema"):
            assert await person.refused("GET", where + path) == "forbidden", path
    for word, body in (("chat", {"text": "hello"}), ("branch", {"at": 0, "seat": 0, "bot": "random"}), ("review", {})):
        assert await eve.refused("POST", f"{where}/{word}", body) == "forbidden"
    assert (await eve.do(do="open", table=table))["code"] == "forbidden"
    assert table not in server.house.rooms.rooms or not server.house.rooms.rooms[table].spectators
    await bruno.post(f"{where}/concede", {})
    # Another table is news for all: what was to be told before it has been told.
    server.house.lobby.later(0.0, server.house.lobby._tell_all)
    other = (await anna.create())["table"]
    while not any(one["table"] == other for one in (await eve.until("lobby"))["tables"]):
        pass
    lobby = [json.loads(frame)["tables"] for frame in eve.frames if '"lobby"' in frame]
    assert {one["status"] for tables in lobby for one in tables if one["table"] == table} == {"open", "playing"}
    assert not any(one["table"] == table for one in (await eve.get("/api/tables", show="over"))["tables"])
    assert not any('"update"' in frame or '"chat"' in frame for frame in eve.frames[heard:])
    assert (await anna.get(f"{where}/replay"))["choices"] >= 0
    await nobody.leave()


async def test_those_who_watch_speak_only_where_the_host_wants_it(arrive: Arrive) -> None:
    anna, eve = await arrive("Anna"), await arrive("Eve")
    silent = (await anna.create())["table"]
    assert await eve.refused("POST", f"/api/tables/{silent}/chat", {"text": "hello"}) == "forbidden"
    talking = (await anna.create(watchers="chat"))["table"]
    await eve.post(f"/api/tables/{talking}/chat", {"text": "hello"})
    await anna.post(f"/api/tables/{silent}/mute", {"spectators_may_chat": True})
    await eve.post(f"/api/tables/{silent}/chat", {"text": "hello"})


def test_at_tables_of_before_everybody_watches_and_speaks() -> None:
    created = Created(
        at=1.0, by="anna", game="vive-le-roi", edition=1, players=2, options={}, seats=[], secret="", key=""
    )
    old = read(write(created).replace(',"watchers":"chat"', ""))
    assert old == created and created.watchers == "chat"


@pytest.mark.parametrize(("pace", "hours"), [("live", 12), ("days", 14 * 24)])
async def test_a_table_that_has_waited_too_long_is_closed(tmp_path: Path, pace: str, hours: int) -> None:
    from regnum.server.wire.commands import NewSeat, NewTable
    from regnum.server.wire.doing import create

    clock = Clock()
    house = await house_in(tmp_path, clock)
    wish = NewTable(game="vive-le-roi", players=2, seats=[ME, NewSeat(wanted="anyone")], pace=pace)  # type: ignore[arg-type]
    table = (await create(house, await guest(house, "Anna"), wish))["table"]
    clock.now += hours * 3600 - 1
    house.keeper._next_sweep = 0.0
    await house.keeper._round()
    assert house.rooms.rooms[table].table.status == "open"
    clock.now += 1
    house.keeper._next_sweep = 0.0
    await house.keeper._round()
    row = await house.store.listing(table)
    assert row is not None and row.status == "closed"
    await house.close()
