"""The games. ``game("vive-le-roi")`` gives one, ready to be played; with ``board`` on the owner's own data.

Each game is a folder that offers ``GAME``. A board of one's own is the same folder read a second time with another
data file, so that rules keep their tables as plain constants.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import pkgutil
import sys
import tomllib
from collections.abc import Callable, Collection, Iterable
from pathlib import Path
from typing import Any

from regnum.kernel import BadFile, Game

from .boards import Fault, laid_over, line_of, unlike

__all__ = ["Fault", "board_of", "game", "import_all", "load_data", "names"]

_BOARDS: dict[str, Path] = {}
"""The data file of each package that does not use its own."""


def names() -> list[str]:
    """The names of all games."""
    return sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(__path__) if module.ispkg)


def game(name: str, board: Path | str | None = None) -> Game:
    """The game of that name (``vive-le-roi``, or as its folder is called: ``vive_le_roi``), or LookupError."""
    if name.replace("_", "-") not in names():
        raise LookupError(f"there is no game {name!r}; there are {', '.join(names())}")
    package = f"{__name__}.{name.replace('-', '_')}"
    module = importlib.import_module(package) if board is None else _with_board(package, Path(board))
    made: Game = module.GAME
    return made


def board_of(game: Game) -> Path | None:
    """The owner's own data file that a game is played with, or None."""
    return _BOARDS.get(f"{__name__}.{game.name.replace('-', '_')}_with_{game.board}")


def _with_board(package: str, board: Path) -> Any:
    try:
        digest = hashlib.sha256(board.read_bytes()).hexdigest()[:12]
    except OSError as wrong:
        raise BadFile(f"the board {board} cannot be read: {wrong.strerror}") from wrong
    alias = f"{package}_with_{digest}"
    if alias in sys.modules:
        return sys.modules[alias]
    original = importlib.util.find_spec(package)
    assert original is not None and original.origin is not None
    spec = importlib.util.spec_from_file_location(
        alias, original.origin, submodule_search_locations=list(original.submodule_search_locations or [])
    )
    assert spec is not None and spec.loader is not None
    _BOARDS[alias] = board
    module = importlib.util.module_from_spec(spec)
    sys.modules[alias] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        for loaded in [key for key in sys.modules if key.startswith(alias)]:
            del sys.modules[loaded]
        raise
    module.GAME.board = digest
    return module


def load_data(
    package: str,
    faults: Callable[[dict[str, Any]], Iterable[Fault]] = lambda data: (),
    spare: Collection[str] = (),
) -> dict[str, Any]:
    """The data a game's package plays with: its own ``data.toml``, with the board given for it laid over.

    ``faults`` finds what is wrong with the data; BadFile names the line of each. ``spare`` are the columns that rows
    of a board may leave out, because no rule reads them.
    """
    path = Path(sys.modules[package].__file__ or "").with_name("data.toml")
    text = path.read_text(encoding="utf-8")
    data = tomllib.loads(text)
    wrong: list[Fault] = []
    if package in _BOARDS:
        path = _BOARDS[package]
        text, board = _read_board(path)
        wrong += unlike(board, data, spare)
        data = laid_over(data, board)
    wrong = wrong or list(faults(data))
    if wrong:
        raise BadFile("\n".join(_sentence(path, text, fault) for fault in wrong))
    return data


def _read_board(path: Path) -> tuple[str, dict[str, Any]]:
    try:
        text = path.read_text(encoding="utf-8")
        return text, tomllib.loads(text)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        raise BadFile(f"{path}: {wrong}") from wrong


def _sentence(path: Path, text: str, fault: Fault) -> str:
    line = line_of(text, fault.path)
    return f"{path}, line {line}: {fault.reason}" if line else f"{path}: {fault.reason}"


def import_all(package: str, folder: str) -> None:
    """Import every module of a sub-folder in alphabetical order: how a game finds its variants and expansions."""
    path = Path(sys.modules[package].__file__ or "").parent / folder
    for module in sorted(pkgutil.iter_modules([str(path)]), key=lambda m: m.name):
        importlib.import_module(f"{package}.{folder}.{module.name}")
