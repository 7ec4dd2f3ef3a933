"""The examples run, and do what they say."""

from __future__ import annotations

import math

import numpy as np
import pytest

from examples import train_policy
from regnum import envs
from regnum.kernel.speed.device import NoDevice


@pytest.fixture(scope="module")
def env() -> envs.VectorEnv:
    try:
        return envs.vector("vive-le-roi", 8, device="simulated", players=3)
    except NoDevice as missing:
        pytest.skip(str(missing))


def test_a_policy_comes_to_do_what_it_is_shown(env: envs.VectorEnv) -> None:
    policy = train_policy.Policy(env, np.random.default_rng(1))
    batch = env.reset(seed=1)
    shown = env.by_thumb()
    _, before = policy.learn(batch, shown)
    for _ in range(30):
        policy.learn(batch, shown)
    assert before < (policy.best(batch) == shown).mean() > 0.8


def test_every_seat_finds_its_own_row_first(env: envs.VectorEnv) -> None:
    policy = train_policy.Policy(env, np.random.default_rng(1))
    batch = env.reset(seed=1)
    for _ in range(5):
        batch = env.step(env.at_random())
    fields = list(env.game.Table.FIELDS)
    start = sum(math.prod(env.game.Table.FIELDS[name].shape) for name in fields[: fields.index("favourites")])
    rows = policy.own_view(batch)[:, start : start + 2 * env.players].reshape(env.n, env.players, 2)
    for i, seat in enumerate(batch.seats):
        table = env.table(i)
        assert rows[i, 0].tolist() == table.favourites[seat]
        assert (rows[i, 1:] == env.lows[start]).all(), "nobody sees the others' Favourites"


def test_a_policy_chooses_only_what_is_legal(env: envs.VectorEnv) -> None:
    batch = env.reset(seed=2)
    policy = train_policy.Policy(env, np.random.default_rng(1))
    assert batch.masks[np.arange(env.n), policy.best(batch)].all()


def test_training_and_examination_run(env: envs.VectorEnv) -> None:
    policy = train_policy.train(env, 0.01, np.random.default_rng(1))
    assert 0 <= train_policy.wins(env, policy, games=2) <= 1
