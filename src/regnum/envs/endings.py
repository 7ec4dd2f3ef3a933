"""Small games that can be solved: the last decisions of real games, from a position, with few secrets that may be.

    game = endings.load("vive-le-roi-ending-2p-v1")  # an OpenSpiel game; chance deals the secrets first

The rules are the games' own: an ending is a position of :mod:`regnum.kernel.position`, and a list of what may be hidden
in it, each as likely as the next. ``endings.toml`` has them; like a task, an ending is never changed.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pyspiel

from regnum.games import game as game_named
from regnum.kernel import Game, Misuse, position

from .open_spiel import RegnumGame, RegnumState
from .recall import Recalled
from .tasks import layout

FILE = Path(__file__).with_name("endings.toml")


@dataclass(frozen=True)
class Ending:
    """One small game: a position, and for each way its secrets may be the fields that say so."""

    id: str
    about: str
    game: Game
    edition: int
    options: Mapping[str, Any]
    start: Mapping[str, Any]
    deals: tuple[Mapping[str, Any], ...]
    layout: str

    def tables(self) -> list[Any]:
        """The table of every deal."""
        settled = self.game.settle(**self.options)
        fields = self.start["fields"]
        return [
            position.stand(self.game, settled, **{**self.start, "fields": {**fields, **deal}}) for deal in self.deals
        ]


def ids() -> list[str]:
    """The ids of all endings."""
    return list(_written())


@cache
def _written() -> dict[str, dict[str, Any]]:
    return {one["id"]: one for one in tomllib.loads(FILE.read_text(encoding="utf-8"))["ending"]}


@cache
def ending(id: str) -> Ending:
    """The ending of an id; a mistake if there is none, or if its rules are not what they were."""
    if id not in _written():
        raise Misuse(f"there is no ending {id}; expected one of {', '.join(ids())}")
    written = _written()[id]
    game = game_named(written["game"])
    if (game.edition, layout(game)) != (written["edition"], written["layout"]):
        raise Misuse(
            f"{id} is an ending of edition {written['edition']} of {game.name}; expected a newer version of it"
        )
    deals = tuple(written.get("deals", [{}]))
    options, start = written["options"], written["start"]
    return Ending(id, written["about"], game, written["edition"], options, start, deals, written["layout"])


# --- in OpenSpiel ------------------------------------------------------------------------------------------------


def load(id: str) -> EndingGame:
    """The OpenSpiel game of an ending."""
    _register(ending(id))
    found: EndingGame = pyspiel.load_game(_short(id))
    return found


def _short(id: str) -> str:
    return f"regnum_{id.replace('-', '_')}"


def _register(meant: Ending) -> None:
    if _short(meant.id) in pyspiel.registered_names():
        return
    players = int(meant.options["players"])
    game_type = pyspiel.GameType(
        short_name=_short(meant.id),
        long_name=f"Regnum: {meant.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players,
        min_num_players=players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={},
    )

    class OneEnding(EndingGame):
        """The class OpenSpiel makes of this ending."""

        ending_of_game = meant
        rules_of_game = meant.game
        type_of_game = game_type

    pyspiel.register_game(game_type, OneEnding)


@cache
def _deals(id: str) -> list[Any]:
    return ending(id).tables()


class EndingGame(RegnumGame):
    """An ending; everybody's shares of the win are one together."""

    ending_of_game: Ending
    sum_of_shares = 1.0

    def settled(self, params: dict[str, Any]) -> dict[str, Any]:
        return self.rules.settle(**self.ending_of_game.options)

    def new_initial_state(self, *_: Any) -> EndingState:
        return EndingState(self)


class EndingState(RegnumState):
    """A position; before the first of them chance deals."""

    def __init__(self, game: EndingGame) -> None:
        super().__init__(game)
        self.ending, self.dealt = game.ending_of_game.id, False

    @property
    def deals(self) -> list[Any]:
        """No part of the state, which is copied with all that it has."""
        return _deals(self.ending)

    def current_player(self) -> int:
        return super().current_player() if self.dealt else int(pyspiel.PlayerId.CHANCE)

    def is_chance_node(self) -> bool:
        return not self.dealt or super().is_chance_node()

    def is_terminal(self) -> bool:
        return self.dealt and super().is_terminal()

    def legal_actions(self, player: int | None = None) -> list[int]:
        if self.dealt:
            return super().legal_actions(player)
        return list(range(len(self.deals))) if player in (None, pyspiel.PlayerId.CHANCE) else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.dealt:
            return super().chance_outcomes()
        return [(number, 1 / len(self.deals)) for number in range(len(self.deals))]

    def _apply_action(self, action: int) -> None:
        if self.dealt:
            super()._apply_action(action)
            return
        self.dealt, self.recalled = True, Recalled(self.rules, self.deals[action].copy())

    def _action_to_string(self, player: int, action: int) -> str:
        return super()._action_to_string(player, action) if self.dealt else f"deal {action}"
