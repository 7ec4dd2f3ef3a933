"""The contract that is for everybody, kept by every game there is."""

from __future__ import annotations

from regnum.testing import contract

from .conftest import GAMES

globals().update({f"Test{game.name.title().replace('-', '')}": contract(game) for game in GAMES})
