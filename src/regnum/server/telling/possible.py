"""What may be chosen for a new table, and why the rest may not: tried out here, so that nobody has to be refused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypedDict

from regnum.kernel import Game, IllegalOptions
from regnum.words import refused

from .library import Options, OptionValue

MANY = 12
"""Values of an option that are more than this are not tried out one by one."""


class Hindrance(TypedDict):
    reason: str
    clause: str


class Hindered(Hindrance):
    what: str
    """An option, `players` or `preset`."""
    value: OptionValue


class Possible(TypedDict):
    options: Options
    """Every option as it would be; as they were given where there is trouble."""
    trouble: Hindrance | None
    """Why these options do not go together."""
    hindered: list[Hindered]
    """What could not be chosen next, and why: numbers of players, presets and values of options."""


def possible(game: Game, players: int, given: Mapping[str, Any], language: str) -> Possible:
    """Options as they would be, and what cannot be chosen beside them."""
    wrong = _wrong(game, players, given)
    settled = dict(given) if wrong else game.options.settle(players, **given)
    settled.pop("players", None)
    return {
        "options": settled,
        "trouble": _told(game, wrong, language) if wrong else None,
        "hindered": [
            {"what": what, "value": value, **_told(game, why, language)}
            for what, value, count, options in _next(game, players, given)
            if (why := _wrong(game, count, options))
        ],
    }


def _next(game: Game, players: int, given: Mapping[str, Any]) -> Iterator[tuple[str, Any, int, Mapping[str, Any]]]:
    """All that could be chosen next: what, its value, and the number of players and the options it would make."""
    yield from (("players", count, count, {}) for count in game.options.players)
    yield from (("preset", name, players, options) for name, options in game.options.presets.items())
    for option in game.options:
        if not option.per_seat and len(option.values) <= MANY:
            yield from ((option.name, value, players, {**given, option.name: value}) for value in option.values)


def _wrong(game: Game, players: int, options: Mapping[str, Any]) -> IllegalOptions | None:
    try:
        game.options.settle(players, **options)
    except IllegalOptions as wrong:
        return wrong
    return None


def _told(game: Game, wrong: IllegalOptions, language: str) -> Hindrance:
    return {"reason": refused(wrong, language, game), "clause": wrong.clause}
