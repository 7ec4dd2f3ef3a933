"""Bots against bots: seats rotate, chance is shared, and the numbers say what was played."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest

from regnum.arena import games as arena_games
from regnum.arena import ladder
from regnum.arena.chart import chart
from regnum.arena.games import Outcome, Task, by_count, play, rotations, schedule, together
from regnum.arena.ladder import RUNGS, Rung, climb, tasks, verdict
from regnum.arena.statistics import Share, by_bot, by_seat, ratings, share
from regnum.bots import bot
from regnum.bots.levels import LEVELS
from regnum.bots.search import Search
from regnum.cli import main
from regnum.kernel import NATURE

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


def test_who_thinks_about_each_game_by_itself_plays_one_after_the_other() -> None:
    assert together(schedule(GAME, ["knight", "squire"], 1, "one by one", {})) is None


def test_in_many_games_at_once_each_sits_where_the_line_up_says() -> None:
    found = together(schedule(GAME, ["knight", "random", "random", "random"], 10, "seats", {}))
    assert found is not None
    assert by_bot(found)["knight"].times_fair > 1.5
    assert found == together([one.task for one in found])


@pytest.mark.parametrize("one", ["knight", "squire"], ids=["many games at once", "one after the other"])
def test_a_task_is_played_by_its_id_and_by_as_many_as_it_says(one: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "lancaster-henry-v-4p-v1", "--rounds", "1", "--bots"]
    assert main([*command, f"{one},random,random,random"]) == 0
    assert f"lancaster-henry-v-4p-v1: {one}" in capsys.readouterr().out
    assert main([*command, "knight,random"]) == 2
    assert "is for 4 players" in capsys.readouterr().err


def test_who_is_asked_first_and_how_often_somebody_is_asked_is_known_of_every_game() -> None:
    task = Task("lang-lebe-der-koenig", ("random",) * 3, "asked")
    alone, [at_once] = play(task), together([task]) or []
    assert alone.first == at_once.first
    asked = [choice.seat for choice in arena_games.played(task).choices if choice.seat != NATURE]
    assert (alone.decisions, alone.first) == (len(asked), asked[0])


def test_balance_tells_the_share_of_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", GAME, "--bot", "random", "--players", "3", "--rounds", "1", "--workers", "1"]) == 0
    assert "seat 2" in capsys.readouterr().out


def test_balance_compares_the_values_of_an_option_named_twice(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--option", "ambition=off", "--option", "ambition=on"]
    command = ["balance", GAME, "--bot", "random", "--players", "3", "--rounds", "1", "--workers", "1", *options]
    assert main(command) == 0
    said = capsys.readouterr().out
    assert "ambition=off" in said
    assert "ambition=on" in said


def test_a_wrong_option_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", GAME, "--bots", "random,random,random", "--option", "nonsense"]) == 2
    assert "there is no option 'nonsense'" in capsys.readouterr().err


# --- the ladder -----------------------------------------------------------------------------------------------------


def test_the_ladder_is_climbed_level_by_level_and_every_level_is_on_it() -> None:
    above_another = {rung.bot for rung in RUNGS}
    assert above_another == {*LEVELS} - {"page"}
    levels = [*LEVELS]
    for rung in RUNGS:
        assert rung.among == "random" or levels.index(rung.among) < levels.index(rung.bot)


def test_a_rung_is_played_in_every_seat_at_the_usual_number_of_players() -> None:
    played = tasks(GAME, Rung("squire", "page", 1.3), rounds=2)
    assert {task.lineup.index("squire") for task in played} == {0, 1, 2, 3}
    assert len(played) == 8


def test_what_was_played_is_kept_and_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, rung = tmp_path / "kept.jsonl", Rung("squire", "page", 1.3)
    monkeypatch.setattr(ladder, "play_all", lambda missing, workers: map(play, missing))
    first = [*climb(GAME, rung, 1, kept)]
    monkeypatch.setattr(ladder, "play_all", lambda missing, workers: pytest.fail("played again"))
    assert [*climb(GAME, rung, 1, kept)] == first


def test_a_rung_whose_bots_play_many_games_at_once_is_climbed_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "play_all", lambda missing, workers: pytest.fail("one after the other"))
    kept, rung = tmp_path / "kept.jsonl", Rung("knight", "random", 2.5)
    found = [*climb(GAME, rung, 20, kept)]
    assert by_bot(found)["knight"].games == 80
    assert found == [*climb(GAME, rung, 20, kept)]


def test_a_bar_is_reached_only_if_the_whole_interval_lies_above_it() -> None:
    assert verdict(Share(100, 50, 2.0, 0.3), 1.6) == "reached"
    assert verdict(Share(100, 50, 2.0, 0.5), 1.6) == "open"
    assert verdict(Share(100, 50, 1.0, 0.5), 1.6) == "missed"


def test_the_ladder_command_prints_every_rung_of_a_bot(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["ladder", GAME, "--bot", "squire", "--rounds", "1", "--workers", "1", "--kept", str(tmp_path / "kept")]
    assert main(command) == 0
    assert "squire" in capsys.readouterr().out


# --- by count -------------------------------------------------------------------------------------------------------


def test_in_the_arena_levels_think_by_count_so_that_a_busy_machine_plays_the_same_games() -> None:
    king = by_count(bot("king", 1))
    assert isinstance(king, Search)
    assert (king.seconds, king.threads) == (math.inf, 1)
    by_clock = by_count(Search(1, seconds=0.5))
    assert isinstance(by_clock, Search)
    assert by_clock.seconds == 0.5
