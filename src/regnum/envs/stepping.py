"""One game, stepped natively from Python: every choice, chance's too, is made by the caller.

    game = Stepper("vive-le-roi", players=4)
    legal = game.reset()
    while legal:
        legal = game.step(random.choices(legal, game.odds)[0] if game.chance else random.choice(legal))

``seat`` says who must answer, ``odds`` what chance's outcomes weigh.
"""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np

from regnum.games import game as game_named
from regnum.kernel import Game, seeded
from regnum.kernel.speed.addresses import direct
from regnum.kernel.speed.native import compiled


class Stepper:
    """A table of one game; ``legal`` is empty when it is over."""

    def __init__(self, game: str | Game, **options: Any) -> None:
        self.game = game_named(game) if isinstance(game, str) else game
        self.engine = compiled(self.game)
        self.tables = self.engine.begin(1, **options)
        self._memory = memoryview(self.tables.view(np.uint8))
        self._begun = bytes(self._memory)
        self._nature = memoryview(self.tables["nature"])
        # An array of Python's own, because a slice of it is made faster than any other sequence of numbers.
        self._out = array("i", self.engine.out)
        table, out = self.tables.ctypes.data, self._out.buffer_info()[0]
        self._seat = direct(self.engine.code.seat_from, table)
        self._look = direct(self.engine.code.look_from, table, out)
        self._step = direct(self.engine.code.step_from, table, out)
        self._look()

    def reset(self) -> array[int]:
        """A new game, at its first question; what may be answered."""
        self._memory[:] = self._begun
        return self._out[1 : self._look()]

    def step(self, action: int) -> array[int]:
        """Give one of the legal answers for whoever must answer; what may be answered next, nothing at the end."""
        return self._out[1 : self._step(action)]

    @property
    def legal(self) -> array[int]:
        """What may be answered."""
        return self._out[1 : self._out[0] + 1]

    @property
    def seat(self) -> int:
        """Who must answer; NATURE while chance must."""
        return self._seat()

    @property
    def chance(self) -> bool:
        """Whether chance must answer."""
        return self._nature[0] != 0

    @property
    def odds(self) -> array[int] | None:
        """What the legal answers weigh when chance gives them; None if all weigh the same."""
        half = len(self._out) // 2
        return self._out[half + 1 : half + 1 + self._out[0]] if self._out[half] else None

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
        self.rngs = np.array([seeded(number) for number in range(n)], np.int64)
        addresses = (part.ctypes.data for part in (self.tables, self.rngs, self.engine.out))
        self._play = direct(self.engine.code.play_out_from, *addresses)

    def play(self) -> int:
        """All games from the beginning, other ones each time; how many decisions there were, chance's too."""
        self._memory[:] = self._begun
        return self._play(len(self.tables))
