"""Thinking is shared: nobody's bots wait for ever because somebody else has many, or because a process hangs."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from regnum.games import game
from regnum.kernel import Match
from regnum.server.house import House
from regnum.server.people.sessions import Visitor
from regnum.server.running import thinking
from regnum.server.running.thinkers import Thinkers
from regnum.server.running.thinking import Thinking
from regnum.server.wire.commands import NewSeat, NewTable
from regnum.server.wire.doing import create

from .houses import house_in

pytestmark = pytest.mark.anyio
KING = NewSeat(wanted="bot", bot="king")
ME = NewSeat(wanted="me")


class Thoughtful(Thinkers):
    """Bots who answer at once, one after the other; and at which table."""

    def __init__(self) -> None:
        super().__init__(1)
        self.thought: list[str] = []
        self.seeds: list[str] = []
        self.waited: dict[str, list[int]] = {}
        """How many others thought first, each time that somebody had to at a table."""
        self._alone = asyncio.Lock()
        self._processes.do = self._answer  # type: ignore[method-assign, assignment]

    async def think(self, level: str, match: Match, seat: int, seed: str, *more: Any) -> Thinking:
        before = len(self.thought)
        found = await super().think(level, match, seat, seed, *more)
        self.waited.setdefault(seed.split(maxsplit=1)[0], []).append(len(self.thought) - before - 1)
        return found

    async def _answer(self, work: Any, parcel: thinking.Parcel, level: str, seed: str) -> Thinking:
        async with self._alone:
            await asyncio.sleep(0.001)
            self.thought.append(seed.split(maxsplit=1)[0])
            self.seeds.append(seed)
            return thinking.think(parcel, "random", seed)


class Ear:
    """Somebody who listens at a table."""

    def __init__(self, account: str = "", address: str = "") -> None:
        self.account = account
        self.address = address
        self.chat = 0
        self.looking = True

    def table_changed(self, room: Any, *_: Any) -> None: ...

    game_changed = undo_changed = chat_changed = sent_away = table_changed


async def guest(house: House, name: str) -> Visitor:
    return Visitor(await house.accounts.be_a_guest(name, "en", house.clock()), "c", "en")


async def table_of(house: House, visitor: Visitor, *seats: NewSeat) -> str:
    made = await create(house, visitor, NewTable(game="vive-le-roi", players=len(seats), seats=list(seats)))
    return str(made["table"])


async def until(true: Any) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.005)


# --- tables at which nobody plays ------------------------------------------------------------------------------------


async def test_twenty_tables_of_kings_without_anybody_stop_no_other_bot(tmp_path: Path) -> None:
    bots = Thoughtful()
    house = await house_in(tmp_path, thinkers=bots)
    mallory, anna = await guest(house, "Mallory"), await guest(house, "Anna")
    for _ in range(20):
        await table_of(house, mallory, *[KING] * 5)
    table = await table_of(house, anna, KING, KING, ME)
    async with house.rooms.enter(table) as room:
        match = room.table.play.match  # type: ignore[union-attr]
    await until(lambda: 2 in match.to_act)
    assert set(bots.thought) <= {table}
    await house.close()


async def test_bots_at_a_table_without_people_rest_until_somebody_watches(tmp_path: Path) -> None:
    bots = Thoughtful()
    house = await house_in(tmp_path, thinkers=bots)
    table = await table_of(house, await guest(house, "Anna"), KING, KING)
    await asyncio.sleep(0.1)
    assert not bots.thought
    async with house.rooms.enter(table) as room:
        room.listeners.add(watcher := Ear())
        house.keeper.came(room)
    await until(lambda: len(bots.thought) > 3)
    room.listeners.discard(watcher)
    await until(lambda: not house.keeper._thinking)
    stopped = len(bots.thought)
    await asyncio.sleep(0.1)
    assert len(bots.thought) == stopped and room.table.status == "playing"
    await house.keeper._round()
    assert table not in house.keeper.kept
    await house.close()


async def test_whoever_gives_up_leaves_no_kings_thinking_on(tmp_path: Path) -> None:
    from regnum.server.table import playing

    bots = Thoughtful()
    house = await house_in(tmp_path, thinkers=bots)
    mallory = await guest(house, "Mallory")
    table = await table_of(house, mallory, ME, KING, KING, KING)
    async with house.rooms.enter(table) as room:
        await house.rooms.do(room, lambda table: playing.concede(table, mallory.id, house.clock()))
    await until(lambda: not house.keeper._thinking)
    stopped = len(bots.thought)
    await asyncio.sleep(0.1)
    assert len(bots.thought) == stopped and room.table.status == "playing"
    await house.close()


# --- fairly, by person and address --------------------------------------------------------------------------------


async def test_a_person_with_twenty_tables_does_not_come_twenty_times_as_often(tmp_path: Path) -> None:
    bots = Thoughtful()
    house = await house_in(tmp_path, thinkers=bots)
    mallory, anna = await guest(house, "Mallory"), await guest(house, "Anna")
    # Nobody answers: a table's bots think until it is its person's turn.
    for _ in range(20):
        table = await table_of(house, mallory, ME, *[KING] * 4)
        house.rooms.rooms[table].listeners.add(Ear(mallory.id, "192.0.2.1"))
    mine = await table_of(house, anna, ME, *[KING] * 4)
    house.rooms.rooms[mine].listeners.add(Ear(anna.id, "192.0.2.2"))
    room = house.rooms.rooms[mine]
    await until(lambda: 0 in room.table.waiting)
    assert len(bots.thought) > 20 and max(bots.waited.get(mine, [0])) <= 2
    await house.close()


async def test_nobody_can_think_beforehand_what_a_bot_will_think(tmp_path: Path) -> None:
    """All else that its thought hangs on may be known to opponents; the table's secret is not, before the end."""
    bots = Thoughtful()
    house = await house_in(tmp_path, thinkers=bots)
    table = await table_of(house, await guest(house, "Anna"), KING, KING)
    async with house.rooms.enter(table) as room:
        room.listeners.add(Ear())
        house.keeper.came(room)
    await until(lambda: len(bots.seeds) > 3)
    assert all(room.table.created.secret in seed for seed in bots.seeds)
    await house.close()


