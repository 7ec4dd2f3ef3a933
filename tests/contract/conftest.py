"""The games that are played: every registered one, in every configuration of its covering set."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Any

import pytest

from regnum.games import game, names
from regnum.kernel import Game

from .combinations import covering
from .playing import Played, play

SOAK = int(os.environ.get("REGNUM_SOAK", "1"))
"""How many games of each configuration are played: ``REGNUM_SOAK=50 pytest tests/contract`` takes its time."""


def loaded() -> Iterator[Game]:
    """The games that can be loaded; ``test_games.py`` says which cannot."""
    for name in names():
        try:
            yield game(name)
        except Exception:
            continue


GAMES = list(loaded())


def configurations() -> list[Any]:
    return [
        pytest.param((one, options, seed), id=f"{one.name}-{_written(options)}{f'-{seed}' if seed else ''}")
        for one in GAMES
        for options in covering(one)
        for seed in range(SOAK)
    ]


def _written(options: dict[str, Any]) -> str:
    return ",".join(f"{name}={''.join(str(value).split())}" for name, value in options.items())


@pytest.fixture(scope="session", params=configurations())
def played(request: pytest.FixtureRequest) -> Played:
    """One random game of one configuration."""
    one, options, seed = request.param
    return play(one, options, seed)


@pytest.fixture(params=[pytest.param(one, id=one.name) for one in GAMES])
def a_game(request: pytest.FixtureRequest) -> Game:
    made: Game = request.param
    return made


@pytest.fixture
def rng(request: pytest.FixtureRequest) -> random.Random:
    """Chance that is the same whenever the same test runs."""
    return random.Random(request.node.nodeid)
