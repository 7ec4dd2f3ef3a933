"""The games. ``game("vive-le-roi")`` gives one, ready to be played; with ``board`` on the owner's own data.

Each game is a package that offers ``GAME`` by the entry point ``regnum.games``, ours like everybody's. A board of one's
own is the same package read a second time with another data file, so that rules keep their tables as plain constants.
"""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import pkgutil
import sys
import tomllib
from collections.abc import Callable, Collection, Iterable
from pathlib import Path
from typing import Any, NamedTuple, TypedDict

from regnum.kernel import BadFile, BoardText, BrokenPackage, Copy, Data, Fault, Game, NotFound, texts
from regnum.kernel.data import NOTHING_PRINTED, Settled

from .boards import TRANSCRIPTION, laid_over, line_of, parsed, renamed, unlike, wrong_transcription
from .entries import BOTS, GAMES, KINDS, Kind, broken, in_place_of, load, lost, offered, package_of, read_game
from .settled import unsettled, whole

__all__ = [
    "Copy",
    "Data",
    "Fault",
    "complaints",
    "faults_of",
    "game",
    "import_all",
    "left_out",
    "load_data",
    "names",
    "renamed",
    "whole",
]


class Board(NamedTuple):
    """A board of one's own, and how to speak of it in complaints."""

    text: BoardText
    called: str


_BOARDS: dict[str, Board] = {}
"""The board of each package that does not use its own data alone."""


def names() -> list[str]:
    """The names of all games that can be played."""
    if not offered(GAMES):
        raise BrokenPackage("no package offers a game: Regnum's installation is older than its files; install it again")
    return [name for name in offered(GAMES) if _plays(name)]


def _plays(name: str) -> bool:
    try:
        game(name)
    except BrokenPackage:
        return False
    return True


def complaints() -> list[str]:
    """A sentence for everything that installed packages offer and that cannot be used."""
    _try_everything()
    return [str(wrong) for wrong in broken.values()]


def _try_everything() -> None:
    """Whatever cannot be read is noted as broken."""
    names()
    lost()
    for entry in offered(BOTS).values():
        with contextlib.suppress(BrokenPackage):
            load(entry)


class LeftOut(TypedDict):
    """Something that an installed package offers and that cannot be used."""

    kind: Kind
    name: str
    package: str


def left_out() -> list[LeftOut]:
    """What cannot be used, without the reasons, which may tell more of a machine than strangers should know."""
    _try_everything()
    return [{"kind": KINDS[entry.group], "name": entry.name, "package": package_of(entry)} for entry in broken]


def game(name: str, board: Path | str | None = None) -> Game:
    """The game of that name (``vive-le-roi``, or as its folder is called: ``vive_le_roi``); NotFound if there is none.

    ``board`` is where the owner's own data lies, or a ``BoardText``: the data itself, as a game was kept with it.
    BrokenPackage if its package cannot be read.
    """
    entry = offered(GAMES).get(name.replace("_", "-"))
    if entry is None:
        raise NotFound("there is no game {name!r}; there are: {known}", name=name, known=", ".join(names()))
    given = _board(board or BoardText())
    own = read_game(entry)
    if not given.text:
        return own
    if not isinstance(board, BoardText):
        _refuse(given, given.text, _checked(own.data, given, own.data.copy.settled)[1])
    module = _with_board(own.name, entry.module, given)
    made: Game = getattr(module, entry.attr or "GAME")
    if made.board != given.text.fingerprint:
        raise BrokenPackage(
            f"{given.called}: {own.name} is not played with it. Its author is asked for Game(…, data=LOADED) with "
            "LOADED = load_data(__package__), and for imports inside the package that begin with a dot"
        )
    return made


def _board(board: Path | str) -> Board:
    where = "the board" if isinstance(board, BoardText) else str(board)
    text = board if isinstance(board, BoardText) else BoardText(texts.read(board))
    texts.must_be_seen(text, where)
    with contextlib.suppress(tomllib.TOMLDecodeError):  # told with its line where it is read
        texts.must_all_be_seen(parsed(text, where), where)
    return Board(text, where)


def _with_board(name: str, package: str, board: Board) -> Any:
    alias = f"{package}_with_{board.text.fingerprint}"
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
        with in_place_of(name, package, alias):
            spec.loader.exec_module(module)
    except BaseException:
        for loaded in [key for key in sys.modules if key.startswith(alias)]:
            del sys.modules[loaded]
        raise
    return module


# --- data -----------------------------------------------------------------------------------------------------


def load_data(
    package: str,
    faults: Callable[[dict[str, Any]], Iterable[Fault]] = lambda data: (),
    spare: Collection[str] = (),
    copy: Copy = NOTHING_PRINTED,
) -> Data:
    """The data a game's package plays with: its own ``data.toml``, with the board given for it laid over.

    ``package`` is the package's own name, ``__package__``, or that of a module of it which lies beside the data.
    ``faults`` finds what is wrong with the data; BadFile names the line of each. ``spare`` are the columns that rows
    of a board may leave out, because no rule reads them. ``copy`` is what a printed copy shows.
    """
    path = Path(sys.modules[package].__file__ or "").with_name("data.toml")
    text = path.read_text(encoding="utf-8")
    data = Data({}, _own(text, path), faults, spare, copy, BoardText(), {})
    given = (board for owner, board in _BOARDS.items() if f"{package}.".startswith(f"{owner}."))
    board = next(given, Board(BoardText(), str(path)))
    data, wrong = _checked(data, board, {})
    _refuse(board, board.text or text, wrong)
    return data


def _own(text: str, path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise BadFile(f"{path}: {wrong}") from wrong


def faults_of(game: Game, text: str) -> list[Fault]:
    """What is wrong with a board for this game; nothing is imported for that."""
    return _checked(game.data, Board(BoardText(text), "the board"), game.data.copy.settled)[1]


def _checked(data: Data, board: Board, settled: Settled) -> tuple[Data, list[Fault]]:
    """The data with the board laid over, and its faults; a game that was kept is not asked for what is ``settled``."""
    try:
        given = parsed(board.text, board.called)
    except tomllib.TOMLDecodeError as wrong:
        raise BadFile(f"{board.called}: {wrong}") from wrong
    transcription = given.pop(TRANSCRIPTION, {})
    faults = [*wrong_transcription(transcription), *unlike(given, data.own, data.spare)]
    now = laid_over(data.own, given)
    faults = faults or [*unsettled(now, data.own, settled)] or [*data.faults(now)]
    return data._replace(now=now, board=board.text, transcription=transcription), faults


def _refuse(board: Board, text: str, faults: list[Fault]) -> None:
    if faults:
        raise BadFile("\n".join(_sentence(board.called, text, fault) for fault in faults))


def _sentence(called: str, text: str, fault: Fault) -> str:
    line = line_of(text, fault.path)
    return f"{called}, line {line}: {fault.reason}" if line else f"{called}: {fault.reason}"


def import_all(package: str, folder: str) -> None:
    """Import every module of a sub-folder in alphabetical order: how a game finds its variants and expansions."""
    path = Path(sys.modules[package].__file__ or "").parent / folder
    for module in sorted(pkgutil.iter_modules([str(path)]), key=lambda m: m.name):
        importlib.import_module(f"{package}.{folder}.{module.name}")
