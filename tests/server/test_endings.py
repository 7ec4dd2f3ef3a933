"""Parts hear of games that are over, and may note something of tables and people, and object to what is done."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from regnum.server.house import Part
from regnum.server.people.sessions import Visitor
from regnum.server.rooms.endings import Ended
from regnum.server.table.journal import Asked, Created, Entry
from regnum.server.table.refused import Refused
from regnum.server.table.table import Table
from regnum.store import Statement, Write

from .clients import Person
from .conftest import Arrive, Running

pytestmark = pytest.mark.anyio


class Keeping(Part):
    """Keeps who took which place."""

    def __init__(self, running: Running) -> None:
        self.house = running.house
        self.heard: list[Ended] = []
        self.kept = asyncio.Event()
        self.broken = False

    async def open(self) -> None:
        await self._write("CREATE TABLE IF NOT EXISTS kept_game (listing TEXT PRIMARY KEY)")
        self.house.endings.tell("kept_game", self.hear)

    async def hear(self, table: str) -> None:
        if self.broken:
            raise Refused("unavailable", "not now")
        found = await self.house.endings.of(table)
        assert found is not None
        await self._write("INSERT INTO kept_game (listing) VALUES ($1) ON CONFLICT (listing) DO NOTHING", table)
        self.heard.append(found)
        self.kept.set()

    async def _write(self, sql: str, *values: Any) -> None:
        await self.house.store.driver.write(Write([Statement(sql, values)]))

    def note_table(self, created: Created) -> Any:
        return created.parts.get("keeping") is not False or None

    def note_person(self, created: Created, visitor: Visitor) -> Any:
        return visitor.language


@pytest.fixture
async def keeping(server: Running) -> Keeping:
    part = Keeping(server)
    await part.open()
    server.house.parts["keeping"] = part
    return part


async def begun(arrive: Arrive, **wish: Any) -> tuple[str, Person, Person]:
    ada, ben = await arrive("Ada"), await arrive("Ben")
    table = (await ada.create(**wish))["table"]
    await ben.post(f"/api/tables/{table}/join", {})
    return table, ada, ben


async def test_whoever_wants_to_know_hears_how_a_game_ended(arrive: Arrive, keeping: Keeping) -> None:
    table, ada, ben = await begun(arrive)
    await ben.post(f"/api/tables/{table}/concede", {})
    await asyncio.wait_for(keeping.kept.wait(), 20)
    found = keeping.heard[0]
    assert found.table == table and found.result.places == (1, 2) and found.result.gave_up == (1,)
    assert [(taker.seat, taker.account) for taker in found.takers] == [(0, ada.me["account"]), (1, ben.me["account"])]
    assert found.created.parts["keeping"] is True
    assert [taker.parts["keeping"] for taker in found.takers] == ["en", "en"]
    assert [taker.stood_in for taker in found.takers] == ["", ""]


async def test_what_could_not_be_kept_is_told_again_and_then_no_more(arrive: Arrive, keeping: Keeping) -> None:
    table, _, ben = await begun(arrive)
    keeping.broken = True
    await ben.post(f"/api/tables/{table}/concede", {})
    await keeping.house.endings.look()
    assert not keeping.heard
    keeping.broken = False
    await keeping.house.endings.look()
    await keeping.house.endings.look()
    assert [found.table for found in keeping.heard] == [table]


async def test_whoever_was_replaced_and_came_back_is_told_as_such(arrive: Arrive, keeping: Keeping) -> None:
    table, ada, ben = await begun(arrive)
    request = (await ben.post(f"/api/tables/{table}/ask", {"for": "replace", "seat": 1}))["request"]
    await ada.post(f"/api/tables/{table}/agree", {"request": request, "yes": True})
    await ben.post(f"/api/tables/{table}/resume", {})
    await ada.post(f"/api/tables/{table}/concede", {})
    await asyncio.wait_for(keeping.kept.wait(), 20)
    assert [(taker.stood_in, taker.gone) for taker in keeping.heard[0].takers] == [("", True), ("agreed", False)]


async def test_what_is_wanted_of_parts_is_theirs_to_note(arrive: Arrive, keeping: Keeping) -> None:
    table, *_ = await begun(arrive, parts={"keeping": False, "nobody": True})
    async with keeping.house.rooms.enter(table) as room:
        assert not {"keeping", "nobody"} & set(room.table.created.parts)


@pytest.fixture
def objecting(keeping: Keeping) -> Iterator[None]:
    def must(table: Table, entry: Entry) -> None:
        if isinstance(entry, Asked):
            raise Refused("not-now", "there are free seats")

    keeping.house.rooms.objections.append(must)
    yield
    keeping.house.rooms.objections.remove(must)


@pytest.mark.usefixtures("objecting")
async def test_a_part_may_object_and_then_nothing_has_happened(arrive: Arrive, keeping: Keeping) -> None:
    table, ada, _ = await begun(arrive)
    assert await ada.refused("POST", f"/api/tables/{table}/ask", {"for": "pause"}) == "not-now"
    assert not (await ada.get(f"/api/tables/{table}"))["requests"]
