"""How fast a GPU plays: ``python -m regnum.bench.device [GAME …] [--games N] [--answers K] [--device cuda]``.

Every game is measured plain and with everything its box holds (*full*). *at random* and *by thumb* are decisions made
inside the GPU, chance's included, where games that end begin anew; *steps* are steps of the vector environment, each
with a random legal action for every game chosen on the GPU, and with observations, masks and rewards written for all.
The figures are medians; compiling comes before and is printed apart.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable, Sequence
from typing import Any

from regnum import envs
from regnum.games import names
from regnum.kernel import Game

from . import gpu
from .settings import settings

ROUNDS = 3


def took(work: Callable[[], Any]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def rate(work: Callable[[envs.VectorEnv, int], int], env: envs.VectorEnv, count: int) -> float:
    """Million decisions a second, so many in every game."""
    return env.n * count / statistics.median(took(lambda: work(env, count)) for _ in range(ROUNDS)) / 1e6


def compiled(game: str | Game, device: str, games: int, options: dict[str, Any]) -> envs.VectorEnv:
    """Games under way, with everything done once."""
    env = gpu.spread(game, options, games, device)
    gpu.by_thumb(env, 1)
    gpu.steps(env, 1)
    return env


def report(title: str, game: str | Game, device: str, games: int, answers: int, options: dict[str, Any]) -> str:
    begun = time.perf_counter()
    env = compiled(game, device, games, options)
    ready = time.perf_counter() - begun
    inside = rate(gpu.at_random, env, answers)
    thumbs = rate(gpu.by_thumb, env, max(1, answers // 5))
    stepped = rate(gpu.steps, env, max(1, answers // 20))
    return (
        f"{f'{title}, {env.players} players':38} at random {inside:10,.1f} M/s   by thumb {thumbs:8,.1f} M/s"
        f"   steps {stepped:8,.2f} M/s   compiled and begun in {ready:5.1f} s"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m regnum.bench.device", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", help=f"default: all ({', '.join(names())})")
    parser.add_argument("--games", type=int, default=gpu.AT_ONCE, help=f"at once (default: {gpu.AT_ONCE:,})")
    parser.add_argument(
        "--answers", type=int, default=gpu.ANSWERS, help=f"in each game and round (default: {gpu.ANSWERS})"
    )
    parser.add_argument("--device", default="cuda", choices=("cuda", "simulated"))
    chosen = parser.parse_args(arguments)
    print(f"{chosen.games:,} games at once; decisions per second")
    for name in chosen.names or names():
        for title, options in settings(name).items():
            print(report(title, name, chosen.device, chosen.games, chosen.answers, options), flush=True)


if __name__ == "__main__":
    main()
