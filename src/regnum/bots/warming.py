"""Compiled rules for bots without anybody waiting: another process compiles, the finished code is taken from disk."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from typing import Any

from regnum.games import game as game_named
from regnum.kernel import SEATS, BoardText, Game, seeded

from . import forest, policy

RULES = (forest.search, forest.weigh_deals, policy.play_all_by)
"""What bots compile along with the rules of a game."""

_engines: dict[Game, Any] = {}
_compiling: dict[Game, subprocess.Popen[bytes]] = {}


def compiled(game: Game) -> Any:
    """The native engine of a game with the rules of bots; it may take a minute to compile at first use."""
    from regnum.kernel.speed import native

    return native.compiled(game, RULES)


def engine(game: Game) -> Any:
    """The native engine if its code is ready; otherwise None, and a compilation is started in the background."""
    if os.environ.get("REGNUM_INTERPRETED"):
        return None
    if game not in _engines:
        try:
            made = compiled(game)
        except ImportError:
            return None
        if not made.ready():
            _start(game)
            return None
        _engines[game] = made
    return _engines[game]


def _start(game: Game) -> None:
    if game not in _compiling:
        with tempfile.TemporaryFile() as board:
            board.write(game.board_text.encode())
            board.seek(0)
            _compiling[game] = subprocess.Popen(
                [sys.executable, "-m", "regnum.bots.warming", game.name],
                stdin=board,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )


# --- compiling ahead ----------------------------------------------------------------------------------------------

PARTS = ("rules", "search", "evidence", "whole games")
"""What is compiled, in this order."""


def parts(game: Game) -> Iterator[str]:
    """Compile everything bots use, by using it once, and mark the code as ready; each part when it is done."""
    import numpy as np

    from . import deals
    from .knowledge import Knowledge
    from .search import Grove

    made = compiled(game)
    tables = made.begin(1)
    while made.to_act(tables, 0) < 0:
        made.answer(tables, 0, -1, made.offers(tables, 0, -1)[0])
    yield PARTS[0]
    table = made.get(tables, 0)
    seat = game.to_act(table)[0]
    Grove(seat, deals.drawn(Knowledge(game, table, seat), 0, made), 0, made).search(2)
    yield PARTS[1]
    made.code.weigh_deals_entry(tables, seat, made.offers(tables, 0, seat)[0], made.out, np.ones(1))
    yield PARTS[2]
    rngs = np.array([seeded(0)], np.int64)
    made.code.play_all_by_entry(tables, np.zeros((1, SEATS), np.int32), rngs, made.out)
    made.mark_ready()
    yield PARTS[3]


def warm(game: Game) -> None:
    """All parts of a game compiled at one go."""
    for _ in parts(game):
        pass


if __name__ == "__main__":
    warm(game_named(sys.argv[1], BoardText(sys.stdin.buffer.read().decode())))
