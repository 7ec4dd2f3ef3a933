"""Vive le Roi! by Stefano Luperto, Jean-Michel Maman and Andrés J. Voicu. Two to eight units, up to sixteen persons.

The chapters in the order of the rules: ``table``, ``castle``, ``favourites``, ``markers``, ``round``, ``placement``,
``turn``, ``vote``, ``count``, ``end``; options and variants are files of their own in ``variants/``. ``impossible``
finds tables that cannot be.
"""

from __future__ import annotations

from pathlib import Path

from regnum.games import import_all, loaded
from regnum.kernel import Game

from . import round as _round
from .components import called
from .configuration import options
from .impossible import complaints
from .knowledge import read_position, scores
from .table import book

import_all(__name__, "variants")
book.complaints.add(complaints)

GAME = Game(
    "vive-le-roi",
    book,
    _round.GAME,
    options(),
    folder=Path(__file__).parent,
    prefix="VR",
    scores=scores,
    edition=2,
    parse=read_position,
    printed=called(loaded(__name__)),
)
