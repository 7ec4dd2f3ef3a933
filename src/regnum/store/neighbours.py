"""Neighbours: the processes of one server that share a file, and tell each other what they wrote to it."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import socket
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TextIO

from .mailbox import Mailbox

LONGEST = 100_000
"""How many bytes of news are told at once."""
BETWEEN = "\n"
MISSED = ""
"""What is told when something may have been missed."""
SECONDS_BEFORE_TRYING_AGAIN = 0.02


class Neighbours:
    """One of so many processes, each with a mailbox in the same folder."""

    def __init__(self, folder: Path, number: int, count: int) -> None:
        self._folder = folder
        self._mailbox = Mailbox(_mailbox(folder, number))
        self._others = [_mailbox(folder, n) for n in range(count) if n != number]
        self._turn: TextIO | None = None
        self._unsent: dict[Path, list[str]] = {}
        """What those are still to be told whose mailbox is full."""

    def open(self, hear: Callable[[str], None]) -> None:
        """Hear from now on what the others tell. They look again: who was here before may have left things untold."""
        self._mailbox.open(lambda mine: _read(mine, hear))
        self.tell([MISSED])

    def close(self) -> None:
        self._mailbox.close()
        if self._turn is not None:
            self._turn.close()
            self._turn = None

    def tell(self, news: Sequence[str]) -> None:
        """Tell everybody; whoever reads slowly hears it a little later."""
        for other in self._others:
            if other in self._unsent:
                self._unsent[other] += news
            elif not self._told(other, news):
                if not self._unsent:
                    self._try_again_later()
                self._unsent[other] = list(news)

    def _try_again_later(self) -> None:
        asyncio.get_running_loop().call_later(SECONDS_BEFORE_TRYING_AGAIN, self._try_again)

    def _try_again(self) -> None:
        self._unsent = {other: news for other, news in self._unsent.items() if not self._told(other, news)}
        if self._unsent:
            self._try_again_later()

    def _told(self, other: Path, news: Sequence[str]) -> bool:
        """Whether nothing is left to be told."""
        body = BETWEEN.join(news).encode()
        if self._mailbox.socket is None:
            return True
        try:
            self._mailbox.socket.sendto(body if len(body) <= LONGEST else MISSED.encode(), str(other))
        except (FileNotFoundError, ConnectionRefusedError):
            # It has not begun yet, or is no more: it will read everything when it begins.
            return True
        except OSError:
            return False
        return True

    @contextlib.contextmanager
    def alone(self) -> Iterator[None]:
        """Alone among the neighbours until one leaves: for a thread that may wait."""
        if self._turn is None:
            self._turn = (self._folder / "turn").open("w")
        fcntl.flock(self._turn, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(self._turn, fcntl.LOCK_UN)


def _mailbox(folder: Path, number: int) -> Path:
    return folder / f"{number}.news"


def _read(mine: socket.socket, hear: Callable[[str], None]) -> None:
    # Everything at once: the system keeps few messages for whoever does not read.
    with contextlib.suppress(BlockingIOError):
        while True:
            for one in mine.recv(LONGEST).decode().split(BETWEEN):
                hear(one)
