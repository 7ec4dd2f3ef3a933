"""One suite for both databases."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from regnum.store import Store, open_store

from .postgres import running


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with running() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store's address."""
    if request.param == "sqlite":
        return str(tmp_path / "regnum.db")
    return fresh_database(request.getfixturevalue("postgres"))


@pytest.fixture
async def store(address: str, anyio_backend: str) -> AsyncIterator[Store]:
    opened = await open_store(address)
    yield opened
    await opened.close()


def fresh_database(server: str) -> str:
    """A schema of its own in the server's database: as good as another database, and made in no time."""
    return f"{server}&options=-csearch_path%3D{create_schema(server)}"


def create_schema(server: str) -> str:
    import asyncio

    import asyncpg

    name = f"test_{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(server)
        await connection.execute(f"CREATE SCHEMA {name}")
        await connection.close()

    asyncio.run(create())
    return name
