"""What people feel: ``python -m regnum.bench.feel [--install PACKAGE] [--answers N]``.

Imagined games a second on one core in each game; how long a king is waited for while 20 tables want one, on two
cores; and, with ``--install`` (a wheel, a folder, a name, each with extras: ``'….whl[play]'``), the seconds from
``pip install`` into an empty environment to a king's first answer, whether it was native code that thought (numpy is
in ``play``), the size of what was installed, and the memory that answering took.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from random import Random

import psutil

from regnum.bots import Knowledge
from regnum.bots.levels import king
from regnum.bots.search import Search
from regnum.bots.warming import compiled
from regnum.games import game, names
from regnum.kernel import Match, saved

SECONDS, CHOICES, WORTH_THINKING = 1.0, 40, 3
TABLES, CORES = 20, 2
FIRST_ANSWER = """
from regnum.games import game
from regnum.kernel import Match
from regnum.bots import Knowledge, warming
from regnum.bots.levels import king
match = Match(game("vive-le-roi"), seed=1)
king(1).choose(Knowledge.of(match, match.to_act[0]))
print("natively" if warming.engine(match.game) else "interpreted", flush=True)
input()
"""


def under_way(name: str, seed: int) -> Match:
    """A game after some choices at random, where somebody has something to think about."""
    match, random = Match(game(name), seed=seed), Random(seed)
    while len(match.choices) < CHOICES or len(match.legal(match.to_act[0])) < WORTH_THINKING:
        seat = match.to_act[0]
        match.choose(random.choice(match.legal(seat)), seat)
    return match


def imagined(name: str, seconds: float = SECONDS) -> float:
    """Games that a search on one core imagines in a second of that core."""
    compiled(game(name))
    match = under_way(name, 1)
    knowledge = Knowledge.of(match, match.to_act[0])
    Search(1, seconds=0.01).think(knowledge)
    begun = time.process_time()
    found = sum(thought.visits for thought in Search(1, seconds=seconds).think(knowledge))
    return found / (time.process_time() - begun)


def answered(text: str) -> float:
    """A king's answer to a saved game; the seconds it took."""
    match = saved.read(text, game)
    begun = time.perf_counter()
    king(1).choose(Knowledge.of(match, match.to_act[0]))
    return time.perf_counter() - begun


def waited(answers: int, tables: int = TABLES) -> list[float]:
    """How long each of so many answers was waited for, asked of two processes by all tables at once."""
    for name in names():
        compiled(game(name))
    texts = [saved.write(under_way(names()[i % len(names())], i)) for i in range(tables)]
    with ProcessPoolExecutor(CORES) as kings, ThreadPoolExecutor(tables) as asking:

        def wait(number: int) -> float:
            begun = time.perf_counter()
            kings.submit(answered, texts[number % tables]).result()
            return time.perf_counter() - begun

        list(kings.map(answered, texts[: len(names())] * CORES))  # so that every game is loaded
        return sorted(asking.map(wait, range(answers)))


def installed(package: str) -> Iterator[str]:
    """From nothing to a king's first answer."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        python = Path(sysconfig.get_path("scripts", "venv", {"base": folder}), "python")
        begun = time.perf_counter()
        subprocess.run([python, "-m", "pip", "install", "--quiet", package], check=True)
        done = time.perf_counter()
        pipe = subprocess.PIPE
        with subprocess.Popen([python, "-c", FIRST_ANSWER], stdin=pipe, stdout=pipe, text=True, cwd=folder) as asked:
            assert asked.stdout is not None
            how = asked.stdout.readline().strip()
            spent = time.perf_counter()
            memory = psutil.Process(asked.pid).memory_info().rss
            asked.communicate("\n")
        size = sum(path.stat().st_size for path in Path(folder, "lib").rglob("*") if path.is_file())
    yield f"pip install: {done - begun:.1f} s; then a king's first answer, {how}: {spent - done:.1f} s"
    yield f"installed: {size / 1e6:.0f} MB, pip among them; memory of that answer: {memory / 2**20:.0f} MB"


def lines(answers: int, package: str) -> Iterator[str]:
    for name in names():
        yield f"{name}: {imagined(name):,.0f} imagined games a second on one core"
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:CORES])
    found = waited(answers)
    half, p99 = statistics.median(found), found[int(0.99 * (len(found) - 1))]
    yield f"a king asked by {TABLES} tables at once, {CORES} cores: median {half:.2f} s, p99 {p99:.2f} s of {answers}"
    if package:
        yield from installed(package)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m regnum.bench.feel", description=__doc__)
    parser.add_argument("--install", default="", metavar="PACKAGE", help="a wheel, a folder or a name")
    parser.add_argument("--answers", type=int, default=100)
    chosen = parser.parse_args(arguments)
    for line in lines(chosen.answers, chosen.install):
        print(line, flush=True)


if __name__ == "__main__":
    main()
