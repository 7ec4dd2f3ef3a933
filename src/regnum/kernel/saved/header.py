"""The head of a file: the lines ``name: value``, read into a game in which nothing is chosen yet."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from .. import position
from ..data import BoardText
from ..errors import BadFile, NotFound, RegnumError
from ..game import Game
from ..parameters import NUMBER
from .game import SavedGame

LONGEST_NUMBER = 9
T = TypeVar("T")


def read_header(lines: list[str], game_named: Callable[..., Game]) -> SavedGame:
    header = _Header(lines)
    board = (header.read("board text", _board_text),) if "board text" in header.values else ()
    game = header.read("game", lambda name: game_named(name, *board))
    if "board" in header.values or game.board:
        header.read("board", partial(_check_board, game))
    players = header.read("players", _number)
    options = {
        key.removeprefix("option "): header.read(key, partial(_option, game, key.removeprefix("option "), players))
        for key in header.numbered("option ")
    }
    edition = header.read("edition", _number)
    start = header.read("start", _start) if "start" in header.values else None
    names = tuple(header.values[key][1] for key in header.numbered("seat "))
    gave_up = header.read("gave up", partial(_seats, players)) if "gave up" in header.values else ()
    return SavedGame(game, edition, {"players": players, **options}, names, start=start, gave_up=gave_up)


class _Header:
    """The lines ``name: value`` at the head of a file; what is wrong with a value is said with its line."""

    def __init__(self, lines: list[str]) -> None:
        self.values: dict[str, tuple[int, str]] = {}
        for number, line in enumerate(lines, 2):
            key, _, value = line.partition(":")
            if line.startswith("#"):
                continue
            if not _KEY.fullmatch(key.strip()) or key.strip() in self.values:
                raise BadFile(f"line {number}: expected {_KEYS}, once each, not {line!r}")
            self.values[key.strip()] = number, value.strip()

    def read(self, key: str, convert: Callable[[str], T]) -> T:
        if key not in self.values:
            raise BadFile(f"the header has no line {key!r}")
        number, value = self.values[key]
        try:
            return convert(value)
        except LookupError as wrong:
            raise BadFile(f"line {number}: {wrong}{self._needs()}") from wrong
        except RegnumError as wrong:
            raise BadFile(f"line {number}: {wrong}") from wrong

    def _needs(self) -> str:
        return f"; this game needs the packages {self.values['packages'][1]}" if "packages" in self.values else ""

    def numbered(self, kind: str) -> list[str]:
        return [key for key in self.values if key.startswith(kind)]


_KEYS = (
    "'game:', 'packages:', 'board:', 'board text:', 'edition:', 'players:', 'start:', 'gave up:', "
    "'option NAME:' or 'seat NUMBER:'"
)
_KEY = re.compile(r"game|packages|board|board text|edition|players|start|gave up|option \S+|seat [0-9]+")


def _seats(players: int, text: str) -> tuple[int, ...]:
    seats = tuple(_number(seat) for seat in text.split())
    if len(set(seats)) < len(seats) or len(seats) >= players or any(seat >= players for seat in seats):
        raise BadFile(f"expected seats from 0 to {players - 1}, once each and not all of them, not {text!r}")
    return seats


def _number(text: str) -> int:
    if not NUMBER.fullmatch(text) or len(text) > LONGEST_NUMBER:
        raise BadFile(f"a number is expected, not {text[:40]!r}")
    return int(text)


def _option(game: Game, name: str, players: int, text: str) -> Any:
    option = next((option for option in game.options if option.name == name), None)
    if option is None:
        raise NotFound("{game} has no option {name!r}", game=game.name, name=name)
    return option.check(text, players)


def _board_text(text: str) -> BoardText:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise BadFile(f"the board is no JSON text: {wrong}") from wrong
    if not isinstance(found, str):
        raise BadFile(f"the board is a JSON text, not {text[:40]}")
    return BoardText(found)


def _check_board(game: Game, board: str) -> None:
    if board != game.board:
        raise BadFile(f"this game was played on the board {board}, not on {game.board or 'the one that comes along'}")


def _start(text: str) -> dict[str, Any]:
    if text == "?":
        raise BadFile("this file was saved for one seat and hides the start; it cannot be replayed")
    try:
        start = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise BadFile(f"the start is no JSON: {wrong}") from wrong
    if not isinstance(start, dict) or start.keys() - position.ARGUMENTS:
        raise BadFile(f"the start is a JSON object of {', '.join(position.ARGUMENTS)}, not {text[:40]}")
    return start
