"""Health: whether what is written is kept, and whether bots get on. Found out anew, but not for everybody who asks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from regnum.store import Unavailable

from .thinkers import Thinkers

SECONDS = 1.0
"""How long what was found out is told."""
STUCK_SECONDS = 20.0
"""Bots that think, and none of whom has come to an end for so long, are stuck."""


class Health:
    """What is wrong with a node."""

    def __init__(self, check: Callable[[], Awaitable[None]], thinkers: Thinkers) -> None:
        """``check`` says by Unavailable what is wrong with the store."""
        self._check = check
        self._thinkers = thinkers
        self._until = 0.0
        self._trouble = ""
        self._looking = asyncio.Lock()

    async def trouble(self) -> str:
        """What is wrong; nothing if nothing is."""
        async with self._looking:
            if time.monotonic() >= self._until:
                self._trouble = await self._found()
                self._until = time.monotonic() + SECONDS
        return self._trouble

    async def _found(self) -> str:
        if self._thinkers.stands_still > STUCK_SECONDS:
            return f"bots are stuck: none has moved for {self._thinkers.stands_still:.0f} seconds"
        try:
            await self._check()
        except Unavailable as wrong:
            return str(wrong)
        return ""
