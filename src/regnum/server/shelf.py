"""The games that this server plays, each on its own board or on the one that was put in its place.

A table keeps the text of the board it was begun on, so that it goes on as it began on every node and for ever, whatever
the server plays on today.
"""

from __future__ import annotations

import hashlib
import logging
import tempfile
from functools import cache
from pathlib import Path

from regnum.games import board_of, names
from regnum.games import game as game_named
from regnum.kernel import BadFile, Game

from .errors import Refused

log = logging.getLogger("regnum.shelf")

_boards: dict[str, Path] = {}
"""The boards of one's own that new tables are begun on."""


@cache
def games() -> dict[str, Game]:
    """Every game by its name. One that cannot be read is not offered: the others can be played all the same."""
    found = {}
    for name in names():
        try:
            found[name] = game_named(name, _boards.get(name))
        except Exception:
            log.exception("the game %s cannot be read", name)
    return found


def put_boards(boards: dict[str, Path]) -> None:
    """Play these games on boards of one's own from now on; BadFile says what is wrong with one."""
    for name, path in boards.items():
        if name not in names():
            raise BadFile(f"there is no game {name!r} to play on {path}; there are {', '.join(names())}")
        game_named(name, path)
    _boards.clear()
    _boards.update(boards)
    games.cache_clear()


def find_game(name: str, board: str = "") -> Game:
    """The game of that name on the board with this text; without one, as it is played here today."""
    return _on_board(name, board) if board else _known(name, games())


def own_game(name: str) -> Game:
    """The game on the board that comes along."""
    return _known(name, games()) if name not in _boards else game_named(name)


def _known(name: str, known: dict[str, Game]) -> Game:
    found = known.get(name)
    if found is None:
        raise Refused("unknown", f"there is no game {name!r}; there are {', '.join(known)}")
    return found


def board_text(game: Game) -> str:
    """The text of the board that a game is played on; nothing for its own."""
    path = board_of(game)
    # The very bytes, for they are what the fingerprint is made of.
    return path.read_bytes().decode() if path else ""


def fingerprint(board: str) -> str:
    """What a board is called in saved games."""
    return hashlib.sha256(board.encode()).hexdigest()[:12]


@cache
def _folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="regnum-boards-")


@cache
def _on_board(name: str, board: str) -> Game:
    file = Path(_folder().name) / f"{fingerprint(board)}.toml"
    if not file.exists():
        file.write_bytes(board.encode())
    return game_named(name, file)
