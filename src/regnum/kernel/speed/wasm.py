"""WebAssembly: the program of native code, as it is, compiled for browsers.

It needs ``exp`` and ``log`` from outside, which every browser's ``Math`` has, and nothing else. ``webassembly.js``
lets its memory grow, lays tables there as :mod:`regnum.kernel.speed.memory` does, and calls the gates of native code:
an array is its address, rows and columns. Options and how many play are in the tables, so that a game is one module.
"""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from ..game import Game
from .compiler import OPTIMISED, STANDARD, NoCompiler
from .gates import ARRAYS, OWN, parameters
from .layout import get, stored
from .native import HERE, Rules, cache_folder
from .passed import told

MATH = "".join(
    f'extern "C" __attribute__((import_module("math"), import_name("{name}"))) double math_{name}(double);\n'
    f'extern "C" double {name}(double number) {{ return math_{name}(number); }}\n'
    for name in ("exp", "log")
)
SCRIPT = (HERE / "webassembly.js").read_text(encoding="utf-8")
"""For whoever runs a module: ``rulesOf(bytes)``, an ECMAScript module."""
TARGET = ("-target", "wasm32-freestanding", "-nostdlib", "-Wl,--no-entry")


def build(rules: Rules) -> bytes:
    """A game's rules as a module of WebAssembly, kept beside native code; NoCompiler without ``ziglang``."""
    kept = cache_folder() / f"{rules.library.stem}.wasm"
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=kept.parent) as folder:
            made = Path(folder, "rules.wasm")
            _compile(rules, Path(folder, "rules.cc"), made)
            made.replace(kept)
    return kept.read_bytes()


def _compile(rules: Rules, source: Path, made: Path) -> None:
    if importlib.util.find_spec("ziglang") is None:
        raise NoCompiler("WebAssembly is compiled by ziglang: pip install 'regnum[compile]'")
    exported = ("broken", *(f"run_{program.__name__}" for program in rules.programs))
    source.write_text(MATH + rules.text(), encoding="utf-8")
    flags = (*STANDARD, *TARGET, OPTIMISED, *(f"-Wl,--export={name}" for name in exported))
    command = (sys.executable, "-m", "ziglang", "c++", *flags, "-o", str(made), str(source))
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NoCompiler(f"ziglang failed: {done.stderr.strip()[:2000]}")


class WasmEngine:
    """A module in somebody's hands: ``call`` hands a gate's name and what it takes to ``run`` in webassembly.js."""

    def __init__(self, game: Game, call: Callable[[str, list[Any]], dict[str, Any]]) -> None:
        self.game = game
        self.call = call

    def stored(self, positions: Sequence[Any]) -> Any:
        return stored(self.game.Table, positions)

    def position(self, tables: Any, i: int) -> Any:
        return get(self.game.Table, tables[i])

    def numbers(self, numbers: Any, kind: str = "i4") -> Any:
        return np.array(numbers, kind)

    def over(self, function: Callable[..., Any], n: int, tables: Any, rngs: Any, *arguments: Any) -> None:
        given = (tables, 0, n, rngs, None, *arguments)
        kinds = parameters(function).values()
        arrays = [one for one, kind in zip(given, kinds, strict=True) if kind in ARRAYS]
        done = self.call(function.__name__, list(handed(function, given)))
        for array, text in zip(arrays, done["arrays"], strict=True):
            array.view("u1").reshape(-1)[:] = np.frombuffer(bytes.fromhex(text), "u1")
        told(self.game, done["broken"])


def handed(function: Callable[..., Any], given: Sequence[Any]) -> Iterator[Any]:
    """What is given to a function, as ``run`` in webassembly.js takes it."""
    for one, kind in zip(given, parameters(function).values(), strict=True):
        if kind in ARRAYS:
            columns = int(np.prod(one.shape[1:], dtype=int))
            yield {"bytes": one.tobytes().hex(), "rows": one.shape[0], "columns": columns}
        elif kind != OWN:
            yield one
