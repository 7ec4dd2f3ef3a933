"""Rooms: one after the other, and nobody suffers from the company."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from regnum.server.house import House
from regnum.server.people.sessions import Visitor
from regnum.server.table import journal
from regnum.server.table.journal import Chose, Muted
from regnum.server.table.refused import Refused
from regnum.server.table.seating import AtTable, Entries
from regnum.server.table.table import Table
from regnum.server.wire.commands import Choose, Join, NewSeat, NewTable
from regnum.server.wire.doing import create, obey
from regnum.store import Conflict, Unavailable

from .houses import house_in

pytestmark = pytest.mark.anyio


async def voting(tmp_path: Path) -> tuple[House, str, list[Visitor]]:
    """A table at which several are asked for a secret vote, and who they are."""
    house = await house_in(tmp_path / "a.db")
    visitors = []
    for n in range(4):
        account = await house.accounts.be_a_guest(f"P{n}", "en", house.clock())
        visitors.append(Visitor(account, "c", "en"))
    seats = [NewSeat(wanted="me"), *(NewSeat(wanted="anyone") for _ in range(3))]
    table = (await create(house, visitors[0], NewTable(game="vive-le-roi", players=4, seats=seats)))["table"]
    for visitor in visitors[1:]:
        await obey(house, visitor, Join(table=table))
    state = house.rooms.rooms[table].table
    assert state.play is not None
    while len(state.waiting) == 1:
        seat = state.waiting[0]
        await choose(house, table, visitors[seat], state.play.match.offers(seat)[-1])
    return house, table, [visitors[seat] for seat in state.waiting]


def choose(house: House, table: str, visitor: Visitor, choice: str) -> Any:
    state = house.rooms.rooms[table].table
    seat = state.seat_of(visitor.id)
    assert state.play is not None and seat is not None
    return obey(house, visitor, Choose(table=table, question=state.play.audiences[seat].asked, choice=choice))


async def test_those_who_answer_at_the_same_moment_are_served_in_their_order(tmp_path: Path) -> None:
    house, table, voters = await voting(tmp_path)
    before = house.rooms.rooms[table].table.length
    await asyncio.gather(*(choose(house, table, visitor, "vote yes") for visitor in voters))
    entries = await house.store.journal(table, before)
    lines = [journal.read(entry.body) for entry in entries]
    assert [line.by for line in lines if isinstance(line, Chose)] == [visitor.id for visitor in voters]
    await house.close()


async def test_where_another_node_was_faster_it_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house, table, voters = await voting(tmp_path)
    append, tried = house.store.append, 0

    async def slower_at_first(*change: Any) -> None:
        nonlocal tried
        tried += 1
        if tried < 3:
            raise Conflict("number 7 is written")
        await append(*change)

    monkeypatch.setattr(house.store, "append", slower_at_first)
    await choose(house, table, voters[0], "vote yes")
    assert tried == 3
    async with house.rooms.enter(table) as room:
        assert len(await house.store.journal(table)) == room.table.length
    await house.close()


async def test_an_illegal_answer_does_not_hold_up_those_beside_it(tmp_path: Path) -> None:
    house, table, voters = await voting(tmp_path)
    before = house.rooms.rooms[table].table.length
    choices = ["vote yes", "vote card=perhaps", *("vote yes" for _ in voters[2:])]
    done = await asyncio.gather(
        *(choose(house, table, who, choice) for who, choice in zip(voters, choices, strict=True)),
        return_exceptions=True,
    )
    assert isinstance(done[1], Refused) and done[1].code == "illegal"
    assert [isinstance(one, dict) for one in done] == [choice == "vote yes" for choice in choices]
    assert house.rooms.rooms[table].table.length == before + len(voters) - 1
    assert len(await house.store.journal(table)) == before + len(voters) - 1
    await house.close()


async def test_somebody_who_spoils_the_table_spoils_it_for_nobody_else(tmp_path: Path) -> None:
    """A command that fails half-way leaves nothing behind, and what others wanted at the same moment is done."""
    house, table, voters = await voting(tmp_path)
    before = house.rooms.rooms[table].table.length

    def spoil(state: Table) -> Entries:
        yield Muted(at=1.0, spectators_may_chat=True)
        raise RuntimeError("half-way")

    async def do(house: House, table: str, act: AtTable) -> None:
        async with house.rooms.enter(table) as room:
            await house.rooms.do(room, act)

    done = await asyncio.gather(
        choose(house, table, voters[0], "vote yes"),
        do(house, table, spoil),
        choose(house, table, voters[1], "vote yes"),
        return_exceptions=True,
    )
    assert isinstance(done[1], RuntimeError)
    assert [isinstance(one, dict) for one in done] == [True, False, True]
    async with house.rooms.enter(table) as room:
        assert room.table.length == before + 2
        assert not room.table.spectators_may_chat
    await house.close()


async def test_a_write_that_fails_is_refused_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, table, voters = await voting(tmp_path)
    before = house.rooms.rooms[table].table.length

    async def full(*change: Any) -> None:
        raise Unavailable("the disk is full")

    monkeypatch.setattr(house.store, "append", full)
    done = await asyncio.gather(
        *(choose(house, table, visitor, "vote yes") for visitor in voters), return_exceptions=True
    )
    assert [type(one) for one in done] == [Unavailable] * len(voters)
    async with house.rooms.enter(table) as room:
        assert room.table.length == before
    await house.close()
