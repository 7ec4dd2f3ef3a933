"""The marks of a data file: where every field comes from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple, TypeAlias

from regnum.games import Data
from regnum.games.boards import MARK
from regnum.kernel.data import Path

Mark: TypeAlias = Literal["rulebook", "public", "reconstructed", "ours", "printed"]
MARKS: tuple[Mark, ...]
RULEBOOK, PUBLIC, RECONSTRUCTED, OURS, PRINTED = MARKS = ("rulebook", "public", "reconstructed", "ours", "printed")
"""Stated in the rulebook; found in public material; designed to fit all that is stated, because only the printed game
shows it; ours, for drawing and programs; read off a printed copy by its owner."""
KEYS = ("id", "key", "index")
"""Columns by which rows are told apart."""


class Field(NamedTuple):
    """One value of a data file."""

    path: Path
    """The table, the row if there are several, and the column."""
    value: Any
    mark: Mark

    @property
    def table(self) -> str:
        return table_of(self.path)

    @property
    def column(self) -> str:
        return str(self.path[-1])


def table_of(path: Path) -> str:
    """The name of the table that a value stands in, without its row: ``county``, ``setup.players``."""
    return ".".join(str(part) for part in path[:-1] if not is_row(part))


def is_row(part: str | int) -> bool:
    return str(part).isdigit()


def fields(data: dict[str, Any]) -> Iterator[Field]:
    """Every field of a data file with its mark, in the order of the file."""
    for name, value in data.items():
        if isinstance(value, dict):
            yield from _table(value, (name,), OURS)
        elif isinstance(value, list):
            for number, row in enumerate(value):
                yield from _table(row, (name, number), OURS)


def _table(table: dict[str, Any], path: Path, inherited: Mark) -> Iterator[Field]:
    usual: Mark = table.get("source", inherited)
    for column, value in table.items():
        if MARK.fullmatch(column) or column in KEYS:
            continue
        if _is_table(value):
            yield from _table(value, (*path, column), usual)
        else:
            yield Field((*path, column), value, mark_of(table, column, usual))


def _is_table(value: Any) -> bool:
    """Whether this is a table of its own: it has a mark, or all that it holds are such tables."""
    if not isinstance(value, dict):
        return False
    return any(MARK.fullmatch(key) for key in value) or all(_is_table(part) for part in value.values())


def mark_of(table: dict[str, Any], column: str, usual: Mark) -> Mark:
    """The mark of one column: its own, that of the names it belongs to, or the usual one of its table."""
    parts = column.split("_")
    for length in range(len(parts), 0, -1):
        name = "_".join(parts[:length])
        for key in (f"source_{name}", f"{name}_source"):
            if key in table:
                mark: Mark = table[key]
                return mark
    return usual


class Difference(NamedTuple):
    """A field that a board of one's own says otherwise; None where it has no such field, or the game has none."""

    path: Path
    here: Any
    usual: Any


def difference(data: Data) -> list[Difference]:
    """What a board of one's own says otherwise than the game's own data."""
    here = {field.path: field.value for field in fields(data.now)}
    usual = {field.path: field.value for field in fields(data.own)}
    spare = {*data.spare, *data.copy.drawing}
    return [
        Difference(path, here.get(path), usual.get(path))
        for path in dict.fromkeys((*usual, *here))
        if not {path[-1], table_of(path)} & spare and here.get(path) != usual.get(path)
    ]
