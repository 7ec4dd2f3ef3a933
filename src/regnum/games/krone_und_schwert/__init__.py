"""Krone & Schwert (Crown & Sword) by Klaus-Jürgen Wrede. Two to five players.

The chapters in the order of the rules: ``table``, ``board``, ``laying``, ``cards``, ``people``, ``pawns``, ``game``,
``turn``, ``king``, ``building``, ``drawing``, ``expansion``, ``attack``, ``revolt``, ``winning``, ``ending``,
``scoring``; options are files of their own in ``variants/``. ``components`` checks the data, ``memory`` and
``knowledge`` hold what players can know, ``counting`` what follows from the rest of a table, ``impossible`` finds
tables that cannot be.
"""

from __future__ import annotations

from pathlib import Path

from regnum.games import import_all, loaded
from regnum.kernel import Game

from . import counting
from . import game as _game
from .components import called
from .impossible import complaints
from .knowledge import scores
from .table import FEWEST, PLAYERS, book

import_all(__name__, "variants")
book.complaints.add(complaints)
__all__ = ["GAME", "counting"]

GAME = Game(
    "krone-und-schwert",
    book,
    _game.GAME,
    players=range(FEWEST, PLAYERS + 1),
    folder=Path(__file__).parent,
    prefix="KS",
    scores=scores,
    printed=called(loaded(__name__)),
)
