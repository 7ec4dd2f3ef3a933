"""The games that are played: every one there is, in every configuration of its covering set."""

from __future__ import annotations

import random
from typing import Any

import pytest

from regnum.games import game, names
from regnum.kernel import Game
from regnum.testing.playing import Played
from regnum.testing.suite import chance, configurations, random_game

GAMES = [game(name) for name in names()]
PLAYED: list[Any] = [one for each in GAMES for one in configurations(each)]


@pytest.fixture(scope="session", params=PLAYED)
def played(request: pytest.FixtureRequest) -> Played:
    """One random game of one configuration."""
    return random_game(request)


@pytest.fixture(params=[pytest.param(one, id=one.name) for one in GAMES])
def a_game(request: pytest.FixtureRequest) -> Game:
    made: Game = request.param
    return made


@pytest.fixture
def rng(request: pytest.FixtureRequest) -> random.Random:
    return chance(request)
