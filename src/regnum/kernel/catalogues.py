"""Catalogues: tables that expansions add rows to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Protocol

from .closing import Open, extends
from .errors import BadDeclaration, declaring, written
from .modules import ALWAYS
from .procedures import Procedure


class Column(Protocol):
    """A column of a catalogue: of numbers, or of functions."""

    def __getitem__(self, row: int) -> int: ...

    def __call__(self, s: Any, row: int, *arguments: int) -> int: ...


class Catalogue(Open):
    """A table that expansions add rows to: laws, counties, favours.

    A column of numbers is read as ``LAWS.group[law]``; a column of functions is called as
    ``LAWS.effect(s, law, seat)`` and runs the function of that row. Among functions ``(s, row)`` a procedure may stand,
    which is then done.

    >>> laws = Catalogue("law", ("votes",))
    >>> laws.add("peace", votes=2), laws.add("war", votes=5)
    (0, 1)
    >>> laws.votes[1], laws.row("peace")
    (5, {'votes': 2})
    """

    def __init__(self, name: str, columns: tuple[str, ...]) -> None:
        self.name = self.kind = name
        self.declared = written(declaring())
        self.names: list[str] = []
        self.when: list[int] = []
        """The modules without which each row is not in play."""
        self.columns: dict[str, list[Any]] = {column: [] for column in columns}
        for column, values in self.columns.items():
            setattr(self, column, values)

    @extends
    def add(self, name: str, *, when: int = ALWAYS, **values: Any) -> int:
        """One more row, in play while ``when`` is; its number is returned."""
        if set(values) != set(self.columns):
            raise BadDeclaration(
                f"a row of {self.name!r} has the columns {', '.join(self.columns)}, not {', '.join(values)}"
            )
        if name in self.names:
            raise BadDeclaration(f"{self.name!r} has a row {name!r} already")
        for column, given in values.items():
            value = given.effect if isinstance(given, Procedure) else given
            self.columns[column].append(value)
            if callable(value):
                setattr(self, column, self._dispatch(self.columns[column]))
        self.names.append(name)
        self.when.append(when)
        return len(self.names) - 1

    @staticmethod
    def _dispatch(functions: list[Any]) -> Any:
        def of_row(s: Any, row: int, *arguments: int) -> Any:
            return functions[row](s, row, *arguments)

        return of_row

    def row(self, name: str) -> dict[str, int]:
        """The numbers of a row."""
        here = self.names.index(name)
        return {column: values[here] for column, values in self.columns.items() if isinstance(values[here], int)}

    @property
    def count(self) -> int:
        """How many rows there are."""
        return len(self.names)

    def __len__(self) -> int:
        return len(self.names)

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    if TYPE_CHECKING:

        def __getattr__(self, column: str) -> Column: ...
