"""Driving many tables through real sockets: every seat answers at once whatever it is asked."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from websockets.asyncio.client import connect


class Wire(Protocol):
    """One server's way of talking: how to sit down, and what to answer to what is heard."""

    name: str

    async def tables(self, count: int, players: int) -> list[list[Any]]:
        """New tables; for each the credentials of its seats."""
        ...

    def address(self, seat: Any) -> tuple[str, dict[str, str]]:
        """Where a seat connects, and with which headers."""
        ...

    def greet(self, seat: Any) -> list[str]:
        """What a seat says first."""
        ...

    def hear(self, seat: Any, text: str) -> Heard:
        """What a message means to a seat."""
        ...


@dataclass
class Heard:
    """What a message means to a seat."""

    told: bool = False
    """Whether it says how the game stands."""
    asked: int | None = None
    """The number of the question that is put to the seat."""
    answer: str = ""
    """What the seat would say to that."""
    at_once: str = ""
    """What must be said whatever happens."""
    over: bool = False


@dataclass
class Result:
    """What was measured."""

    moves: int = 0
    seconds: float = 0.0
    waits: list[float] = field(default_factory=list)
    late: int = 0

    @property
    def per_second(self) -> float:
        return self.moves / self.seconds if self.seconds else 0.0

    def percentile(self, share: float) -> float:
        ordered = sorted(self.waits)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


class Drive:
    """Some tables played for some seconds."""

    def __init__(self, wire: Wire, tables: int, players: int, pace: Callable[[], float] | None = None) -> None:
        """``pace``: how long a person thinks; None: answers come at once."""
        self.wire = wire
        self.count = tables
        self.players = players
        self.pace = pace
        self.result = Result()
        self.measuring = False

    async def run(self, warm: float, seconds: float) -> Result:
        tables = await self.wire.tables(self.count, self.players)
        work = [asyncio.create_task(self._sit(seat)) for table in tables for seat in table]
        await asyncio.sleep(warm)
        self.measuring, began = True, time.perf_counter()
        await asyncio.sleep(seconds)
        self.measuring = False
        self.result.seconds = time.perf_counter() - began
        for task in work:
            task.cancel()
        done = await asyncio.gather(*work, return_exceptions=True)
        wrong = [one for one in done if isinstance(one, Exception)]
        if wrong:
            raise wrong[0]
        return self.result

    async def _sit(self, seat: Any) -> None:
        address, headers = self.wire.address(seat)
        async with connect(address, additional_headers=headers, compression=None, max_size=None) as socket:
            for text in self.wire.greet(seat):
                await socket.send(text)
            await self._play(seat, socket.recv, socket.send)

    async def _play(
        self, seat: Any, recv: Callable[[], Awaitable[str | bytes]], send: Callable[[str], Awaitable[None]]
    ) -> None:
        sent_at, answered = 0.0, None
        while True:
            heard = self.wire.hear(seat, str(await recv()))
            if heard.at_once:
                await send(heard.at_once)
            if heard.told and answered is not None and heard.asked != answered:
                self._measure(time.perf_counter() - sent_at)
                answered = None
            if heard.over:
                return
            if heard.asked is not None and answered is None:
                if self.pace is not None:
                    await asyncio.sleep(self.pace())
                sent_at, answered = time.perf_counter(), heard.asked
                await send(heard.answer)

    def _measure(self, seconds: float) -> None:
        if self.measuring:
            self.result.moves += 1
            self.result.waits.append(seconds)


def human(rng: random.Random) -> Callable[[], float]:
    """People think between two and eighteen seconds, ten on average."""
    return lambda: rng.uniform(2.0, 18.0)
