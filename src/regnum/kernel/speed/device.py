"""The GPU: a game's flattened rules as C++, compiled when they are first needed, one game per thread.

A program is one of the functions over many tables (``step_tables`` and its like) together with all rules it uses. It
is compiled for one set of options: the modules in play and the number of players are written into it as numbers, so
that the compiler leaves out whatever this game has no use for.

:class:`Cuda` runs programs on an NVIDIA GPU through CuPy. :class:`Simulated` has the same text compiled by the
machine's own C++ compiler and runs the threads one after the other: slow, but it needs no GPU.
"""

from __future__ import annotations

import ctypes
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from ..errors import RegnumError
from ..game import Game
from ..record import SEATS
from ..views import observation_bounds
from . import compiler
from .cplusplus import translate
from .flatten import flatten
from .layout import action_sizes, defined, dtype, get, stored
from .numbers import constants
from .passed import told

GOING_ON_ALONE = ("play_tables", "play_tables_by")
"""Programs in which games go on without coming back, so that threads may choose the game they answer in next."""


@dataclass(frozen=True)
class Shape:
    """How many threads are in a block, and for how many games at most there is room for each of them."""

    threads: int
    games: int = 1


APART, IN_HAND, POOLED = Shape(128), Shape(64), Shape(512, 8)
"""Every thread for itself; all of a block together, each with a game in hand; or with a pool of games."""
FEW_QUESTIONS = 10
LARGE_RECORD = 1024
"""With few kinds of questions enough games of a block ask the same anyway. And a large record is better kept at hand,
where those of neighbouring threads lie interlaced."""
BLOCKS_TO_A_PROCESSOR = 2
FIXED = ("players", "modules")
"""Fields that are settled before a game begins."""


class NoDevice(RegnumError):
    """There is no GPU here, or nothing to drive it with."""


class Program(Protocol):
    """A program where it runs."""

    def run(self, n: int, *given: Any) -> None:
        """Run it for the first ``n`` games; arrays and numbers are handed on."""
        ...

    def passed(self) -> int:
        """The limit that a game has passed since the last time, 0 for none; what still runs is told later."""
        ...


class Machine(Protocol):
    """Where programs run. ``arrays`` is the library that makes its arrays: numpy or CuPy."""

    arrays: Any

    def load(self, text: str, shape: Shape = APART) -> Program: ...

    def wait(self) -> None:
        """Until everything that was begun is done."""
        ...

    def given(self, actions: Any) -> Any:
        """An array of the caller's, of whatever library, as one of this machine."""
        ...


def shape_of(game: Game, function: Callable[..., Any]) -> Shape:
    """How a program shares out its games among threads: what was measured to be fastest."""
    if function.__name__ not in GOING_ON_ALONE:
        return APART
    pooled = len(game.book.questions) > FEW_QUESTIONS and dtype(game.Table).itemsize <= LARGE_RECORD
    return POOLED if pooled else IN_HAND


def program(game: Game, function: Callable[..., Any], fixed: dict[str, int], checked: bool = False) -> str:
    """The whole text of a program: sizes, what the rules stand on, the rules, and what a thread does."""
    shape = shape_of(game, function)
    sizes = {
        **action_sizes(len(game.actions)),
        "WATCHED": int(checked),
        "OBSERVED": len(observation_bounds(game.Table)[0]),
        "ACTIONS": len(game.actions),
        "SEATS": SEATS,
        "QUESTIONS": len(game.book.questions),
        "THREADS": shape.threads,
        "GAMES": shape.games,
        f"PROGRAM_{function.__name__}": 1,
    }
    here = Path(__file__).parent
    parts = [defined(sizes)]
    parts.append((here / "prelude.cuh").read_text(encoding="utf-8"))
    flat = flatten(game, (function,))
    parts += (constants(flat.tables), translate(flat.code, dtype(game.Table), fixed))
    parts.append((here / "kernels.cu").read_text(encoding="utf-8"))
    return "".join(parts)


class DeviceEngine:
    """The programs of one game. A table is a row of bytes."""

    def __init__(self, game: Game, machine: Machine, begun: Any = None, checked: bool = False) -> None:
        """``begun`` is a table with the options in question; without it the programs play with any options.

        ``checked`` looks for every limit, also for those that cost a tenth of the speed.
        """
        self.game = game
        self.machine = machine
        self.dtype = dtype(game.Table)
        self.checked = checked
        self.fixed = {} if begun is None else {name: int(getattr(begun, name)) for name in FIXED}
        self._programs: dict[str, Program] = {}

    def run(self, function: Callable[..., Any], n: int, *arguments: Any) -> None:
        """Let each of ``n`` threads do what the function does for one table; BrokenRules as ``check`` has it."""
        name = function.__name__
        if name not in self._programs:
            text, shape = program(self.game, function, self.fixed, self.checked), shape_of(self.game, function)
            self._programs[name] = self.machine.load(text, shape)
        self._programs[name].run(n, *arguments)
        self.check()

    def over(self, function: Callable[..., Any], n: int, tables: Any, rngs: Any, *arguments: Any) -> None:
        self.run(function, n, tables, rngs, *arguments)
        self.machine.wait()
        self.check()

    def stored(self, positions: Sequence[Any]) -> Any:
        rows = stored(self.game.Table, positions)
        return self.machine.arrays.asarray(rows.view(np.uint8).reshape(len(rows), -1))

    def position(self, tables: Any, i: int) -> Any:
        row = tables[i].get() if hasattr(tables, "get") else tables[i]
        return get(self.game.Table, row.view(self.dtype).reshape(())[()])

    def numbers(self, numbers: Any, kind: str = "i4") -> Any:
        return self.machine.arrays.asarray(np.array(numbers, kind))

    def check(self) -> None:
        """BrokenRules if a game has passed a limit since the last time, as far as the machine has come."""
        for loaded in self._programs.values():
            told(self.game, loaded.passed())


