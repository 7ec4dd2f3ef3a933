"""Lang lebe der König by Günter Burkhardt (FX Schmid 1997), for three to five players.

The chapters in the order of the rules: ``table``, ``counties``, ``cards``, ``dice``, ``courtiers``, ``journey``,
``turn``; ``confrontation`` with ``throw``, ``banishment`` and ``cards_back``; ``votes``, ``election``, ``lots``,
``deal`` and ``end``. ``set_up`` has the game as a whole; options are files of their own in ``variants/``.
``counting`` has what follows from the rest of a table, ``impossible`` finds tables that cannot be.
"""

from __future__ import annotations

from pathlib import Path

from regnum.games import import_all, loaded
from regnum.kernel import Game

from . import counting, set_up
from .board import called
from .configuration import options
from .impossible import complaints
from .knowledge import read_position, scores
from .table import book

import_all(__name__, "variants")
book.complaints.add(complaints)
__all__ = ["GAME", "counting"]

GAME = Game(
    "lang-lebe-der-koenig",
    book,
    set_up.GAME,
    options(),
    folder=Path(__file__).parent,
    prefix="LK",
    scores=scores,
    edition=2,
    oldest=2,
    parse=read_position,
    printed=called(loaded(__name__)),
)
