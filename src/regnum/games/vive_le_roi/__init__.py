"""Vive le Roi! by Stefano Luperto, Jean-Michel Maman and Andrés J. Voicu. Two to eight units, up to sixteen persons.

The chapters in the order of the rules: ``table``, ``castle``, ``favourites``, ``markers``, ``first_player``, ``round``,
``placement``, ``turn``, ``vote``, ``count``, ``places``; options and variants are files of their own in ``variants/``.
``faults`` finds data, ``impossible`` tables that cannot be; ``redealing`` fills in what a seat can't know, ``thumb``
has what a good player thinks.
"""

from __future__ import annotations

from pathlib import Path

from regnum.games import import_all
from regnum.kernel import Game

from . import impossible, redealing, thumb
from . import round as _round
from .facts import facts
from .positions import read_position
from .printed_copy import called
from .scores import scores
from .table import DATA, LOADED, book

import_all(__name__, "variants")
__all__ = ["GAME", "impossible", "redealing", "thumb"]

UNITS = DATA["legal"]["units"]
GAME = Game(
    "vive-le-roi",
    book,
    _round.GAME,
    players=range(min(UNITS), max(UNITS) + 1),
    usual=4,
    folder=Path(__file__).parent,
    prefix="VR",
    scores=scores,
    facts=facts,
    data=LOADED,
    edition=2,
    parse=read_position,
    rules=["rules.md"],
    rulebook="rulebook/*.ftl",
    guide="guide/*.md",
    lesson="lesson",
    words=["messages/data.*.ftl", "messages/things.*.ftl", "messages/*.ftl"],
    drawing="regnum.terminal.boards.vive_le_roi",
    browser="board",
    picture="picture.svg",
    printed=called(LOADED),
)
