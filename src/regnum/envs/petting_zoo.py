"""PettingZoo: every game as an AEC environment. ``env = petting_zoo.env("vive-le-roi", players=4)``.

Observations are dictionaries with ``observation`` (what the seat may know: one row of numbers, or with
``observation="named"`` an array for each field of the table) and ``action_mask``.
Chance plays by itself. Everybody is rewarded at the end with their share of the win.
"""

from __future__ import annotations

from typing import Any, Literal, get_args

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from regnum.kernel import NATURE, Game, Happening, Misuse, Row, seeded
from regnum.kernel.events import EVERYBODY
from regnum.kernel.position import named
from regnum.kernel.primitives import draw
from regnum.kernel.record import PUBLIC, flat
from regnum.kernel.views import observation_bounds
from regnum.words import Voice

from .observing import by_name
from .tasks import played

NO_ACTION = -1
"""What a living agent that gives no action is taken to have said; it is refused."""


Form = Literal["flat", "named"]
"""What an observation looks like."""


def env(game: str | Game, render_mode: str | None = None, observation: Form = "flat", **options: Any) -> Any:
    """The environment with PettingZoo's own guards around it: a wrong action or a wrong order is refused."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, render_mode, observation, **options))


def raw_env(game: str | Game, render_mode: str | None = None, observation: Form = "flat", **options: Any) -> RegnumAEC:
    """The environment of a game with these options, or of a task by its id."""
    if observation not in get_args(Form):
        raise Misuse(f"observation: expected flat or named, not {observation!r}")
    meant, options = played(game, options)
    return RegnumAEC(meant, render_mode, observation, **options)


class RegnumAEC(AECEnv):  # type: ignore[misc]  # PettingZoo's base class has no types
    """One game of Regnum; an agent is a seat: ``seat_0``, ``seat_1``, …"""

    def __init__(self, game: Game, render_mode: str | None = None, observation: Form = "flat", **options: Any) -> None:
        super().__init__()
        self.game = game
        self.form = observation
        self.options = options
        self.render_mode = render_mode
        self.metadata = {
            "render_modes": ["human", "ansi"],
            "name": game.name.replace("-", "_"),
            "is_parallelizable": False,
        }
        players = game.options.settle(**options)["players"]
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        lows, highs = observation_bounds(game.Table)
        low, high = self._formed(np.array(lows, np.int64)), self._formed(np.array(highs, np.int64))
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.int64) if self.form == "flat" else _boxes(low, high),
                "action_mask": spaces.Box(0, 1, (len(game.actions),), np.int8),
            }
        )
        self._action_spaces = {agent: spaces.Discrete(len(game.actions)) for agent in self.possible_agents}
        self.rng: Row = seeded(0)
        self._voice = Voice(game)

    def observation_space(self, agent: str) -> Any:
        return self._observation_space

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed chance goes on where it was."""
        if seed is not None:
            self.rng = seeded(seed)
        self.table = self.game.begin(**self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def _go_on(self) -> None:
        """Chance answers; then the next seat is selected, or everybody is paid."""
        while self.game.to_act(self.table) == (NATURE,):
            self.game.answer(self.table, NATURE, draw(self.rng, self.game.offers(self.table, NATURE)))
        result = self.game.result(self.table)
        if result is None:
            self.agent_selection = self.possible_agents[self.game.to_act(self.table)[0]]
            return
        for agent, seat in self._seat.items():
            self.rewards[agent] = 1 / len(result.winners) if seat in result.winners else 0.0
            self.terminations[agent] = True

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat[agent]
        return {
            "observation": self._formed(np.array(self.game.observation(self.table, seat), np.int64)),
            "action_mask": np.array(self.game.mask(self.table, seat), np.int8),
        }

    def _formed(self, row: Any) -> Any:
        """A flat observation as it is asked for."""
        return row if self.form == "flat" else by_name(self.game, row)

    def step(self, action: int | None) -> None:
        """The selected seat's answer; IllegalChoice or BadNotation if there is none such, and nothing changes."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat[agent]
        chosen = self.game.check(self.table, seat, NO_ACTION if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.told.clear()
        self.game.answer(self.table, seat, chosen)
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What has just happened, where the game stands, who is asked what, and what everybody may see.

        For humans it is printed, else (``ansi``) returned.
        """
        text = "\n".join((*self._happened(), *self._asked(), *self._seen()))
        if self.render_mode == "human":
            print(text, flush=True)
            return None
        return text

    def _happened(self) -> list[str]:
        """The lines of the log since the last answer that all may read."""
        lines = [line for line in self.table.told if line[0] == EVERYBODY]
        return [self._voice.event(Happening(0, EVERYBODY, event, tuple(numbers))) for _, event, *numbers in lines]

    def _asked(self) -> list[str]:
        lines = [f"{self._voice.title()}: {self._voice.where(self.table)}"]
        if not self.game.over(self.table):
            lines.append(self._voice.question(self.table, self._seat[self.agent_selection]))
        return lines

    def _seen(self) -> list[str]:
        """What lies open and is not empty, in the words of the rules."""
        fields = self.game.Table.FIELDS
        seen = {name: value for name, value in named(self.table).items() if fields[name].sight == PUBLIC}
        return [f"  {name}: {value}" for name, value in seen.items() if any(flat(getattr(self.table, name)))]

    def close(self) -> None:
        """Nothing is held open."""


def _boxes(low: dict[str, Any], high: dict[str, Any]) -> Any:
    return spaces.Dict({name: spaces.Box(low[name], high[name], dtype=np.int64) for name in low})
