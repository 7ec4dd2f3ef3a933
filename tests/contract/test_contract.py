"""The contract that is for everybody, kept by every game there is."""

from __future__ import annotations

from pathlib import Path

from regnum.kernel import Game
from regnum.testing import contract

from .conftest import GAMES

TESTS = Path(__file__).parents[1]


def its_contract(game: Game) -> type:
    return contract(game, TESTS / game.name.replace("-", "_"))


globals().update({f"Test{game.name.title().replace('-', '')}": its_contract(game) for game in GAMES})
