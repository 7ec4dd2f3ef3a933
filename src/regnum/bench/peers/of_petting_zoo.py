"""PettingZoo's hanabi (classic), driven as its manual says."""

from __future__ import annotations

from random import Random

import numpy as np
from pettingzoo.classic import hanabi_v5

from .wire import FROM_PYTHON, serve

ENV = hanabi_v5.env()
rng = Random(1)


def stepped() -> tuple[int, int]:
    ENV.reset(seed=rng.randrange(10**6))
    count = 0
    for _ in ENV.agent_iter():
        observation, _, ended, truncated, _ = ENV.last()
        if ended or truncated:
            ENV.step(None)
        else:
            ENV.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
            count += 1
    return count, 1


if __name__ == "__main__":
    serve([("PettingZoo hanabi", "Python", FROM_PYTHON, stepped)])
