"""What a table is planned to be: who is to sit where, how long they may think, and where its game comes from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Teammate:
    """Who is to be the second person on a seat."""

    wanted: str
    bot: str = ""
    name: str = ""


@dataclass(frozen=True)
class SeatPlan:
    """Who is to sit on a seat: ``anyone``, a ``friend`` with the key, somebody at the screen ``here`` by their name, or
    a ``bot`` of a level."""

    wanted: str
    places: int = 1
    """Two on old tables, whose seats did not name a teammate."""
    bot: str = ""
    teammate: Teammate | None = None
    name: str = ""


@dataclass(frozen=True)
class Clock:
    """``none``; ``move``: so many seconds for each answer; ``bank``: so many in all, and some back for each answer.

    ``then`` says what happens when time is up: a ``bot`` plays until its person comes back, or gives this one
    ``answer``, or the game is at ``pause``.
    """

    kind: str = "none"
    seconds: float = 0.0
    increment: float = 0.0
    then: str = "bot"


@dataclass(frozen=True)
class Origin:
    """The game and the point that a table was branched from, with the choices made until then."""

    table: str
    at: int
    choices: list[tuple[int, str]]
    start: dict[str, Any] | None = None
    """The position in which it began, if it was set up."""
