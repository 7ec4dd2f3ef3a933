"""What a seat may know, derived from the declarations of the record and from nothing else.

Where several persons share a seat, ``person`` says which of them looks; without it, somebody who plays the whole seat.
"""

from __future__ import annotations

from typing import Any

from .absent import emptied, in_play, seated
from .kinds import NUMBER, words_of
from .record import HIDDEN, NOBODY, PERSONAL, PUBLIC, SEATS, UNKNOWN, Field, Record, filled, flat

FLOW = ("players", "modules", "question", "nature", "witness", "waiting", "depth", "procedure", "at")
"""Fields that say where a table stands, not how."""


def visible(s: Record, field: Field) -> bool:
    """Whether everybody may look at this field now."""
    return field.sight == PUBLIC or bool(field.open_if and getattr(s, field.open_if))


def meant_for(audience: int, seat: int | None, person: int | None = None) -> bool:
    """Whether a number for an audience (a seat, or :func:`~regnum.kernel.flow.one_person` of it) means this reader."""
    if audience < 0 or seat is None or audience % SEATS != seat:
        return False
    return audience < SEATS or person is None or audience // SEATS - 1 == person


def shown(s: Record, seat: int | None, name: str, unknown: Any, person: int | None = None) -> Any:
    """One field as the seat sees it, with ``unknown`` wherever it may not look."""
    field, value = s.FIELDS[name], getattr(s, name)
    if visible(s, field):
        return value
    if field.sight == HIDDEN:
        return filled(field.shape, unknown)
    rows = [row if i == seat else filled(field.shape[1:], unknown) for i, row in enumerate(value)]
    if field.sight == PERSONAL and seat is not None and person is not None:
        others = filled(field.shape[2:], unknown)
        rows[seat] = [own if i == person else others for i, own in enumerate(rows[seat])]
    return rows


def blank(s: Record, seat: int | None, person: int | None = None) -> Any:
    """A copy of the record with UNKNOWN wherever the seat may not look."""
    seen = s.copy()
    for name in s.FIELDS:
        setattr(seen, name, shown(seen, seat, name, UNKNOWN, person))
    return seen


def view(s: Record, seat: int | None, person: int | None = None) -> dict[str, Any]:
    """What :func:`blank` shows as plain data for JSON: null wherever the seat may not look, nobody where nobody is."""
    seen = attended(s)
    return {name: shown(seen, seat, name, None, person) for name in s.FIELDS}


def named_view(s: Record, seat: int | None, person: int | None = None) -> dict[str, Any]:
    """What a seat may know in names: of the game's own fields, those in play, with a row for everybody who is there."""
    return {
        name: in_words(field, _present(s, field.axes, shown(s, seat, name, None, person)))
        for name, field in s.FIELDS.items()
        if name not in FLOW and in_play(s, field)
    }


def _present(s: Record, axes: tuple[Any, ...], value: Any) -> Any:
    return [_present(s, axes[1:], part) for part in value[: seated(s, axes[0])]] if axes else value


def in_words(field: Field, value: Any, axis: int = 0) -> Any:
    """A value with words in the place of numbers, and rows by the names of their places."""
    if axis == len(field.axes):
        return word_of(field, value)
    parts = [in_words(field, part, axis + 1) for part in value]
    names = field.axes[axis]
    return parts if isinstance(names, int) else dict(zip(names, parts, strict=False))


def word_of(field: Field, number: int | None) -> str | int | None:
    """One number of a field as its word, ``nobody`` for none; itself if it only counts, and None for the unknown."""
    words = words_of(field.names)
    if number is None or field.names == NUMBER:
        return number
    if number == NOBODY and field.names:
        return "nobody"
    return words[number] if 0 <= number < len(words) else number


def attended(s: Record) -> Any:
    """A copy that shows nobody where nobody is."""
    seen = s.copy()
    for name, value in emptied(seen).items():
        setattr(seen, name, value)
    return seen


def observation(s: Record, seat: int | None) -> list[int]:
    """What a seat may know as one flat row of numbers; what it may not is one less than the field's lowest value."""
    return [number for name, field in s.FIELDS.items() for number in flat(shown(s, seat, name, field.low - 1))]


def observation_bounds(table: type[Record]) -> tuple[list[int], list[int]]:
    """The lowest and the highest number at each place of an observation."""
    lows, highs = [], []
    for field in table.FIELDS.values():
        size = len(flat(filled(field.shape, 0)))
        lows += [field.low - 1] * size
        highs += [field.high] * size
    return lows, highs
