"""A covering set of configurations for each game: every pair of option values is played together at least once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations as pairs_of
from itertools import cycle, islice, product
from typing import Any

from allpairspy import AllPairs

from regnum.kernel import Game, IllegalOptions, Option

MANY = 4
"""An option with more values than this is represented by its default, its first and its last."""
FURTHER = 2
"""What is not legal by itself may become so with this many options more."""

Values = dict[str, tuple[Any, ...]]


def covering(game: Game) -> list[dict[str, Any]]:
    """Legal options such that every legal pair of values occurs in one of them."""
    return [_spelled_out(options) for options in paired(game)]


@cache
def paired(game: Game) -> list[dict[str, Any]]:
    """Legal options for every legal pair of values, with the values of seats as a pattern."""
    every = values_of(game)
    chosen = list(_all_pairs(game, every))
    covered = {pair for options in chosen for pair in pairs_of(options.items(), 2)}
    # The search ends too early where little goes together: what it has left out is asked for one by one.
    for (one, values), (other, others) in pairs_of(every.items(), 2):
        for pair in product(product([one], values), product([other], others)):
            if pair not in covered:
                wanted = {name: (value,) for name, value in pair}
                for found in islice(_all_pairs(game, wanted | every | wanted), 1):
                    chosen.append({name: found[name] for name in every})
                    covered.update(pairs_of(chosen[-1].items(), 2))
    return chosen


def values_of(game: Game) -> Values:
    """The values of each option, and of the number of players, that are to be played with each other."""
    return {"players": tuple(game.options.players)} | {option.name: _values(option) for option in game.options}


def _values(option: Option) -> tuple[Any, ...]:
    first, *_, last = values = tuple(option.values)
    if option.per_seat:
        return (first,), (last,), (last, first)
    return values if len(values) <= MANY else tuple(dict.fromkeys((option.default, first, last)))


def _all_pairs(game: Game, every: Values) -> Iterator[dict[str, Any]]:
    """What the search finds: it chooses one value after the other and goes back when there is no hope."""

    def hopeful(values: list[Any]) -> bool:
        return _hopeful(game, every, dict(zip(every, values, strict=False)), FURTHER)

    if len(every) == 1:  # no options: nothing to pair
        yield from ({name: value} for name, values in every.items() for value in values)
        return
    for values in AllPairs([list(values) for values in every.values()], filter_func=hopeful):
        yield dict(zip(every, values, strict=True))


def _hopeful(game: Game, every: Values, options: dict[str, Any], further: int) -> bool:
    """Whether options are legal, or are with some more."""
    more = (options | {name: value} for name in every.keys() - options for value in every[name])
    return is_legal(game, options) or (further > 0 and any(_hopeful(game, every, one, further - 1) for one in more))


def is_legal(game: Game, options: dict[str, Any]) -> bool:
    try:
        game.options.settle(**_spelled_out({"players": game.options.usual} | options))
    except IllegalOptions:
        return False
    return True


def _spelled_out(options: dict[str, Any]) -> dict[str, Any]:
    """The pattern of a per-seat option as the values of the seats in turn."""
    seats = options["players"]
    return {
        name: list(islice(cycle(value), seats)) if isinstance(value, tuple) else value
        for name, value in options.items()
    }
