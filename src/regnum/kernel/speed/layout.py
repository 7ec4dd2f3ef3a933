"""How compiled engines store a record: numpy's structured types, which lie in memory as structs of C do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..record import Record
from .memory import kind_of


def action_sizes(actions: int) -> dict[str, Any]:
    """Room for as many options as there are actions."""
    return {"MAX_OFFERS": actions, "ACTION": "short" if actions < 1 << 15 else "int"}


def dtype(table: type[Record]) -> np.dtype[Any]:
    """A record as numpy stores it: each field in the smallest integers that hold its range."""
    names, formats = [], []
    for name, field in table.STORED.items():
        kind = kind_of(field)
        names.append(name)
        formats.append((kind, field.shape) if field.shape else kind)
    return np.dtype({"names": names, "formats": formats}, align=True)


def defined(sizes: dict[str, Any]) -> str:
    """Sizes as a program's first lines."""
    return "".join(f"#define {name} {value}\n" for name, value in sizes.items())


def put(tables: Any, i: Any, s: Any) -> None:
    """Store an interpreted table."""
    for name in s.STORED:
        tables[name][i] = getattr(s, name)


def stored(table: type[Record], positions: Sequence[Any]) -> Any:
    """Interpreted tables as an array."""
    tables = np.zeros(len(positions), dtype(table))
    for i, s in enumerate(positions):
        put(tables, i, s)
    return tables


def get(table: type[Record], stored: Any) -> Any:
    """An interpreted table with the same position as a stored one."""
    s: Any = table()
    for name, field in table.STORED.items():
        value = stored[name]
        setattr(s, name, value.tolist() if field.shape else int(value))
    return s
