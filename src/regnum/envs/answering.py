"""Whoever answers in many games at once: at random, by rule of thumb, or by the network that comes with a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import Any

import numpy as np

from regnum.bots.learned import fits, kept_for
from regnum.bots.network import load, shares
from regnum.kernel import Game, Offers, Result, seeded
from regnum.kernel.batch import play_nature
from regnum.kernel.speed.layout import dtype, get

from .vector import VectorEnv, vector

NO_ANSWER = -1
UNLIKELY = -1e9
"""An opinion on what is not legal."""

Answers = Callable[[VectorEnv, Any], Any]
"""An action for each game, for whoever must act there; those that are over (False in the array) need none."""


def whoever(name: str, game: Game, options: Mapping[str, Any], seeds: Sequence[str]) -> Answers | None:
    """A bot that answers in so many games at once, each with a seed; None for those who think about each by itself.

    ``champion:FILE`` is a network of one's own."""
    if name == "random":
        return lambda env, _: env.at_random()
    if name == "knight":
        return lambda env, _: env.by_thumb()
    begun = game.begin(**options)
    kind, _, file = name.partition(":")
    path = Path(file) if file else kept_for(game, begun.players)
    if kind != "champion" or path is None:
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


Company = Callable[[VectorEnv, Any, Any], Any]
"""An action for each game from whoever must act there: the last array says who of several that is."""


def company(names: Sequence[str], game: Game, options: Mapping[str, Any], seeds: Sequence[str]) -> Company | None:
    """Several bots who play with each other in so many games at once; None if one of them cannot."""
    each = [found for name in names if (found := whoever(name, game, options, seeds)) is not None]

    def answered(env: VectorEnv, on: Any, whose: Any) -> Any:
        # Everybody is asked everywhere: what one game draws for its whims hangs on no other.
        actions = np.choose(whose, [answers(env, on) for answers in each]).astype(np.int32)
        actions[~on] = NO_ANSWER
        return actions

    return answered if len(each) == len(names) else None


def place_in(game: Game, name: str) -> int:
    """Where a single number stands in an observation."""
    at = 0
    for known, one in game.Table.FIELDS.items():
        if known == name:
            return at
        at += prod(one.shape)
    raise KeyError(name)


@dataclass(frozen=True)
class Ended:
    """How one of many games ended, and how it went there."""

    result: Result
    decisions: int
    first: int
    """The seat that was asked first."""


def played(
    lineups: Sequence[Sequence[str]], game: Game, options: Mapping[str, Any], seeds: Sequence[str]
) -> list[Ended] | None:
    """Games from beginning to end, each with its line-up and its seed; None where bots are asked one by one."""
    names = sorted({name for lineup in lineups for name in lineup})
    answers = company(names, game, options, seeds)
    if answers is None:
        return None
    env = vector(game, len(seeds), threads=1, **options)
    env.reset([f"{seed} chance" for seed in seeds])
    places = np.array([[names.index(name) for name in lineup] for lineup in lineups])
    rows, on, found, steps = np.arange(env.n), np.ones(env.n, bool), {}, np.zeros(env.n, int)
    first = env.batch.seats.copy()
    while on.any():
        actions = answers(env, on, places[rows, env.batch.seats])
        steps += on
        for at, result in stepped(env, on, actions):
            found[at] = Ended(result, int(steps[at]), int(first[at]))
            on[at] = False
    return [found[at] for at in rows.tolist()]


def stepped(env: VectorEnv, on: Any, actions: Any) -> list[tuple[int, Result]]:
    """Step games, and how those end that do: by then their tables have begun anew."""
    before, chance = env.tables[: env.n].copy(), np.array(env.rngs)
    env.step(actions)
    ended = np.flatnonzero(on & (env.batch.dones == 1)).tolist()
    return [(at, _result(env.game, before[at], chance[at], int(actions[at]))) for at in ended]


def _result(game: Game, stored: Any, chance: Any, action: int) -> Result:
    s = get(game.Table, stored.view(dtype(game.Table)).reshape(())[()])
    game.answer(s, game.to_act(s)[0], action)
    play_nature(s, chance.tolist(), Offers())
    result = game.result(s)
    assert result is not None
    return result
