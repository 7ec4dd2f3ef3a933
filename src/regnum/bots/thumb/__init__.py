"""Rules of thumb: what a good club player thinks of each possible answer, one file per game.

A file offers ``ADVICE``, a :class:`~regnum.kernel.ByVerb` over the game's verbs, written in the vocabulary of rules so
that it runs at every speed. About 100 means "clearly better". It reads only what its seat may know; a test proves it.
``PROSPECTS`` and ``STAGE``, two tallies, judge a seat in the middle of a game and say when that is done well: 100 more
prospects are e times the odds of winning, and 100 stages further is a good moment, the end of a round, say.
It may offer ``LASTING``, a :class:`~regnum.bots.memory.Lasting`: secrets about which what others did is evidence.
"""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache
from pathlib import Path
from types import ModuleType

from regnum.kernel import Game

from ..memory import Lasting


@cache
def thumb(game: Game) -> ModuleType | None:
    """The file of a game, read again for a board of one's own, so that it knows that board's tables."""
    name = f"{__name__}.{game.name.replace('-', '_')}"
    spec = importlib.util.find_spec(name)
    if spec is None or spec.origin is None:
        return None
    if not game.board:
        return importlib.import_module(name)
    usual = f"regnum.games.{game.name.replace('-', '_')}"
    module = ModuleType(f"{name}_with_{game.board}")
    module.__file__, module.__package__ = spec.origin, __name__
    text = Path(spec.origin).read_text(encoding="utf-8")
    # Every line stays where it is: compiled engines read the source of functions from the file.
    exec(compile(text.replace(f"from {usual}", f"from {usual}_with_{game.board}"), spec.origin, "exec"), vars(module))
    return module


def teach(game: Game) -> Game:
    """Give a game its rule of thumb, if there is one, and return it."""
    file = thumb(game)
    if not game.book.advice.functions and file is not None:
        book = game.book
        book.advice, book.prospects, book.stage = file.ADVICE, file.PROSPECTS, file.STAGE
    return game


def lasting(game: Game) -> Lasting | None:
    """Which secrets last in this game, if it matters."""
    return getattr(thumb(game), "LASTING", None)
