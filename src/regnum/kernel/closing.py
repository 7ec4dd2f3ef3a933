"""A book is open while modules and packages extend it; then it is closed, and never changed again."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any, Self, TypeVar, cast

from .errors import BadDeclaration

M = TypeVar("M", bound=Callable[..., Any])
T = TypeVar("T")


class Open:
    """What can be extended until the book of its game is closed."""

    closed_for = ""
    """The game that is played by it now."""
    declared = ""
    """The file and the line where it stands."""


def extends(method: M) -> M:
    """Of a method that extends something: BadDeclaration once the book is closed."""

    @wraps(method)
    def extending(self: Open, *arguments: Any, **named: Any) -> Any:
        must_be_open(self, method.__name__)
        return method(self, *arguments, **named)

    return cast(M, extending)


def must_be_open(part: Open, doing: str) -> None:
    """BadDeclaration once the book is closed."""
    if part.closed_for:
        what = f"{type(part).__name__} {getattr(part, 'name', '')}".strip().lower()
        raise BadDeclaration(
            f"{doing!r} of the {what} comes too late: the book of {part.closed_for} is closed. "
            "An expansion is a module that the entry point regnum.expansions names: its game reads it before that"
        )


class Additions(list[T], Open):
    """A list to which expansions add."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    @extends
    def append(self, one: T, /) -> None:
        super().append(one)

    @extends
    def extend(self, more: Iterable[T], /) -> None:
        super().extend(more)

    def __iadd__(self, more: Iterable[T], /) -> Self:  # type: ignore[misc, override]
        self.extend(more)
        return self


def close(game: str, *parts: Any) -> None:
    for part in parts:
        part.closed_for = game
