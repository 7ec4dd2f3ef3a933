"""Lang lebe der König by Günter Burkhardt (FX Schmid 1997), for three to five players.

The chapters in the order of the rules: ``table``, ``counties``, ``cards``, ``dice``, ``courtiers``, ``journey``,
``turn``; ``confrontation`` with ``throw``, ``banishment`` and ``cards_back``; ``votes``, ``election``, ``lots``,
``deal`` and ``places``. ``set_up`` has the game as a whole, with ``first_player``; options are files of their own in
``variants/``. ``counting`` has what follows from the rest of a table, ``faults`` finds data, ``impossible`` tables that
cannot be; ``redealing`` fills in what a seat can't know, ``thumb`` has what a good player thinks.
"""

from __future__ import annotations

from pathlib import Path

from regnum.games import import_all
from regnum.kernel import Game

from . import counting, impossible, redealing, set_up, thumb
from .facts import facts
from .positions import read_position
from .printed_copy import called
from .scores import scores
from .table import FEWEST, LOADED, PLAYERS, book

import_all(__name__, "variants")
__all__ = ["GAME", "counting", "impossible", "redealing", "thumb"]

GAME = Game(
    "lang-lebe-der-koenig",
    book,
    set_up.GAME,
    players=range(FEWEST, PLAYERS + 1),
    usual=4,
    folder=Path(__file__).parent,
    prefix="LK",
    scores=scores,
    facts=facts,
    data=LOADED,
    edition=2,
    oldest=2,
    parse=read_position,
    rules=["rules.md"],
    rulebook="rulebook/*.ftl",
    guide="guide/*.md",
    lesson="lesson",
    words=["messages/data.*.ftl", "messages/things.*.ftl", "messages/*.ftl"],
    drawing="regnum.terminal.boards.lang_lebe_der_koenig",
    browser="board",
    picture="picture.svg",
    champion="champion",
    printed=called(LOADED),
    idle=["pass", "end", "decline", "leave"],
)
