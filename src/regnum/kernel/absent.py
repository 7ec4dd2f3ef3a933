"""Places of a record that hold nothing: rows of seats where nobody sits, fields of expansions that are not in play.

A record may hold any number there; whoever looks at it is shown nobody and nothing.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from .kinds import NUMBER
from .record import NOBODY, Field, Record, filled

Place = tuple[int, ...]
"""The numbers that lead to one number of a field; none for a field that is a single number."""


def in_play(s: Record, field: Field) -> bool:
    return s.modules & field.when == field.when


def seated(s: Record, axis: Any) -> int:
    """How many places of an axis, from the first on, belong to somebody; all while nobody has come to the table."""
    present = getattr(axis, "present", "")
    return (getattr(s, present) if present else 0) or (axis if isinstance(axis, int) else len(axis))


def is_absent(s: Record, field: Field, place: Place) -> bool:
    return not in_play(s, field) or any(at >= seated(s, axis) for at, axis in zip(place, field.axes, strict=True))


def nothing(field: Field) -> int:
    """What stands for nothing: NOBODY where numbers stand for somebody or something or may say none, else 0."""
    named = field.names and field.names != NUMBER
    return NOBODY if named or field.low == NOBODY else 0


def emptied(s: Record) -> dict[str, Any]:
    """The fields that must not be shown as they are, without what the record holds where nobody is."""
    table: Any = type(s)
    present = tuple([getattr(s, name) for name in _counts(table)])
    return {
        name: getattr(s, name)[:rows] + filler if rows else filler
        for name, rows, filler in _fillers(table, s.modules, present)
    }


@lru_cache(64)
def _counts(table: Any) -> tuple[str, ...]:
    """The fields that say how many places of an axis belong to somebody."""
    axes = [axis for field in table.FIELDS.values() for axis in field.axes]
    return tuple(sorted({axis.present for axis in axes if getattr(axis, "present", "")}))


@lru_cache(1024)
def _fillers(table: Any, modules: int, present: tuple[int, ...]) -> tuple[tuple[str, int, Any], ...]:
    """Fields with places where 0 would not mean nothing: how many rows are kept, and what follows them."""
    s = table()
    s.modules = modules
    for name, count in zip(_counts(table), present, strict=True):
        setattr(s, name, count)
    found: list[tuple[str, int, Any]] = []
    for name, field in table.FIELDS.items():
        blank = filled(field.shape, nothing(field))
        rows = seated(s, field.axes[0]) if field.axes else 0
        if nothing(field) == 0:
            continue
        if not in_play(s, field):
            found.append((name, 0, blank))
        elif field.axes and rows < field.shape[0]:
            found.append((name, rows, blank[rows:]))
    return tuple(found)
