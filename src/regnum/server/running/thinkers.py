"""Bots at tables: they think in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import time

from regnum.kernel import Match

from .processes import Processes
from .thinking import Thinking, asked, think
from .turns import Claim, Turns

PATIENCE = 5
LONGEST = 60.0
"""So many seconds no bot thinks."""

NOBODYS = Claim()


class Thinkers:
    """Processes in which bots think, by turns."""

    def __init__(self, processes: int) -> None:
        self._processes = Processes(PATIENCE, LONGEST)
        self._turns = Turns(processes)
        self._thinking = 0
        self._progress = 0.0
        """When a bot last came to an end, or began while no other was thinking."""
        self._idle = asyncio.Event()
        self._idle.set()

    async def think(
        self, level: str, match: Match, seat: int, seed: str, person: int | None = None, claim: Claim = NOBODYS
    ) -> Thinking:
        """The answer that a bot gives."""
        if not self._thinking:
            self._progress = time.monotonic()
        self._thinking += 1
        self._idle.clear()
        try:
            async with self._turns.turn(claim):
                thought = await self._processes.do(think, asked(match, seat, level, person), level, seed)
            self._progress = time.monotonic()
            return thought
        finally:
            self._thinking -= 1
            if not self._thinking:
                self._idle.set()

    @property
    def stands_still(self) -> float:
        """For how many seconds bots have been thinking without any coming to an end."""
        return time.monotonic() - self._progress if self._thinking else 0.0

    async def idle(self, seconds: float) -> bool:
        """Whether no bot thinks; if one does, wait so long until none does."""
        try:
            async with asyncio.timeout(seconds):
                await self._idle.wait()
        except TimeoutError:
            return False
        return True

    def close(self) -> None:
        self._processes.close()
