"""How ``regnum bench`` and ``python -m bench.device`` let a GPU play: many games at once, all standing elsewhere."""

from __future__ import annotations

from typing import Any

from regnum import envs
from regnum.kernel import Game, RegnumError

AT_ONCE = 1 << 20
"""How many games play at once."""
ANSWERS = 400
"""How many answers each of them gives without coming back."""
SPREAD = 400
"""So many answers come first: then the games stand everywhere in their course, not all at the same place."""


def missing() -> str:
    """Why there is no GPU to measure here; nothing if there is one."""
    try:
        from regnum.kernel.speed.device import machine

        machine("cuda")
    except (ImportError, RegnumError) as reason:
        return str(reason)
    return ""


def spread(game: str | Game, options: dict[str, Any], games: int = AT_ONCE, device: str = "cuda") -> envs.VectorEnv:
    """Games under way, played at random so far."""
    env = envs.vector(game, games, device=device, **options)
    env.reset(1)
    at_random(env, SPREAD)
    return env


def at_random(env: envs.VectorEnv, answers: int) -> int:
    """Everybody at random; how many games ended, which nobody knows before all of them have answered."""
    return int(env.play(answers).sum())


def by_thumb(env: envs.VectorEnv, answers: int) -> int:
    """Everybody by rule of thumb; how many games ended."""
    ended, _ = env.play_by_thumb(answers, range(env.players))
    return int(ended.sum())


def steps(env: envs.VectorEnv, count: int) -> int:
    """Steps of the environment with an action at random for every game; how many games ended in the last."""
    for _ in range(count):
        env.step(env.at_random())
    return int(env.batch.dones.sum())
