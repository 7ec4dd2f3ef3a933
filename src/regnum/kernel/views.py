"""What a seat may know, derived from the declarations of the record and from nothing else.

Where several persons share a seat, ``person`` says which of them looks; without it, somebody who plays the whole seat.
"""

from __future__ import annotations

from typing import Any

from .absent import emptied
from .record import HIDDEN, PERSONAL, PUBLIC, SEATS, UNKNOWN, Field, Record, filled, flat


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
