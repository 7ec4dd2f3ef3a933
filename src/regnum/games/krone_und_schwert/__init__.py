"""Krone & Schwert (Crown & Sword) by Klaus-Jürgen Wrede. Two to five players.

The chapters in the order of the rules: ``table``, ``board``, ``first_player``, ``laying``, ``cards``, ``people``,
``pawns``, ``game``, ``turn``, ``king``, ``building``, ``drawing``, ``expansion``, ``attack``, ``revolt``, ``winning``,
``ending``, ``scoring``, ``places``; options are files of their own in ``variants/``. ``memory`` has what an attentive
player remembers, ``counting`` what follows from the rest of a table; ``faults`` finds data, ``impossible`` tables that
cannot be; ``redealing`` fills in what a seat can't know, ``thumb`` has what a good player thinks.
"""

from __future__ import annotations

from pathlib import Path

from regnum.games import import_all
from regnum.kernel import Game, Printed

from . import counting, impossible, redealing, thumb
from . import game as _game
from .facts import facts
from .printed_copy import called
from .scores import scores
from .table import FEWEST, LOADED, PLAYERS, SPACE, book

import_all(__name__, "variants")
__all__ = ["GAME", "counting", "impossible", "redealing", "thumb"]

GAME = Game(
    "krone-und-schwert",
    book,
    _game.GAME,
    players=range(FEWEST, PLAYERS + 1),
    folder=Path(__file__).parent,
    prefix="KS",
    scores=scores,
    facts=facts,
    data=LOADED,
    rules=["rules.md"],
    rulebook="rulebook/*.ftl",
    guide="guide/*.md",
    lesson="lesson",
    words=["messages/data.*.ftl", "messages/things.*.ftl", "messages/*.ftl"],
    drawing="regnum.terminal.boards.krone_und_schwert",
    browser="board",
    picture="picture.svg",
    printed=called(LOADED) | {(SPACE.kind, space): Printed(names={"": space}) for space in SPACE},
    idle=["forgo_tax", "stop", "let_be", "enough", "done", "end_turn"],
)
