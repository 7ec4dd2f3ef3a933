"""Data as TOML text: tables by their names, everything inside them in one line each."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def written(data: dict[str, Any]) -> str:
    """A whole file; tables may hold values, tables and lists of tables."""
    return "\n".join(_table(data, ())) + "\n"


def _table(table: dict[str, Any], path: tuple[str, ...]) -> Iterator[str]:
    inner = {key: value for key, value in table.items() if isinstance(value, dict) or _rows(value)}
    yield from (f"{_key(key)} = {_value(value)}" for key, value in table.items() if key not in inner)
    for key, value in inner.items():
        name = ".".join(_key(part) for part in (*path, key))
        for row in value if isinstance(value, list) else [value]:
            yield f"\n[[{name}]]" if isinstance(value, list) else f"\n[{name}]"
            yield from _inside(row, (*path, key)) if isinstance(value, list) else _table(row, (*path, key))


def _inside(row: dict[str, Any], path: tuple[str, ...]) -> Iterator[str]:
    yield from (f"{_key(key)} = {_value(value)}" for key, value in row.items())


def _rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_value(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return f"[{', '.join(_value(part) for part in value)}]"
    return json.dumps(value, ensure_ascii=False)


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)
