"""Whole tables as plain data, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .errors import BadPosition
from .record import Record


def plain(s: Record) -> dict[str, Any]:
    """A whole table, secrets and all, as plain data for JSON."""
    s = s.copy()
    return {name: getattr(s, name) for name in s.STORED}


def rebuilt(table: type[Record], data: Mapping[str, Any]) -> Any:
    """A table from its plain data."""
    if data.keys() != table.STORED.keys():
        odd = sorted(data.keys() ^ table.STORED.keys())
        raise BadPosition(f"the data of a table names each of its fields once; too many or missing: {', '.join(odd)}")
    s = table()
    for name, field in table.STORED.items():
        if not _fits(data[name], field.shape):
            raise BadPosition(f"{name} does not have the shape {field.shape}: {data[name]!r}")
        setattr(s, name, data[name])
    return s.copy()


def _fits(value: Any, shape: tuple[int, ...]) -> bool:
    if not shape:
        return isinstance(value, int)
    return isinstance(value, list) and len(value) == shape[0] and all(_fits(part, shape[1:]) for part in value)
