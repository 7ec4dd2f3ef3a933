"""A club that holds tournaments."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ..houses import house_in
from .clubs import NOW, Club


@pytest.fixture
async def club(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Club]:
    now = [NOW]
    made = await Club(await house_in(tmp_path, clock=lambda: now[0], lease=3600.0), now).open()
    yield made
    await made.house.close()
