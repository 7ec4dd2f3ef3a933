"""Processes beside the server, in which work is done that takes long."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.sharedctypes import RawArray
from typing import Any, TypeVar

from .machine import kill, step_back

T = TypeVar("T")

BEAT_SECONDS = 0.25
"""How often a process says that it goes on."""
HUNG_SECONDS = 3.0
"""One that has said nothing for so long hangs, where somebody waits for it."""
BEGINNING = 10
"""So many times as long it may take until it says something for the first time."""


class Process:
    """One process, which says again and again that it goes on."""

    def __init__(self, patience: int, longest: float, silence: float) -> None:
        context = multiprocessing.get_context("spawn")
        self._signs = RawArray("d", 2)
        """Its number, and when it said something last."""
        self._began = time.monotonic()
        self._longest = longest
        self._silence = silence
        self.gone = False
        self._pool = ProcessPoolExecutor(1, context, _begin, (patience, self._signs))

    @property
    def pid(self) -> int:
        return int(self._signs[0])

    async def do(self, work: Callable[..., T], *of: object) -> T:
        """What comes of it; BrokenProcessPool if the process dies or hangs, TimeoutError if the work never ends."""
        done = asyncio.get_running_loop().run_in_executor(self._pool, work, *of)
        end = time.monotonic() + self._longest
        try:
            while not (await asyncio.wait([done], timeout=BEAT_SECONDS))[0]:
                if time.monotonic() > end:
                    raise TimeoutError
                if self._hangs():
                    raise BrokenProcessPool
            return done.result()
        except (asyncio.CancelledError, TimeoutError, BrokenProcessPool):
            done.add_done_callback(lambda late: late.cancelled() or late.exception())
            self.kill()
            raise

    def _hangs(self) -> bool:
        since = time.monotonic() - (self._signs[1] or self._began)
        return since > self._silence * (1 if self.pid else BEGINNING)

    def kill(self) -> None:
        self.gone = True
        if self.pid:
            kill(self.pid)
        self.close()

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


class Processes:
    """As many as there is work at the same time, kept for more; one that dies or hangs is replaced."""

    def __init__(self, patience: int, longest: float, silence: float = HUNG_SECONDS) -> None:
        """``patience``: by how much they are less important than the server, from 0 to 19; ``longest``: no work takes
        so many seconds, whatever does will never end; ``silence``: whoever says nothing for so many hangs."""
        self._patience = patience
        self._longest = longest
        self._silence = silence
        self._idle: list[Process] = []

    async def do(self, work: Callable[..., T], *of: object) -> T:
        """What comes of it. If its process dies or hangs, it is done again in another."""
        try:
            return await self._try(work, *of)
        except BrokenProcessPool:
            return await self._try(work, *of)

    async def _try(self, work: Callable[..., T], *of: object) -> T:
        process = self._idle.pop() if self._idle else Process(self._patience, self._longest, self._silence)
        try:
            return await process.do(work, *of)
        finally:
            if not process.gone:
                self._idle.append(process)

    def close(self) -> None:
        while self._idle:
            self._idle.pop().close()


def _begin(patience: int, signs: Any) -> None:
    """A process's first act: leave Ctrl-C to the server, be less important than it, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_the_server()
    step_back(patience)

    def go_on() -> None:
        while True:
            signs[:] = os.getpid(), time.monotonic()
            time.sleep(BEAT_SECONDS)

    threading.Thread(target=go_on, daemon=True).start()


def end_with_the_server() -> None:
    """Let this process end as soon as the one that began it does, however that came about."""
    server = multiprocessing.parent_process()

    def wait_and_end() -> None:
        if server is not None:
            server.join()
            os._exit(0)

    threading.Thread(target=wait_and_end, daemon=True).start()
