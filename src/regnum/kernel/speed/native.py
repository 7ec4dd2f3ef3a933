"""Native code: a game's flattened rules as C++, compiled by the machine's compiler and kept on disk.

The name of the library is a digest of the flattened rules and of everything that translates them, and one of the
numbers that they read, so that a stale one is impossible: changed rules are another library. Other numbers alone, as a
board of one's own has them, are a copy of it, which is filled when it is loaded.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
from array import array
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from .. import batch, flow, playout
from ..chance import seeded
from ..game import Game
from ..primitives import redeal
from . import compiler, numbers
from .cplusplus import translate
from .flatten import flatten
from .gates import gate, handed
from .layout import action_sizes, defined, dtype, get, put, stored
from .passed import told

HERE = Path(__file__).parent
SHIPPED = HERE / "built"
"""What came with the package."""
PROGRAMS: tuple[Callable[..., Any], ...] = (
    flow.begin,
    flow.to_act,
    flow.answer,
    redeal,
    playout.play_out_all,
    batch.step_tables,
    batch.pick_tables,
    batch.play_tables,
    batch.answer_tables,
    batch.mark_tables,
    batch.redeal_tables,
)
"""What every library offers, besides what is compiled along."""


def cache_folder() -> Path:
    """Where compiled rules are kept: ``$REGNUM_CACHE``, or the user's cache folder."""
    if chosen := os.environ.get("REGNUM_CACHE"):
        return Path(chosen)
    from platformdirs import user_cache_path  # not on every machine that only trains

    return user_cache_path("regnum", False)


class Rules:
    """The rules of a game on their way to a library."""

    def __init__(self, game: Game, extra: tuple[Callable[..., Any], ...], filled: bool = False) -> None:
        """On a board of one's own, or if ``filled``, the library is one for all boards that differ in numbers alone."""
        self.game = game
        self.programs = (*PROGRAMS, *extra)
        self.flat = flatten(game, self.programs)
        self.numbers = numbers.laid(self.flat.tables)
        self.library = kept(self._named(repr(self.flat.tables)))
        self.filled = filled or bool(game.board_text and not self.library.exists())
        self._for_all = self._named(numbers.shapes(self.flat.tables))
        if self.filled:
            self.library = kept(f"{self._for_all}-{digest(self.numbers)}")

    def _named(self, tables: str) -> str:
        return f"{self.game.name}-{digest(f'{self.flat.code}{tables}{translator()}{compiler.MACHINE}'.encode())}"

    def text(self) -> str:
        """The whole program in C++."""
        return "".join(
            (
                defined({**action_sizes(len(self.game.actions)), "WATCHED": 1}),
                (HERE / "prelude.cuh").read_text(encoding="utf-8"),
                (numbers.memory if self.filled else numbers.constants)(self.flat.tables),
                translate(self.flat.code, dtype(self.game.Table), {}),
                *map(gate, self.programs),
                (HERE / "gates.cc").read_text(encoding="utf-8"),
            )
        )

    def alike(self) -> Path | None:
        """A library of these rules, perhaps with other numbers in it; None if it has to be compiled."""
        if self.library.exists() or not self.filled:
            return self.library if self.library.exists() else None
        others = f"{self._for_all}-*{compiler.LIBRARY}"
        return next((path for folder in (SHIPPED, cache_folder()) for path in folder.glob(others)), None)

    def build(self) -> None:
        alike = self.alike()
        if alike is None:
            compiler.build(self.text(), self.library)
        elif alike != self.library:
            compiler.copy(alike, self.library)


def kept(name: str) -> Path:
    """A library that came with the package, or is kept beside all that was compiled here."""
    file = f"{name}{compiler.LIBRARY}"
    return SHIPPED / file if (SHIPPED / file).exists() else cache_folder() / file


