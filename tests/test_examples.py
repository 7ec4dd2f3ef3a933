"""The examples run, and do what they say."""

from __future__ import annotations

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


def test_what_a_policy_is_shown_surprises_it_less_and_less(env: envs.VectorEnv) -> None:
    policy = train_policy.Policy(env, np.random.default_rng(1))
    batch = env.reset(seed=1)
    shown = env.by_thumb()
    before = policy.learn(batch, shown)
    for _ in range(30):
        after = policy.learn(batch, shown)
    assert after < before / 2
    assert (policy.best(batch) == shown).mean() > 0.5


def test_a_policy_chooses_only_what_is_legal(env: envs.VectorEnv) -> None:
    batch = env.reset(seed=2)
    policy = train_policy.Policy(env, np.random.default_rng(1))
    assert batch.masks[np.arange(env.n), policy.best(batch)].all()


def test_training_and_examination_run(env: envs.VectorEnv) -> None:
    policy = train_policy.train(env, 0.01, np.random.default_rng(1))
    assert 0 <= train_policy.wins(env, policy, games=2) <= 1
