"""Compiles what is loaded before a game can be played, in the archives of a folder. The Python of browsers runs it.

Modules that are loaded later, or never, stay as they were written, for compiled they would be larger to fetch.
Docstrings and assertions are left out, as by ``python -OO``. Games keep their sources besides: rules of other packages
are read when their book is closed.
"""

from __future__ import annotations

import importlib
import py_compile
import sys
from collections.abc import Iterator
from importlib.util import cache_from_source
from pathlib import Path
from zipfile import ZipFile, ZipInfo

from regnum.games import game as game_named
from regnum.games import names
from regnum.kernel import Match
from regnum.server.telling.views import sight

ARCHIVES = Path("/archives")
HOUSE = "regnum.server.alone.browser"
COMMON = {"python_stdlib.zip": "/lib/python314.zip", "regnum.zip": str(Path.cwd())}
"""Archives of which no source is read, and from where their modules are loaded."""
SOURCE, COMPILED = Path("/tmp/source.py"), Path("/tmp/compiled.pyc")
BARE = 2
"""Without docstrings and assertions."""


def everything_loaded() -> set[str]:
    """The files of all modules that a page has loaded once somebody is shown a game."""
    importlib.import_module(HOUSE)
    for name in names():
        sight(game_named(name)).look(Match(game_named(name)).table).by(None)
    return {str(module.__file__) for module in list(sys.modules.values()) if getattr(module, "__file__", None)}


def turned(path: Path, loaded: set[str]) -> Iterator[tuple[ZipInfo, bytes]]:
    """What shall lie in an archive instead of what does."""
    place = COMMON.get(path.name, str(Path.cwd()))
    with ZipFile(path) as whole:
        for file in whole.infolist():
            content, name = whole.read(file), file.filename
            is_compiled = f"{place}/{name}" in loaded and name.endswith(".py")
            if is_compiled:
                beside = f"{name}c" if path.name in COMMON else cache_from_source(name, optimization="")
                yield ZipInfo(beside, file.date_time), compiled(name, content)
            if not is_compiled or path.name not in COMMON:
                yield file, content


def compiled(name: str, source: bytes) -> bytes:
    """A module as Python reads it without looking for its source."""
    SOURCE.write_bytes(source)
    unasked = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(str(SOURCE), str(COMPILED), name, doraise=True, optimize=BARE, invalidation_mode=unasked)
    return COMPILED.read_bytes()


def main() -> None:
    loaded = everything_loaded()
    for path in ARCHIVES.glob("*.zip"):
        files = list(turned(path, loaded))
        with ZipFile(path, "w") as made:
            for file, content in files:
                made.writestr(file, content)


if __name__ == "__main__":
    main()