def digest(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()[:20]


@cache
def translator() -> str:
    """A fingerprint of everything that makes C++ of flattened rules."""
    h = hashlib.sha256()
    for path in (HERE.parent / "primitives.py", *sorted(HERE.iterdir())):
        if path.suffix in (".py", ".cc", ".cuh"):
            h.update(path.read_bytes())
    return h.hexdigest()


class NativeEngine:
    """The compiled rules of one game. A table is an element of a numpy array of records."""

    def __init__(self, rules: Rules) -> None:
        self.game = game = rules.game
        self.code = ctypes.CDLL(str(rules.library))
        if rules.filled:
            self.code.address_of_numbers.restype = ctypes.c_void_p
            ctypes.memmove(self.code.address_of_numbers(), rules.numbers, len(rules.numbers))
        self.dtype = dtype(game.Table)
        self.out = self.listed()
        self._broken = ctypes.c_int.in_dll(self.code, "broken")

    def run(self, function: Callable[..., Any], *given: Any) -> int:
        """Call a function that was compiled along; arrays are numpy's."""
        found: int = getattr(self.code, f"run_{function.__name__}")(*handed(function, given))
        self.check()
        return found

    def over(self, function: Callable[..., Any], n: int, tables: Any, rngs: Any, *arguments: Any) -> None:
        self.run(function, tables, 0, n, rngs, None, *arguments)

    def stored(self, positions: Sequence[Any]) -> Any:
        return stored(self.game.Table, positions)

    def position(self, tables: Any, i: int) -> Any:
        return self.get(tables, i)

    def numbers(self, numbers: Any, kind: str = "i4") -> Any:
        return np.array(numbers, kind)

    def check(self) -> None:
        """BrokenRules if a limit was passed since the last time."""
        limit, self._broken.value = self._broken.value, 0
        told(self.game, limit)

    def listed(self) -> Listed:
        """Room for what may be answered."""
        return Listed(self.code, len(self.game.actions))

    def tables(self, count: int) -> Any:
        """That many blank tables."""
        return np.zeros(count, self.dtype)

    def put(self, tables: Any, i: Any, s: Any) -> None:
        """Store an interpreted table."""
        put(tables, i, s)

    def get(self, tables: Any, i: int) -> Any:
        """An interpreted table with the same position."""
        return get(self.game.Table, tables[i])

    def begin(self, count: int, players: int | None = None, **given: Any) -> Any:
        """That many tables with these options, each run to its first question."""
        tables = self.tables(count)
        self.put(tables, slice(None), self.game.table(self.game.options.settle(players, **given)))
        self.run(flow.begin, tables[:1], int(self.game.root))
        tables[1:] = tables[0]
        return tables

    def to_act(self, tables: Any, i: int) -> int:
        return self.run(flow.to_act, tables[i : i + 1])

    def offers(self, tables: Any, i: int, seat: int) -> list[int]:
        table = tables[i : i + 1]
        self.code.offers_of(ctypes.c_void_p(table.ctypes.data), seat, ctypes.c_void_p(self.out.address))
        self.check()
        return self.out.legal.tolist()

    def odds(self, count: int) -> list[int]:
        """What the outcomes that chance was last offered weigh."""
        return self.out.odds or [1] * count

    def answer(self, tables: Any, i: int, seat: int, action: int) -> None:
        self.run(flow.answer, tables[i : i + 1], seat, action)

    def redeal(self, tables: Any, i: int, seat: int, rng: Any) -> None:
        self.run(redeal, tables[i : i + 1], seat, rng)

    def play_out(self, tables: Any, seeds: Iterable[int | str]) -> int:
        """Every table to its end at random; how many answers it took in all."""
        return self.play_out_by(tables, rows([seeded(seed) for seed in seeds]))

    def play_out_by(self, tables: Any, rngs: Any) -> int:
        """Every table to its end, by sources of chance that are there already."""
        count = self.run(playout.play_out_all, tables, rngs, self.game.longest, None)
        for unfinished in np.flatnonzero(tables["depth"])[:1]:
            self.game.must_be_over(self.get(tables, unfinished))
        return count


class Listed:
    """What may be answered, as native code lists it: actions, what they weigh, whether they were weighed."""

    def __init__(self, code: Any, most: int) -> None:
        size = ctypes.c_int.in_dll(code, "sizeof_offers").value
        # An array of Python's own, because a slice of it is made faster than any other sequence of numbers.
        self.actions = array({"short": "h", "int": "i"}[action_sizes(most)["ACTION"]], bytes(size))
        self.address = self.actions.buffer_info()[0]
        numbers = memoryview(self.actions).cast("B").cast("i")
        room = most + 1
        start = -(-room * self.actions.itemsize // numbers.itemsize)
        self._odds, self._listed = numbers[start : start + most], numbers[start + room :]

    @property
    def legal(self) -> array[int]:
        return self.actions[: self._listed[0]]

    @property
    def odds(self) -> list[int]:
        """What they weigh; nothing if all weigh the same."""
        count, weighed = self._listed
        return self._odds[:count].tolist() if weighed else []


def rows(numbers: Any) -> Any:
    """Sources of chance as native code takes them."""
    return np.array(numbers, np.int32)


def compiled(game: Game, extra: Iterable[Callable[..., Any]] = ()) -> NativeEngine:
    """The native engine of a game; ``extra`` functions are compiled along. NoCompiler if there is nothing to do it."""
    return _compiled(game, tuple(extra))


@cache
def rules(game: Game, extra: tuple[Callable[..., Any], ...]) -> Rules:
    return Rules(game, extra)


@cache
def _compiled(game: Game, extra: tuple[Callable[..., Any], ...]) -> NativeEngine:
    rules(game, extra).build()
    return NativeEngine(rules(game, extra))
