"""A book is open while modules and packages extend it; then it is closed, and never changed again."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

from .errors import BadDeclaration

M = TypeVar("M", bound=Callable[..., Any])


class Open:
    """What can be extended until the book of its game is closed."""

    closed_for = ""
    """The game that is played by it now."""


def extends(method: M) -> M:
    """Of a method that extends something: BadDeclaration once the book is closed."""

    @wraps(method)
    def extending(self: Open, *arguments: Any, **named: Any) -> Any:
        if self.closed_for:
            what = f"{type(self).__name__} {getattr(self, 'name', '')}".strip().lower()
            raise BadDeclaration(
                f"{method.__name__!r} of the {what} comes too late: the book of {self.closed_for} is closed. "
                "An expansion is a module that the entry point regnum.expansions names; it is read before"
            )
        return method(self, *arguments, **named)

    return cast(M, extending)


def close(game: str, *parts: Any) -> None:
    for part in parts:
        part.closed_for = game
