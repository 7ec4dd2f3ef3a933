"""OpenSpiel's own simulation test, unchanged, on every game, and a world resampled from an information state."""

from __future__ import annotations

import random

import pyspiel
import pytest

from regnum.envs import open_spiel
from regnum.kernel import IllegalOptions


@pytest.mark.parametrize("name", open_spiel.register())
def test_every_game_passes_openspiels_random_simulation_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


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
