"""Rules of thumb: what a good club player thinks of each possible answer, one file per game.

A file offers ``ADVICE``, a :class:`~regnum.kernel.ByVerb` over the game's verbs, written in the vocabulary of rules so
that it runs at every speed. About 100 means "clearly better". It reads only what its seat may know; a test proves it.
"""

from __future__ import annotations

import importlib
import importlib.util

from regnum.kernel import ByVerb, Game


def teach(game: Game) -> Game:
    """Give a game its rule of thumb, if there is one, and return it."""
    name = f"{__name__}.{game.name.replace('-', '_')}"
    if not game.book.advice.functions and importlib.util.find_spec(name) is not None:
        advice: ByVerb = importlib.import_module(name).ADVICE
        game.book.advice = advice
    return game
