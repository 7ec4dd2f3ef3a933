"""Arrays go to PyTorch and JAX, and come back, without a copy and without a way through the host."""

from __future__ import annotations

import os
from typing import Any

import pytest

from regnum import envs
from regnum.kernel.speed.device import NoDevice, machine

ARRAYS = ("observations", "masks", "seats", "rewards", "dones")


@pytest.fixture(scope="module")
def env() -> envs.VectorEnv:
    try:
        machine("cuda")
    except NoDevice as missing:
        pytest.skip(str(missing))
    return envs.vector("vive-le-roi", 64, device="cuda")


@pytest.fixture(scope="module")
def torch() -> Any:
    found = pytest.importorskip("torch", reason="no PyTorch here")
    if not found.cuda.is_available():
        pytest.skip("PyTorch sees no GPU")
    return found


@pytest.fixture(scope="module")
def jax() -> Any:
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # or it takes most of the GPU's memory
    found = pytest.importorskip("jax", reason="no JAX here")
    if found.default_backend() != "gpu":
        pytest.skip("JAX sees no GPU")
    return found


def has_moved(before: Any, env: envs.VectorEnv) -> bool:
    """Whether every game has gone on to another position."""
    return all(env.table(i) != table for i, table in enumerate(before))


def test_pytorch_takes_every_array_where_it_lies(env: envs.VectorEnv, torch: Any) -> None:
    shown = env.reset(seed=1)
    for name in ARRAYS:
        array = getattr(shown, name)
        assert torch.from_dlpack(array).data_ptr() == array.data.ptr, name


def test_jax_takes_every_array_where_it_lies(env: envs.VectorEnv, jax: Any) -> None:
    shown = env.reset(seed=1)
    for name in ARRAYS:
        array = getattr(shown, name)
        assert jax.dlpack.from_dlpack(array).unsafe_buffer_pointer() == array.data.ptr, name


def test_a_step_takes_actions_of_pytorch(env: envs.VectorEnv, torch: Any) -> None:
    shown = env.reset(seed=1)
    before = [env.table(i) for i in range(env.n)]
    masks = torch.from_dlpack(shown.masks)
    after = env.step(torch.multinomial(masks.float(), 1).squeeze(1))
    assert has_moved(before, env)
    assert bool((torch.from_dlpack(after.masks).sum(dim=1) > 0).all())


def test_a_step_takes_actions_of_jax(env: envs.VectorEnv, jax: Any) -> None:
    shown = env.reset(seed=1)
    before = [env.table(i) for i in range(env.n)]
    masks = jax.dlpack.from_dlpack(shown.masks)
    after = env.step(jax.random.categorical(jax.random.key(1), jax.numpy.log(masks)).block_until_ready())
    assert has_moved(before, env)
    assert bool((jax.dlpack.from_dlpack(after.masks).sum(axis=1) > 0).all())
