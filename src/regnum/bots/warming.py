"""Compiled rules for bots without anybody waiting: another process compiles, the finished code is taken from disk."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import tempfile
from functools import cache
from typing import TYPE_CHECKING

from regnum.games import game as game_named
from regnum.kernel import BoardText, Game

from . import forest, policy, weighing

if TYPE_CHECKING:
    from regnum.kernel.speed.native import NativeEngine

RULES = (
    forest.search,
    forest.look_up,
    forest.come_to,
    weighing.weigh_deals,
    weighing.temper,
    weighing.resample,
    policy.play_tables_by,
    policy.advise_tables,
    policy.think_of,
)
"""What bots compile along with the rules of a game."""

_compiling: dict[Game, subprocess.Popen[bytes]] = {}


def compiled(game: Game) -> NativeEngine:
    """The native engine of a game with the rules of bots; it takes some seconds to compile at first use."""
    from regnum.kernel.speed import native

    return native.compiled(game, RULES)


def webassembly(game: Game) -> bytes:
    """A game with the rules of bots as a module for browsers, whatever the options and however many play."""
    from regnum.kernel.speed import native, wasm

    return wasm.build(native.rules(game, RULES))


def ready(game: Game) -> bool:
    """Whether compiled code lies there, for this board or one like it."""
    from regnum.kernel.speed import native

    return native.rules(game, RULES).alike() is not None


def engine(game: Game) -> NativeEngine | None:
    """The native engine if its code is ready; otherwise None, and a compilation is started in the background."""
    if os.environ.get("REGNUM_INTERPRETED"):
        return None
    try:
        if ready(game):
            return compiled(game)
    except ImportError:  # numpy is not everywhere
        return None
    _start(game)
    return None


def _start(game: Game) -> None:
    from regnum.kernel.speed import compiler

    if compiler.command() is None:
        _say_that_there_is_no_compiler()
    elif game not in _compiling:
        _compiling[game] = _begun(game)
    elif _compiling[game].poll():
        _say_that_it_failed(game)


def _begun(game: Game) -> subprocess.Popen[bytes]:
    with tempfile.TemporaryFile() as board:
        board.write(game.board_text.encode())
        board.seek(0)
        command = [sys.executable, "-m", "regnum.bots.warming", game.name]
        return subprocess.Popen(command, stdin=board, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


@cache
def _say_that_there_is_no_compiler() -> None:
    logging.getLogger("regnum").warning(
        "no C++ compiler here: bots that look ahead think slowly; install one, or pip install 'regnum[compile]'"
    )


@cache
def _say_that_it_failed(game: Game) -> None:
    logging.getLogger("regnum").warning(
        "the rules of %s could not be compiled: bots that look ahead think slowly; "
        "python -m regnum.bots.warming %s says why (a board of one's own is read from its input)",
        *(game.name, game.name),
    )


if __name__ == "__main__":
    compiled(game_named(sys.argv[1], BoardText(sys.stdin.buffer.read().decode())))
