"""Small games that can be solved: real endings, which OpenSpiel's own tests and algorithms take as they are."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path

import pyspiel
import pytest
from open_spiel.python.algorithms.exploitability import exploitability as by_open_spiel

from regnum.arena.solving import exploitability, learned, policy_of, tree
from regnum.cli import main
from regnum.envs import endings
from regnum.envs.tasks import layout
from regnum.kernel import Misuse


@pytest.mark.parametrize("name", endings.ids())
def test_an_ending_is_what_it_was_when_it_was_given_its_id(name: str) -> None:
    """If this fails, do not change the entry: add the ending's next version."""
    found = endings.ending(name)
    assert layout(found.game) == found.layout


def test_endings_are_of_two_games() -> None:
    assert len({endings.ending(one).game.name for one in endings.ids()}) == 2


@pytest.mark.parametrize("name", endings.ids())
def test_open_spiels_own_test_passes(name: str) -> None:
    pyspiel.random_sim_test(endings.load(name), num_sims=2, serialize=True, verbose=False)


def test_what_is_hidden_is_dealt_first_and_only_its_owner_sees_it() -> None:
    game = endings.load("vive-le-roi-ending-2p-v1")
    deals = game.new_initial_state().chance_outcomes()
    known = [defaultdict(set), defaultdict(set)]  # type: ignore[var-annotated]
    for number, _ in deals:
        state = game.new_initial_state()
        state.apply_action(number)
        for seat in range(2):
            own = str(state.table.favourites[seat])
            known[seat][state.information_state_string(seat)].add(own)
    assert all(len(cards) == 1 for one in known for cards in one.values())
    assert all(len(one) < len(deals) for one in known)


@pytest.fixture(scope="module")
def parliament() -> tuple:  # type: ignore[type-arg]
    whole = tree(endings.ending("lancaster-ending-2p-v1"))
    return whole, whole.game()


def test_everybody_together_gets_one_whole_win(parliament: tuple) -> None:  # type: ignore[type-arg]
    whole, game = parliament
    assert game.get_type().utility == pyspiel.GameType.Utility.CONSTANT_SUM
    assert whole.nodes > 500


def test_algorithms_come_near_perfect_play_and_dice_do_not(parliament: tuple) -> None:  # type: ignore[type-arg]
    whole, game = parliament
    (_, first), (_, last) = learned("CFR+", game, [1, 50])
    assert last < first / 10
    assert last < exploitability(game, policy_of("random", whole, game)) / 10


def test_a_bot_is_measured_by_what_it_does_in_each_information_set(parliament: tuple) -> None:  # type: ignore[type-arg]
    whole, game = parliament
    dice = policy_of("random", whole, game)
    assert exploitability(game, dice) == pytest.approx(by_open_spiel(game, dice))


def test_information_states_are_alike_however_often_the_rules_were_used() -> None:
    """Numbers of a table may know what they stand for; what is known does not depend on that."""
    state = endings.load("vive-le-roi-ending-2p-v1").new_initial_state()
    state.apply_action(0)
    assert json.loads(state.observation_string(0))["question"] == int(state.table.question)
    assert "<" not in state.information_state_string(0)


def test_the_command_tells_draws_and_keeps(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["exploitability", "lancaster-ending-2p-v1", "--bots", "random", "--iterations", "10"]
    assert main([*command, "--into", str(tmp_path)]) == 0
    assert "CFR+" in capsys.readouterr().out
    assert (tmp_path / "lancaster-ending-2p-v1.svg").read_text().startswith("<svg")
    assert (tmp_path / "lancaster-ending-2p-v1.efg").read_text().startswith("EFG 2 R")
    kept = json.loads((tmp_path / "lancaster-ending-2p-v1.json").read_text())
    assert [count for count, _ in kept["algorithms"]["CFR"]] == [1, 3, 10]


def test_an_unknown_ending_is_answered_with_those_there_are() -> None:
    with pytest.raises(Misuse, match="vive-le-roi-ending-2p-v1"):
        endings.ending("chess-ending")
