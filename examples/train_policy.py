"""A small network learns to play by watching a rule of thumb: ``python examples/train_policy.py``.

In each of many games at once the network sees what the seat to act may know and is told what the game's rule of thumb
would do there. Half of the answers in play are its own, so that it also learns where its own mistakes lead. Afterwards
it plays one seat against players at random. A minute is enough; numpy is all it needs.

Two things decide how fast it learns. Every seat counts itself first, so that one network serves all of them and what
it learns in one seat it knows in the others. And each number it sees becomes a row of 0s with one 1, because most
numbers of a board game are names: card 7 is not more than card 6.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from regnum import envs
from regnum.kernel import SEATS

HIDDEN = 128
RATE = 0.01
FAR = np.float32(1e9)
MOST = 32
"""So many values of a number are told apart."""


def host(array: Any) -> Any:
    """An array in numpy, from wherever it is."""
    return array.get() if hasattr(array, "get") else array


def counted_from(env: envs.VectorEnv, seat: int) -> Any:
    """In which order to read an observation for the seat to find its own row first wherever there is one per seat."""
    order, start = [], 0
    for field in env.game.Table.FIELDS.values():
        places = start + np.arange(math.prod(field.shape)).reshape(field.shape or 1)
        if field.shape[:1] == (SEATS,):
            places[: env.players] = np.roll(places[: env.players], -seat, axis=0)
        order.append(places.ravel())
        start += places.size
    return np.concatenate(order)


def wander(env: envs.VectorEnv, rng: np.random.Generator, steps: int = 400) -> Iterator[envs.Batch]:
    """Now and then a look at games in which some steps are sensible and others are not."""
    batch = env.reset(seed="wandering")
    for step in range(steps):
        if step % 20 == 0:
            yield batch
        batch = env.step(env.by_thumb() if rng.random() < 0.5 else env.at_random())


class Policy:
    """How much a seat likes each action, by way of one hidden layer."""

    def __init__(self, env: envs.VectorEnv, rng: np.random.Generator) -> None:
        self.orders = np.array([counted_from(env, seat) for seat in range(env.players)])
        seen = np.concatenate([self.own_view(batch) for batch in wander(env, rng)])
        self.varying = np.flatnonzero(seen.min(axis=0) < seen.max(axis=0))
        self.lows = seen.min(axis=0)[self.varying]
        self.spans = seen.max(axis=0)[self.varying] - self.lows + 1
        self.sizes = np.minimum(self.spans, MOST)
        self.starts = np.concatenate(([0], np.cumsum(self.sizes)[:-1]))
        inputs, outputs = int(self.sizes.sum()), len(env.game.actions)
        inward = rng.normal(0, len(self.varying) ** -0.5, (inputs, HIDDEN))
        outward = rng.normal(0, 0.01, (HIDDEN, outputs))
        self.weights = [inward.astype(np.float32), outward.astype(np.float32)]
        self.means = [np.zeros_like(w) for w in self.weights]
        self.squares = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def own_view(self, batch: envs.Batch) -> Any:
        """The observations, each counted from the seat that acts."""
        return np.take_along_axis(host(batch.observations), self.orders[host(batch.seats)], axis=1)

    def features(self, batch: envs.Batch) -> Any:
        """Each number that was ever seen to vary as a row of 0s with one 1."""
        numbers = self.own_view(batch)[:, self.varying] - self.lows
        places = self.starts + np.clip(numbers * self.sizes // self.spans, 0, self.sizes - 1)
        known = np.zeros((len(places), int(self.sizes.sum())), np.float32)
        known[np.arange(len(places))[:, None], places] = 1
        return known

    def likes(self, known: Any, masks: Any) -> tuple[Any, Any]:
        """The hidden layer, and each action's probability; illegal ones have none."""
        inward, outward = self.weights
        hidden = np.maximum(known @ inward, 0)
        scores = hidden @ outward - FAR * (host(masks) == 0).astype(np.float32)
        scores = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, scores / scores.sum(axis=1, keepdims=True)

    def best(self, batch: envs.Batch) -> Any:
        return self.likes(self.features(batch), batch.masks)[1].argmax(axis=1)

    def learn(self, batch: envs.Batch, shown: Any, rate: float = RATE) -> tuple[Any, float]:
        """One step towards the actions shown; what it would have done itself, and how often that was the same."""
        known = self.features(batch)
        hidden, likes = self.likes(known, batch.masks)
        own = likes.argmax(axis=1)
        likes[np.arange(len(shown)), shown] -= 1
        likes /= len(shown)
        slope = (likes @ self.weights[1].T) * (hidden > 0)
        self.follow([known.T @ slope, hidden.T @ likes], rate)
        return own, float((own == shown).mean())

    def follow(self, gradients: list[Any], rate: float) -> None:
        """A step of Adam."""
        self.steps += 1
        for w, g, mean, square in zip(self.weights, gradients, self.means, self.squares, strict=True):
            mean[...] += 0.1 * (g - mean)
            square[...] += 0.01 * (g * g - square)
            w[...] -= rate * mean / (1 - 0.9**self.steps) / (np.sqrt(square / (1 - 0.99**self.steps)) + 1e-8)


def train(env: envs.VectorEnv, seconds: float, rng: np.random.Generator) -> Policy:
    """Ever smaller steps until the time is up."""
    policy = Policy(env, rng)
    batch = env.reset(seed="training")
    begun = said = time.monotonic()
    while (spent := time.monotonic() - begun) < seconds:
        shown = host(env.by_thumb())
        own, alike = policy.learn(batch, shown, RATE * (1 - spent / seconds))
        batch = env.step(np.where(rng.random(env.n) < 0.5, own, shown))
        if time.monotonic() - said > seconds / 10:
            said = time.monotonic()
            print(f"{spent:5.0f} s   {policy.steps:6} steps   as the rule of thumb in {alike:.0%}", flush=True)
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
    parser.add_argument("--examined", type=int, default=1000, help="games against players at random (default: 1000)")
    chosen = parser.parse_args(arguments)
    env = envs.vector(chosen.game, chosen.games, device=chosen.device)
    policy = train(env, chosen.seconds, np.random.default_rng(1))
    share = wins(env, policy, chosen.examined)
    print(f"the network wins {share:.0%} of {chosen.examined} games; at random it would be {1 / env.players:.0%}")
    return share


if __name__ == "__main__":
    main()
