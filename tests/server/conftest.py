"""A server for every test, with real sockets, in the test's own event loop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from regnum.server.app import App
from regnum.server.house import House
from regnum.server.node import address_of, bound, how
from regnum.server.running.thinkers import Thinkers
from regnum.server.settings import Settings
from regnum.store import store_at

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
        self._server: uvicorn.Server
        self._task: asyncio.Task[None] | None = None

    async def start(self, limits: float = 0.0, **more: Any) -> None:
        settings = Settings(store=self.store, port=0, limits=limits, **more)
        self.house = House(store_at(settings.store_address), thinkers=Thinkers(1), limits=limits, hasher=CHEAP)
        port = bound(settings)
        self.address = address_of(port)
        app, ready = App(self.house, settings), asyncio.Event()
        app.ready = ready.set
        self._server = uvicorn.Server(uvicorn.Config(app.asgi(), **how(settings)))
        self._task = asyncio.create_task(self._server.serve([port]))
        await ready.wait()

    async def stop(self) -> None:
        assert self._task is not None
        self._server.should_exit = True
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
