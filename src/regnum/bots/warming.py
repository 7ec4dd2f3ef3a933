"""Compiled rules for bots without anybody waiting: another process compiles, the finished code is taken from disk."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

from regnum.kernel import SEATS, Game, seeded

from . import forest, policy
from .thumb import teach

RULES = (forest.search, policy.play_all_by)
"""What bots compile along with the rules of a game."""

_engines: dict[str, Any] = {}
_compiling: dict[str, subprocess.Popen[bytes]] = {}


def compiled(game: Game) -> Any:
    """The native engine of a game with the rules of bots; it may take a minute to compile at first use."""
    from regnum.kernel.speed import native

    return native.compiled(teach(game), RULES)


def engine(game: Game) -> Any:
    """The native engine if its code is ready; otherwise None, and a compilation is started in the background."""
    teach(game)
    if os.environ.get("REGNUM_INTERPRETED"):
        return None
    if game.name not in _engines:
        try:
            made = compiled(game)
        except ImportError:
            return None
        if not made.ready():
            _start(game)
            return None
        _engines[game.name] = made
    return _engines[game.name]


def _start(game: Game) -> None:
    if game.name not in _compiling:
        _compiling[game.name] = subprocess.Popen(
            [sys.executable, "-m", "regnum.bots.warming", game.name],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )


def warm(game: Game) -> None:
    """Compile everything bots use, by using it once, and mark the code as ready."""
    import numpy as np

    from .knowledge import Knowledge
    from .search import Grove

    made = compiled(game)
    tables = made.begin(1)
    while made.to_act(tables, 0) < 0:
        made.answer(tables, 0, -1, made.offers(tables, 0, -1)[0])
    table = made.get(tables, 0)
    Grove(Knowledge(game, table, game.to_act(table)[0]), 0, made).search(2)
    rngs = np.array([seeded(0)], np.int64)
    made.code.play_all_by_entry(tables, np.zeros((1, SEATS), np.int32), rngs, made.out)
    made.mark_ready()


if __name__ == "__main__":
    from regnum.games import game as game_named

    warm(game_named(sys.argv[1]))
