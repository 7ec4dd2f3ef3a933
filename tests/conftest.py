"""For all tests: bots do not start compilations in the background; tests that want native code ask for it.

The browser tests are a call of their own, ``REGNUM_BROWSER=1 pytest tests/browser``: Playwright's event loop and the
server's tests cannot share a process.
"""

from __future__ import annotations

import os
import random
import secrets

import pytest

os.environ.setdefault("REGNUM_INTERPRETED", "1")

collect_ignore = [] if os.environ.get("REGNUM_BROWSER") else ["browser"]


@pytest.fixture(autouse=True)
def chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test leaves to chance follows from its name; ``REGNUM_CHANCE=2`` is another chance."""
    drawn = random.Random(request.node.nodeid + os.environ.get("REGNUM_CHANCE", ""))
    monkeypatch.setattr(secrets, "token_hex", lambda length: drawn.randbytes(length).hex())
