"""A mailbox: a local socket under a name, to which other processes of the same server write."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path


class Mailbox:
    """Ours; others' are written to from it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.socket: socket.socket | None = None

    def open(self, read: Callable[[socket.socket], None]) -> None:
        """``read`` is called whenever something has come."""
        self._path.unlink(missing_ok=True)
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.socket.setblocking(False)
        self.socket.bind(str(self._path))
        asyncio.get_running_loop().add_reader(self.socket, read, self.socket)

    def close(self) -> None:
        if self.socket is not None:
            asyncio.get_running_loop().remove_reader(self.socket)
            self.socket.close()
            self.socket = None
            self._path.unlink(missing_ok=True)
