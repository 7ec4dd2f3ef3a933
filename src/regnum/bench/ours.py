"""The ways in which Regnum plays: checked, interpreted, native stepped from Python, native inside, on a GPU.

Whoever must answer does so at random: players with equal odds, chance by its odds.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from regnum.kernel import NATURE, Game, Match

from .measuring import COPIES, FROM_PYTHON, IN_HASTE, INSIDE, Own, Work

AT_ONCE = 200
"""How many games native code plays in one call."""
COPIED = 1000
ON_A_GPU = 1 << 18
"""How many games a GPU plays at once: all settings must find room on it."""


@dataclass
class Setting:
    """A game as it is measured: its title, and its options."""

    title: str
    game: Game
    options: dict[str, Any]
    random: Random = field(default_factory=lambda: Random(1))
    games: int = 0

    def way(self, how: str, kind: str, work: Work, clock: Callable[[], float] = time.process_time) -> Own:
        return Own(self.title, how, kind, work, lambda: self.games, clock)


def checked(one: Setting) -> Own:
    """The door that people and servers use: every choice checked, told, written down."""

    def work() -> int:
        match = Match(one.game, seed=one.random.randrange(10**9), **one.options)
        while not match.over:
            seat = match.to_act[0]
            match.choose(one.random.choice(match.legal(seat)), seat)
        one.games += 1
        return len(match.choices)

    return one.way("Match", FROM_PYTHON, work)


def interpreted(one: Setting) -> Own:
    """Bare tables, in plain Python."""
    game, random, choices = one.game, one.random.random, one.random.choices
    begun = game.begin(**one.options)

    def work() -> int:
        s, count = begun.copy(), 0
        while asked := game.to_act(s):
            seat = asked[0]
            legal = game.offers(s, seat)
            action = choices(legal, legal.odds)[0] if seat == NATURE else legal[int(random() * len(legal))]
            game.answer(s, seat, action)
            count += 1
        one.games += 1
        return count

    game.plain(begun.modules)  # so that no round is spent on writing the rules for their modules
    work()
    return one.way("interpreted", FROM_PYTHON, work)


def stepped(one: Setting) -> Own:
    """Native code, one call from Python for every answer."""
    from regnum.envs.stepping import Stepper

    stepper = Stepper(one.game, **one.options)
    random, choices = one.random.random, one.random.choices

    def work() -> int:
        legal, count = stepper.reset(), 0
        while legal:
            chance = stepper.chance
            legal = stepper.step(choices(legal, stepper.odds)[0] if chance else legal[int(random() * len(legal))])
            count += 1
        one.games += 1
        return count

    return one.way("native, stepped", FROM_PYTHON, work)


def in_haste(one: Setting) -> Own:
    """Native code, stepped by somebody who lets chance answer with equal odds: wrong for most games, but less work."""
    from regnum.envs.stepping import Stepper

    stepper = Stepper(one.game, **one.options)
    random = one.random.random

    def work() -> int:
        legal, count = stepper.reset(), 0
        while legal:
            legal = stepper.step(legal[int(random() * len(legal))])
            count += 1
        one.games += 1
        return count

    return one.way("native, stepped", IN_HASTE, work)


def inside(one: Setting) -> Own:
    """Native code that plays whole games by itself."""
    from regnum.envs.stepping import PlayOuts

    games = PlayOuts(one.game, AT_ONCE, **one.options)

    def work() -> int:
        one.games += AT_ONCE
        return games.play()

    work()  # compiles
    return one.way("native, inside", INSIDE, work)


def on_a_gpu(one: Setting) -> Own:
    """Many games at once on a GPU, begun anew when they end; measured by the clock."""
    from . import gpu

    env = gpu.spread(one.game, one.options, ON_A_GPU)

    def work() -> int:
        one.games += gpu.at_random(env, gpu.ANSWERS)
        return env.n * gpu.ANSWERS

    return one.way("GPU, inside", INSIDE, work, time.perf_counter)


def copying(one: Setting) -> Own:
    s = one.game.begin(**one.options)

    def work() -> int:
        for _ in range(COPIED):
            s.copy()
        return COPIED

    return one.way("interpreted", COPIES, work)


def copying_natively(one: Setting) -> Own:
    from regnum.bots.warming import compiled

    begun = compiled(one.game).begin(COPIED, **one.options)
    source, target = (memoryview(tables.view("u1")) for tables in (begun, begun.copy()))

    def work() -> int:
        target[:] = source
        return COPIED

    return one.way(f"native, {COPIED} at once", COPIES, work)


SPEEDS = {
    "match": (checked,),
    "interpreted": (interpreted, copying),
    "native": (stepped, in_haste, inside, copying_natively),
    "gpu": (on_a_gpu,),
}


def ways(one: Setting, speeds: list[str]) -> Iterator[Own]:
    """All ways of playing this at these speeds; making one compiles what it needs."""
    for speed in speeds:
        for make in SPEEDS[speed]:
            yield make(one)
