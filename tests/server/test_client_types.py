"""The client's types are what the server says today: ``cd web && npm run types`` writes them anew."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
DESCRIBED: dict[Path, str] = runpy.run_path(str(WEB / "describe.py"))["described"]()


@pytest.mark.parametrize("path", DESCRIBED, ids=lambda path: str(path.relative_to(WEB)))
def test_the_client_is_written_for_this_server(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == DESCRIBED[path], "to be written anew by npm run types"
