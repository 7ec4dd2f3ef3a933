"""An outbox: what a connection is still to be told.

Newer news about the same thing replaces older; what was not sent yet comes along with the newest.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol


class Hearer(Protocol):
    """Somebody who has heard everything up to a number."""

    heard: int


class Outbox:
    """What a connection is still to be told. Answers are kept in order; news replaces older news about the same."""

    def __init__(self) -> None:
        self.answers: deque[bytes] = deque()
        self.news: dict[tuple[str, str], tuple[bytes, Hearer | None, int]] = {}
        self.filled = asyncio.Event()
        """Whether there is something to send."""

    def answer(self, text: bytes) -> None:
        self.answers.append(text)
        self.filled.set()

    def tell(self, key: tuple[str, str], text: bytes, to: Hearer | None = None, number: int = 0) -> None:
        """``to`` will have heard everything up to ``number`` when this was sent."""
        self.news[key] = text, to, number
        self.filled.set()

    def take(self) -> bytes:
        """The next thing to send, while it is filled; news first: an answer never comes before what it is about."""
        if self.news:
            text, to, number = self.news.pop(next(iter(self.news)))
            if to is not None:
                to.heard = number
        else:
            text = self.answers.popleft()
        if not self.news and not self.answers:
            self.filled.clear()
        return text
