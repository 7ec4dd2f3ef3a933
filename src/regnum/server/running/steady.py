"""A clock that only goes forward: wall time as it was when the process began, and since then time that passed."""

from __future__ import annotations

import time
from collections.abc import Callable


class Steady:
    """Seconds since 1970 that nobody can set: not back, and not ahead either."""

    def __init__(self, wall: Callable[[], float] = time.time, passed: Callable[[], float] = time.monotonic) -> None:
        self._passed = passed
        self._began = wall() - passed()

    def __call__(self) -> float:
        return self._began + self._passed()
