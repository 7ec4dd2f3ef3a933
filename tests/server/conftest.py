"""A server for every test, with real sockets, in the test's own event loop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from regnum.server.app import App
from regnum.server.bots import Thinkers
from regnum.server.house import House
from regnum.server.running import Node
from regnum.server.settings import Settings
from regnum.store import open_store

from ..store.postgres import running
from .clients import Person
from .houses import CHEAP


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with running() as address:
        yield address


class Running:
    """One server that can be stopped and started again on the same store."""

    def __init__(self, store: str) -> None:
        self.store = store
        self.address = ""
        self.house: House
        self.node: Node
        self._task: asyncio.Task[None] | None = None

    async def start(self, limits: float = 0.0) -> None:
        settings = Settings(store=self.store, port=0, limits=limits)
        ready: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        store = await open_store(settings.store_address)
        self.house = House(store, thinkers=Thinkers(1), limits=limits, hasher=CHEAP)
        self.node = Node(App(self.house, settings), settings, ready.set_result)
        self._task = asyncio.create_task(self.node.serve())
        self.address = await ready

    async def stop(self) -> None:
        assert self._task is not None
        self.node.should_exit = True
        await self._task


@pytest.fixture
async def server(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Running]:
    running = Running(str(tmp_path / "regnum.db"))
    await running.start()
    yield running
    await running.stop()


Arrive = Callable[[str], Awaitable[Person]]


@pytest.fixture
async def arrive(server: Running, anyio_backend: str) -> AsyncIterator[Arrive]:
    """Somebody new, as a guest."""
    people: list[Person] = []

    async def arriving(name: str) -> Person:
        people.append(Person(server.address, name))
        return await people[-1].arrive()

    yield arriving
    for person in people:
        await person.leave()
