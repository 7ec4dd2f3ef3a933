"""OpenSpiel: every game registered as ``regnum_vive_le_roi`` and so on, with true chance nodes.

    from regnum.envs import open_spiel
    open_spiel.register()
    game = pyspiel.load_game("regnum_vive_le_roi(players=4,ambition=on)")

Simultaneous secret answers are asked one seat after the other, each without knowing the others', as OpenSpiel's own
turn-based transform does. An information state is what the seat may know of the record: its view and its own choices.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from regnum.games import game as game_named
from regnum.games import names
from regnum.kernel import NATURE, Game, Option
from regnum.kernel.events import EVERYBODY
from regnum.kernel.views import observation_bounds

AS_USUAL, NO_NUMBER = "usual", -1
"""An option that nobody has named: a word, or a number; one with a value for each seat reads ``1_2_1``."""


def register() -> list[str]:
    """Register every game with OpenSpiel, once; their names there."""
    known = set(pyspiel.registered_names())
    short_names = []
    for name in names():
        short = f"regnum_{name.replace('-', '_')}"
        short_names.append(short)
        if short not in known:
            _register(name, short)
    return short_names


def _register(name: str, short: str) -> None:
    rules = game_named(name)
    game_type = pyspiel.GameType(
        short_name=short,
        long_name=f"Regnum: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.options.players),
        min_num_players=min(rules.options.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.options.usual} | {one.name: unnamed(one) for one in rules.options},
    )

    class OneGame(RegnumGame):
        """The class OpenSpiel makes of this game."""

        rules_of_game = rules
        type_of_game = game_type

    pyspiel.register_game(game_type, OneGame)


class RegnumGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with its number of players and its options."""

    rules_of_game: Game
    type_of_game: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.rules = self.rules_of_game
        self.options = settled(self.rules, params or {})
        self.players = self.options["players"]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.actions),
            max_chance_outcomes=len(self.rules.actions),
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.rules.longest,
        )
        super().__init__(self.type_of_game, info, params or {})

    def new_initial_state(self, *_: Any) -> RegnumState:
        return RegnumState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self)


def unnamed(option: Option) -> str | int:
    """What stands for an option's usual value: OpenSpiel wants parameters of one type."""
    counts = not option.per_seat and type(option.default) is int
    return NO_NUMBER if counts else AS_USUAL


def settled(rules: Game, params: dict[str, Any]) -> dict[str, Any]:
    """Every option of a game, from OpenSpiel's parameters."""
    given = {name: value for name, value in params.items() if value not in (AS_USUAL, NO_NUMBER)}
    named = {name: value.replace("_", ",") if isinstance(value, str) else value for name, value in given.items()}
    by_seat = {option.name for option in rules.options if option.per_seat}
    return rules.options.settle(**{name: named[name] if name in by_seat else given[name] for name in given})


class RegnumState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position, with the choices that each seat may remember."""

    def __init__(self, game: RegnumGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.table = self.rules.begin(**game.options)
        self.remembered: list[list[int]] = [[] for _ in range(game.players)]

    def current_player(self) -> int:
        if self.rules.over(self.table):
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.rules.to_act(self.table)[0]
        return int(pyspiel.PlayerId.CHANCE) if seat == NATURE else seat

    def is_chance_node(self) -> bool:
        return self.rules.to_act(self.table) == (NATURE,)

    def is_terminal(self) -> bool:
        return self.rules.over(self.table)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.rules.offers(self.table, player))

    def legal_actions(self, player: int | None = None) -> list[int]:
        seat = self.current_player() if player is None else player
        if self.is_terminal():
            return []
        return sorted(self.rules.offers(self.table, NATURE if seat == pyspiel.PlayerId.CHANCE else seat))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        offers = self.rules.offers(self.table, NATURE)
        total = sum(offers.odds)
        return [(action, odds / total) for action, odds in zip(offers, offers.odds, strict=True)]

    def _apply_action(self, action: int) -> None:
        seat = self.rules.to_act(self.table)[0]
        witness = self.table.witness if seat == NATURE else EVERYBODY
        if seat != NATURE and self.rules.book.questions[self.table.question].secret:
            witness = seat
        for player, memory in enumerate(self.remembered):
            if witness in (EVERYBODY, player):
                memory.append(action)
        self.rules.answer(self.table, seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.rules.actions.write(action))

    def returns(self) -> list[float]:
        result = self.rules.result(self.table)
        if result is None:
            return [0.0] * len(self.remembered)
        share = 1 / max(1, len(result.winners))
        return [share if seat in result.winners else 0.0 for seat in range(len(self.remembered))]

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return f"{self.rules.view(self.table, seat)} {self.remembered[seat]}"

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return str(self.rules.view(self.table, seat))

    def __str__(self) -> str:
        return f"{self.rules.name} {self.rules.where(self.table)} {self.rules.digest(self.table)}"

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> RegnumState:
        """Another world that looks the same to this player: what search over information sets needs."""
        other: RegnumState = self.clone()
        rng = [1 + int(probability_sampler() * 2147483000), 1 + int(probability_sampler() * 2147483000)]
        self.rules.redeal(other.table, player, rng)
        return other


class Observer:
    """Writes a seat's observation into a tensor."""

    def __init__(self, game: RegnumGame) -> None:
        lows, _ = observation_bounds(game.rules.Table)
        self.tensor = np.zeros(len(lows), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: RegnumState, player: int) -> None:
        self.tensor[:] = state.rules.observation(state.table, player)

    def string_from(self, state: RegnumState, player: int) -> str:
        return state.observation_string(player)
