"""How long compiling a game's rules takes, in a process of its own: into an empty folder, and from what lies there."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from .measuring import COMPILING, Row

PROGRAM = """
from regnum.envs.stepping import PlayOuts, Stepper
PlayOuts({0!r}, 1).play()
Stepper({0!r})
"""
NOTHING = "import regnum.envs.stepping, regnum.games"


@contextmanager
def anew() -> Iterator[None]:
    """Everything is compiled into a folder that is empty at first, and gone in the end."""
    before = os.environ.get("REGNUM_CACHE", "")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["REGNUM_CACHE"] = folder
        yield
    os.environ["REGNUM_CACHE"] = before


def row(name: str, how: str) -> Row:
    """What it takes now, as a line of the table."""
    return Row(name, how, COMPILING, 1 / seconds(name), 0)


def seconds(name: str) -> float:
    """Seconds of one core until a game is ready to play and to be stepped, imports not counted."""
    return _spent(PROGRAM.format(name)) - _spent(NOTHING)


def _spent(program: str) -> float:
    before = _children()
    subprocess.run([sys.executable, "-c", program], check=True)
    return _children() - before


def _children() -> float:
    """Seconds that processes begun here have used; those of the clock on Windows, which does not count them."""
    used = os.times()
    return used.elapsed if os.name == "nt" else used.children_user + used.children_system
