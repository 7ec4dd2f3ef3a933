"""OpenSpiel: every game registered as ``regnum_vive_le_roi`` and so on, with true chance nodes.

    from regnum.envs import open_spiel
    open_spiel.register()
    game = pyspiel.load_game("regnum_vive_le_roi(players=4,ambition=on)")
    game = open_spiel.load("vive-le-roi-4p-v1")  # a task

Simultaneous secret answers are asked one seat after the other, each without knowing the others', as OpenSpiel's own
turn-based transform does. An information state is what the seat sees and all that it has seen and heard before: perfect
recall. It is a string: no tensor holds a whole game, so none is declared. An observation is what the seat sees now.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from regnum.games import game as game_named
from regnum.games import names
from regnum.kernel import NATURE, Game, Misuse, Option
from regnum.kernel.views import observation_bounds

from .observing import by_name
from .recall import Recalled, written
from .tasks import task

AS_USUAL, NO_NUMBER = "usual", -1
"""An option that nobody has named: a word, or a number; one with a value for each seat reads ``1_2_1``."""


def register() -> list[str]:
    """Register every game with OpenSpiel, once; their names there."""
    known = set(pyspiel.registered_names())
    short_names = []
    for name in names():
        short = _short(name)
        short_names.append(short)
        if short not in known:
            _register(name, short)
    return short_names


def load(id: str) -> RegnumGame:
    """The game of a task."""
    meant = task(id)
    register()
    params = {name: _written(value) for name, value in meant.options.items()}
    found: RegnumGame = pyspiel.load_game(_short(meant.game.name), params)
    return found


def _written(value: Any) -> Any:
    """An option's value as a parameter."""
    return ("on" if value else "off") if isinstance(value, bool) else value


def _short(name: str) -> str:
    return f"regnum_{name.replace('-', '_')}"


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
        provides_information_state_tensor=False,
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
    sum_of_shares: float | None = None
    """What all are paid together; nothing certain, because somebody outside the seats may win."""

    def settled(self, params: dict[str, Any]) -> dict[str, Any]:
        return settled(self.rules, params)

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.rules = self.rules_of_game
        self.options = self.settled(params or {})
        self.players = self.options["players"]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.actions),
            max_chance_outcomes=len(self.rules.actions),
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=self.sum_of_shares,
            max_game_length=self.rules.longest,
        )
        super().__init__(self.type_of_game, info, params or {})

    def new_initial_state(self, *_: Any) -> RegnumState:
        return RegnumState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


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
    """A position, with what each seat has seen and heard on the way to it."""

    def __init__(self, game: RegnumGame) -> None:
        super().__init__(game)
        self.recalled = Recalled(game.rules, game.rules.begin(**game.options))

    @property
    def rules(self) -> Game:
        return self.recalled.rules

    @property
    def table(self) -> Any:
        return self.recalled.table

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
        self.recalled.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.rules.actions.write(action))

    def returns(self) -> list[float]:
        return self.recalled.shares()

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return self.recalled.information_state(seat)

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return written(self.rules.view(self.table, seat))

    def __str__(self) -> str:
        return f"{self.rules.name} {self.rules.where(self.table)} {self.rules.digest(self.table)}"

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> RegnumState:
        """Another world that looks the same to this player: what search over information sets needs."""
        other: RegnumState = self.clone()
        rng = [1 + int(probability_sampler() * 2147483000), 1 + int(probability_sampler() * 2147483000)]
        other.rules.redeal(other.table, player, rng)
        return other


class Observer:
    """Writes into a tensor what a seat, or whoever only watches, sees now; ``dict`` has its parts by name.

    With perfect recall there is no tensor, only a string.
    """

    def __init__(self, game: RegnumGame, kind: Any) -> None:
        private, one_seat = kind.private_info, pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not kind.public_info or private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise Misuse("an observer of Regnum sees what is public, alone or with what one seat may know")
        if kind.perfect_recall and private != one_seat:
            raise Misuse("perfect recall is a seat's; expected private_info=SINGLE_PLAYER")
        self.kind, self.of_a_seat = kind, private == one_seat
        lows, _ = observation_bounds(game.rules.Table)
        self.tensor = None if kind.perfect_recall else np.zeros(len(lows), np.float32)
        self.dict = {} if self.tensor is None else by_name(game.rules, self.tensor)

    def set_from(self, state: RegnumState, player: int) -> None:
        if self.tensor is None:
            raise Misuse("no tensor holds a whole game; expected string_from, or an observer without perfect recall")
        self.tensor[:] = state.rules.observation(state.table, player if self.of_a_seat else None)

    def string_from(self, state: RegnumState, player: int) -> str:
        if self.kind.perfect_recall:
            return state.information_state_string(player)
        return written(state.rules.view(state.table, player if self.of_a_seat else None))
