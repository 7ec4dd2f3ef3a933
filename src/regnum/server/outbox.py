"""An outbox: what a connection is still to be told because it does not read fast enough.

Newer news about the same thing replaces older; what was not sent yet comes along with the newest.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol


class Hearer(Protocol):
    """Somebody who has heard everything up to a number."""

    heard: int


class Outbox:
    """What a connection is still to be told. Answers are kept in order; news replaces older news about the same."""

    def __init__(self) -> None:
        self.answers: deque[bytes] = deque()
        self.news: dict[tuple[str, str], tuple[bytes, Hearer | None, int]] = {}
        self.write_now: Callable[[bytes], bool] = lambda text: False
        """Writes to the wire if it takes a text without waiting."""
        self.being_sent = False
        self._waiter: asyncio.Future[None] | None = None

    def answer(self, text: bytes) -> None:
        if self.being_sent or self.news or self.answers or not self.write_now(text):
            self.answers.append(text)
            self._wake()

    def tell(self, key: tuple[str, str], text: bytes, to: Hearer | None = None, number: int = 0) -> None:
        """``to`` will have heard everything up to ``number`` when this was sent."""
        if self.being_sent or self.news or self.answers or not self.write_now(text):
            self.news[key] = text, to, number
            self._wake()
        elif to is not None:
            to.heard = number

    def _wake(self) -> None:
        waiter, self._waiter = self._waiter, None
        if waiter is not None and not waiter.done():
            waiter.set_result(None)

    async def filled(self) -> None:
        """Until there is something to send."""
        if not self.news and not self.answers:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter

    def take(self) -> bytes | None:
        """The next thing to send; news first, so that an answer never comes before what it is about."""
        if self.news:
            text, to, number = self.news.pop(next(iter(self.news)))
            if to is not None:
                to.heard = number
            return text
        return self.answers.popleft() if self.answers else None
