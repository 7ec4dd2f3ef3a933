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
    """A shared library from a program's text; what is there is never half-written."""
    compiler = command()
    if compiler is None:
        raise NoCompiler("no C++ compiler here: install one, or pip install 'regnum[compile]'")
    library.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=library.parent) as folder:
        source, made = Path(folder, "rules.cc"), Path(folder, library.name)
        source.write_text(text, encoding="utf-8")
        extra = ("-nostdlib++",) if "ziglang" in compiler else ()
        asked = (*compiler, *SHARED, *extra, *(flags or (OPTIMISED,)), "-o", str(made), str(source), "-lm")
        done = subprocess.run(asked, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NoCompiler(f"{' '.join(compiler)} failed: {done.stderr.strip()[:2000]}")
        made.replace(library)
