"""WebAssembly: the program of native code, as it is, compiled for browsers.

It needs ``exp`` and ``log`` from outside, which every browser's ``Math`` has, and nothing else. Whoever runs it asks
for room (``memory_of``), lays tables there as :mod:`regnum.kernel.speed.layout` does, and calls the doors of native
code: an array is its address, rows and columns.
"""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import tempfile
from pathlib import Path

from .compiler import OPTIMISED, STANDARD, NoCompiler
from .native import Rules

MATH = "".join(
    f'extern "C" __attribute__((import_module("math"), import_name("{name}"))) double math_{name}(double);\n'
    f'extern "C" double {name}(double number) {{ return math_{name}(number); }}\n'
    for name in ("exp", "log")
)
MEMORY = """
DOOR unsigned char* memory_of(int size) {
    static unsigned char room[1 << 22];
    return size > int(sizeof room) ? 0 : room;
}
"""
DOORS = ("memory_of", "offers_of")
TARGET = ("-target", "wasm32-freestanding", "-nostdlib", "-Wl,--no-entry")


def build(rules: Rules) -> bytes:
    """A game's rules as a module of WebAssembly; NoCompiler if ``ziglang`` is not installed, or fails."""
    if importlib.util.find_spec("ziglang") is None:
        raise NoCompiler("WebAssembly is compiled by ziglang: pip install 'regnum[compile]'")
    exported = (*DOORS, *(f"run_{program.__name__}" for program in rules.programs))
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder, "rules.cc"), Path(folder, "rules.wasm")
        source.write_text(MATH + rules.text() + MEMORY, encoding="utf-8")
        flags = (*STANDARD, *TARGET, OPTIMISED, *(f"-Wl,--export={name}" for name in exported))
        command = (sys.executable, "-m", "ziglang", "c++", *flags, "-o", str(made), str(source))
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NoCompiler(f"ziglang failed: {done.stderr.strip()[:2000]}")
        return made.read_bytes()
