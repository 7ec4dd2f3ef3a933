"""Training on a CPU, in the small: the same weights every time, stopped or not."""

from __future__ import annotations

import argparse
import dataclasses
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from regnum.bots import network

pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'regnum[train]'")

import torch

from regnum.bots.learned import fits, kept_for
from regnum.envs import task
from regnum.games import game as game_named
from regnum.kernel import Misuse
from regnum.training import tables as looking
from regnum.training.against import fitting
from regnum.training.card import hand_over
from regnum.training.checkpoint import LARGEST, Checkpoint
from regnum.training.command import arguments, meant
from regnum.training.league import League
from regnum.training.network import EARLIER, SELF, Reader
from regnum.training.playing import Experience, returns
from regnum.training.run import CHECKPOINT, run
from regnum.training.settings import Settings, care
from regnum.training.tables import Tables

TINY = Settings(*("vive-le-roi", 4), games=8, steps=6, iterations=2, legs=2, imitation=2, hidden=16, blocks=1, batch=32)


@pytest.fixture(autouse=True)
def few_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking, "LOOKS", 30)


def silent(text: str) -> None:
    pass


def same(first: Checkpoint, second: Checkpoint) -> bool:
    return all(torch.equal(first.weights[name], second.weights[name]) for name in first.weights)


def test_two_runs_make_the_same_weights_and_so_does_one_that_was_stopped(tmp_path: Path) -> None:
    whole = run(TINY, tmp_path / "whole", say=silent)
    again = run(TINY, tmp_path / "again", say=silent)
    run(TINY, tmp_path / "stopped", minutes=0, say=silent)
    half = Checkpoint.load(tmp_path / "stopped" / CHECKPOINT)
    assert half.leg < whole.leg == TINY.legs
    stopped = run(TINY, tmp_path / "stopped", say=silent)
    assert same(whole, again)
    assert same(whole, stopped)
    assert not same(whole, half)
    other = run(dataclasses.replace(TINY, seed="another"), tmp_path / "other", say=silent)
    assert not same(whole, other)


def test_how_many_cores_a_machine_has_changes_nothing(tmp_path: Path) -> None:
    torch.set_num_threads(2)
    run(dataclasses.replace(TINY, legs=0), tmp_path, say=silent)
    assert torch.get_num_threads() == TINY.threads == 1


@pytest.mark.parametrize(
    "other", [{"game": "lancaster"}, {"players": 3}, {"options": {"ambition": True}}, {"hidden": 8}]
)
def test_a_folder_with_another_run_is_left_alone(other: dict[str, Any], tmp_path: Path) -> None:
    path = _begun(tmp_path)
    before = path.read_bytes()
    [name] = other
    with pytest.raises(Misuse, match=f"has a run already whose {name} is .*; expected a folder of its own"):
        run(dataclasses.replace(TINY, **other), tmp_path, say=silent)
    assert path.read_bytes() == before


def test_what_is_handed_over_thinks_the_same_in_numpy(tmp_path: Path) -> None:
    stood = run(TINY, tmp_path, say=silent)
    card = hand_over(stood, tmp_path, "regnum train vive-le-roi")
    kept = network.load(tmp_path / "champion.npz")
    assert kept.card == json.loads((tmp_path / "card.json").read_text()) == card
    assert card["command"] == "regnum train vive-le-roi"
    assert (tmp_path / "progress.svg").read_text().startswith("<svg")
    tables = Tables("vive-le-roi", 8, "cpu", players=4)
    tables.begin("numpy")
    seats = tables.seats
    reader = Reader(stood.network(), stood.reading, "cpu")
    numbers = reader.reading.counted_from(tables.observations, seats, tables.rows)
    opinions, chances = reader(numbers, seats, torch.ones_like(tables.masks), torch.zeros((8, 4)))
    by_numpy = kept(tables.observations.numpy(), seats.numpy())
    assert by_numpy[0] == pytest.approx(opinions.detach().numpy(), abs=0.01)
    own = np.take_along_axis(by_numpy[1], seats.numpy()[:, None], 1)[:, 0]
    expected = torch.softmax(chances / card["temperature"], 1)[:, 0].detach().numpy()
    assert own == pytest.approx(expected, abs=0.01)


def test_what_came_later_is_what_was_expected_until_a_game_ends() -> None:
    tables = Tables("vive-le-roi", 1, "cpu", players=4)
    seen = Experience.room(dataclasses.replace(TINY, games=1, steps=3), tables, 1)
    seen.expected[:] = 0.25
    seen.ended[1] = 1
    seen.rewards[1, 0, 2] = 1
    found = returns(seen, 1.0)[:, 0]
    assert found[0].tolist() == found[1].tolist() == [0, 0, 1, 0]
    assert found[2].tolist() == [0.25] * 4


def test_it_learns_ever_more_carefully_in_the_last_third() -> None:
    settings = dataclasses.replace(TINY, legs=30)
    assert [care(settings, leg) for leg in (0, 20, 25, 30)] == [1, 1, 0.5, 0.05]


def test_a_checkpoint_is_never_too_large(tmp_path: Path) -> None:
    stood = Checkpoint.load(_begun(tmp_path))
    size = sum(value.numel() for value in stood.weights.values())
    room = (LARGEST - 8 * size) // (2 * size)
    past: list[dict[str, torch.Tensor]] = [{} for _ in range(room + 5)]
    assert len(stood._spread(past)) == room


def test_an_exploiter_begins_as_the_champion_and_meets_nobody_else(tmp_path: Path) -> None:
    settings = fitting(dataclasses.replace(TINY, game="lancaster", against="champion", legs=1))
    began = Checkpoint.load(_begun(tmp_path / "began", settings))
    path = kept_for(game_named("lancaster"), 4)
    assert path is not None
    assert began.network().layers()["policy.weight"] == pytest.approx(network.load(path).layers["policy.weight"])
    tables = Tables("lancaster", 8, "cpu", players=4)
    league = League(settings, tables, torch.Generator().manual_seed(1))
    assert sorted(league.seated.flatten().tolist()) == [SELF] * 8 + [EARLIER] * 24
    done = run(settings, tmp_path / "done", say=silent)
    assert done.leg == 1
    assert same(began, Checkpoint(settings, began.reading, 1, done.earlier[0]))
    assert not same(began, done)
    assert hand_over(done, tmp_path / "done", "regnum train")["opponents"] == ["champion"]


def test_whoever_learns_a_task_learns_its_options_too(tmp_path: Path) -> None:
    henry = task("lancaster-henry-v-4p-v1")
    parser = argparse.ArgumentParser()
    arguments(parser)
    game, players, options = meant(parser.parse_args([henry.id]))
    assert (game, {"players": players} | options) == ("lancaster", henry.options)
    settings = dataclasses.replace(TINY, game=game, options=options, legs=1)
    card = hand_over(run(settings, tmp_path, say=silent), tmp_path, "regnum train")
    assert fits(card, henry.game, henry.game.begin(**henry.options))
    assert not fits(card, henry.game, henry.game.begin(players=4))


def test_an_exploiter_needs_a_network_of_this_game_to_exploit(tmp_path: Path) -> None:
    with pytest.raises(Misuse, match="no network champion of vive-le-roi for 4 players"):
        fitting(dataclasses.replace(TINY, against="champion"))
    other = kept_for(game_named("lancaster"), 4)
    with pytest.raises(Misuse, match="learned lancaster for 4 players"):
        fitting(dataclasses.replace(TINY, against=str(other)))


def _begun(folder: Path, settings: Settings = TINY) -> Path:
    run(settings, folder, minutes=0, say=silent)
    return folder / CHECKPOINT
