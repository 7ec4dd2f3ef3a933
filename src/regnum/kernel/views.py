"""What a seat may know, derived from the declarations of the record and from nothing else."""

from __future__ import annotations

from typing import Any

from .record import HIDDEN, PRIVATE, PUBLIC, UNKNOWN, Field, Record, filled, flat

SPECTATOR = None
"""The view of somebody who holds no seat."""


def visible(s: Record, field: Field) -> bool:
    """Whether everybody may look at this field now."""
    return field.sight == PUBLIC or bool(field.open_if and getattr(s, field.open_if))


def blank(s: Record, seat: int | None) -> Any:
    """A copy of the record with UNKNOWN wherever the seat may not look."""
    seen = s.copy()
    for name, field in s.FIELDS.items():
        if visible(s, field):
            continue
        if field.sight == HIDDEN:
            setattr(seen, name, filled(field.shape, UNKNOWN))
        elif field.sight == PRIVATE:
            rows = getattr(seen, name)
            for i in range(len(rows)):
                if i != seat:
                    rows[i] = filled(field.shape[1:], UNKNOWN)
    return seen


def view(s: Record, seat: int | None) -> dict[str, Any]:
    """The same as plain data for JSON: null wherever the seat may not look."""
    seen = blank(s, seat)
    return {name: _nulled(getattr(seen, name)) for name in s.FIELDS}


def _nulled(value: Any) -> Any:
    if isinstance(value, list):
        return [_nulled(part) for part in value]
    return None if value == UNKNOWN else value


def observation(s: Record, seat: int | None) -> list[int]:
    """The same as one flat row of numbers; what the seat may not know is one less than the field's lowest value."""
    seen = blank(s, seat)
    return [
        field.low - 1 if number == UNKNOWN else number
        for name, field in s.FIELDS.items()
        for number in flat(getattr(seen, name))
    ]


def observation_bounds(table: type[Record]) -> tuple[list[int], list[int]]:
    """The lowest and the highest number at each place of an observation."""
    lows, highs = [], []
    for field in table.FIELDS.values():
        size = len(flat(filled(field.shape, 0)))
        lows += [field.low - 1] * size
        highs += [field.high] * size
    return lows, highs
