"""For all tests: bots do not start compilations in the background; tests that want native code ask for it."""

from __future__ import annotations

import os

os.environ.setdefault("REGNUM_INTERPRETED", "1")
