"""The games that this server plays, each on its own board or on the one that was put in its place.

A table keeps the text of the board it was begun on, so that it goes on as it began on every node and for ever, whatever
the server plays on today.
"""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path

from regnum.games import complaints, names
from regnum.games import game as game_named
from regnum.kernel import BadFile, BoardText, Game

from .journal import Created
from .refused import Refused

log = logging.getLogger("regnum.shelf")

_boards: dict[str, BoardText] = {}
"""The boards of one's own that new tables are begun on."""


@cache
def games() -> dict[str, Game]:
    """Every game by its name. One that cannot be read is not offered: the others can be played all the same."""
    for sentence in complaints():
        log.warning(sentence)
    return {name: game_named(name, _boards.get(name)) for name in names()}


def put_boards(boards: dict[str, Path]) -> None:
    """Play these games on boards of one's own from now on; BadFile says what is wrong with one."""
    for name, path in boards.items():
        if name not in names():
            raise BadFile(f"there is no game {name!r} to play on {path}; there are {', '.join(names())}")
    texts = {name: game_named(name, path).board_text for name, path in boards.items()}
    _boards.clear()
    _boards.update(texts)
    games.cache_clear()


def find_game(name: str) -> Game:
    """The game of that name as new tables are begun here."""
    known = games()
    if name not in known:
        raise Refused("unknown", "there is no game {name!r}; there are: {known}", name=name, known=", ".join(known))
    return known[name]


def on_board(name: str, board: str) -> Game:
    """The game of that name on a board of somebody's own."""
    find_game(name)
    try:
        return game_named(name, BoardText(board))
    except BadFile as wrong:
        raise Refused("illegal", "that board file cannot be read: {wrong}", wrong=wrong) from wrong


def game_of(created: Created) -> Game:
    """The game of a table, on the board it was begun on."""
    if created.board or created.game in _boards:
        return game_named(created.game, BoardText(created.board))
    return find_game(created.game)
