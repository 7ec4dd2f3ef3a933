"""Bots against bots: seats rotate, chance is shared, and the numbers say what was played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from regnum.arena.chart import chart
from regnum.arena.games import Outcome, Task, play, rotations, schedule
from regnum.arena.statistics import by_bot, by_seat, ratings, share
from regnum.cli import main

GAME = "vive-le-roi"


def outcome(lineup: tuple[str, ...], places: tuple[int, ...]) -> Outcome:
    return Outcome(Task(GAME, lineup, "0"), places, (0,) * len(places), 1)


def test_everybody_sits_in_every_seat_and_equal_rotations_are_played_once() -> None:
    assert rotations(["a", "b", "b"]) == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]
    assert rotations(["a", "a", "a"]) == [("a", "a", "a")]


def test_all_rotations_of_a_round_share_their_seed_of_chance() -> None:
    tasks = schedule(GAME, ["random", "page", "page"], 2, "seed", {})
    assert len(tasks) == 6
    assert len({task.seed for task in tasks}) == 2


def test_a_game_is_played_to_its_end_and_the_same_seed_plays_the_same_game() -> None:
    task = Task(GAME, ("random", "page", "squire"), "twice")
    first, second = play(task), play(task)
    assert first == second
    assert sorted(first.places)[0] == 1


def test_a_shared_victory_counts_as_parts_of_a_win() -> None:
    tied = outcome(("a", "b", "b"), (1, 1, 3))
    assert [tied.share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_shares_are_relative_to_the_fair_share() -> None:
    outcomes = [outcome(("a", "b"), (1, 2)), outcome(("b", "a"), (2, 1))]
    assert by_bot(outcomes)["a"].times_fair == 2.0
    assert by_bot(outcomes)["b"].times_fair == 0.0
    assert by_seat(outcomes)[0].times_fair == 1.0


def test_more_games_make_a_narrower_interval_and_no_run_is_certain() -> None:
    few, many = share([1.0] * 4, 4), share([1.0] * 400, 4)
    assert 0 < many.margin < few.margin


def test_whoever_wins_more_is_rated_higher() -> None:
    known = ratings([outcome(("a", "b"), (1, 2))] * 5)
    assert known["a"].mu > known["b"].mu


def test_the_chart_names_everybody() -> None:
    picture = chart("a title & more", {"king": share([1.0, 0.0], 2)})
    assert "king" in picture
    assert "a title &amp; more" in picture


def test_the_command_writes_its_outcomes_and_a_chart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = ["--json", str(tmp_path / "out.json"), "--chart", str(tmp_path / "out.svg")]
    assert main(["arena", GAME, "--bots", "page,random,random", "--rounds", "1", "--workers", "1", *files]) == 0
    assert "times the fair share" in capsys.readouterr().out
    assert len(json.loads((tmp_path / "out.json").read_text())) == 3
    assert (tmp_path / "out.svg").read_text().startswith("<svg")


def test_balance_tells_the_share_of_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", GAME, "--bot", "random", "--players", "3", "--rounds", "1", "--workers", "1"]) == 0
    assert "seat 2" in capsys.readouterr().out


def test_a_wrong_option_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", GAME, "--bots", "random,random,random", "--option", "nonsense"]) == 2
    assert "NAME=VALUE" in capsys.readouterr().err