# --- processes that hang ---------------------------------------------------------------------------------------------


async def test_a_bot_whose_process_hangs_thinks_again_in_another(monkeypatch: pytest.MonkeyPatch) -> None:
    before = set(multiprocessing.active_children())
    pool = Thinkers(1)
    match = Match(game("vive-le-roi"), players=3, seed=1)
    first = await pool.think("random", match, match.to_act[0], "seed")
    for process in set(multiprocessing.active_children()) - before:
        assert process.pid is not None
        os.kill(process.pid, signal.SIGSTOP)
    async with asyncio.timeout(30):
        assert await pool.think("random", match, match.to_act[0], "seed") == first
    pool.close()


async def test_work_that_never_ends_is_given_up() -> None:
    from regnum.server.running import processes

    pool = processes.Processes(0, longest=0.5)
    with pytest.raises(TimeoutError):
        await pool.do(_for_ever)
    assert not pool._idle


def _for_ever() -> None:
    while True:
        pass


# --- after a crash ---------------------------------------------------------------------------------------------------


async def test_after_a_crash_bots_move_at_once_because_nobody_else_can_keep_an_sqlite_file(tmp_path: Path) -> None:
    house = await house_in(tmp_path, lease=1000.0, thinkers=Thoughtful())

    async def think_for_ever(*_: Any) -> Any:
        await asyncio.Event().wait()

    house.keeper.thinkers.think = think_for_ever  # type: ignore[method-assign, assignment]
    anna = await guest(house, "Anna")
    table = await table_of(house, anna, ME, *[KING] * 4)
    while 0 in house.rooms.rooms[table].table.waiting:
        table = await table_of(house, anna, ME, *[KING] * 4)
    await until(lambda: table in house.keeper.kept)
    # It dies: nothing is let go of.
    await house.background.close()
    await house.store.close()
    again = await house_in(tmp_path, lease=1000.0, thinkers=Thoughtful())
    await until(lambda: table in again.keeper.kept)
    await again.close()
