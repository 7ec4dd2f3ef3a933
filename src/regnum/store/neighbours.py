"""Neighbours: the processes of one server that share a file, and tell each other what they wrote to it."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

LONGEST_NEWS = 200_000
MISSED = ""
"""What is told when something may have been missed."""


class Neighbours:
    """One of so many processes, each with a socket in the same folder."""

    def __init__(self, folder: Path, number: int, count: int) -> None:
        self._folder = folder
        self._mine = folder / f"{number}.news"
        self._others = [folder / f"{n}.news" for n in range(count) if n != number]
        self._behind: set[Path] = set()
        """Those who did not hear everything because they had too much to read."""
        self._socket: socket.socket | None = None
        self._turn = (folder / "turn").open("w")

    def open(self, hear: Callable[[str], None]) -> None:
        """Hear from now on what the others tell."""
        self._mine.unlink(missing_ok=True)
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(str(self._mine))
        asyncio.get_running_loop().add_reader(self._socket, self._read, self._socket, hear)

    def close(self) -> None:
        if self._socket is not None:
            asyncio.get_running_loop().remove_reader(self._socket)
            self._socket.close()
            self._socket = None
        self._turn.close()

    def _read(self, mine: socket.socket, hear: Callable[[str], None]) -> None:
        # Everything at once: the system keeps few messages for whoever does not read.
        with contextlib.suppress(BlockingIOError):
            while True:
                hear(mine.recv(LONGEST_NEWS).decode())

    def tell(self, news: str) -> None:
        """Tell everybody; whoever is too slow hears later that something was missed."""
        for other in self._others:
            if other not in self._behind:
                self._tell(other, news)
            elif self._tell(other, MISSED):
                self._behind.discard(other)

    def _tell(self, other: Path, news: str) -> bool:
        if self._socket is None:
            return False
        try:
            self._socket.sendto(news.encode(), str(other))
        except BlockingIOError:
            self._behind.add(other)
            return False
        except (FileNotFoundError, ConnectionRefusedError):
            # It has not begun yet, or is no more: it will read everything when it begins.
            return False
        return True

    @contextlib.contextmanager
    def alone(self) -> Iterator[None]:
        """Alone among the neighbours until one leaves: for a thread that may wait."""
        fcntl.flock(self._turn, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(self._turn, fcntl.LOCK_UN)
