"""PettingZoo's own conformance tests, unchanged, on every task."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from regnum.envs import ids, petting_zoo
from regnum.games import names
from regnum.kernel import IllegalChoice


@pytest.mark.parametrize("form", ["flat", "named"])
@pytest.mark.parametrize("id", ids())
def test_every_task_passes_pettingzoos_api_test(id: str, form: petting_zoo.Form) -> None:
    with warnings.catch_warnings():
        # It warns that observations are dictionaries, which is PettingZoo's own way to carry an action mask.
        warnings.simplefilter("ignore", UserWarning)
        api_test(petting_zoo.env(id, observation=form), num_cycles=40)


@pytest.mark.parametrize("id", ids())
def test_every_task_passes_pettingzoos_seed_test(id: str) -> None:
    seed_test(lambda: petting_zoo.env(id), num_cycles=10)


@pytest.mark.parametrize("id", ids())
def test_every_task_passes_pettingzoos_render_test(id: str) -> None:
    render_test(lambda render_mode: petting_zoo.env(id, render_mode))


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = petting_zoo.env("vive-le-roi")
    env.reset(seed=1)
    before = env.unwrapped.table.copy()
    with pytest.raises(IllegalChoice, match="legal now"):
        env.step(env.unwrapped.game.actions.read("move jester"))
    assert env.unwrapped.table == before


@pytest.mark.parametrize("game", names())
def test_a_human_reads_what_happened_and_who_is_asked_what(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = petting_zoo.env(game, render_mode="human")
    env.reset(seed=1)
    for _ in range(20):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    read = capsys.readouterr().out
    assert read.count(f"{env.unwrapped._voice.title()}: ") == 20
    assert "\n  " in read
    assert env.render() is None


def test_render_gives_the_text_to_programs_and_says_nothing_secret() -> None:
    env = petting_zoo.env("vive-le-roi", render_mode="ansi")
    env.reset(seed=1)
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    text = env.render()
    assert "places Alienor on floor 1" in text and "'alienor': '1'" in text
    assert "  favourites: " not in text and "  vote: " not in text


def test_nobody_is_paid_where_somebody_outside_the_seats_wins() -> None:
    """The rewards agree with the engine's result, whoever it says has won."""
    seen = set()
    for seed in range(12):
        env = petting_zoo.raw_env("vive-le-roi", players=2)
        env.reset(seed=seed)
        rng = np.random.default_rng(seed)
        while not any(env.terminations.values()):
            env.step(int(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
        result = env.game.result(env.table)
        assert result is not None
        rewards = [env.rewards[agent] for agent in env.possible_agents]
        assert rewards == [int(seat in result.winners) / max(1, len(result.winners)) for seat in range(2)]
        seen.add(result.rivals[0].place)
    assert 1 in seen
