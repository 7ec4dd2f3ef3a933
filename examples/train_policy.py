"""A small network learns to play by watching a rule of thumb: ``python examples/train_policy.py``.

In each of many games at once the network sees what the seat to act may know and is told what the game's rule of thumb
would do there. Half of the answers in play are its own, so that it also learns where its own mistakes lead. Afterwards
it plays one seat against players at random. A minute is enough; numpy is all it needs.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from typing import Any

import numpy as np

from regnum import envs

HIDDEN = 64
RATE = 0.01
FAR = np.float32(1e9)
MOST = 28
"""So many values of a field are told apart."""


def host(array: Any) -> Any:
    """An array in numpy, from wherever it is."""
    return array.get() if hasattr(array, "get") else array


class Policy:
    """How much a seat likes each action: straight from what it knows, and by way of one hidden layer."""

    def __init__(self, env: envs.VectorEnv, rng: np.random.Generator) -> None:
        self.lows = np.array(env.lows) - 1
        self.sizes = np.minimum(np.array(env.highs) - self.lows + 1, MOST)
        self.starts = np.concatenate(([0], np.cumsum(self.sizes)[:-1]))
        inputs, outputs = int(self.sizes.sum()), len(env.game.actions)
        shapes = (inputs, outputs), (inputs, HIDDEN), (HIDDEN, outputs)
        spreads = (0.0, 0.05, 0.05)
        self.weights = [rng.normal(0, a, b).astype(np.float32) for a, b in zip(spreads, shapes, strict=True)]
        self.means = [np.zeros_like(w) for w in self.weights]
        self.squares = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def features(self, observations: Any) -> Any:
        """Each number of an observation as a row of 0s with one 1."""
        places = self.starts + np.clip(host(observations) - self.lows, 0, self.sizes - 1)
        known = np.zeros((len(places), int(self.sizes.sum())), np.float32)
        known[np.arange(len(places))[:, None], places] = 1
        return known

    def likes(self, known: Any, masks: Any) -> tuple[Any, Any]:
        """The hidden layer, and each action's probability; illegal ones have none."""
        straight, inward, outward = self.weights
        hidden = np.maximum(known @ inward, 0)
        scores = known @ straight + hidden @ outward - FAR * (host(masks) == 0).astype(np.float32)
        scores = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, scores / scores.sum(axis=1, keepdims=True)

    def best(self, batch: envs.Batch) -> Any:
        return self.likes(self.features(batch.observations), batch.masks)[1].argmax(axis=1)

    def learn(self, batch: envs.Batch, shown: Any) -> float:
        """One step towards the actions shown; how surprising they were."""
        known = self.features(batch.observations)
        hidden, likes = self.likes(known, batch.masks)
        rows = np.arange(len(shown))
        surprise = float(-np.log(likes[rows, shown] + 1e-9).mean())
        likes[rows, shown] -= 1
        likes /= len(shown)
        slope = (likes @ self.weights[2].T) * (hidden > 0)
        self.follow([known.T @ likes, known.T @ slope, hidden.T @ likes])
        return surprise

    def follow(self, gradients: list[Any]) -> None:
        """A step of Adam."""
        self.steps += 1
        for w, g, mean, square in zip(self.weights, gradients, self.means, self.squares, strict=True):
            mean[...] += 0.1 * (g - mean)
            square[...] += 0.001 * (g * g - square)
            w[...] -= RATE * mean / (1 - 0.9**self.steps) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)


def train(env: envs.VectorEnv, seconds: float, rng: np.random.Generator) -> Policy:
    policy = Policy(env, rng)
    batch = env.reset(seed="training")
    begun = said = time.monotonic()
    while time.monotonic() - begun < seconds:
        shown = host(env.by_thumb())
        own = policy.best(batch)
        surprise = policy.learn(batch, shown)
        batch = env.step(np.where(rng.random(env.n) < 0.5, own, shown))
        if time.monotonic() - said > seconds / 10:
            said = time.monotonic()
            print(f"{said - begun:5.0f} s   {policy.steps:6} steps   surprise {surprise:.3f}", flush=True)
    return policy


def wins(env: envs.VectorEnv, policy: Policy, games: int) -> float:
    """The share of games that seat 0 wins by the policy, the others at random."""
    batch = env.reset(seed="examination")
    won = played = 0.0
    while played < games:
        batch = env.step(np.where(host(batch.seats) == 0, policy.best(batch), host(env.at_random())))
        won += float(host(batch.rewards)[:, 0].sum())
        played += float(host(batch.dones).sum())
    return won / played


def main(arguments: Sequence[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="vive-le-roi")
    parser.add_argument("--device", default="cpu", choices=("cpu", "cuda", "simulated"))
    parser.add_argument("--games", type=int, default=512, help="at once (default: 512)")
    parser.add_argument("--seconds", type=float, default=45.0, help="of training (default: 45)")
    parser.add_argument("--examined", type=int, default=500, help="games against players at random (default: 500)")
    chosen = parser.parse_args(arguments)
    env = envs.vector(chosen.game, chosen.games, device=chosen.device)
    policy = train(env, chosen.seconds, np.random.default_rng(1))
    share = wins(env, policy, chosen.examined)
    print(f"the network wins {share:.0%} of {chosen.examined} games; at random it would be {1 / env.players:.0%}")
    return share


if __name__ == "__main__":
    main()
