"""kill -9 at any moment loses nothing that was acknowledged."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ..store.conftest import fresh_database
from .crash import run

pytestmark = pytest.mark.anyio


async def test_a_loaded_server_that_is_killed_again_and_again_loses_nothing(tmp_path: Path) -> None:
    await killed_again_and_again(str(tmp_path / "regnum.db"), workers=1)


async def test_neither_do_workers_on_postgresql(postgres: str) -> None:
    await killed_again_and_again(await asyncio.to_thread(fresh_database, postgres), workers=2)


async def killed_again_and_again(store: str, workers: int) -> None:
    summary = await run(store, kills=4, tables=5, players=3, seed=1, workers=workers)
    assert summary.wrong == []
    assert summary.acknowledged > 20
    assert summary.reconnects >= 4
