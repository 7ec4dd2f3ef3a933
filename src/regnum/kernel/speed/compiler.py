"""The C++ compiler: the machine's own, or the one that ``pip install 'regnum[compile]'`` brings."""

from __future__ import annotations

import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from ..errors import RegnumError

STANDARD = ("-std=c++20", "-fno-strict-aliasing", "-fno-exceptions", "-fno-rtti", "-w")
SHARED = (*STANDARD, "-shared", *(() if os.name == "nt" else ("-fPIC",)))
OPTIMISED = "-O3"
LIBRARY = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
MACHINE = f"{sysconfig.get_platform()}-{platform.machine()}"


class NoCompiler(RegnumError):
    """There is no C++ compiler here, or it failed."""


@cache
def command() -> tuple[str, ...] | None:
    """How to call a C++ compiler; None if there is none."""
    for name in ("c++", "g++", "clang++"):
        if found := shutil.which(name):
            return (found,)
    if importlib.util.find_spec("ziglang"):
        return (sys.executable, "-m", "ziglang", "c++")
    return None


def build(text: str, library: Path, *flags: str) -> None:
    """A shared library from a program's text."""
    compiler = command()
    if compiler is None:
        raise NoCompiler("no C++ compiler here: install one, or pip install 'regnum[compile]'")
    with _made_whole(library) as made:
        source = made.with_name("rules.cc")
        source.write_text(text, encoding="utf-8")
        extra = ("-nostdlib++",) if "ziglang" in compiler else ()
        asked = (*compiler, *SHARED, *extra, *(flags or (OPTIMISED,)), "-o", str(made), str(source), "-lm")
        done = subprocess.run(asked, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NoCompiler(f"{' '.join(compiler)} failed: {done.stderr.strip()[:2000]}")


def copy(library: Path, other: Path) -> None:
    """A library under another name, with memory of its own for whoever loads it."""
    with _made_whole(other) as made:
        shutil.copyfile(library, made)


@contextmanager
def _made_whole(library: Path) -> Iterator[Path]:
    """Where a library is made, so that it is never there half-written."""
    library.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=library.parent) as folder:
        made = Path(folder, library.name)
        yield made
        made.replace(library)
