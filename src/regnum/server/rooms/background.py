"""What a node does beside everything else, until it is closed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from regnum.store import Unavailable


class Background:
    """Work that nobody waits for."""

    def __init__(self) -> None:
        self.closed = False
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        if self.closed:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        self.closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def rounds(work: Callable[[], Awaitable[None]], pause: Callable[[], Awaitable[object]], name: str) -> None:
    """Work and pause, for ever: whatever goes wrong is logged, and the next round comes all the same."""
    log = logging.getLogger(f"regnum.{name}")
    while True:
        try:
            await work()
        except Unavailable as wrong:
            log.warning("waiting for the store: %s", wrong)
        except Exception:
            log.exception("a round failed")
        await pause()
