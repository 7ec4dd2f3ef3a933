"""OpenSpiel's hearts: four players, hidden cards, chance that deals; the nearest of its games written in C++."""

from __future__ import annotations

from random import Random

import pyspiel

from .wire import COPIES, FROM_PYTHON, IN_HASTE, INSIDE, copies, serve

ROLLOUTS = 500
GAME = pyspiel.load_game("hearts")
rng = Random(1)


def stepped() -> tuple[int, int]:
    """Driven as OpenSpiel's own examples do: chance by the odds it gives, players with equal odds."""
    state, count = GAME.new_initial_state(), 0
    random, choices = rng.random, rng.choices
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(choices(outcomes, odds)[0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
        count += 1
    return count, 1


def in_haste() -> tuple[int, int]:
    """One game by somebody who knows that hearts deals with equal odds, and never asks for them."""
    state, count = GAME.new_initial_state(), 0
    random = rng.random
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(random() * len(legal))])
        count += 1
    return count, 1


def dealt() -> pyspiel.State:
    state = GAME.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


BEGUN = dealt()
BOT = pyspiel.MCTSBot(GAME, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1), 1.0, 1, 1000, False, 1, False)


def decisions_from(state: pyspiel.State) -> int:
    count = 0
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
        count += 1
    return count


LENGTH = decisions_from(BEGUN.clone())
"""After the deal every hand of hearts has the same number of decisions."""


def inside() -> tuple[int, int]:
    """The rollouts of OpenSpiel's C++ search: one evaluation of a hand just dealt is hundreds of them in one call."""
    BOT.mcts_search(BEGUN)
    return ROLLOUTS * LENGTH, ROLLOUTS


if __name__ == "__main__":
    serve(
        [
            ("OpenSpiel hearts", "C++, stepped", FROM_PYTHON, stepped),
            ("OpenSpiel hearts", "C++, stepped", IN_HASTE, in_haste),
            ("OpenSpiel hearts", "C++, inside", INSIDE, inside),
            ("OpenSpiel hearts", "C++", COPIES, copies(BEGUN.clone)),
        ]
    )
