"""Driving many tables through real sockets: every seat answers at once whatever it is asked."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol
from urllib.parse import urlsplit

from .sockets import Socket

SECONDS_TO_FALL_SILENT = 0.7
"""So long the last answers are under way, and what servers do about them."""


class Wire(Protocol):
    """One server's way of talking: how to sit down, and what to answer to what is heard."""

    name: str
    http: str

    async def tables(self, count: int, players: int) -> list[list[Any]]:
        """New tables; for each the credentials of its seats."""
        ...

    def address(self, seat: Any) -> tuple[str, dict[str, str]]:
        """The path at which a seat connects, and with which headers."""
        ...

    def greet(self, seat: Any) -> str:
        """What a seat says first."""
        ...

    def hear(self, seat: Any, text: bytes) -> Heard | None:
        """What a message means to a seat; None if nothing."""
        ...


@dataclass(slots=True)
class Heard:
    """What a message means to a seat."""

    told: bool = False
    """Whether it says how the game stands."""
    asked: int | None = None
    """The number of the question that is put to the seat."""
    answer: Callable[[], str] | None = None
    """What the seat would say to that."""
    at_once: str = ""
    """What must be said whatever happens."""
    over: bool = False


@dataclass
class Result:
    """What was measured."""

    moves: int = 0
    told: int = 0
    """How often a seat was told how the game stands."""
    heard: int = 0
    """How many bytes the seats were told."""
    seconds: float = 0.0
    driving: float = 0.0
    """How much CPU the driver itself used."""
    cpu: float = 0.0
    """How much the server did."""
    waits: list[float] = field(default_factory=list)

    @property
    def per_second(self) -> float:
        return self.moves / self.seconds if self.seconds else 0.0

    def percentile(self, share: float) -> float:
        ordered = sorted(self.waits)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


class Drive:
    """Some tables, played again and again for some seconds; between that everybody keeps their answers back."""

    def __init__(self, wire: Wire, tables: int, players: int, pace: Callable[[], float] | None = None) -> None:
        """``pace``: how long a person thinks; None: answers come at once."""
        self.wire = wire
        self.count = tables
        self.players = players
        self.pace = pace
        self.seats: list[Seated] = []
        self.result = Result()
        self.playing = False
        self.measuring = False
        self.kept_back: list[Callable[[], None]] = []
        """What is said as soon as they play on."""
        self.wrong: list[Exception] = []

    async def sit_down(self) -> None:
        tables = await self.wire.tables(self.count, self.players)
        self.seats = [Seated(self, seat) for table in tables for seat in table]
        for seat in self.seats:
            await seat.sit_down()

    async def play(self, warm: float, seconds: float, looking_on: Callable[[], float] = lambda: 0.0) -> Result:
        """What was measured after a while of warming up; ``looking_on`` is read at the beginning and at the end."""
        self.result = Result()
        self.playing = True
        kept_back, self.kept_back = self.kept_back, []
        for say in kept_back:
            say()
        await asyncio.sleep(warm)
        self.measuring, began, spent, seen = True, time.perf_counter(), time.process_time(), looking_on()
        await asyncio.sleep(seconds)
        self.measuring = self.playing = False
        self.result.seconds = time.perf_counter() - began
        self.result.driving = time.process_time() - spent
        self.result.cpu = looking_on() - seen
        await asyncio.sleep(SECONDS_TO_FALL_SILENT)
        if self.wrong:
            raise self.wrong[0]
        return self.result

    def leave(self) -> None:
        for seat in self.seats:
            seat.socket.close()


class Seated:
    """One seat that plays."""

    def __init__(self, drive: Drive, seat: Any) -> None:
        self.drive = drive
        self.wire = drive.wire
        self.seat = seat
        self.answered: int | None = None
        """The question that it has answered and whose consequence it has not heard yet."""
        self.sent_at = 0.0
        path, headers = self.wire.address(seat)
        where = urlsplit(self.wire.http)
        self.host, self.port = str(where.hostname), int(where.port or 80)
        self.socket = Socket(where.netloc, path, headers, self.hear)

    async def sit_down(self) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self.socket, self.host, self.port)
        await self.socket.opened
        self.socket.say(self.wire.greet(self.seat))

    def hear(self, text: bytes) -> None:
        try:
            heard = self.wire.hear(self.seat, text)
            if heard is not None:
                self.understand(heard, len(text))
        except Exception as wrong:
            self.drive.wrong.append(wrong)

    def understand(self, heard: Heard, size: int) -> None:
        if heard.at_once:
            self.socket.say(heard.at_once)
        if heard.told:
            self.count(heard, size)
        if heard.answer is not None and self.answered is None:
            self.answered = heard.asked
            self.answer_in_time(heard.answer())

    def count(self, heard: Heard, size: int) -> None:
        confirmed = self.answered is not None and heard.asked != self.answered
        if self.drive.measuring:
            result = self.drive.result
            result.told += 1
            result.heard += size
            if confirmed:
                result.moves += 1
                result.waits.append(time.perf_counter() - self.sent_at)
        if confirmed:
            self.answered = None

    def answer_in_time(self, answer: str) -> None:
        if self.drive.pace is None:
            self.say(answer)
        else:
            asyncio.get_running_loop().call_later(self.drive.pace(), self.say, answer)

    def say(self, answer: str) -> None:
        if not self.drive.playing:
            self.drive.kept_back.append(lambda: self.say(answer))
            return
        self.sent_at = time.perf_counter()
        self.socket.say(answer)


def human(rng: random.Random) -> Callable[[], float]:
    """People think between two and eighteen seconds, ten on average."""
    return lambda: rng.uniform(2.0, 18.0)
