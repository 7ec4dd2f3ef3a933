"""One game, stepped natively from Python: every choice, chance's too, is made by the caller.

    game = Stepper("vive-le-roi", players=4)
    legal = game.reset()
    while legal:
        legal = game.step(random.choices(legal, game.odds)[0] if game.chance else random.choice(legal))

``seat`` says who must answer, ``odds`` what chance's outcomes weigh.
"""

from __future__ import annotations

from array import array
from functools import cache, partial
from typing import Any

import numba.core.cgutils
import numba.extending
import numpy as np

from regnum.games import game as game_named
from regnum.kernel import Game, seeded
from regnum.kernel.speed.native import NativeEngine, compiled

compiler: Any = numba  # half of numba has types
carray, njit, types = compiler.carray, compiler.njit, compiler.types


class Stepper:
    """A table of one game; ``legal`` is empty when it is over."""

    def __init__(self, game: str | Game, **options: Any) -> None:
        self.game = game_named(game) if isinstance(game, str) else game
        self.engine = compiled(self.game)
        self._start = self.engine.begin(1, **options)
        self.tables = self._start.copy()
        # An array of Python's own, because a slice of it is made faster than any other sequence of numbers.
        self._out = array("i", self.engine.out)
        self._nature = memoryview(self.tables["nature"])
        addresses = self.tables.ctypes.data, self._out.buffer_info()[0]
        look, step = _entries(self.engine, len(self._out))
        self._look, self._step = partial(look, *addresses), partial(step, *addresses)
        self.reset()

    def reset(self) -> array[int]:
        """A new game, at its first question; what may be answered."""
        self.tables[:] = self._start
        self.legal = self._out[1 : self._look()]
        return self.legal

    def step(self, action: int) -> array[int]:
        """Give one of the legal answers for whoever must answer; what may be answered next, nothing at the end."""
        self.legal = legal = self._out[1 : self._step(action)]
        return legal

    @property
    def seat(self) -> int:
        """Who must answer; NATURE while chance must."""
        return self.engine.to_act(self.tables, 0)

    @property
    def chance(self) -> bool:
        """Whether chance must answer."""
        return self._nature[0] != 0

    @property
    def odds(self) -> list[int]:
        """What the legal answers weigh when chance gives them."""
        half = len(self._out) // 2 + 1
        return self._out[half : half + len(self.legal)].tolist()

    @property
    def table(self) -> Any:
        """The position as an interpreted table: for results, views and everything else a game offers."""
        return self.engine.get(self.tables, 0)


@compiler.extending.intrinsic  # type: ignore[untyped-decorator]
def _pointer(context: Any, address: Any) -> Any:
    """A number as an address in memory."""

    def code(_: Any, builder: Any, signature: Any, given: Any) -> Any:
        return builder.inttoptr(given[0], compiler.core.cgutils.voidptr_t)

    return types.voidptr(address), code


class PlayOuts:
    """Many games at once, played to their ends at random by native code."""

    def __init__(self, game: str | Game, n: int, **options: Any) -> None:
        self.game = game_named(game) if isinstance(game, str) else game
        self.engine = compiled(self.game)
        self._start = self.engine.begin(n, **options)
        self.tables = self._start.copy()
        self.rngs = np.array([seeded(number) for number in range(n)], np.int64)
        addresses = (part.ctypes.data for part in (self.tables, self.rngs, self.engine.out))
        self._play = partial(_play_out(self.engine, n), *addresses)

    def play(self) -> int:
        """All games from the beginning, other ones each time; how many decisions there were, chance's too."""
        self.tables[:] = self._start
        return int(self._play())


@cache
def _entries(engine: NativeEngine, size: int) -> tuple[Any, Any]:
    """Looking and stepping as plain functions over addresses; they return the place after the last legal answer.

    Called directly, they spare numba finding out the types of their arguments, which takes longer than the step.
    """
    record = engine.dtype
    to_act, options, answer = engine.code.to_act_at, engine.code.options_at, engine.code.answer_at

    @njit("int64(int64, int64)")  # type: ignore[untyped-decorator]
    def look(table: int, out: int) -> Any:
        tables, offered = carray(_pointer(table), (1,), record), carray(_pointer(out), (size,), np.int32)
        if tables[0].depth == 0:
            return 1
        options(tables, 0, to_act(tables, 0), offered)
        return offered[0] + 1

    @njit("int64(int64, int64, int64)")  # type: ignore[untyped-decorator]
    def step(table: int, out: int, action: int) -> Any:
        tables = carray(_pointer(table), (1,), record)
        answer(tables, 0, to_act(tables, 0), action)
        return look(table, out)

    return _plain(look), _plain(step)


def _play_out(engine: NativeEngine, n: int) -> Any:
    """Over addresses too: arrays of Python's are counted at every call of a function, by all threads one by one."""
    record, size, play_out = engine.dtype, len(engine.out), engine.code.play_out_all

    @njit("int64(int64, int64, int64)")  # type: ignore[untyped-decorator]
    def play(tables: int, rngs: int, out: int) -> Any:
        return play_out(
            carray(_pointer(tables), (n,), record),
            carray(_pointer(rngs), (n, 2), np.int64),
            carray(_pointer(out), (size,), np.int32),
        )

    return _plain(play)


def _plain(function: Any) -> Any:
    """The only compiled version of a function, without the choice among versions."""
    (version,) = function.overloads.values()
    return version.entry_point
