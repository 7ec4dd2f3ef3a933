"""How fast a GPU plays: ``python -m bench.device [GAME …] [--games N] [--answers K] [--device cuda]``.

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

ROUNDS = 3
SPREAD = 400
"""So many answers come first: then the games stand everywhere in their course, not all at the same place."""
FULL: dict[str, dict[str, Any]] = {
    "krone-und-schwert": {"board_setup": "random", "red_card_replacement": True},
    "lancaster": {
        "court": True,
        "displeasure": True,
        "reward_tiles": True,
        "law_choice": "random",
        **{f"law_sets_group_{i}": "king" if i in (2, 3) else "new" for i in range(5)},
    },
    "lang-lebe-der-koenig": {},
    "vive-le-roi": {"ambition": True, "banished": True, "emissary": True, "royal_couple": True},
}
"""What to switch on to have everything in play."""


def waited(env: envs.VectorEnv, work: Callable[[], Any]) -> float:
    """How long the work takes until the last thread has finished."""
    begun = time.perf_counter()
    work()
    env.batch.seats.sum().item()  # asks for a number: waits for all that was queued before
    return time.perf_counter() - begun


def rate(env: envs.VectorEnv, work: Callable[[], Any], decisions: int) -> float:
    return decisions / statistics.median(waited(env, work) for _ in range(ROUNDS))


def random_step(env: envs.VectorEnv) -> None:
    env.step(env.at_random())


def many_steps(env: envs.VectorEnv, count: int) -> None:
    for _ in range(count):
        random_step(env)


def first_steps(env: envs.VectorEnv) -> float:
    """Everything once, so that all is compiled."""
    env.reset(1)

    def work() -> None:
        random_step(env)
        env.play(1)
        env.play_by_thumb(1, range(env.players))

    return waited(env, work)


def report(name: str, device: str, games: int, answers: int, options: dict[str, Any]) -> str:
    env = envs.vector(name, games, device=device, **options)
    compiling = first_steps(env)
    env.play(SPREAD)
    few, steps = max(1, answers // 5), max(1, answers // 20)
    inside = rate(env, lambda: env.play(answers), games * answers)
    thumbs = rate(env, lambda: env.play_by_thumb(few, range(env.players)), games * few)
    stepped = rate(env, lambda: many_steps(env, steps), games * steps)
    title = f"{name}{', full' if options else ''}, {env.players} players"
    return (
        f"{title:38} at random {inside / 1e6:10,.1f} M/s   by thumb {thumbs / 1e6:8,.1f} M/s"
        f"   steps {stepped / 1e6:8,.2f} M/s   compiled in {compiling:5.1f} s"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.device", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", help=f"default: all ({', '.join(names())})")
    parser.add_argument("--games", type=int, default=1 << 20, help="at once (default: 1,048,576)")
    parser.add_argument("--answers", type=int, default=400, help="in each game and round (default: 400)")
    parser.add_argument("--device", default="cuda", choices=("cuda", "simulated"))
    chosen = parser.parse_args(arguments)
    print(f"{chosen.games:,} games at once; decisions per second")
    for name in chosen.names or names():
        for options in ({}, FULL[name]) if FULL[name] else ({},):
            print(report(name, chosen.device, chosen.games, chosen.answers, options), flush=True)


if __name__ == "__main__":
    main()
