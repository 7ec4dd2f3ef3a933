"""Work in threads, a little of it at a time: however many ask for it, the server has time for everybody else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from ..table.refused import Refused

T = TypeVar("T")


class InTurn:
    """One kind of work: so much of it at once, and so many who may wait for it."""

    def __init__(self, at_once: int, most_waiting: int) -> None:
        self._free = asyncio.Semaphore(at_once)
        self._most_waiting = most_waiting
        self._waiting = 0

    async def do(self, work: Callable[..., T], *of: object) -> T:
        """What comes of it; Refused if too many wait."""
        if self._waiting >= self._most_waiting:
            raise Refused("too-fast", "too fast: wait a moment", wait=1.0)
        self._waiting += 1
        try:
            async with self._free:
                return await asyncio.to_thread(work, *of)
        finally:
            self._waiting -= 1
