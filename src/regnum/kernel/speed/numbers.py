"""The tables of numbers that rules read: constants of a program, or memory, so that another board needs no compiler.

What a board of one's own says is mostly numbers in tables. Where they are memory, one library is that of all boards
with as many rows and columns: it is copied, and filled when it is loaded. Constants are a little faster.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from typing import Any

from ..record import flat
from .memory import smallest

C_NAMES = {"b": "signed char", "h": "short", "i": "int"}
"""What C calls whole numbers."""
Tables = Mapping[str, Any]
"""Nested lists of numbers, by name."""


def constants(tables: Tables) -> str:
    """Each table by itself, and its numbers for ever."""
    return "".join(f"TABLE const {_declared(name, table)} = {_braced(table)};\n" for name, table in tables.items())


def memory(tables: Tables) -> str:
    """All tables in one piece, and a gate that says where it lies."""
    kept = "".join(f"    {_declared(name, table)};\n" for name, table in tables.items())
    names = "".join(f"static auto& {name} = Numbers.{name};\n" for name in tables)
    return (
        f"static struct alignas(int) {{\n{kept}}} Numbers = {_braced(list(tables.values()))};\n"
        f"static_assert(sizeof(Numbers) == {len(laid(tables))});\n{names}"
        "GATE void* address_of_numbers() { return &Numbers; }\n"
    )


def shapes(tables: Tables) -> str:
    """All that a program knows of tables which are memory."""
    return "".join(f"{_declared(name, table)};" for name, table in tables.items())


def laid(tables: Tables) -> bytes:
    """All tables as they lie in memory."""
    every = [list(flat(table)) for table in tables.values()]
    kinds = "".join(f"{len(row)}{kind_of(row)}" for row in every)
    return struct.Struct(f"@{kinds}0i").pack(*(number for row in every for number in row))


def kind_of(table: Any) -> str:
    """The smallest integers that hold the numbers of a table."""
    numbers = list(flat(table))
    return smallest(min(numbers), max(numbers))


def _declared(name: str, table: Any) -> str:
    return f"{C_NAMES[kind_of(table)]} {name}{''.join(f'[{length}]' for length in _shape(table))}"


def _shape(table: Any) -> Iterator[int]:
    while isinstance(table, list):
        yield len(table)
        table = table[0]


def _braced(numbers: Any) -> str:
    return f"{{{', '.join(map(_braced, numbers))}}}" if isinstance(numbers, list) else str(numbers)
