"""What is over leaves memory."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path

import pytest

from regnum.kernel import Match
from regnum.server.house import House
from regnum.server.rooms import keeper, rooms
from regnum.server.table import playing
from regnum.server.wire.commands import NewSeat
from regnum.store import News

from .conftest import Arrive, Running
from .houses import house_in
from .test_sharing import ME, Thoughtful, guest, table_of, until
from .test_time import Clock, with_clock

pytestmark = pytest.mark.anyio


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
    assert len(house.rooms.rooms) <= rooms.MOST_LEFT
    assert matches() - before <= 2 * rooms.MOST_LEFT
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
    assert len(house.rooms.rooms) <= rooms.MOST_LEFT
    await house.close()


async def test_a_game_that_only_waits_for_a_clock_leaves_memory_and_is_read_again_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else whoever makes tables with clocks of a month fills the memory of a server."""
    clock = Clock()
    house = await house_in(tmp_path, clock)
    table, _ = await with_clock(house, 1000.0)
    await until(lambda: table in house.keeper.kept)
    seat = house.rooms.rooms[table].table.waiting[0]
    held = weakref.ref(house.rooms.rooms[table])
    monkeypatch.setattr(keeper, "IDLE_SECONDS", -1.0)
    for _ in range(2):
        await house.keeper._round()
        assert table not in house.rooms.rooms and table in house.keeper.kept
    # What is told a second later lets go of it too.
    await until(lambda: gc.collect() >= 0 and held() is None)
    clock.now += 990
    await house.keeper._round()
    assert table in house.rooms.rooms
    clock.now += 20
    await house.keeper._round()
    room = house.rooms.rooms[table]
    await until(lambda: not room.table.seats[seat].played_by_people)
    await house.close()


async def test_what_is_known_of_taking_back_leaves_with_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await house_in(tmp_path)
    known = house.retractions._known
    table, _ = await with_clock(house, 1000.0)
    async with house.rooms.enter(table) as room:
        for audience in room.table.play.audiences if room.table.play else []:
            house.retractions.find_out(room.table, audience)
    assert len(known) == 1
    del room
    monkeypatch.setattr(keeper, "IDLE_SECONDS", -1.0)
    await until(lambda: table in house.keeper.kept)
    await house.keeper._round()
    assert table not in house.rooms.rooms

    def forgotten() -> bool:
        gc.collect()
        return not known

    await until(forgotten)
    await house.close()


async def let_go_of(house: House, monkeypatch: pytest.MonkeyPatch) -> str:
    """A table that only waits for its clock, and has left memory."""
    table, _ = await with_clock(house, 1000.0)
    await until(lambda: table in house.keeper.kept)
    monkeypatch.setattr(keeper, "IDLE_SECONDS", -1.0)
    await house.keeper._round()
    assert table not in house.rooms.rooms
    return table


async def test_a_table_that_was_let_go_of_and_ended_elsewhere_is_not_kept_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await house_in(tmp_path)
    table = await let_go_of(house, monkeypatch)
    await house.store._write("UPDATE listing SET status = 'closed', alarm = NULL WHERE id = $1", table)
    await house.keeper._round()
    assert table not in house.keeper.kept
    await house.close()


async def test_a_table_that_was_let_go_of_is_read_again_when_somebody_plays_there_on_another_node(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else its bots would wait for the keeper's next round."""
    house = await house_in(tmp_path)
    table = await let_go_of(house, monkeypatch)
    house.heard(News(table, "journal"))
    await until(lambda: table in house.rooms.rooms)
    await house.close()


async def test_of_many_tables_the_oldest_leave_memory_before_their_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await house_in(tmp_path)
    monkeypatch.setattr(keeper, "MOST_IDLE", 3)
    anna = await guest(house, "Anna")
    tables = [await table_of(house, anna, ME, NewSeat(wanted="anyone")) for _ in range(6)]
    await house.keeper._round()
    assert list(house.rooms.rooms) == tables[-3:]
    await house.close()


async def test_a_game_that_is_over_leaves_with_the_last_who_looks_at_it(
    arrive: Arrive, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "MOST_LEFT", 0)
    anna = await arrive("Anna")
    table = (await anna.create(seats=[{"for": "me"}, {"for": "bot", "bot": "random"}]))["table"]
    await anna.connect()
    await anna.open(table)
    await anna.post(f"/api/tables/{table}/concede", {})
    assert table in server.house.rooms.rooms
    await anna.do(do="close", table=table)
    # Whoever counts games that are over may be in the room just now, and leave it after everybody else.
    await until(lambda: table not in server.house.rooms.rooms)
    assert (await anna.get(f"/api/tables/{table}/replay"))["choices"] >= 0
    await until(lambda: table not in server.house.rooms.rooms)
