"""How fair a game is, said only where it does not hang on what we had to reconstruct."""

from __future__ import annotations

import pytest

import regnum
from regnum.arena.balance import LEAST, Watched, findings, shares, side, watch
from regnum.arena.games import Outcome, Task
from regnum.arena.games import together as at_once
from regnum.arena.statistics import Share, by_turn, share
from regnum.cli import main
from regnum.envs import task
from regnum.games import game
from regnum.records import together
from regnum.records.playing import Wanted
from regnum.sources import difference
from regnum.sources.otherwise import reconstructions

TWO = Task("vive-le-roi", ("knight", "knight"), "0")


def won_by(seat: int, *things: str) -> Watched:
    places = (1, 2) if seat == 0 else (2, 1)
    return Watched(Outcome(TWO, places, (0, 0), 1), (frozenset(things), frozenset()))


@pytest.mark.parametrize("name", regnum.games())
def test_other_boards_fit_the_rulebook_and_say_otherwise_only_what_we_reconstructed(name: str) -> None:
    board, again = (reconstructions(regnum.game(name), 1, seed=5)[0] for _ in range(2))
    assert board == again
    found = game(name, board)
    said = {one.path for one in difference(found.data)}
    assert said
    assert not list(found.data.copy.contradictions(found.data.now))
    assert regnum.new_match(found, seed=1).to_act


def test_a_share_is_that_of_whoever_did_a_thing_and_rare_things_are_not_spoken_of() -> None:
    games = [won_by(0, "entered county=wigemor")] * LEAST + [won_by(1, "entered county=salop")] * (LEAST - 1)
    known = shares(games)
    assert known["entered county=wigemor"].times_fair == 2
    assert known["seat 0"].games == len(games)
    assert "entered county=salop" not in known


def test_a_finding_holds_only_if_every_board_says_it_clearly() -> None:
    often, seldom, unclear = share([1.0] * 90 + [0.0] * 10, 2), share([0.0] * 90, 2), share([1.0, 0.0] * 50, 2)
    assert (side(often), side(seldom), side(unclear)) == (1, -1, 0)

    def holds(*others: Share) -> bool:
        return findings({"a": often}, [{"a": other} for other in others])["a"].holds

    assert holds(often, often)
    assert not holds(often, unclear)
    assert not holds(often, seldom)
    assert findings({"a": often}, [{"b": often}]) == {}


def test_what_is_watched_is_what_the_log_says_of_a_seat() -> None:
    watched = watch(Task("lancaster", ("random", "random", "random"), "1"))
    assert any(thing.startswith("voted side=") for things in watched.things for thing in things)
    assert watched.outcome.places


def test_the_command_compares_boards(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--rounds", "1", "--players", "3", "--bot", "page", "--workers", "1"]
    assert main(["balance", "vive-le-roi", *few, "--boards", "1"]) == 0
    assert "times the fair share" in capsys.readouterr().out


@pytest.mark.parametrize(("task_id", "who"), [("vive-le-roi-4p-v1", "knight"), ("lancaster-4p-v1", "champion")])
def test_seats_win_in_many_games_at_once_what_they_win_in_each(task_id: str, who: str) -> None:
    [record] = together.play(Wanted(task_id, (who,), "seats", 0, 6))
    found = at_once([Task(task(task_id).game.name, (who,) * 4, row["seed"]) for row in record.games])
    assert found is not None
    assert [list(one.places) for one in found] == [row["places"] for row in record.games]
    assert [one.decisions for one in found] == [row["decisions"] for row in record.games]
    assert [one.first for one in found] == [int(record.seat[record.game == number][0]) for number in range(6)]


def test_whoever_is_asked_first_is_told_apart_from_the_first_seat() -> None:
    outcomes = [Outcome(TWO, places, (0, 0), 1, first) for places, first in (((1, 2), 0), ((2, 1), 1), ((1, 2), 1))]
    assert {nth: one.wins for nth, one in by_turn(outcomes).items()} == {0: 2, 1: 1}
    assert by_turn(outcomes[1:]) == {}
