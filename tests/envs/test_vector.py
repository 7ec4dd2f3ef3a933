"""Many games at once: the same games as one at a time, and only what the acting seat may know."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from regnum import envs
from regnum.games import game as game_named
from regnum.kernel import NATURE, seeded
from regnum.kernel.primitives import draw

GAME = "vive-le-roi"


@pytest.fixture(scope="module")
def env() -> envs.VectorEnv:
    return envs.vector(GAME, 3, players=3)


def first_legal(batch: envs.Batch) -> Any:
    return batch.masks.argmax(axis=1)


def test_a_batch_plays_the_same_games_as_the_interpreter(env: envs.VectorEnv) -> None:
    game = game_named(GAME)
    batch = env.reset(seed="same")
    table, rng = game.begin(players=3), seeded("same 1")
    for _ in range(150):
        while game.to_act(table) == (NATURE,):
            game.answer(table, NATURE, draw(rng, game.offers(table, NATURE)))
        if game.over(table):
            break
        seat = game.to_act(table)[0]
        assert batch.seats[1] == seat
        assert batch.observations[1].tolist() == game.observation(table, seat)
        assert batch.masks[1].tolist() == game.mask(table, seat)
        actions = first_legal(batch)
        game.answer(table, seat, int(actions[1]))
        batch = env.step(actions)


def test_a_finished_game_pays_its_rewards_once_and_begins_anew(env: envs.VectorEnv) -> None:
    batch = env.reset(seed=5)
    rng = np.random.default_rng(5)
    ended = 0
    for _ in range(600):
        batch = env.step((rng.random(batch.masks.shape) * batch.masks).argmax(axis=1))
        paid = batch.rewards.sum(axis=1)
        assert np.allclose(paid, batch.dones)
        assert (batch.masks.sum(axis=1) > 0).all()
        ended += int(batch.dones.sum())
    assert ended > 0


def test_a_wrong_number_of_actions_is_refused(env: envs.VectorEnv) -> None:
    env.reset(seed=0)
    with pytest.raises(ValueError, match="one per game"):
        env.step([0, 0])


def test_an_illegal_action_is_not_carried_out(env: envs.VectorEnv) -> None:
    batch = env.reset(seed=1)
    before = [env.table(i) for i in range(env.n)]
    env.step([int(batch.masks[0].argmin()), batch.masks.shape[1], -1])
    assert [env.table(i) for i in range(env.n)] == before
