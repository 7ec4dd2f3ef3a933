"""Many games at once, where all who play can answer many questions at a time: at random, by thumb, by a network.

The same chance falls as in a match with the seed that is kept, so each of these games can be played again by itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Any

import numpy as np

from regnum.envs.answering import company, place_in, stepped
from regnum.envs.tasks import Task, task
from regnum.envs.vector import VectorEnv, vector
from regnum.kernel import Game, Result
from regnum.kernel.record import PUBLIC

from .playing import Row, Wanted

AT_ONCE = 128
"""How many games; what they show is kept until all are over."""


@dataclass
class Together:
    """What some games showed, as arrays: a row for each decision, game after game."""

    games: list[Row]
    game: Any
    step: Any
    seat: Any
    question: Any
    action: Any
    secret: Any
    """Whether the answer stays with the seat."""
    noticed: Any
    """Whether everybody may know of it: of a secret answer in several parts, the last one."""
    legal: Any
    """The legal actions of all rows in one row, and how many each has."""
    counts: Any
    seen: Any
    public: Any


@dataclass
class Games:
    """Games that are played now, and their decisions until then."""

    meant: Task
    numbers: Sequence[int]
    secret: Any
    """Whether each of the game's questions is answered in secret."""
    on: Any
    """Which are not over."""
    kept: list[tuple[Any, ...]] = field(default_factory=list)
    ended: dict[int, Result] = field(default_factory=dict)


def able(wanted: Wanted) -> bool:
    """Whether all who play can answer many questions at a time."""
    meant = task(wanted.task)
    return company(wanted.bots, meant.game, meant.options, []) is not None


def play(wanted: Wanted) -> Iterator[Together]:
    """All games of a part, some at a time."""
    end = wanted.first + wanted.count
    for first in range(wanted.first, end, AT_ONCE):
        yield _played(wanted, range(first, min(end, first + AT_ONCE)))


def _played(wanted: Wanted, numbers: range) -> Together:
    meant, count = task(wanted.task), len(numbers)
    seeds = [f"{wanted.seed} {number}" for number in numbers]
    env = vector(meant.game, count, threads=1, **meant.options)
    env.reset([f"{seed} chance" for seed in seeds])
    secret = np.array([bool(one.secret) for one in meant.game.book.questions])
    games = Games(meant, numbers, secret, np.ones(count, bool))
    names = sorted(set(wanted.bots))
    answers = company(names, meant.game, meant.options, seeds)
    assert answers is not None
    places = np.array([names.index(name) for name in wanted.bots])
    turn = np.array(numbers)
    while games.on.any():
        actions = answers(env, games.on, places[(env.batch.seats + turn) % len(places)])
        _keep(env, games, actions)
        ended = dict(stepped(env, games.on, actions))
        games.ended |= ended
        games.on[[*ended]] = False
    return _together(wanted, games, seeds)


def _keep(env: VectorEnv, games: Games, actions: Any) -> None:
    at = np.flatnonzero(games.on)
    masks = env.batch.masks[at]
    kept = at, env.batch.seats[at].copy(), actions[at], masks.sum(1), np.nonzero(masks)[1], env.batch.observations[at]
    games.kept.append(kept)


def _together(wanted: Wanted, games: Games, seeds: Sequence[str]) -> Together:
    when = np.concatenate([np.full(len(kept[0]), step) for step, kept in enumerate(games.kept)])
    at, seat, action, counts, legal, seen = (np.concatenate(parts) for parts in zip(*games.kept, strict=True))
    order = np.lexsort((when, at))
    begins = np.cumsum(counts) - counts
    legal = np.concatenate([legal[begins[row] : begins[row] + counts[row]] for row in order])
    at, seat, action, counts, seen = (part[order] for part in (at, seat, action, counts, seen))
    question = seen[:, place_in(games.meant.game, "question")]
    secret, public = games.secret[question], seen_by_all(games.meant.game, seen)
    noticed = ~(secret & _asked_on(games.meant.game, at, seat, seen))
    decisions = np.bincount(at, noticed).astype(int)
    steps = np.cumsum(noticed) - noticed - (np.cumsum(decisions) - decisions)[at]
    told, game = _rows_of_games(wanted, games, seeds, decisions), np.array(games.numbers)[at]
    return Together(told, game, steps, seat, question, action, secret, noticed, legal, counts, seen, public)


def _asked_on(game: Game, at: Any, seat: Any, seen: Any) -> Any:
    """Whether the same seat is asked the same again at once, while the others think on."""
    stands = seen[:, [place_in(game, name) for name in ("question", "waiting", "depth")]]
    alike = (at[1:] == at[:-1]) & (seat[1:] == seat[:-1]) & (stands[1:] == stands[:-1]).all(1)
    return np.append(alike, False)


def _rows_of_games(wanted: Wanted, games: Games, seeds: Sequence[str], decisions: Any) -> list[Row]:
    rows, players = [], games.meant.players
    for at, number in enumerate(games.numbers):
        result = games.ended[at]
        share = 1 / max(1, len(result.winners))
        rows.append(
            {
                "game": number,
                "seed": seeds[at],
                "bots": [wanted.bots[(seat + number) % len(wanted.bots)] for seat in range(players)],
                "decisions": int(decisions[at]),
                "places": list(result.places),
                "scores": list(result.scores),
                "shares": [share if seat in result.winners else 0.0 for seat in range(players)],
            }
        )
    return rows


def seen_by_all(game: Game, seen: Any) -> Any:
    """What everybody sees where somebody sees this: what is not public is blanked, unless it lies open."""
    public, begin = seen.copy(), 0
    for one in game.Table.FIELDS.values():
        end = begin + prod(one.shape)
        if one.sight != PUBLIC:
            opened = seen[:, place_in(game, one.open_if)] > 0 if one.open_if else np.zeros(len(seen), bool)
            public[~opened, begin:end] = one.low - 1
        begin = end
    return public
