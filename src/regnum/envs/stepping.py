"""One game, stepped natively from Python: every choice, chance's too, is made by the caller.

    game = Stepper("vive-le-roi", players=4)
    legal = game.reset()
    while legal:
        legal = game.step(random.choices(legal, game.odds)[0] if game.chance else random.choice(legal))

``seat`` says who must answer, ``odds`` what chance's outcomes weigh.
"""

from __future__ import annotations

import ctypes
from array import array
from typing import Any

import numpy as np

from regnum.bots.warming import compiled
from regnum.games import game as game_named
from regnum.kernel import Game, seeded
from regnum.kernel.speed.calling import NOTHING, ONE, direct
from regnum.kernel.speed.native import rows


class Stepper:
    """A table of one game; ``legal`` is empty when it is over."""

    def __init__(self, game: str | Game, **options: Any) -> None:
        self.game = game_named(game) if isinstance(game, str) else game
        self.engine = compiled(self.game)
        self.tables = self.engine.begin(1, **options)
        self._memory = memoryview(self.tables.view(np.uint8))
        self._begun = bytes(self._memory)
        self._nature = memoryview(self.tables["nature"])
        self._listed = self.engine.listed()
        self._actions = self._listed.actions
        self._stepped = (ctypes.c_void_p * 2)(self.tables.ctypes.data, self._listed.address)
        stepped, code = ctypes.addressof(self._stepped), self.engine.code
        self._seat = direct(code, "seat", stepped, NOTHING)
        self._look = direct(code, "look", stepped, NOTHING)
        self._step = direct(code, "step", stepped, ONE)
        self._look()

    def reset(self) -> array[int]:
        """A new game, at its first question; what may be answered."""
        self._memory[:] = self._begun
        return self._actions[: self._look()]

    def step(self, action: int) -> array[int]:
        """Give one of the legal answers for whoever must answer; what may be answered next, nothing at the end."""
        return self._actions[: self._step(action)] or self._ended()

    def _ended(self) -> array[int]:
        self.engine.check()
        return self.legal

    @property
    def legal(self) -> array[int]:
        """What may be answered."""
        return self._listed.legal

    @property
    def seat(self) -> int:
        """Who must answer; NATURE while chance must."""
        return self._seat()

    @property
    def chance(self) -> bool:
        """Whether chance must answer."""
        return self._nature[0] != 0

    @property
    def odds(self) -> list[int] | None:
        """What the legal answers weigh when chance gives them; None if all weigh the same."""
        return self._listed.odds or None

    @property
    def table(self) -> Any:
        """The position as an interpreted table: for results, views and everything else a game offers."""
        return self.engine.get(self.tables, 0)


class PlayOuts:
    """Many games at once, played to their ends at random by native code."""

    def __init__(self, game: str | Game, n: int, **options: Any) -> None:
        self.game = game_named(game) if isinstance(game, str) else game
        self.engine = compiled(self.game)
        self.tables = self.engine.begin(n, **options)
        self._memory = memoryview(self.tables.view(np.uint8))
        self._begun = bytes(self._memory)
        self.rngs = rows([seeded(number) for number in range(n)])

    def play(self) -> int:
        """All games from the beginning, other ones each time; how many decisions there were, chance's too."""
        self._memory[:] = self._begun
        return self.engine.play_out_by(self.tables, self.rngs)
