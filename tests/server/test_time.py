"""Time: it only goes forward, and while the server is down it is nobody's."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from regnum.server.house import House
from regnum.server.running.steady import Steady
from regnum.server.table import journal, playing, seating
from regnum.server.wire.commands import NewClock, NewSeat, NewTable
from regnum.server.wire.doing import create
from regnum.store import open_store

from .houses import house_in
from .test_sharing import ME, guest

pytestmark = pytest.mark.anyio


class Clock:
    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def test_time_goes_on_whatever_the_wall_clock_is_set_to() -> None:
    wall, passed = Clock(), Clock()
    steady = Steady(wall, passed)
    assert steady() == 1_000_000.0
    wall.now -= 3600
    passed.now += 5
    assert steady() == 1_000_005.0
    wall.now += 100_000
    assert steady() == 1_000_005.0


async def test_a_server_measures_time_that_passed_and_not_the_wall(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await house_in(tmp_path, clock=None)  # type: ignore[arg-type]
    before = made.clock()
    monkeypatch.setattr("time.time", lambda: 0.0)
    assert made.clock() >= before
    await made.close()


async def with_clock(house: House, seconds: float) -> tuple[str, list[str]]:
    """A game of two with a clock for each answer."""
    anna, bruno = await guest(house, "Anna"), await guest(house, "Bruno")
    wish = NewTable(
        game="vive-le-roi",
        players=2,
        seats=[ME, NewSeat(wanted="anyone")],
        clock=NewClock(kind="move", seconds=seconds),
    )
    table = (await create(house, anna, wish))["table"]
    async with house.rooms.enter(table) as room:
        sit: Any = {"seat": None, "person": None, "key": "", "contribution": None}
        await house.rooms.do(room, lambda t: seating.join(t, bruno.id, house.clock(), **sit))
    return table, [anna.id, bruno.id]


async def test_a_journal_never_runs_backwards(tmp_path: Path) -> None:
    clock = Clock()
    house = await house_in(tmp_path, clock)
    table, people = await with_clock(house, 60.0)
    clock.now -= 5000
    async with house.rooms.enter(table) as room:
        await house.rooms.do(room, lambda t: playing.ask(t, people[0], clock(), wish="pause", **_ASK))
    stamps = [journal.read(row.body).at for row in await house.store.journal(table)]
    assert stamps == sorted(stamps)
    await house.close()


_ASK: dict[str, Any] = {"seat": None, "person": None, "answers": 1}


@pytest.mark.parametrize("ends", ["in order", "by a crash"])
async def test_time_while_the_server_was_down_is_nobodys(tmp_path: Path, ends: str) -> None:
    clock = Clock()
    house = await house_in(tmp_path, clock)
    table, _ = await with_clock(house, 100.0)
    for _ in range(1000):
        if table in house.keeper.kept:
            break
        await asyncio.sleep(0.01)
    seat = house.rooms.rooms[table].table.waiting[0]
    clock.now += 30
    if ends == "in order":
        await house.close()
    else:
        await house.background.close()
        await house.store.close()
    clock.now += 5000
    store = await open_store(str(tmp_path / "regnum.db"))
    await store._write("UPDATE keeper SET seen = seen - 5000.0")
    await store.close()
    again = await house_in(tmp_path, clock)
    async with again.rooms.enter(table) as room:
        assert room.table.status == "playing" and room.table.seats[seat].played_by_people
        left = room.table.clocks.remaining(seat, clock())
    assert 60.0 <= left <= 71.0
    await again.close()
