"""RLCard's uno, driven through its environment."""

from __future__ import annotations

from random import Random

import rlcard

from .wire import FROM_PYTHON, serve

ENV = rlcard.make("uno", config={"seed": 1})
rng = Random(1)


def stepped() -> tuple[int, int]:
    state, _ = ENV.reset()
    count = 0
    while not ENV.is_over():
        state, _ = ENV.step(rng.choice(list(state["legal_actions"])))
        count += 1
    return count, 1


if __name__ == "__main__":
    serve([("RLCard uno", "Python", FROM_PYTHON, stepped)])
