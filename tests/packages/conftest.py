"""A folder for packages of somebody else's."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from regnum.games.entries import broken, offered
from regnum.server.table import shelf


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where packages are installed during a test; afterwards nobody has heard of them."""
    known = set(sys.modules)
    monkeypatch.syspath_prepend(tmp_path)
    look_again()
    yield tmp_path
    for name in set(sys.modules) - known:
        if str(getattr(sys.modules[name], "__file__", "")).startswith(str(tmp_path)):
            del sys.modules[name]
    monkeypatch.undo()
    look_again()


def look_again() -> None:
    """What is installed is found out anew."""
    importlib.invalidate_caches()
    offered.cache_clear()
    broken.clear()
    shelf.games.cache_clear()
