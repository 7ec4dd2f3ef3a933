"""Whoever is asked nothing new is told how the game stands at most so often, and in the end everything."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from regnum.server.house import House
from regnum.server.live import Connection
from regnum.server.rooms import SECONDS_BETWEEN_UPDATES
from regnum.server.sessions import Visitor
from regnum.server.wire import Open

from .test_rooms import choose, voting

pytestmark = pytest.mark.anyio


async def listening(house: House, table: str, visitor: Visitor) -> list[int]:
    """The numbers of the updates that somebody is told."""
    numbers: list[int] = []
    # It neither receives nor sends: what it would send is taken where it would be written.
    connection = Connection(house, visitor, None, None)  # type: ignore[arg-type]

    def write(text: bytes) -> bool:
        message = msgspec.json.decode(text)
        if message["kind"] == "update":
            numbers.append(message["number"])
        return True

    connection.outbox.write_now = write
    await connection._open(Open(table=table))
    return numbers


async def test_news_without_a_question_are_told_together(tmp_path: Path) -> None:
    house, table, voters = await voting(tmp_path)
    onlooker = await listening(house, table, voters[-1])
    await asyncio.sleep(2 * SECONDS_BETWEEN_UPDATES)
    before = len(onlooker)
    state = house.rooms.rooms[table].table
    for voter in voters[:-1]:
        await choose(house, table, voter, "vote card=yes")
    audience = state.audience(voters[-1].id)
    # The first comes at once, the others together a moment later.
    assert len(onlooker) == before + 1 and onlooker[-1] < audience.number
    await asyncio.sleep(3 * SECONDS_BETWEEN_UPDATES)
    assert len(onlooker) == before + 2 and onlooker[-1] == audience.number
    await house.close()


async def test_a_new_question_is_told_at_once(tmp_path: Path) -> None:
    house, table, voters = await voting(tmp_path)
    heard = {voter.id: await listening(house, table, voter) for voter in voters}
    for voter in voters:
        await choose(house, table, voter, "vote card=yes")
    state = house.rooms.rooms[table].table
    asked = [voter.id for voter in voters if state.seat_of(voter.id) in state.waiting]
    assert asked
    for account in asked:
        assert heard[account][-1] == state.audience(account).number
    await house.close()
