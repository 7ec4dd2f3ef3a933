"""Lancaster by Matthias Cramer. Two to five players.

The chapters in the order of the rules: ``table``, ``supply``, ``screens``, ``knights``, ``first_player``, ``setup``,
``round``; phase 1: ``placing``, ``counties``, ``castle``, ``conflicts``, ``favour``; phase 2: ``parliament``, ``laws``;
phase 3: ``county_rewards``, ``castle_rewards``, ``battles``; ``end`` and ``places``. The two-player game is ``allies``;
options are files in ``variants/``, expansions folders in ``expansions/``. ``counting`` has what follows from the rest
of a table; ``faults`` finds data, ``impossible`` and ``wrong_moments`` tables that cannot be; ``redealing`` fills in
what a seat can't know, ``thumb`` has what a good player thinks.
"""

from __future__ import annotations

from pathlib import Path

from regnum.games import import_all
from regnum.kernel import Game

from . import allies, counting, impossible, laws, redealing, screens, thumb, wrong_moments
from . import round as _round
from .facts import facts
from .printed import CALLED, received
from .scores import scores
from .table import LOADED, PLAYERS, book

import_all(__name__, "variants")
import_all(__name__, "expansions")

__all__ = ["GAME", "allies", "counting", "impossible", "laws", "redealing", "screens", "thumb", "wrong_moments"]

GAME = Game(
    "lancaster",
    book,
    _round.GAME,
    players=PLAYERS,
    usual=4,
    folder=Path(__file__).parent,
    prefix="LA",
    scores=scores,
    facts=facts,
    data=LOADED,
    rules=["rules.md", "rules_expansions.md"],
    rulebook="rulebook/*.ftl",
    guide="guide/*.md",
    lesson="lesson",
    words=["messages/data.*.ftl", "messages/things.*.ftl", "messages/*.ftl"],
    drawing="regnum.terminal.boards.lancaster",
    browser="board",
    picture="picture.svg",
    champion="champion",
    printed={**CALLED, **dict(received())},
    edition=2,  # 1 did not refuse a set of laws beside a random choice, and ignored it
    idle=["decline"],
)
