"""A program of somebody's on the server, for the fuzzer: it says strange things by the bots' protocol."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from .strange import Strange

App = Callable[..., Awaitable[None]]
"""Where programs connect."""
GREETING = {"protocol": 1, "name": "Robot"}


class Robot:
    """One connection after the other. Whatever is said, it is heard, or the connection ends and says why."""

    def __init__(self, app: App, token: str, strange: Strange) -> None:
        self.app = app
        self.strange = strange
        self.rng = strange.rng
        self.scope = {"headers": [(b"authorization", f"Bearer {token}".encode())], "client": ("127.0.0.1", 1)}
        self.asked: list[dict[str, Any]] = []
        self._closed: str | None = None
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._listens = asyncio.Event()
        self._task: asyncio.Future[None] | None = None

    async def say(self) -> tuple[str, str]:
        """What became of something that comes to mind, and what that was."""
        if self._task is None:
            await self.come()
        if self._task is None:
            return "not let in", ""
        text = self.strange.garbled(json.dumps(self._thought()))
        self._listens.clear()
        ended = await self._said(text)
        return ended or "heard", text

    async def _said(self, text: str) -> str:
        """How the connection ended after that, or nothing if it goes on."""
        assert self._task is not None
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})
        listens: asyncio.Future[Any] = asyncio.ensure_future(self._listens.wait())
        await asyncio.wait([listens, self._task], return_when=asyncio.FIRST_COMPLETED)
        listens.cancel()
        return await self._end() if self._task.done() else ""

    def _thought(self) -> Any:
        """Most often an answer to something that it was asked, perhaps long ago."""
        kind = self.rng.random()
        if kind < 0.9 and self.asked:
            asked = self.rng.choice(self.asked)
            return {"id": asked["id"], "choose": self.rng.randrange(len(asked["offers"]))}
        if kind < 0.95 and self.asked:
            return {"id": self.asked[-1]["id"], "choose": self.strange.value()}
        return self.rng.choice((GREETING, {**GREETING, "protocol": self.strange.value()}, self.strange.value()))

    async def leave(self) -> None:
        if self._task is not None:
            self._inbox.put_nowait({"type": "websocket.disconnect"})
            await self._end()

    async def come(self) -> None:
        """Connect, and greet."""
        self._closed, self._inbox = None, asyncio.Queue()
        self._task = asyncio.ensure_future(self.app(self.scope, self._receive, self._send))
        self._listens.clear()
        await self._said(json.dumps(GREETING))

    async def _end(self) -> str:
        """How a connection ended: with a reason, or wrongly."""
        assert self._task is not None
        (failed,) = await asyncio.gather(self._task, return_exceptions=True)
        self._task = None
        return "broken" if failed is not None else "hung up" if self._closed else "nothing"

    async def _receive(self) -> dict[str, Any]:
        if self._inbox.empty():
            self._listens.set()
        return await self._inbox.get()

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self._closed = message.get("reason")
        elif message["type"] == "websocket.send":
            said = json.loads(message["text"])
            if said["kind"] == "choose":
                self.asked = [*self.asked[-3:], said]
