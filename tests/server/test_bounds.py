"""Nothing that comes in is without bound: addresses, headers, slow bodies, and journals by choosing and taking back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from regnum.server.house import House
from regnum.server.rooms.room import Room
from regnum.server.table import bounds, playing, seating
from regnum.server.table.journal import Paused
from regnum.server.table.refused import Refused
from regnum.server.wire import guard
from regnum.server.wire.commands import NewSeat

from .conftest import Arrive, Running
from .houses import house_in
from .test_sharing import ME, guest, table_of

pytestmark = pytest.mark.anyio


async def raw(server: Running, *pieces: bytes) -> bytes:
    """What the server says to bytes that never end."""
    host, _, port = server.address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
        return await asyncio.wait_for(reader.read(100), 10)
    except ConnectionError:
        return b"closed"
    finally:
        writer.close()


async def test_an_address_without_end_is_refused_before_it_ends(server: Running) -> None:
    said = await raw(server, b"GET /", *[b"a" * 10_000] * 20)
    assert said == b"closed" or said.startswith(b"HTTP/1.1 400")


async def test_headers_without_end_are_refused_before_they_end(server: Running) -> None:
    said = await raw(server, b"GET / HTTP/1.1\r\nHost: x\r\n", *[b"X-A: " + b"a" * 1000 + b"\r\n"] * 200)
    assert said == b"closed" or said.startswith(b"HTTP/1.1 400")


async def test_a_long_address_is_refused_in_words(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    for path in ("/" + "a" * 5000, "/api/tables?game=" + "a" * 5000):
        answer = await anna.ask("GET", path)
        assert answer.status_code == 413 and "4096" in answer.json()["reason"]


async def test_a_body_that_does_not_come_is_not_waited_for(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "BODY_SECONDS", 0.1)
    head = (
        b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"
    )
    assert (await raw(server, head, b"{")).startswith(b"HTTP/1.1 408")


# --- journals --------------------------------------------------------------------------------------------------------


async def begun(house: House) -> tuple[Room, str]:
    """A game in which somebody must answer who is at it, and whom nothing was revealed to."""
    anna = await guest(house, "Anna")
    bruno = await guest(house, "Bruno")
    table = await table_of(house, anna, ME, NewSeat(wanted="anyone"))
    async with house.rooms.enter(table) as room:
        sit: Any = {"seat": None, "person": None, "key": "", "contribution": None}
        await house.rooms.do(room, lambda table: seating.join(table, bruno.id, house.clock(), **sit))
    return room, anna.id if 0 in room.table.waiting else bruno.id


async def to_and_fro(house: House, room: Room, account: str, times: int) -> str:
    """Choose and take back, again and again; the code with which it ends."""
    try:
        for _ in range(times):
            await there_and_back(house, room, account)
    except Refused as wrong:
        return wrong.code
    return ""


async def there_and_back(house: House, room: Room, account: str) -> None:
    seat = room.table.seat_of(account)
    assert room.table.play is not None and seat is not None
    match, question = room.table.play.match, room.table.audience(account).asked
    text = match.game.actions.write(match.legal(seat)[0])
    async with house.rooms.enter(room.id):
        now = house.clock()
        await house.rooms.do(room, lambda t: playing.choose(t, account, now, question=question, choice=text))
        await house.rooms.do(room, lambda t: playing.take_back(t, account, now))


async def test_a_journal_cannot_be_made_longer_and_longer_by_taking_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bounds, "MOST_BESIDE", 20)
    house = await house_in(tmp_path)
    room, account = await begun(house)
    assert await to_and_fro(house, room, account, 60) == "not-now"
    assert room.table.length <= 20 + 3 * room.table.standing + 2
    # The game itself goes on.
    async with house.rooms.enter(room.id):
        assert room.table.status == "playing" and room.table.waiting
    await house.close()


async def test_nothing_else_makes_a_journal_longer_and_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST_BESIDE", 20)
    house = await house_in(tmp_path)
    anna = await guest(house, "Anna")
    table = await table_of(house, anna, ME, NewSeat(wanted="anyone"))
    acts: list[Any] = [
        lambda t: seating.mute(t, anna.id, 0.0, spectators_may_chat=False),
        lambda t: seating.contribute(t, anna.id, 0.0, contribution="salt"),
        lambda t: seating.plan(t, anna.id, 0.0, seat=1, wanted="friend", bot="", person=None),
    ]
    refused = 0
    for number in range(60):
        try:
            async with house.rooms.enter(table) as room:
                await house.rooms.do(room, acts[number % 3])
        except Refused:
            refused += 1
    assert refused >= 60 - 20
    await house.close()


async def test_whoever_has_filled_a_journal_can_be_replaced_nevertheless(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a loser fills it, answers no more, and nobody can do anything about it."""
    monkeypatch.setattr(bounds, "MOST_BESIDE", 20)
    monkeypatch.setattr(bounds, "MOST_IN_NEED", 5)
    house = await house_in(tmp_path)
    room, account = await begun(house)
    assert await to_and_fro(house, room, account, 60) == "not-now"
    (seat,) = room.table.waiting
    (other,) = set(room.table.players) - set(room.table.seats[seat].people)
    replace: Any = {"wish": "replace", "seat": seat, "person": None, "answers": 1}
    pause: Any = {**replace, "wish": "pause", "seat": None}

    async def code_of(who: str, wish: Any) -> str:
        try:
            async with house.rooms.enter(room.id):
                await house.rooms.do(room, lambda t: playing.ask(t, who, 1.0, **wish))
                request = room.table.requests.last
                await house.rooms.do(room, lambda t: playing.agree(t, who, 1.0, request=request, yes=False))
        except Refused as wrong:
            return wrong.code
        return ""

    assert await code_of(other, pause) == "not-now"
    assert [await code_of(other, replace) for _ in range(6)] == [*[""] * 5, "not-now"]
    async with house.rooms.enter(room.id):
        await house.rooms.do(room, lambda t: iter([Paused(at=1.0, why="maintenance")]))
    await house.close()


async def test_others_have_their_turn_while_a_long_journal_is_read(tmp_path: Path) -> None:
    house = await house_in(tmp_path)
    room, account = await begun(house)
    assert not await to_and_fro(house, room, account, 60)
    length = room.table.length
    assert house.rooms.drop(room.id)
    turns = 0

    async def count() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    rows = await house.store.journal(room.id)
    house.store.journal = lambda *_: _at_once(rows)  # type: ignore[method-assign]
    counting = asyncio.create_task(count())
    async with house.rooms.enter(room.id) as again:
        assert again.table.length == length
    counting.cancel()
    assert turns >= length // 10
    await house.close()


async def _at_once(rows: Any) -> Any:
    return rows
