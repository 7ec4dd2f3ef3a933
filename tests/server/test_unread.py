"""Whoever takes nothing of what they are told costs a little, for a while, and hears nothing that they may not hear."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import socket as system
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from regnum.server import node
from regnum.server.people.sessions import Visitor
from regnum.server.wire import socket
from regnum.server.wire.frames import MOST
from regnum.server.wire.socket import SIGNED_OUT, Connection

from .conftest import Arrive, Running
from .houses import house_in
from .test_hostile import never_read
from .test_sharing import until

pytestmark = pytest.mark.anyio


class Peer:
    """The other end of a connection: it says what it is told to, and takes messages only once it ``reads``."""

    def __init__(self, *says: dict[str, Any]) -> None:
        self.says = [{"type": "websocket.receive", "text": json.dumps(one)} for one in says]
        self.reads = asyncio.Event()
        self.heard: list[Any] = []

    async def receive(self) -> dict[str, Any]:
        if not self.says:
            await asyncio.Event().wait()
        return self.says.pop(0)

    async def send(self, message: Any) -> None:
        await self.reads.wait()
        self.heard.append(message)


async def test_whoever_only_listens_and_does_not_read_is_shown_the_door(
    arrive: Arrive, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "MOST_ANSWERS", 10)
    monkeypatch.setattr(socket, "FAREWELL_SECONDS", 0.01)
    anna = await arrive("Anna")
    table, peer = (await anna.create())["table"], Peer()
    peer.says = [{"type": "websocket.receive", "text": json.dumps({"do": "open", "table": table})}]
    lazy = Connection(server.house, Visitor(None, "", "en"), peer.receive, never_read)
    listening = asyncio.create_task(lazy.live("1"))
    await until(lambda: table in lazy.tables)
    for number in range(20):
        await anna.post(f"/api/tables/{table}/chat", {"text": f"hello {number}"})
    await asyncio.wait_for(listening, 20)
    assert len(lazy.outbox.answers) <= 12 and not lazy.tables
    assert not server.house.rooms.rooms[table].listeners


async def test_whoever_is_signed_out_hears_nothing_later_that_waited_for_them(tmp_path: Path) -> None:
    house, peer = await house_in(tmp_path), Peer()
    connection = Connection(house, Visitor(None, "", "en"), peer.receive, peer.send)
    listening = asyncio.create_task(connection.live("1"))
    await asyncio.sleep(0)
    for _ in range(3):
        connection.answer(b"{}")
    connection.session_ended()
    for _ in range(5):
        await asyncio.sleep(0)
    connection.answer(b"{}")
    peer.reads.set()
    await asyncio.wait_for(listening, 20)
    assert peer.heard == [{"type": "websocket.close", "code": SIGNED_OUT, "reason": "signed out"}]
    await house.close()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends connections of whoever takes nothing")
async def test_a_connection_of_whoever_takes_nothing_ends(
    arrive: Arrive, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.stop()
    monkeypatch.setattr(node, "UNREAD_SECONDS", 0.5)
    await server.start()
    anna = await arrive("Anna")
    table = (await anna.create(seats=[{"for": "me"}, {"for": "bot", "bot": "random"}]))["table"]
    with never_reading(server) as peer:
        await until(lambda: server.house.operators.listeners)
        peer.sendall(frame(0x81, json.dumps({"do": "open", "table": table}).encode()) * 50)
        await until(lambda: not server.house.operators.listeners)


@contextlib.contextmanager
def never_reading(server: Running) -> Iterator[system.socket]:
    """A live connection of somebody who takes nothing of what they are told."""
    host, _, port = server.address.removeprefix("http://").partition(":")
    with system.socket() as peer:
        peer.setsockopt(system.SOL_SOCKET, system.SO_RCVBUF, 2048)
        peer.connect((host, int(port)))
        key = base64.b64encode(os.urandom(16)).decode()
        heads = {"Host": host, "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Key": key}
        lines = [f"{name}: {value}" for name, value in (heads | {"Sec-WebSocket-Version": "13"}).items()]
        peer.sendall("\r\n".join(["GET /api/live HTTP/1.1", *lines, "", ""]).encode())
        yield peer


def frame(kind: int, said: bytes = b"") -> bytes:
    """What a browser puts on the line: under a mask, here one that changes nothing."""
    return bytes([kind, 0x80 | len(said), 0, 0, 0, 0]) + said


@pytest.mark.parametrize(("first", "then"), [(b"", frame(0x89)), (b"", frame(0x8A)), (frame(0x01), frame(0x00))])
async def test_whoever_sends_frames_that_say_nothing_is_cut_off(server: Running, first: bytes, then: bytes) -> None:
    """Pings, pongs and pieces of a message that never ends: each second a thousand thousand of them came in."""
    with never_reading(server) as peer:
        await until(lambda: server.house.operators.listeners)
        peer.sendall(first + then * (MOST + 1))
        await until(lambda: not server.house.operators.listeners)


async def test_whoever_pings_now_and_then_is_answered(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    await anna.connect()
    assert anna.socket is not None
    for _ in range(20):
        await (await anna.socket.ping())
    await anna.say(do="ping")
    await anna.until("pong")
