"""A game as a file tells of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..game import Game

FORMAT = "regnum 1"
"""What a file begins with."""


@dataclass(frozen=True)
class SavedGame:
    """A game as a file tells of it: the set-up, every choice, and what was remarked. Nothing of it has been played.

    >>> import regnum
    >>> from regnum.kernel import saved
    >>> text = saved.write(regnum.new_match("vive-le-roi", players=3, seed=7, names=["Anna", "Ben", "Cleo"]))
    >>> read = saved.look(text, regnum.game)
    >>> read.game.name, read.names, len(read.choices)
    ('vive-le-roi', ('Anna', 'Ben', 'Cleo'), 4)
    """

    game: Game
    edition: int
    options: Mapping[str, Any]
    names: tuple[str, ...] = ()
    choices: Sequence[tuple[int, str]] = ()
    """The seat (or Nature) and what it chose, in notation; ``?`` for what the reader of the file may not know."""
    start: Mapping[str, Any] | None = None
    gave_up: tuple[int, ...] = ()
    """The seats that gave up, in their order."""
    remarks: Sequence[str] = ()
    """The comments, in their order: who was a bot, how it ended, or whatever else somebody wrote down."""
