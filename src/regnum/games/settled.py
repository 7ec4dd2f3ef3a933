"""What the rules say themselves, so that no board can say otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from regnum.kernel import Fault
from regnum.kernel.data import Path, Settled

from .boards import MARK

KEYS = ("id", "key", "kind", "index", "units", "players", "label")
"""Columns by which rows are known."""


def whole(value: Any) -> Any:
    """All of a value is settled."""
    return value


def unsettled(now: dict[str, Any], own: dict[str, Any], settled: Settled) -> Iterator[Fault]:
    """A fault wherever a board says otherwise what the rules say themselves, or has no such row."""
    for name, essence in settled.items():
        here = {known: (path, value) for known, path, value in _values(now, name.split("."))}
        usual = {known: (path, value) for known, path, value in _values(own, name.split("."))}
        for known, (path, value) in usual.items():
            if known not in here and path[-1] in KEYS:
                yield Fault(path[:1], "{key} is missing", key=value)
            elif known in here and essence(here[known][1]) != essence(value):
                yield Fault(
                    here[known][0],
                    "{key} must be {value}: the rules say so, not the board",
                    key=path[-1],
                    value=_shown(value),
                )
        names = ", ".join(str(value) for _, value in usual.values())
        for path, value in (here[known] for known in here if known not in usual):
            if path[-1] in KEYS:
                yield Fault(path, "{key} is unknown here; known are {known}", key=value, known=names)


def _values(data: Any, parts: list[str], known: Path = (), path: Path = ()) -> Iterator[tuple[Path, Path, Any]]:
    """The values of a column: what they are known by, where they stand, and what they are."""
    if isinstance(data, list) and all(isinstance(row, dict) for row in data):
        for i, row in enumerate(data):
            yield from _values(row, parts, (*known, next((row[key] for key in KEYS if key in row), i)), (*path, i))
    elif parts:
        if parts[0] in data:
            yield from _values(data[parts[0]], parts[1:], (*known, parts[0]), (*path, parts[0]))
    elif isinstance(data, dict) and any(MARK.fullmatch(column) for column in data):
        for column in data:
            if not MARK.fullmatch(column):
                yield (*known, column), (*path, column), data[column]
    else:
        yield known, path, data


def _shown(value: Any) -> str:
    """A value as it stands in a file."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_shown(part)}" for key, part in value.items()) + " }"
    return str(value).lower() if isinstance(value, bool) else repr(value) if isinstance(value, list) else str(value)
