"""What is over leaves memory."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import pytest

from regnum.kernel import Match
from regnum.server.rooms import rooms
from regnum.server.table import playing
from regnum.server.wire.commands import NewSeat

from .conftest import Arrive, Running
from .houses import house_in
from .test_sharing import ME, Thoughtful, guest, table_of

pytestmark = pytest.mark.anyio
MOST_LEFT = getattr(rooms, "MOST_LEFT", 8)


def matches() -> int:
    gc.collect()
    return sum(isinstance(one, Match) for one in gc.get_objects())


async def test_games_that_are_over_leave_memory_at_once(tmp_path: Path) -> None:
    house = await house_in(tmp_path, thinkers=Thoughtful())
    anna = await guest(house, "Anna")
    before = matches()
    for _ in range(30):
        table = await table_of(house, anna, ME, NewSeat(wanted="bot", bot="random"))
        async with house.rooms.enter(table) as room:
            await house.rooms.do(room, lambda t: playing.concede(t, anna.id, house.clock()))
        assert room.table.status == "over"
    del room
    assert len(house.rooms.rooms) <= MOST_LEFT
    assert matches() - before <= 2 * MOST_LEFT
    await house.close()


async def test_games_that_nobody_plays_any_more_leave_memory_too(tmp_path: Path) -> None:
    house = await house_in(tmp_path, thinkers=Thoughtful())
    anna = await guest(house, "Anna")
    for _ in range(15):
        table = await table_of(house, anna, ME, *[NewSeat(wanted="bot", bot="random")] * 2)
        async with house.rooms.enter(table) as room:
            await house.rooms.do(room, lambda t: playing.concede(t, anna.id, house.clock()))
        assert room.table.status == "playing"
    while house.keeper._thinking:
        await asyncio.sleep(0.01)
    assert len(house.rooms.rooms) <= MOST_LEFT
    await house.close()


async def test_a_game_that_is_over_leaves_with_the_last_who_looks_at_it(
    arrive: Arrive, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "MOST_LEFT", 0, raising=False)
    anna = await arrive("Anna")
    table = (await anna.create(seats=[{"for": "me"}, {"for": "bot", "bot": "random"}]))["table"]
    await anna.connect()
    await anna.open(table)
    await anna.post(f"/api/tables/{table}/concede", {})
    assert table in server.house.rooms.rooms
    await anna.do(do="close", table=table)
    assert table not in server.house.rooms.rooms
    assert (await anna.get(f"/api/tables/{table}/replay"))["choices"] >= 0
    assert table not in server.house.rooms.rooms
