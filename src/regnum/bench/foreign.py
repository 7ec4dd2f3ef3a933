"""Other libraries of games, measured by programs of their own that are asked line by line (``peers/``).

They live in an environment of their own in the user's cache, because some of them don't fit beside each other, and
because nobody who plays needs them.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

FOLDER = Path(__file__).with_name("peers")
INSTALLED = user_cache_path("regnum", False) / "peers"
PYTHON = INSTALLED / "python" / "bin" / "python"
NODE = INSTALLED / "boardgame.io" / "node_modules"
PROGRAMS = ("of_open_spiel", "of_petting_zoo", "of_rlcard", "of_catanatron", "of_pgx")


@dataclass
class Foreign:
    """One way of another library, measured by its program."""

    who: str
    how: str
    kind: str
    program: subprocess.Popen[str]
    number: int

    def measure(self, seconds: float) -> tuple[float, float]:
        decisions, games = _asked(self.program, f"{self.number} {seconds}")
        return decisions, games


def install() -> None:
    """All peers, apart from everything else."""
    commands = [
        [sys.executable, "-m", "venv", str(PYTHON.parents[1])],
        [str(PYTHON), "-m", "pip", "install", "--quiet", "--requirement", str(FOLDER / "requirements.txt")],
        ["npm", "install", "--silent", "--prefix", str(NODE.parent), "boardgame.io@0.50.2"],
    ]
    for command in commands:
        subprocess.run(command, check=True)


def start() -> tuple[list[Foreign], list[subprocess.Popen[str]], list[str]]:
    """The ways of every peer that is installed, their programs, and a sentence for each peer that does not run."""
    commands = {name: [str(PYTHON), "-m", f"{FOLDER.name}.{name}"] for name in PROGRAMS if PYTHON.exists()}
    if NODE.is_dir():
        commands["boardgame.io"] = ["node", str(FOLDER / "of_boardgame_io.cjs"), str(NODE)]
    ways: list[Foreign] = []
    programs, wrong = [], []
    for name, command in commands.items():
        program = _started(command)
        try:
            offered = _answer(program)
        except EOFError:
            wrong.append(f"{name} does not run here")
            continue
        programs.append(program)
        ways += [Foreign(who, how, kind, program, number) for number, (who, how, kind) in enumerate(offered)]
    return ways, programs, wrong


def stop(programs: Sequence[subprocess.Popen[str]]) -> None:
    for program in programs:
        # Its input ends, so it does; whoever leaves waits for that.
        with program:
            pass


def _started(command: list[str]) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    environment = os.environ | {"NODE_ENV": "production", "JAX_PLATFORMS": "cpu"}
    # Peers know nothing of Regnum: their programs are a package of their own.
    return subprocess.Popen(
        command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True, env=environment, cwd=FOLDER.parent
    )


def _asked(program: subprocess.Popen[str], line: str) -> Any:
    assert program.stdin is not None
    program.stdin.write(f"{line}\n")
    program.stdin.flush()
    return _answer(program)


def _answer(program: subprocess.Popen[str]) -> Any:
    """The next line in JSON; what libraries print besides is passed over."""
    assert program.stdout is not None
    for line in program.stdout:
        if line.startswith("["):
            return json.loads(line)
    raise EOFError
