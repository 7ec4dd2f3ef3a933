"""How long compiling a game's rules takes, in a process of its own: cold into an empty folder, and from the cache."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile

PROGRAM = """
from regnum.envs.stepping import PlayOuts, Stepper
PlayOuts({0!r}, 1).play()
Stepper({0!r})
"""
NOTHING = "import regnum.envs.stepping, regnum.games"


def from_cache(name: str) -> float:
    """Seconds of one core until a game compiled before is ready to play and to be stepped, imports not counted."""
    return max(0.0, _spent(PROGRAM.format(name), {}) - _spent(NOTHING, {}))


def cold(name: str) -> float:
    """The same with nothing compiled before."""
    with tempfile.TemporaryDirectory() as folder:
        return max(0.0, _spent(PROGRAM.format(name), {"REGNUM_CACHE": folder}) - _spent(NOTHING, {}))


def _spent(program: str, environment: dict[str, str]) -> float:
    before = _children()
    subprocess.run([sys.executable, "-c", program], env=os.environ | environment, check=True)
    return _children() - before


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
