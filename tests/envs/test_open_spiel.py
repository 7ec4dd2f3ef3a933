"""OpenSpiel's own simulation test, unchanged, on every task; information states, and worlds resampled from them."""

from __future__ import annotations

import random

import pyspiel
import pytest
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from regnum.bench.peers import strength
from regnum.envs import ids, open_spiel
from regnum.kernel import IllegalOptions, Misuse


@pytest.mark.parametrize("id", ids())
def test_every_task_passes_openspiels_random_simulation_test(id: str) -> None:
    pyspiel.random_sim_test(open_spiel.load(id), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", open_spiel.register())
def test_a_resampled_world_looks_the_same_to_the_player(name: str) -> None:
    rng = random.Random(name)
    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(60):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            player = state.current_player()
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.legal_actions() == state.legal_actions()
        state.apply_action(rng.choice(state.legal_actions()))


def test_options_are_parameters() -> None:
    open_spiel.register()
    game = pyspiel.load_game("regnum_vive_le_roi(players=3,ambition=on,unit_sizes=1_2_1)")
    state = game.new_initial_state()
    assert state.table.unit_sizes[:3] == [1, 2, 1]
    usual = pyspiel.load_game("regnum_vive_le_roi(players=3)").new_initial_state()
    assert state.table.modules != usual.table.modules
    rounds = pyspiel.load_game("regnum_krone_und_schwert", {"players": 3, "max_rounds": 9}).new_initial_state()
    assert rounds.table.max_rounds == 9
    with pytest.raises(IllegalOptions, match="ambition"):
        pyspiel.load_game("regnum_vive_le_roi", {"ambition": "maybe"})


def placed(*choices: str) -> open_spiel.RegnumState:
    """A game of three after these placements."""
    state: open_spiel.RegnumState = pyspiel.load_game("regnum_vive_le_roi(players=3)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    for choice in choices:
        state.apply_action(state.rules.actions.read(choice))
    return state


def test_an_information_state_recalls_how_it_came_about_and_an_observation_does_not() -> None:
    once = placed("place courtier=alienor floor=4", "place courtier=bridget floor=3")
    other = placed("place courtier=bridget floor=3", "place courtier=alienor floor=4")
    assert once.observation_string(2) == other.observation_string(2)
    assert once.information_state_string(2) != other.information_state_string(2)
    again = placed("place courtier=alienor floor=4", "place courtier=bridget floor=3")
    assert once.information_state_string(2) == again.information_state_string(2)


def secretly(state: open_spiel.RegnumState) -> tuple[int, open_spiel.RegnumState, open_spiel.RegnumState]:
    """Play until somebody answers in secret beside others; who that is, and the same position after two answers."""
    rng = random.Random(1)
    while True:
        actions, seat = state.legal_actions(), state.current_player()
        secret = not state.is_chance_node() and state.rules.book.questions[state.table.question].secret
        if secret and len(actions) > 1 and len(state.rules.to_act(state.table)) > 1:
            return seat, state.child(actions[0]), state.child(actions[1])
        state.apply_action(rng.choice(actions))


def test_a_secret_answer_is_in_nobody_elses_information_state() -> None:
    seat, this, that = secretly(placed())
    for player in range(3):
        same = this.information_state_string(player) == that.information_state_string(player)
        assert same == (player != seat)


def test_an_observer_sees_what_it_is_asked_to_see() -> None:
    state = placed("place courtier=alienor floor=4")
    game = state.get_game()
    own = make_observation(game)
    own.set_from(state, 1)
    assert list(own.tensor) == state.rules.observation(state.table, 1)
    assert list(own.dict["favourites"][1]) == list(state.table.favourites[1])
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    watching = make_observation(game, public)
    watching.set_from(state, 1)
    assert list(watching.tensor) == state.rules.observation(state.table, None)
    recalling = make_observation(game, INFO_STATE_OBS_TYPE)
    assert recalling.tensor is None
    assert recalling.string_from(state, 1) == state.information_state_string(1)
    with pytest.raises(Misuse, match="what one seat may know"):
        make_observation(
            game, pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
        )


def test_openspiels_own_search_plays_a_task_against_a_bot_of_ours() -> None:
    share, simulated = strength.played("vive-le-roi-2p-v1", 0, 0.001, 1, "knight")
    assert 0 <= share <= 1
    assert min(simulated) >= 1
