"""Processes beside the server, in which work is done that takes long."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

T = TypeVar("T")


class Processes:
    """So many at most, started when there is something to do."""

    def __init__(self, most: int, patience: int) -> None:
        """``patience``: by how much they are less important than the server, from 0 to 19."""
        self._most = most
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, work: Callable[..., T], *of: object) -> T:
        """What comes of it. If its process dies, it is done again in another."""
        loop = asyncio.get_running_loop()
        pool = self._started()
        try:
            return await loop.run_in_executor(pool, work, *of)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            return await loop.run_in_executor(self._started(), work, *of)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._most, context, _begin, (self._patience,))
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _begin(patience: int) -> None:
    """A process's first act: leave Ctrl-C to the server, be less important than it, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_the_server()
    with contextlib.suppress(OSError):
        os.nice(patience)


def end_with_the_server() -> None:
    """Let this process end as soon as the one that began it does, however that came about."""
    server = multiprocessing.parent_process()

    def wait_and_end() -> None:
        if server is not None:
            server.join()
            os._exit(0)

    threading.Thread(target=wait_and_end, daemon=True).start()
