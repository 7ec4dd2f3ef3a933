"""How a record lies in memory, as a struct of C does: each field in the smallest integers that hold its range.

Nothing here needs numpy, so that a browser's Python can hand tables to WebAssembly.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from math import prod
from typing import Any, NamedTuple

from ..record import Field, Record, flat

KINDS = {"b": 1 << 7, "h": 1 << 15, "i": 1 << 31}
"""What :mod:`struct` and numpy call whole numbers, and the first that is too large for them."""


class Place(NamedTuple):
    """Where a field lies: so many bytes from the beginning, so many in all."""

    offset: int
    size: int


def smallest(low: int, high: int) -> str:
    """The smallest integers that hold a range."""
    return next(kind for kind, end in KINDS.items() if -end <= low and high < end)


def kind_of(field: Field) -> str:
    """The smallest integers for a field, with room for one value below: what is shown where a seat may not look."""
    return smallest(field.low - 1, field.high)


def _whole(table: type[Record]) -> struct.Struct:
    """A record, up to where the next one may begin."""
    return struct.Struct(f"@{''.join(map(_numbers, table.STORED.values()))}0i")


def _numbers(field: Field) -> str:
    return f"{prod(field.shape)}{kind_of(field)}"


def places(table: type[Record]) -> dict[str, Place]:
    """Where every field of a record lies."""
    found, before = {}, "@"
    for name, field in table.STORED.items():
        offset = struct.calcsize(f"{before}0{kind_of(field)}")
        before += _numbers(field)
        found[name] = Place(offset, struct.calcsize(before) - offset)
    return found


def laid(s: Record) -> bytes:
    """An interpreted table as compiled code keeps it."""
    numbers = (number for name in s.STORED for number in flat(getattr(s, name)))
    return _whole(type(s)).pack(*numbers)


def raised(table: type[Record], stored: bytes) -> Any:
    """The interpreted table that was laid there."""
    s: Any = table()
    numbers = iter(_whole(table).unpack(stored))
    for name, field in table.STORED.items():
        setattr(s, name, _shaped(field.shape, numbers))
    return s


def _shaped(shape: tuple[int, ...], numbers: Iterator[int]) -> Any:
    return [_shaped(shape[1:], numbers) for _ in range(shape[0])] if shape else next(numbers)
