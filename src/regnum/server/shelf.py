"""The games that this server plays."""

from __future__ import annotations

import logging
from functools import cache

from regnum.games import game as game_named
from regnum.games import names
from regnum.kernel import Game

from .errors import Refused

log = logging.getLogger("regnum.shelf")


@cache
def games() -> dict[str, Game]:
    """Every game by its name. One that cannot be read is not offered: the others can be played all the same."""
    found = {}
    for name in names():
        try:
            found[name] = game_named(name)
        except Exception:
            log.exception("the game %s cannot be read", name)
    return found


def find_game(name: str) -> Game:
    found = games().get(name)
    if found is None:
        raise Refused("unknown", f"there is no game {name!r}; there are {', '.join(games())}")
    return found
