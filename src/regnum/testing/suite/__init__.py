"""The contract: what every game promises in every configuration, as tests for pytest.

Each module here holds tests of one kind. They ask for ``played`` (a random game of one configuration), ``a_game``,
``tests`` (the folder of its tests), ``prefix`` (of its clauses) and ``rng``; :func:`contract` brings these along for
one game.
"""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any

import pytest

from regnum.kernel import Game

from ..combinations import covering
from ..playing import Played, play
from . import belongings, clauses, lessons, playing, positions, reasons, rules, secrets, sequences, speeds, words

SOAK = int(os.environ.get("REGNUM_SOAK", "1"))
"""How many games of each configuration are played: ``REGNUM_SOAK=50 pytest`` takes its time."""
TESTS = {
    name: test
    for module in (playing, positions, secrets, sequences, speeds, rules, reasons, words, clauses, belongings, lessons)
    for name, test in vars(module).items()
    if name.startswith("test_")
}


def contract(game: Game, tests: Path | None = None, prefix: str = "") -> type:
    """A class of tests for a game, for pytest: every promise, with every pair of values of its options.

    ``tests`` is the folder whose tests cite the clauses of its rules, the contract's own if nothing is said. An
    expansion of another package names the ``prefix`` of its clauses: it answers for these, and the game for its own.
    """
    folder, begins = tests, prefix

    class Contract:
        @pytest.fixture(scope="class", params=configurations(game))
        @classmethod
        def played(cls, request: pytest.FixtureRequest) -> Played:
            return random_game(request)

        @pytest.fixture(scope="class", params=[pytest.param(game, id=game.name)])
        @classmethod
        def a_game(cls, request: pytest.FixtureRequest) -> Any:
            return request.param

        @pytest.fixture(scope="class")
        @classmethod
        def tests(cls, request: pytest.FixtureRequest) -> Path:
            return folder or request.path.parent

        @pytest.fixture(scope="class")
        @classmethod
        def prefix(cls) -> str:
            return begins

        @pytest.fixture
        def rng(self, request: pytest.FixtureRequest) -> random.Random:
            return chance(request)

    for name, test in TESTS.items():
        setattr(Contract, name, staticmethod(test))
    return Contract


def configurations(game: Game) -> list[Any]:
    """The games of the covering set, as parameters."""
    return [
        pytest.param((game, options, seed), id=f"{game.name}-{_written(options)}{f'-{seed}' if seed else ''}")
        for options in covering(game)
        for seed in range(SOAK)
    ]


def _written(options: dict[str, Any]) -> str:
    return ",".join(f"{name}={''.join(str(value).split())}" for name, value in options.items())


def random_game(request: pytest.FixtureRequest) -> Played:
    """One random game of one configuration."""
    one, options, seed = request.param
    return play(one, options, seed)


def chance(request: pytest.FixtureRequest) -> random.Random:
    """Chance that is the same whenever the same test runs."""
    return random.Random(request.node.nodeid)
