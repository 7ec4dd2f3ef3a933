"""Whoever answers in many games at once: at random, by rule of thumb, or by the network that comes with a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import Any

import numpy as np

from regnum.bots.learned import fits, kept_for
from regnum.bots.network import load, shares
from regnum.kernel import Game, seeded

from .vector import VectorEnv, vector

NO_ANSWER = -1
UNLIKELY = -1e9
"""An opinion on what is not legal."""

Answers = Callable[[VectorEnv, Any], Any]
"""An action for each game, for whoever must act there; those that are over (False in the array) need none."""


def whoever(name: str, game: Game, options: Mapping[str, Any], seeds: Sequence[str]) -> Answers | None:
    """A bot that answers in so many games at once, each with a seed; None for those who think about each by itself."""
    if name == "random":
        return lambda env, _: env.at_random()
    if name == "knight":
        return lambda env, _: env.by_thumb()
    begun = game.begin(**options)
    path = kept_for(game, begun.players) if name == "champion" else None
    if path is None:
        return None
    network = load(path)
    whims = [np.random.default_rng(seeded(f"{seed} whims")) for seed in seeds]
    secret = np.array([bool(one.secret) for one in game.book.questions])
    asked = place_in(game, "question")

    def learned(env: VectorEnv, on: Any) -> Any:
        """As it likes best; where answers are secret, as often as it likes each."""
        at, batch = np.flatnonzero(on), env.batch
        opinions, _ = network(batch.observations[at], batch.seats[at])
        liked = np.where(batch.masks[at] == 1, opinions, UNLIKELY)
        chosen = liked.argmax(1)
        for row in np.flatnonzero(secret[batch.observations[at, asked]]):
            whole = shares(liked[row : row + 1])[0].cumsum()
            chosen[row] = np.searchsorted(whole, whims[at[row]].random() * whole[-1], side="right")
        actions = np.full(env.n, NO_ANSWER, np.int32)
        actions[at] = chosen
        return actions

    return learned if fits(network.card, game, begun) else None


def place_in(game: Game, name: str) -> int:
    """Where a single number stands in an observation."""
    at = 0
    for known, one in game.Table.FIELDS.items():
        if known == name:
            return at
        at += prod(one.shape)
    raise KeyError(name)


def won(name: str, game: Game, options: Mapping[str, Any], seeds: Sequence[str]) -> tuple[Any, Any] | None:
    """Each seat's share of the win in games of equals, a row for each seed, and which seat is asked first.

    None where such bots are asked one by one.
    """
    answers = whoever(name, game, options, seeds)
    if answers is None:
        return None
    env = vector(game, len(seeds), threads=1, **options)
    env.reset([f"{seed} chance" for seed in seeds])
    on, found, first = np.ones(len(seeds), bool), np.zeros((len(seeds), env.players)), env.batch.seats.copy()
    while on.any():
        actions = answers(env, on)
        actions[~on] = NO_ANSWER
        batch = env.step(actions)
        ended = on & (batch.dones == 1)
        found[ended] = batch.rewards[ended, : env.players]
        on &= ~ended
    return found, first
