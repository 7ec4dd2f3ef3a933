"""Doors between the workers of one server: a connection that opens a table goes to the worker where that is at home.

All who are at a table then meet in one process. The socket itself is handed over, with what its client has said that
still counts; the client notices nothing. Where that cannot be done, the connection stays where it is, and the workers
tell each other what happens, as nodes do.
"""

from __future__ import annotations

import contextlib
import socket
from array import array
from collections.abc import Callable
from pathlib import Path
from zlib import crc32

import msgspec

from regnum.store.mailbox import Mailbox

LONGEST = 100_000
_ONE_SOCKET = socket.CMSG_SPACE(array("i").itemsize)


class Said(msgspec.Struct, array_like=True):
    """What a client has said: the request that its connection began with, and what it said then."""

    request: bytes
    texts: list[str]


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Said)
Adopt = Callable[[socket.socket, Said], None]


class Doors:
    """The door of one worker, and the ways to the others."""

    def __init__(self, folder: Path, number: int, count: int) -> None:
        self._folder = folder
        self._number = number
        self._count = count
        self._mailbox = Mailbox(self._door(number))

    def open(self, adopt: Adopt) -> None:
        """From now on others may hand connections over to us."""
        self._mailbox.open(lambda mine: _let_in(mine, adopt))

    def close(self) -> None:
        """From now on all stay where they are."""
        self._mailbox.close()

    def _door(self, number: int) -> Path:
        return self._folder / f"{number}.door"

    def elsewhere(self, table: str) -> int | None:
        """The worker where a table is at home, if that is another one."""
        home = crc32(table.encode()) % self._count
        return None if home == self._number else home

    def hand_over(self, to: int, connection: int, said: Said) -> bool:
        """Whether another worker has this socket now."""
        body = _encoder.encode(said)
        if self._mailbox.socket is None or len(body) > LONGEST:
            return False
        passed = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))]
        try:
            self._mailbox.socket.sendmsg([body], passed, 0, str(self._door(to)))
        except OSError:
            # It is not there just now, or has too much to do.
            return False
        return True


def _let_in(mine: socket.socket, adopt: Adopt) -> None:
    with contextlib.suppress(BlockingIOError):
        body, ancillary, _, _ = mine.recvmsg(LONGEST, _ONE_SOCKET, socket.MSG_CMSG_CLOEXEC)
        said, sockets = _decoder.decode(body), array("i")
        for _, _, passed in ancillary:
            sockets.frombytes(passed[: sockets.itemsize])
        for number in sockets:
            adopt(socket.socket(fileno=number), said)
