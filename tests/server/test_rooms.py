"""Rooms: those who come at the same moment share one write, and nobody suffers from the company."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from regnum.server.errors import Refused
from regnum.server.house import House
from regnum.server.journal import Muted
from regnum.server.quick import _head
from regnum.server.seating import Lines
from regnum.server.sessions import Visitor
from regnum.server.table import Table
from regnum.server.wire import Choose, Guest, Join, NewSeat, NewTable
from regnum.store import Conflict, Unavailable

from .houses import house_in

pytestmark = pytest.mark.anyio


async def voting(tmp_path: Path) -> tuple[House, str, list[Visitor]]:
    """A table at which several are asked for a secret vote, and who they are."""
    house = await house_in(tmp_path / "a.db")
    visitors = []
    for n in range(4):
        account = await house.accounts.be_a_guest(Guest(name=f"P{n}"), "en", house.clock())
        visitors.append(Visitor(account, "c", "en"))
    seats = [NewSeat(wanted="me"), *(NewSeat(wanted="anyone") for _ in range(3))]
    table = (await house.create(visitors[0], NewTable(game="vive-le-roi", players=4, seats=seats)))["table"]
    for visitor in visitors[1:]:
        await house.obey(visitor, Join(table=table))
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
    return house.obey(visitor, Choose(table=table, question=state.play.audiences[seat].asked, choice=choice))


async def test_those_who_answer_at_the_same_moment_share_one_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, table, voters = await voting(tmp_path)
    written: list[int] = []
    append = house.store.append_all

    async def counted(changes: Any) -> Any:
        written.extend(len(entries) for _, entries in changes)
        return await append(changes)

    monkeypatch.setattr(house.store, "append_all", counted)
    await asyncio.gather(*(choose(house, table, visitor, "vote yes") for visitor in voters))
    assert written == [len(voters)]
    await house.close()


async def test_tables_share_a_write_and_none_suffers_from_another_node_at_its_neighbour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At one of two tables another node was faster: there it is tried again, at the other it is done."""
    house, first, voters = await voting(tmp_path)
    seats = [NewSeat(wanted="me"), NewSeat(wanted="anyone")]
    second = (await house.create(voters[0], NewTable(game="vive-le-roi", players=2, seats=seats)))["table"]
    together: list[int] = []
    append = house.store.append_all

    async def slower_at_the_first(changes: Any) -> Any:
        together.append(len(changes))
        if len(together) > 1:
            return await append(changes)
        return [Conflict("number 7 is written"), *await append(changes[1:])]

    monkeypatch.setattr(house.store, "append_all", slower_at_the_first)
    done = await asyncio.gather(
        choose(house, first, voters[0], "vote yes"), house.obey(voters[1], Join(table=second)), return_exceptions=True
    )
    assert [isinstance(one, dict) for one in done] == [True, True]
    assert together == [2, 1]
    for table in (first, second):
        async with house.rooms.room(table) as room:
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

    def spoil(state: Table) -> Lines:
        yield Muted(at=1.0, spectators_may_chat=False)
        raise RuntimeError("half-way")

    done = await asyncio.gather(
        choose(house, table, voters[0], "vote yes"),
        house.rooms.act(table, spoil, lambda room: None),
        choose(house, table, voters[1], "vote yes"),
        return_exceptions=True,
    )
    assert isinstance(done[1], RuntimeError)
    assert [isinstance(one, dict) for one in done] == [True, False, True]
    async with house.rooms.room(table) as room:
        assert room.table.length == before + 2
        assert room.table.spectators_may_chat
    await house.close()


async def test_a_write_that_fails_is_refused_to_all_who_shared_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, table, voters = await voting(tmp_path)
    before = house.rooms.rooms[table].table.length

    async def full(changes: Any) -> Any:
        return [Unavailable("the disk is full") for _ in changes]

    monkeypatch.setattr(house.store, "append_all", full)
    done = await asyncio.gather(
        *(choose(house, table, visitor, "vote yes") for visitor in voters), return_exceptions=True
    )
    assert [isinstance(one, Refused) and one.code for one in done] == ["unavailable"] * len(voters)
    async with house.rooms.room(table) as room:
        assert room.table.length == before
    await house.close()


@pytest.mark.parametrize(
    ("size", "head"),
    [(5, "8105"), (125, "817d"), (126, "817e007e"), (65_535, "817effff"), (65_536, "817f0000000000010000")],
)
def test_a_frame_says_how_long_it_is(size: int, head: str) -> None:
    assert _head(size).hex() == head
