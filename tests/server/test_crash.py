"""kill -9 at any moment loses nothing that was acknowledged."""

from __future__ import annotations

from pathlib import Path

import pytest

from .crash import run

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("workers", [1, 2])
async def test_a_loaded_server_that_is_killed_again_and_again_loses_nothing(tmp_path: Path, workers: int) -> None:
    summary = await run(tmp_path, kills=4, tables=5, players=3, seed=1, workers=workers)
    assert summary.wrong == []
    assert summary.acknowledged > 20
    assert summary.reconnects >= 4
