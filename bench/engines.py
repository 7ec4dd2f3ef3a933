"""How fast the engines are, measured side by side: ``python -m bench.engines [GAME …] [--seconds S] [--players N]``.

For each game the engines take turns for a few rounds, so that a busy machine disturbs all of them alike; the medians
are printed with their ratio to the interpreter. *match* is the checked door people and servers use, *interpreted*
random play on bare tables, *native* the same play compiled. A decision is one answer, Nature's included. The last
line compares copying a table with making one decision, which is what search spends its time on.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable, Sequence

from regnum.games import game, names
from regnum.kernel import Game, Match, Offers, playout, seeded
from regnum.kernel.speed.native import compiled

ROUNDS = 5
NATIVE_BATCH = 200

Work = Callable[[], int]
"""Does something and says how many decisions, or copies, it was."""


def by_match(one: Game, players: int, rng: random.Random) -> Work:
    def work() -> int:
        match = Match(one, chance=rng.randrange(10**9), players=players)
        while not match.over:
            seat = match.to_act[0]
            match.choose(rng.choice(one.offers(match.table, seat)), seat)
        return len(match.choices)

    return work


def interpreted(one: Game, players: int, rng: random.Random) -> Work:
    return lambda: playout.play_out(one.begin(players), seeded(rng.randrange(10**9)), Offers())


def native(one: Game, players: int, rng: random.Random) -> Work:
    engine = compiled(one)

    def work() -> int:
        return engine.play_out(engine.begin(NATIVE_BATCH, players), (rng.randrange(10**9) for _ in range(NATIVE_BATCH)))

    work()  # compiles
    return work


def copying(one: Game, players: int, _: random.Random) -> Work:
    s = one.begin(players)

    def work() -> int:
        for _ in range(1000):
            s.copy()
        return 1000

    return work


ENGINES = {"match": by_match, "interpreted": interpreted, "native": native, "copies": copying}


def per_second(work: Work, seconds: float) -> float:
    begun, count = time.perf_counter(), 0
    while time.perf_counter() - begun < seconds:
        count += work()
    return count / (time.perf_counter() - begun)


def measure(one: Game, players: int, seconds: float) -> dict[str, float]:
    """The median rate of each engine; they take turns."""
    rng = random.Random(one.name)
    works = {name: make(one, players, rng) for name, make in ENGINES.items()}
    rates: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(ROUNDS):
        for name, work in works.items():
            rates[name].append(per_second(work, seconds / ROUNDS))
    return {name: statistics.median(found) for name, found in rates.items()}


def report(one: Game, players: int, rates: dict[str, float]) -> str:
    base = rates["interpreted"]
    lines = [f"{one.name}, {players} players"]
    for name in ("match", "interpreted", "native"):
        lines.append(f"  {name:12} {rates[name]:14,.0f} decisions/s   × {rates[name] / base:,.2f}")
    lines.append(f"  {'copies':12} {rates['copies']:14,.0f} copies/s      × {rates['copies'] / base:,.2f}")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.engines", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"default: all ({', '.join(names())})")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each engine and game (default: 5)")
    parser.add_argument("--players", type=int, help="default: the usual number")
    chosen = parser.parse_args(arguments)
    for name in chosen.games or names():
        one = game(name)
        players = chosen.players or one.options.usual
        print(report(one, players, measure(one, players, chosen.seconds)), flush=True)


if __name__ == "__main__":
    main()
