"""What a hint may ask for besides where the game stands: fields that the learner sees, or what an event says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from regnum.kernel import BadFile, Game
from regnum.kernel.kinds import words_of

Condition = Callable[[Any], bool]
"""Of a table as the learner sees it, or of the numbers of an event."""


Value = int | str | list[int | str]


def condition(game: Game, path: str, value: Value) -> Condition:
    """``candidate = "caius"`` or ``"place.merlin" = ["4", "5"]``: a field, or a place in it, shows one of these."""
    name, *places = path.split(".")
    field = game.Table.FIELDS.get(name)
    if field is None or len(places) != len(field.axes):
        raise BadFile(f"a condition names a field and each of its places, not {path!r}")
    wanted = _numbers(field.names, value)
    steps = [_number(axis, place) for axis, place in zip(field.axes, places, strict=True)]

    def holds(seen: Any) -> bool:
        shown = getattr(seen, name)
        for step in steps:
            shown = shown[step]
        return shown in wanted

    return holds


def of_event(event: Any, name: str, value: Value) -> Condition:
    """An argument of an event is one of these."""
    if name not in event.arguments:
        raise BadFile(f"the event {event.name!r} has {', '.join(event.arguments)}, not {name!r}")
    place, wanted = list(event.arguments).index(name), _numbers(event.arguments[name], value)
    return lambda numbers: numbers[place] in wanted


def _numbers(meaning: Any, value: Value) -> list[int]:
    return [_number(meaning, one) for one in (value if isinstance(value, list) else [value])]


def _number(meaning: Any, value: int | str) -> int:
    """The number of a word of some kind, or of a seat or a count as it is written."""
    words = words_of(meaning)
    if words and value in words:
        return words.index(str(value))
    if not words and str(value).lstrip("-").isdigit():
        return int(value)
    raise BadFile(f"expected {'one of ' + ', '.join(words) if words else 'a number'}, not {value!r}")
