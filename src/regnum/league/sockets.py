"""Bots at a WebSocket: one that comes to be checked, and one on standard streams that is taken to a server."""

from __future__ import annotations

import contextlib
import json
import queue
import time
from collections.abc import Callable, Iterator, Sequence
from threading import Thread
from typing import TYPE_CHECKING

from regnum.bots import protocol
from regnum.bots.program import STARTING
from regnum.bots.protocol import BotFailed, Said
from regnum.bots.streams import Streams
from regnum.kernel import RegnumError

if TYPE_CHECKING:
    from websockets.sync.connection import Connection

PATH = "/api/programs/live"
NOT_WANTED = 1008
"""The code with which a server closes that wants no more of this bot."""
WAITING = 5.0
"""Seconds until a server that is away is tried again."""
A_WHILE = 3600.0


class Socket:
    """A bot that has connected by a WebSocket."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def say(self, message: Said) -> None:
        from websockets.exceptions import ConnectionClosed

        with contextlib.suppress(ConnectionClosed):
            self.connection.send(json.dumps(message))

    def hear(self, seconds: float) -> Said:
        """The next thing it says, or BotFailed if nothing comes in time."""
        from websockets.exceptions import ConnectionClosed

        try:
            text = self.connection.recv(timeout=max(0.0, seconds))
        except TimeoutError as wrong:
            raise BotFailed("time", "it did not answer in time") from wrong
        except ConnectionClosed as wrong:
            raise BotFailed("ended", "it closed the connection") from wrong
        if len(text) > protocol.LONGEST:
            raise BotFailed("nonsense", f"a message has at most {protocol.LONGEST} characters")
        return protocol.understood(text)

    def close(self) -> None:
        self.connection.close()


@contextlib.contextmanager
def listening(port: int) -> Iterator[tuple[str, Callable[[], Socket]]]:
    """Where a bot finds us on this machine, and whoever waits for it."""
    from websockets.sync.server import serve

    came: queue.SimpleQueue[Socket] = queue.SimpleQueue()

    def connected(connection: Connection) -> None:
        came.put(Socket(connection))
        connection.wait_closed()

    def wait() -> Socket:
        try:
            return came.get(timeout=3 * STARTING)
        except queue.Empty as wrong:
            raise BotFailed("start", "nobody has connected") from wrong

    with serve(connected, "127.0.0.1", port, max_size=2 * protocol.LONGEST) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"ws://127.0.0.1:{server.socket.getsockname()[1]}{PATH}", wait
        finally:
            server.shutdown()


class NotWanted(RegnumError):
    """A server has ended the connection, and says why."""


def take(server: str, token: str, command: Sequence[str], told: Callable[[str], None]) -> None:
    """Take a program on standard streams to a server, again and again, until the server does not want it or it ends."""
    from websockets.exceptions import ConnectionClosed, InvalidHandshake
    from websockets.sync.client import connect

    address = f"{server.rstrip('/').replace('http', 'ws', 1)}{PATH}"
    while True:
        streams = Streams(command)
        try:
            with connect(address, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None) as connection:
                told(f"connected to {server}")
                _carry(streams, connection)
        except ConnectionClosed as wrong:
            if wrong.rcvd is not None and wrong.rcvd.code == NOT_WANTED:
                raise NotWanted(f"{server} closed the connection: {wrong.rcvd.reason}") from wrong
            told(f"{server} is away; it is tried again in {WAITING:.0f} seconds")
        except (OSError, InvalidHandshake) as wrong:
            told(f"{server} cannot be reached ({wrong}); it is tried again in {WAITING:.0f} seconds")
        finally:
            streams.close()
        time.sleep(WAITING)


def _carry(streams: Streams, connection: Connection) -> None:
    """What is said to the program and what it says, until one of both ends."""
    failed: list[BotFailed] = []

    def answers() -> None:
        try:
            while True:
                with contextlib.suppress(_Silent):
                    connection.send(json.dumps(_heard(streams)))
        except BotFailed as wrong:
            failed.append(wrong)
            connection.close()

    Thread(target=answers, daemon=True).start()
    for text in connection:
        streams.say(json.loads(text))
    if failed:
        raise failed[0]


class _Silent(Exception):
    """It has said nothing for a while, as it may."""


def _heard(streams: Streams) -> Said:
    try:
        return streams.hear(A_WHILE)
    except BotFailed as wrong:
        if wrong.why == "time":
            raise _Silent from wrong
        raise
