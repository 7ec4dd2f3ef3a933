"""Whether a GPU plays on and on: every game by rule of thumb, mixed and at random, at several sizes.

An address that is none of ours stops a GPU, and what it plays must be what the interpreted rules play:
``python -m regnum.bench.on_and_on [GAME …] [--device cuda]``.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Iterator, Sequence
from random import Random

import numpy as np

from regnum import envs
from regnum.games import names
from regnum.kernel import SEATS, Offers, RegnumError, batch, seeded

STEPS = 2000
SIZES = (33, 4096, 50_000)
BY_THUMB = {"by thumb": 1.0, "mixed": 0.5, "at random": 0.0}
"""How many of the steps are taken by rule of thumb."""
SEED = 1


class PlayedOtherwise(RegnumError):
    """A device and the interpreted rules do not play the same game."""


def play(env: envs.VectorEnv, by_thumb: float, steps: int = STEPS) -> int:
    """So many steps, each by rule of thumb or at random; how many games ended. PlayedOtherwise if game 0 differs."""
    env.reset(SEED)
    random, ended, given = Random(0), env.arrays.zeros(env.n, np.int32), []
    for _ in range(steps):
        actions = env.by_thumb() if random.random() < by_thumb else env.at_random()
        given.append(actions[0])
        ended += env.step(actions).dones
    env.check()
    compare(env, [int(action) for action in given])
    return int(ended.sum())


def compare(env: envs.VectorEnv, given: Iterable[int]) -> None:
    """The first game after these actions with the same game interpreted."""
    game, out = env.game, Offers()
    tables, rngs = [game.begin(**env.options), game.begin(**env.options)], [seeded(f"{SEED} 0")]
    observations, masks = [[0] * len(env.lows)], [[0] * len(game.actions)]
    seats, rewards, dones = [0], [[0.0] * SEATS], [0]
    for action in (-1, *given):
        batch.step_tables(tables, 0, 1, rngs, out, [action], observations, masks, seats, rewards, dones)
    shown = env.batch
    if env.table(0) != tables[0]:
        raise PlayedOtherwise(f"{game.name}: another position")
    if (shown.observations[0].tolist(), shown.masks[0].tolist()) != (observations[0], masks[0]):
        raise PlayedOtherwise(f"{game.name}: something else is shown")


def lines(name: str, device: str, sizes: Iterable[int], steps: int) -> Iterator[str]:
    for n in sizes:
        env = envs.vector(name, n, device=device)
        for how, by_thumb in BY_THUMB.items():
            begun = time.perf_counter()
            ended = play(env, by_thumb, steps)
            spent = time.perf_counter() - begun
            yield f"{name:22} {how:10} {n:7,} games, {steps:,} steps: {ended:9,} ended, as interpreted; {spent:5.1f} s"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m regnum.bench.on_and_on", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", help=f"default: all ({', '.join(names())})")
    parser.add_argument("--device", default="cuda", choices=("cpu", "cuda", "simulated"))
    parser.add_argument("--games", type=int, nargs="*", default=SIZES, help="at once")
    parser.add_argument("--steps", type=int, default=STEPS)
    chosen = parser.parse_args(arguments)
    for name in chosen.names or names():
        for line in lines(name, chosen.device, chosen.games, chosen.steps):
            print(line, flush=True)


if __name__ == "__main__":
    main()
