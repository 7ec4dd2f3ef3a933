"""Strange frames and requests, a few thousand of them; a million with ``python -m regnum.bench.fuzz``."""

from __future__ import annotations

from pathlib import Path

import pytest

from regnum.bench.fuzz import fuzz
from regnum.bench.strange import Findings

pytestmark = pytest.mark.anyio


async def test_whatever_is_said_is_answered_in_words(tmp_path: Path) -> None:
    found = await fuzz(str(tmp_path / "regnum.db"), 3000, seed=1)
    assert found.wrong == []
    assert {"malformed", "unknown", "not-now", "done", "pong", "200", "400"} <= set(found.answers)


def test_what_is_not_answered_in_words_is_found() -> None:
    found = Findings()
    for answer in ("malformed", "broken", "500", "nothing"):
        found.note(answer, "said")
    assert len(found.wrong) == 3
