"""PettingZoo's own conformance tests, unchanged, on every game."""

from __future__ import annotations

import warnings

import pytest
from pettingzoo.test import api_test, seed_test

from regnum.envs import petting_zoo
from regnum.games import names
from regnum.kernel import IllegalChoice


@pytest.mark.parametrize("game", names())
def test_every_game_passes_pettingzoos_api_test(game: str) -> None:
    with warnings.catch_warnings():
        # It warns that observations are dictionaries, which is PettingZoo's own way to carry an action mask.
        warnings.simplefilter("ignore", UserWarning)
        api_test(petting_zoo.env(game), num_cycles=200)


@pytest.mark.parametrize("game", names())
def test_every_game_passes_pettingzoos_seed_test(game: str) -> None:
    seed_test(lambda: petting_zoo.env(game), num_cycles=30)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = petting_zoo.env("vive-le-roi")
    env.reset(seed=1)
    before = env.unwrapped.table.copy()
    with pytest.raises(IllegalChoice, match="legal now"):
        env.step(env.unwrapped.game.actions.read("move jester"))
    assert env.unwrapped.table == before