def blocks(n: int, shape: Shape, processors: int) -> int:
    """Enough for all games, and no fewer than keep every processor busy."""
    busy = min(-(-n // shape.threads), BLOCKS_TO_A_PROCESSOR * processors)
    return max(busy, -(-n // (shape.threads * shape.games)))


class Cuda:
    """An NVIDIA GPU, through CuPy, which also keeps compiled programs on disk."""

    def __init__(self) -> None:
        try:
            import cupy  # type: ignore[import-not-found, unused-ignore]
        except ImportError as missing:
            raise NoDevice("no CuPy, which drives the GPU: pip install 'regnum[cuda]'") from missing
        try:
            count = cupy.cuda.runtime.getDeviceCount()
        except cupy.cuda.runtime.CUDARuntimeError as wrong:
            raise NoDevice(f"no NVIDIA GPU here: {wrong}") from wrong
        if count == 0:
            raise NoDevice("no NVIDIA GPU here")
        self.arrays: Any = cupy
        self.processors = int(cupy.cuda.Device().attributes["MultiProcessorCount"])

    def load(self, text: str, shape: Shape = APART) -> Program:
        return _OnCuda(self, self.arrays.RawModule(code=text, options=("--std=c++20",)), shape)

    def wait(self) -> None:
        self.arrays.cuda.Device().synchronize()

    def given(self, actions: Any) -> Any:
        """DLPack where it is offered, so that nothing travels through the host."""
        on_cuda = hasattr(actions, "__dlpack_device__") and int(actions.__dlpack_device__()[0]) == DLPACK_CUDA
        return self.arrays.from_dlpack(actions) if on_cuda else self.arrays.asarray(actions)


DLPACK_CUDA = 2
"""How DLPack names a CUDA device."""


class _OnCuda:
    """``broken`` lies in the processor's memory, where the GPU writes to and nobody waits for the other."""

    def __init__(self, cuda: Cuda, module: Any, shape: Shape) -> None:
        self.cuda = cuda
        self.shape = shape
        self.kernel = module.get_function("run")
        self.memory = cuda.arrays.cuda.alloc_pinned_memory(np.dtype(np.int32).itemsize)
        self.broken = np.frombuffer(self.memory, np.int32, 1)
        self.broken[0] = 0
        address = np.array([self.memory.ptr], np.uint64)
        module.get_global("broken").copy_from_host(address.ctypes.data, address.nbytes)

    def run(self, n: int, *given: Any) -> None:
        numbers = (np.int32(one) if isinstance(one, int) else one for one in given)
        count, shape = blocks(n, self.shape, self.cuda.processors), self.shape
        self.kernel((count,), (shape.threads,), (np.int32(n), *numbers))

    def passed(self) -> int:
        limit = int(self.broken[0])
        self.broken[0] = 0
        return limit


class Simulated:
    """The machine's own C++ compiler and processor in a GPU's place: for tests, and for looking into a program."""

    arrays: Any = np

    def __init__(self) -> None:
        if compiler.command() is None:
            raise NoDevice("no C++ compiler here to simulate a GPU with")

    def load(self, text: str, shape: Shape = APART) -> Program:
        with tempfile.TemporaryDirectory() as folder:
            library = Path(folder, f"program{compiler.LIBRARY}")
            compiler.build(text, library, "-O0")
            return _OneByOne(ctypes.CDLL(str(library)))

    def wait(self) -> None:
        """Nothing is ever left undone."""

    def given(self, actions: Any) -> Any:
        return np.asarray(actions)


class _OneByOne:
    def __init__(self, loaded: ctypes.CDLL) -> None:
        self.loaded = loaded
        self.thread, self.broken = (ctypes.c_int.in_dll(loaded, name) for name in ("thread", "broken"))

    def run(self, n: int, *given: Any) -> None:
        passed = [one if isinstance(one, int) else ctypes.c_void_p(one.ctypes.data) for one in given]
        for i in range(n):
            self.thread.value = i
            self.loaded.run(n, *passed)

    def passed(self) -> int:
        limit, self.broken.value = self.broken.value, 0
        return limit


@cache
def machine(name: str) -> Machine:
    """``cuda`` or ``simulated``; NoDevice if it is not here."""
    return Cuda() if name == "cuda" else Simulated()
