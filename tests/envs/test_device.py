"""The GPU plays the same games, position for position.

Where an NVIDIA GPU is present these tests play every combination of options on it. Everywhere else the same program is
compiled by the machine's own C++ compiler and its threads run one after the other, for a few combinations.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from regnum import envs
from regnum.bench import on_and_on
from regnum.bots import policy
from regnum.envs.on_device import DeviceVectorEnv
from regnum.games import game as game_named
from regnum.games import names
from regnum.kernel import NATURE, SEATS, BrokenRules, Game, Offers, batch, seeded
from regnum.kernel.primitives import draw
from regnum.kernel.speed import compiler
from regnum.kernel.speed.device import (
    APART,
    POOLED,
    Cuda,
    NoDevice,
    Simulated,
    blocks,
    machine,
)
from tests.kernel.boundless import BOUNDLESS
from tests.kernel.test_limits import NATIVELY

STEPS = 120
ANSWERS = 300
AT_ONCE = {"simulated": 10, "cuda": 200_001}
"""On a GPU so many that its threads have several games each to choose from."""
EVERYTHING: dict[str, Any] = {"court": True, "displeasure": True, "reward_tiles": True, "law_sets_group_2": "king"}


@pytest.fixture(scope="module", params=["simulated", "cuda"])
def device(request: pytest.FixtureRequest) -> str:
    """Wherever programs run here."""
    try:
        machine(request.param)
    except NoDevice as missing:
        pytest.skip(str(missing))
    return str(request.param)


@pytest.mark.parametrize(("name", "options"), [*((name, {}) for name in names()), ("lancaster", EVERYTHING)])
def test_a_batch_shows_what_the_interpreter_shows(name: str, options: dict[str, Any], device: str) -> None:
    env = envs.vector(name, 3, device=device, **options)
    game = env.game
    shown = env.reset(seed="same")
    table, rng = game.begin(**options), seeded("same 1")
    for _ in range(STEPS):
        while game.to_act(table) == (NATURE,):
            game.answer(table, NATURE, draw(rng, game.offers(table, NATURE)))
        if game.over(table):
            table = game.begin(**options)
            continue
        seat = game.to_act(table)[0]
        assert int(shown.seats[1]) == seat
        assert shown.observations[1].tolist() == game.observation(table, seat)
        assert shown.masks[1].tolist() == game.mask(table, seat)
        actions = env.at_random()
        game.answer(table, seat, int(actions[1]))
        shown = env.step(actions)
    assert game.over(table) or env.table(1).modules == table.modules


@pytest.mark.parametrize("name", names())
def test_playing_on_alone_is_the_same_play(name: str, device: str) -> None:
    env = envs.vector(name, AT_ONCE[device], device=device)
    some = (0, 1, env.n - 1)
    tables, rngs = begun(env, some)
    ended = [0] * len(some)
    batch.play_tables(tables, 0, len(some), rngs, Offers(), ANSWERS, ended)
    run = env.arrays.zeros(env.n, np.int32)
    env._run(batch.play_tables, env.rngs, ANSWERS, run)
    assert [env.table(i) for i in some] == tables[:-1]
    assert [env.rngs[i].tolist() for i in some] == rngs
    assert [int(run[i]) for i in some] == ended


@pytest.mark.parametrize("name", names())
def test_rules_of_thumb_choose_the_same(name: str, device: str) -> None:
    env = envs.vector(name, AT_ONCE[device], device=device)
    some = (0, 1, env.n - 1)
    tables, rngs = begun(env, some)
    ended, wins = [0] * len(some), [[0] * SEATS for _ in some]
    policies = [policy.BY_THUMB, *[policy.AT_RANDOM] * (SEATS - 1)]
    policy.play_tables_by(tables, 0, len(some), rngs, Offers(), ANSWERS, policies, ended, wins)
    arrays = env.arrays
    run, won = arrays.zeros(env.n, np.int32), arrays.zeros((env.n, SEATS), np.int32)
    env._run(policy.play_tables_by, env.rngs, ANSWERS, arrays.asarray(policies, dtype=np.int32), run, won)
    assert [env.table(i) for i in some] == tables[:-1]
    assert ([int(run[i]) for i in some], [won[i].tolist() for i in some]) == (ended, wins)


@pytest.mark.parametrize("n", on_and_on.SIZES)
@pytest.mark.parametrize("by_thumb", on_and_on.BY_THUMB.values(), ids=on_and_on.BY_THUMB)
@pytest.mark.parametrize("name", names())
def test_a_gpu_plays_on_and_on(name: str, by_thumb: float, n: int) -> None:
    """By rule of thumb, mixed and at random; an address that is none of ours stops a GPU."""
    try:
        env = envs.vector(name, n, device="cuda")
    except NoDevice as missing:
        pytest.skip(str(missing))
    assert on_and_on.play(env, by_thumb) > 0


@pytest.mark.parametrize("choice", ["deep", "endless", "nobody", "large"])
def test_a_limit_that_a_game_passes_is_told_afterwards(choice: str, device: str) -> None:
    env = envs.vector(BOUNDLESS, 3, device=device)
    env.reset()

    def answer_in_the_middle() -> None:
        env.step([-1, BOUNDLESS.actions.read(choice), -1])
        env.check()

    with pytest.raises(BrokenRules, match=f"boundless: {NATIVELY[choice]}"):
        answer_in_the_middle()
    env.check()


def test_a_gpu_looks_for_every_limit_in_all_games_but_ours(device: str, tmp_path: Path) -> None:
    board = tmp_path / "mine.toml"
    board.write_text("[score]\nstart = 33\n", encoding="utf-8")

    def looks(game: str | Game, **how: bool) -> bool:
        env = envs.vector(game, 1, device=device, **how)
        assert isinstance(env, DeviceVectorEnv)
        return env.engine.checked

    assert [looks(name) for name in names()] == [False] * len(names())
    assert [looks(game) for game in (BOUNDLESS, game_named("vive-le-roi", board))] == [True, True]
    assert looks("lancaster", checked=True) and not looks(BOUNDLESS, checked=False)


def begun(env: envs.VectorEnv, places: tuple[int, ...]) -> tuple[list[Any], list[list[int]]]:
    """Some games of a fresh environment and its template, interpreted, with their sources of chance."""
    env.reset(seed=3)
    return [*(env.table(i) for i in places), env.game.begin()], [env.rngs[i].tolist() for i in places]


@pytest.mark.parametrize("n", [1, 511, 4096, 100_000, 1 << 20, 3_000_000])
def test_blocks_have_room_for_all_games_and_keep_a_gpu_busy(n: int) -> None:
    count = blocks(n, POOLED, processors=132)
    assert count * POOLED.threads * POOLED.games >= n
    assert count >= min(132, -(-n // POOLED.threads))
    assert blocks(n, APART, processors=132) * APART.threads >= n


def test_a_missing_gpu_is_said_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(NoDevice, match="no CuPy"):
        Cuda()


def test_a_missing_compiler_is_said_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler, "command", lambda: None)
    with pytest.raises(NoDevice, match="no C"):
        Simulated()


def test_an_unknown_device_is_refused() -> None:
    with pytest.raises(ValueError, match="cpu, cuda or simulated"):
        envs.vector("vive-le-roi", 1, device="abacus")


def test_an_illegal_action_is_not_carried_out(device: str) -> None:
    env = envs.vector("vive-le-roi", 1, device=device)
    shown = env.reset(seed=1)
    before = env.table(0)
    for action in (int(shown.masks[0].argmin()), shown.masks.shape[1], 10**6):
        env.step([action])
        assert env.table(0) == before
