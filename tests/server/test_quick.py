"""The short way of a text through the socket: however it is cut into pieces, it is heard once, whole and in order."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from .clients import PATIENCE, Person
from .conftest import Arrive
from .test_tables import seated, whose_turn

pytestmark = pytest.mark.anyio

MASK = bytes((1, 2, 3, 4))
TEXT, CONTINUED, CLOSE, PING, PONG = 1, 0, 8, 9, 10
WHOLE = 0x80
PINGED = b'{"do":"ping","id":%d}'


class Wire:
    """A bare connection: frames are put together by hand."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def frame(self) -> tuple[int, bytes]:
        first, size = await asyncio.wait_for(self.reader.readexactly(2), PATIENCE)
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2), "big")
        elif size == 127:
            size = int.from_bytes(await self.reader.readexactly(8), "big")
        return first & 15, await self.reader.readexactly(size)

    async def until(self, kind: str) -> dict[str, Any]:
        while True:
            what, body = await self.frame()
            assert what in (TEXT, PONG), (what, body)
            heard: dict[str, Any] = json.loads(body) if what == TEXT else {"kind": "pong of the wire"}
            if heard["kind"] == kind:
                return heard


def frame(body: bytes, kind: int = WHOLE | TEXT) -> bytes:
    size = bytes((0x80 | len(body),)) if len(body) < 126 else bytes((0xFE,)) + len(body).to_bytes(2, "big")
    return bytes((kind,)) + size + MASK + bytes(b ^ MASK[i % 4] for i, b in enumerate(body))


@asynccontextmanager
async def at_the_table(person: Person, table: str) -> AsyncIterator[Wire]:
    host, _, port = person.address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    lines = [
        "GET /api/live HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: regnum_session={person.http.cookies.get('regnum_session')}",
    ]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    assert b" 101 " in await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    wire = Wire(reader, writer)
    writer.write(frame(json.dumps({"do": "open", "table": table}).encode()))
    try:
        yield wire
    finally:
        writer.close()


async def about_to_choose(arrive: Arrive) -> tuple[str, Person, dict[str, Any]]:
    table, people = await seated(arrive, "Anna", "Bruno")
    mover, _ = await whose_turn(people, table)
    return table, mover, (await mover.get(f"/api/tables/{table}/update"))["asked"]


def choice(table: str, asked: dict[str, Any], place: int, number: int) -> bytes:
    wish = {"do": "choose", "id": number, "table": table, "question": asked["question"]}
    return json.dumps(wish | {"choice": asked["offers"][place]["action"]}).encode()


async def test_a_choice_that_comes_byte_by_byte_is_heard_when_it_is_whole(arrive: Arrive) -> None:
    table, mover, asked = await about_to_choose(arrive)
    async with at_the_table(mover, table) as wire:
        for byte in frame(choice(table, asked, 0, 7)):
            wire.writer.write(bytes((byte,)))
            await wire.writer.drain()
            await asyncio.sleep(0)
        assert (await wire.until("done"))["id"] == 7


async def test_what_comes_in_one_piece_is_answered_in_its_order(arrive: Arrive) -> None:
    """A second answer waits for the first, and is late; what is no choice keeps its place."""
    table, mover, asked = await about_to_choose(arrive)
    async with at_the_table(mover, table) as wire:
        said = [choice(table, asked, 0, 1), choice(table, asked, 0, 2), PINGED % 3, b"{", PINGED % 5]
        wire.writer.write(b"".join(frame(text) for text in said))
        heard: list[tuple[str, Any]] = []
        while len(heard) < len(said):
            message = json.loads((await wire.frame())[1])
            if message["kind"] in ("done", "refused", "pong"):
                heard.append((message.get("code", message["kind"]), message["id"]))
        assert heard == [("done", 1), ("late", 2), ("pong", 3), ("malformed", None), ("pong", 5)]


async def test_a_choice_in_fragments_with_a_ping_between_is_heard(arrive: Arrive) -> None:
    table, mover, asked = await about_to_choose(arrive)
    async with at_the_table(mover, table) as wire:
        text = choice(table, asked, 0, 9)
        parts = [(text[:20], TEXT), (b"still here?", WHOLE | PING), (text[20:], WHOLE | CONTINUED)]
        wire.writer.write(b"".join(frame(*part) for part in parts))
        assert (await wire.until("done"))["id"] == 9


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (bytes((WHOLE | TEXT, 0xFF)) + (2**40).to_bytes(8, "big") + MASK, 1009),
        (bytes((WHOLE | TEXT, 2)) + b"{}", 1002),
        (frame(b"\xff\xfe"), 1007),
        (bytes((0xF1, 0x80)) + MASK, 1002),
    ],
    ids=["too large", "not masked", "no text", "unknown bits"],
)
async def test_a_frame_that_must_not_be_ends_the_connection_and_says_why(arrive: Arrive, data: bytes, why: int) -> None:
    table, mover, _ = await about_to_choose(arrive)
    async with at_the_table(mover, table) as wire:
        await wire.until("update")
        wire.writer.write(data)
        while (found := await wire.frame())[0] != CLOSE:
            pass
        assert int.from_bytes(found[1][:2], "big") == why
