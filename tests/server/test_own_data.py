"""Everybody can have all that is kept about them, and nobody else's."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from regnum.server.operating.admin import Admin
from regnum.server.people.limits import Limits
from regnum.server.rooms.lobby import AT_ONCE
from regnum.server.wire.commands import NewSeat

from .clients import Person
from .conftest import Arrive, Running
from .houses import house_in
from .test_sharing import ME, guest, table_of


@pytest.mark.anyio
async def test_all_that_is_kept_about_somebody_is_theirs_to_have(arrive: Arrive) -> None:
    anna, bruno = await arrive("Anna"), await arrive("Bruno")
    table = await anna.create(watchers="chat")
    for one, text in ((anna, "Hello"), (bruno, "Good evening")):
        await one.post(f"/api/tables/{table['table']}/chat", {"text": text})
    data = await anna.get("/api/me/data")
    assert data["name"] == "Anna" and data["guest"] and [one["here"] for one in data["signed_in"]] == [True]
    assert [game["table"] for game in data["games"]] == [table["table"]]
    assert [(said["table"], said["text"]) for said in data["said"]] == [(table["table"], "Hello")]
    assert "Good evening" not in str(data) and "password" not in data


@pytest.mark.anyio
async def test_what_operators_did_to_somebody_is_theirs_to_have(arrive: Arrive, server: Running) -> None:
    anna, bruno = await arrive("Anna"), await arrive("Bruno")
    admin = Admin(server.house.store, server.house.clock, "Mia")
    await admin.bar(anna.me["account"], "muted")
    done = (await anna.get("/api/me/data"))["operators"]
    assert [one["what"] for one in done] == ["muted"] and "Mia" not in str(done)
    assert (await bruno.get("/api/me/data"))["operators"] == []


@pytest.mark.anyio
async def test_whoever_deletes_themselves_takes_name_and_words(arrive: Arrive) -> None:
    anna, bruno = await arrive("Anna"), await arrive("Bruno")
    table = (await anna.create(watchers="chat"))["table"]
    for one, text in ((anna, "my address is 5 Mill Lane"), (bruno, "Good evening")):
        await one.post(f"/api/tables/{table}/chat", {"text": text})
    await anna.ask("DELETE", "/api/me")
    lines = (await bruno.get(f"/api/tables/{table}/chat"))["lines"]
    assert [(line["name"], line["text"]) for line in lines] == [("", "…"), ("Bruno", "Good evening")]


@pytest.mark.anyio
async def test_nobody_in_particular_has_no_data(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    await anna.ask("DELETE", "/api/sessions")
    assert await anna.refused("GET", "/api/me/data") == "signed-out"


@pytest.mark.anyio
async def test_others_have_their_turn_while_somebody_has_a_life_of_games_put_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await house_in(tmp_path)
    anna = await guest(house, "Anna")
    rows = [await house.store.listing(await table_of(house, anna, ME, NewSeat(wanted="anyone")))] * 500
    monkeypatch.setattr(house.store, "tables_of", lambda *_, **__: _at_once(rows))
    turns = 0

    async def count() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    counting = asyncio.create_task(count())
    await house.lobby.find("mine", anna.id, before=1e12, limit=500)
    counting.cancel()
    assert turns >= 500 // AT_ONCE
    await house.close()


@pytest.mark.anyio
async def test_nobody_has_it_put_together_without_end(server: Running) -> None:
    server.house.limits = Limits(lambda: 0.0)
    anna = Person(server.address, "Anna")
    await anna.arrive()
    codes = [(await anna.ask("GET", "/api/me/data")).status_code for _ in range(6)]
    assert codes == [*[200] * 5, 429]
    await anna.leave()


async def _at_once(rows: Any) -> Any:
    return rows
