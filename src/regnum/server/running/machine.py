"""Processes of this machine, whatever its system: Linux, macOS or Windows."""

from __future__ import annotations

import contextlib
import sys

import psutil


def lives(process: int) -> bool:
    return psutil.pid_exists(process)


def kill(process: int) -> None:
    """End a process at once; it may be gone already."""
    with contextlib.suppress(psutil.NoSuchProcess):
        psutil.Process(process).kill()


def step_back(by: int) -> None:
    """Let this process be less important than others, by 0 to 19; some systems do not allow it."""
    me = psutil.Process()
    with contextlib.suppress(psutil.AccessDenied):
        if sys.platform == "win32":
            me.nice(psutil.BELOW_NORMAL_PRIORITY_CLASS)
        else:
            me.nice(by)
