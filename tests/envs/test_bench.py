"""What measures a GPU runs, tells and counts; nothing is said about how fast. Here the GPU is simulated."""

from __future__ import annotations

from typing import Any

import pytest

from regnum import envs
from regnum.bench import command, device, gpu, on_and_on, ours
from regnum.bench.measuring import INSIDE
from regnum.kernel.speed import device as speed
from tests.kernel.toy import TOY


@pytest.fixture(autouse=True)
def simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine that stands in a GPU's place."""
    try:
        simulated = speed.machine("simulated")
    except speed.NoDevice as missing:
        pytest.skip(str(missing))
    monkeypatch.setattr("regnum.envs.on_device.machine", lambda _: simulated)


def test_a_line_tells_how_fast_a_game_is_played_in_three_ways(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made: list[envs.VectorEnv] = []

    def vector(_: str, n: int, device: str, **options: Any) -> envs.VectorEnv:
        made.append(real(TOY, n, device=device, **options))
        return made[-1]

    real = envs.vector
    monkeypatch.setattr(envs, "vector", vector)
    monkeypatch.setattr(device, "settings", lambda name: {f"{name}, full": {"piety": True}})
    device.main(["vive-le-roi", "--games", "2", "--answers", "3", "--device", "simulated"])
    first, line = capsys.readouterr().out.splitlines()
    assert first.startswith("2 games")
    assert line.startswith("vive-le-roi, full, ")
    assert line.count("M/s") == 3
    assert made[0].n == 2


def test_the_gpu_is_a_speed_like_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "ON_A_GPU", 2)
    (way,) = ours.ways(ours.Setting("toy", TOY, {}), ["gpu"])
    assert (way.who, way.how, way.kind) == ("toy", "GPU, inside", INSIDE)
    decisions = way.work()
    assert decisions == 2 * gpu.ANSWERS
    assert way.games() > 0


def test_a_missing_gpu_is_left_out_with_a_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(gpu, "missing", lambda: "it is in the shop")
    assert command._available_speeds() == [one for one in ours.SPEEDS if one != "gpu"]
    assert "it is in the shop" in capsys.readouterr().err
    monkeypatch.setattr(gpu, "missing", str)
    assert command._available_speeds() == list(ours.SPEEDS)


def test_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def machine(_: str) -> None:
        raise speed.NoDevice("no GPU at all")

    monkeypatch.setattr(speed, "machine", machine)
    assert gpu.missing() == "no GPU at all"


def test_a_gpu_that_plays_on_is_compared_with_the_interpreter(capsys: pytest.CaptureFixture[str]) -> None:
    on_and_on.main(["vive-le-roi", "--games", "2", "--steps", "9", "--device", "simulated"])
    assert [line.split(":")[0] for line in capsys.readouterr().out.splitlines()] == [
        f"vive-le-roi            {how:10}       2 games, 9 steps" for how in on_and_on.BY_THUMB
    ]


def test_a_game_that_is_played_otherwise_is_told() -> None:
    env = envs.vector(TOY, 2, device="simulated")
    env.reset(on_and_on.SEED)
    env.step(env.at_random())
    with pytest.raises(on_and_on.PlayedOtherwise, match="another position"):
        on_and_on.compare(env, [])
