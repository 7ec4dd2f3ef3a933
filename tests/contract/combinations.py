"""A covering set of configurations for each game: every pair of option values is played together at least once."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations as pairs_of
from typing import Any

from regnum.kernel import Game, IllegalOptions, Option

MANY = 4
"""An option with more values than this is represented by its default, its first and its last."""
TRIES = 50

Factor = tuple[str, tuple[Any, ...]]
Setting = tuple[str, Any]
Pair = tuple[Setting, Setting]


@dataclass(frozen=True)
class AlternatingSeats:
    """Two values of a per-seat option in turn."""

    values: tuple[Any, Any]

    def __repr__(self) -> str:
        return f"{self.values[0]}/{self.values[1]}"


def covering(game: Game) -> list[dict[str, Any]]:
    """Legal options such that every legal pair of values occurs in one of them."""
    factors = _factors(game)
    missing = dict.fromkeys(pair for a, b in pairs_of(factors, 2) for pair in _settings_of(a, b))
    missing |= dict.fromkeys((("players", players), ("players", players)) for players in game.options.players)
    rng = random.Random(game.name)
    chosen: list[dict[str, Any]] = []
    while missing:
        wanted = next(iter(missing))
        found = _best(game, factors, dict(wanted), missing, rng)
        del missing[wanted]
        if found is not None:
            for pair in _pairs(found):
                missing.pop(pair, None)
            chosen.append(found)
    return [_spelled_out(options) for options in chosen]


def _factors(game: Game) -> list[Factor]:
    return [("players", tuple(game.options.players)), *((option.name, _values(option)) for option in game.options)]


def _values(option: Option) -> tuple[Any, ...]:
    values = tuple(option.values)
    if option.per_seat:
        return values[0], values[-1], AlternatingSeats((values[-1], values[0]))
    if len(values) <= MANY:
        return values
    return tuple(dict.fromkeys((option.default, values[0], values[-1])))


def _settings_of(a: Factor, b: Factor) -> Iterator[Pair]:
    for one in a[1]:
        for other in b[1]:
            yield (a[0], one), (b[0], other)


def _pairs(options: dict[str, Any]) -> list[Pair]:
    players = "players", options["players"]
    return [*pairs_of(options.items(), 2), (players, players)]


def _best(
    game: Game, factors: list[Factor], wanted: dict[str, Any], missing: dict[Pair, None], rng: random.Random
) -> dict[str, Any] | None:
    """Among some random completions of what is wanted, the legal one that covers most; None if none is legal."""
    candidates = [_completed(factors, wanted, rng) for _ in range(TRIES)]
    candidates += [{"players": players} | wanted for players in game.options.players]
    legal = [options for options in candidates if _is_legal(game, options)]
    return max(legal, key=lambda options: sum(pair in missing for pair in _pairs(options)), default=None)


def _completed(factors: list[Factor], wanted: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    return {name: wanted[name] if name in wanted else rng.choice(values) for name, values in factors}


def _is_legal(game: Game, options: dict[str, Any]) -> bool:
    try:
        game.options.settle(**_spelled_out(options))
    except IllegalOptions:
        return False
    return True


def _spelled_out(options: dict[str, Any]) -> dict[str, Any]:
    return {
        name: [value.values[seat % 2] for seat in range(options["players"])]
        if isinstance(value, AlternatingSeats)
        else value
        for name, value in options.items()
    }
