"""Native code: a game's flattened rules compiled by numba and kept on disk.

The folder of the compiled code is named after a digest of the whole flattened source and of the versions of the
compiler, so that a stale cache is impossible: changed rules are another folder.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import sys
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from platformdirs import user_cache_path

from ..chance import seeded
from ..game import Game
from .flatten import arguments_of, flatten
from .layout import MAX_OFFERS, dtype, get, put
from .shaping import shaped

HALF = MAX_OFFERS + 2
"""Options are an array: their number and the actions, and from here on whether they have odds, and those."""

HEADER = '''"""Written by Regnum from the rules of {name}; do not edit."""

import math

import numpy as np
from numba import carray, njit

from regnum.kernel.speed.addresses import pointer

jit = njit(error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)
in_place = njit(error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True, forceinline=True)
entry = njit(error_model="numpy", cache=True, nogil=True)
quick = njit(error_model="numpy", cache=True)
HALF = {half}
RECORD = np.{record}


@jit
def offer(out, action, listed):
    out[np.uint64(listed + 1)] = action
    return listed + 1


@jit
def offer_if(out, action, listed, holds):
    out[np.uint64(listed + 1)] = action
    return listed + 1 if holds else listed


@jit
def weigh(out, action, odds, listed):
    out[HALF] = 1
    out[np.uint64(HALF + listed + 1)] = odds
    return offer_if(out, action, listed, odds > 0)


@jit
def options(s, seat, out):
    out[0] = list_options(s, seat, out, offered(out))


@jit
def clear(out):
    out[0] = 0
    out[HALF] = 0


@jit
def offered(out):
    return np.int64(out[0])


@jit
def option(out, i):
    return out[i + 1]


@jit
def odds(out, i):
    return out[HALF + i + 1] if out[HALF] else 1


@jit
def copy_table(tables, source, target):
    tables[target] = tables[source]


'''

FOOTER = '''

@entry
def begin_at(tables, i):
    begin(tables[i], ROOT)


@entry
def to_act_at(tables, i):
    return to_act(tables[i])


@entry
def options_at(tables, i, seat, out):
    clear(out)
    options(tables[i], seat, out)


@entry
def answer_at(tables, i, seat, action):
    answer(tables[i], seat, action)


@entry
def redeal_at(tables, i, seat, rng):
    redeal(tables[i], seat, rng)


@entry
def play_out_all(tables, rngs, out):
    count = 0
    for i in range(tables.shape[0]):
        count += play_out(tables[i], rngs[i], out)
    return count


@entry
def step_all(tables, actions, out):
    """Answer for whoever must answer first at every table that goes on; how many answered."""
    count = 0
    for i in range(tables.shape[0]):
        if tables[i].depth > 0:
            answer(tables[i], to_act(tables[i]), actions[i])
            count += 1
    return count


# By address (see regnum.kernel.speed.addresses); what may be answered ends before the place that is returned.


@quick
def seat_from(table):
    return to_act(carray(pointer(table), (1,), RECORD)[0])


@quick
def look_from(table, out):
    s = carray(pointer(table), (1,), RECORD)[0]
    listed = carray(pointer(out), (2 * HALF,), np.int32)
    clear(listed)
    if s.depth > 0:
        options(s, to_act(s), listed)
    return offered(listed) + 1


@quick
def step_from(table, out, action):
    s = carray(pointer(table), (1,), RECORD)[0]
    answer(s, to_act(s), action)
    return look_from(table, out)


@entry
def play_out_from(tables, rngs, out, n):
    return play_out_all(
        carray(pointer(tables), (n,), RECORD),
        carray(pointer(rngs), (n, 2), np.int64),
        carray(pointer(out), (2 * HALF,), np.int32),
    )
'''


ENTRY = """

@entry
def {name}_entry({arguments}):
    return {name}({arguments})
"""


def cache_folder() -> Path:
    """Where compiled rules are kept: ``$REGNUM_CACHE``, or the user's cache folder."""
    chosen = os.environ.get("REGNUM_CACHE")
    return Path(chosen) if chosen else user_cache_path("regnum", False)


class NativeEngine:
    """The compiled rules of one game. A table is an element of a numpy array of records."""

    def __init__(self, game: Game, module: Any) -> None:
        self.game = game
        self.code = module
        self.dtype = dtype(game.Table)
        self.out = np.zeros(2 * HALF, np.int32)

    def ready(self) -> bool:
        """Whether somebody has compiled everything they use of this code and left it on disk."""
        return self._mark().exists()

    def mark_ready(self) -> None:
        self._mark().touch()

    def _mark(self) -> Path:
        return Path(self.code.__file__).with_name("ready")

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
        for i in range(count):
            self.code.begin_at(tables, i)
        return tables

    def to_act(self, tables: Any, i: int) -> int:
        return int(self.code.to_act_at(tables, i))

    def offers(self, tables: Any, i: int, seat: int) -> list[int]:
        self.code.options_at(tables, i, seat, self.out)
        return [int(action) for action in self.out[1 : self.out[0] + 1]]

    def odds(self, count: int) -> list[int]:
        """What the outcomes that chance was last offered weigh."""
        return [int(odds) for odds in self.out[HALF + 1 : HALF + 1 + count]] if self.out[HALF] else [1] * count

    def answer(self, tables: Any, i: int, seat: int, action: int) -> None:
        self.code.answer_at(tables, i, seat, action)

    def redeal(self, tables: Any, i: int, seat: int, rng: Any) -> None:
        self.code.redeal_at(tables, i, seat, rng)

    def play_out(self, tables: Any, seeds: Iterable[int | str]) -> int:
        """Every table to its end at random; how many answers it took in all."""
        rngs = np.array([seeded(seed) for seed in seeds], np.int64)
        return int(self.code.play_out_all(tables, rngs, self.out))


def compiled(game: Game, extra: Iterable[Callable[..., Any]] = ()) -> NativeEngine:
    """The native engine of a game; ``extra`` functions are compiled along. Compiles at the first call of each entry."""
    return _compiled(game, tuple(extra))


@cache
def _compiled(game: Game, extra: tuple[Callable[..., Any], ...]) -> NativeEngine:
    header = HEADER.format(name=game.name, half=HALF, record=repr(dtype(game.Table)))
    entries = "".join(ENTRY.format(name=f.__name__, arguments=arguments_of(f)) for f in extra)
    return NativeEngine(game, _load(game.name, header + shaped(flatten(game, extra)) + FOOTER + entries))


def _load(name: str, source: str) -> Any:
    versions = f"{numba.__version__} {np.__version__} {platform.python_version()}"
    key = hashlib.sha256((source + versions).encode()).hexdigest()[:20]
    folder = cache_folder() / f"{name}-{key}"
    path = folder / "rules.py"
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        # Written apart and moved into place, so that no other process ever reads half a file.
        half_written = folder / f"rules.{os.getpid()}.tmp"
        half_written.write_text(source, encoding="utf-8")
        half_written.replace(path)
    module_name = f"regnum_native_{key}"
    if module_name not in sys.modules:
        spec = importlib.util.spec_from_file_location(module_name, path)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[module_name] = module
        spec.loader.exec_module(module)
    return sys.modules[module_name]
