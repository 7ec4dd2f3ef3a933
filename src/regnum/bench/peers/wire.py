"""How a peer's program is asked: it says what it can do in one line of JSON, then every line it reads is a wish.

A wish is the number of a way and the seconds to spend; the answer is decisions (or copies) and games in a second of one
core. Nothing but the standard library and the peer is needed here.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Sequence

Work = Callable[[], tuple[int, int]]
"""Plays for a short while; how many decisions (or copies) and how many games."""
Way = tuple[str, str, str, Work]
"""Who, how, of which kind (one of those below), and the work."""

FROM_PYTHON, IN_HASTE, INSIDE, COPIES = "from Python", "from Python, chance's odds ignored", "inside", "copies"


def serve(ways: Sequence[Way]) -> None:
    print(json.dumps([way[:3] for way in ways]), flush=True)
    for line in sys.stdin:
        number, seconds = line.split()
        print(json.dumps(measured(ways[int(number)][3], float(seconds))), flush=True)


def measured(work: Work, seconds: float) -> tuple[float, float]:
    began, decisions, games = time.process_time(), 0, 0
    while time.process_time() - began < seconds:
        more, ended = work()
        decisions, games = decisions + more, games + ended
    spent = time.process_time() - began
    return decisions / spent, games / spent


def copies(copy: Callable[[], object], count: int = 100) -> Work:
    """The work of copying something."""

    def work() -> tuple[int, int]:
        for _ in range(count):
            copy()
        return count, 0

    return work
