"""What a node does again and again beside everything else."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from regnum.store import Unavailable


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
