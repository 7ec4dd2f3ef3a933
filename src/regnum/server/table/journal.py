"""A table's journal: everything that ever happened at it, an entry each. A table is what its journal says.

Entries are JSON where they are kept; their shapes may gain fields with defaults, and never lose or change any, because
tables live for ever.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from functools import cache, partial
from typing import Any, ClassVar

from regnum.reviewed import Answer

from .plans import Clock, Origin, SeatPlan, Teammate

ALL = -1
"""All persons of a seat, as the ``person`` of an entry; old entries know nothing else."""


@dataclass(frozen=True, kw_only=True)
class Entry:
    """What every entry says: when it was written."""

    kind: ClassVar[str]
    at: float

    def __init_subclass__(cls) -> None:
        cls.kind = cls.__name__.lower()


@dataclass(frozen=True, kw_only=True)
class Created(Entry):
    by: str
    game: str
    edition: int
    players: int
    options: dict[str, Any]
    seats: list[SeatPlan]
    secret: str
    key: str
    listed: bool = True
    pace: str = "live"
    clock: Clock = field(default_factory=Clock)
    start: str = "full"
    origin: Origin | None = None
    board: str = ""
    """The text of the board of one's own that it is played on."""
    held_for: list[list[str]] = field(default_factory=list)
    """For each seat the accounts that may take it without a key: a rematch."""
    lesson: str = ""
    """The name of the lesson that is given here."""
    watchers: str = "chat"
    """What those may do who do not play: ``chat``, watch in silence (``silent``), or nothing (``none``)."""
    seed: str = ""
    """What chance follows from, where one who plays alone wants it repeatable; else dice are fair and nobody's."""
    parts: dict[str, Any] = field(default_factory=dict)
    """What parts of the server have noted of the table, by their names."""


@dataclass(frozen=True, kw_only=True)
class Sat(Entry):
    account: str
    seat: int
    contribution: str | None = None
    person: int = ALL
    """ALL: the first free place on the seat."""
    parts: dict[str, Any] = field(default_factory=dict)
    """What parts of the server have noted of whoever sits down, by their names."""


@dataclass(frozen=True, kw_only=True)
class Contributed(Entry):
    seat: int
    contribution: str


@dataclass(frozen=True, kw_only=True)
class Left(Entry):
    account: str


@dataclass(frozen=True, kw_only=True)
class Unseated(Entry):
    """The host has sent somebody away, who cannot come back."""

    account: str


@dataclass(frozen=True, kw_only=True)
class Planned(Entry):
    seat: int
    plan: SeatPlan
    person: int = ALL
    """Whose place it is: for one person the plan says whom it is for, and nothing of a teammate."""


@dataclass(frozen=True, kw_only=True)
class Started(Entry):
    nature: list[str] | None = None


@dataclass(frozen=True, kw_only=True)
class Chose(Entry):
    """A seat's answer, and what chance answered after it (None while it has not been carried out)."""

    seat: int
    text: str
    by: str = ""
    """The account; nothing for a bot."""
    person: int = ALL
    nature: list[str] | None = None
    thoughts: Sequence[Answer] = ()
    """What a bot thought best, if it imagined games: for nobody before the game is over."""


@dataclass(frozen=True, kw_only=True)
class TookBack(Entry):
    """Back to the moment when ``to`` choices had been made; then these answers of others again, in their order."""

    seat: int
    to: int
    again: list[tuple[int, str]] = field(default_factory=list)
    nature: list[str] | None = None
    person: int = ALL
    request: int = 0
    """What the others agreed to; 0: nobody had to be asked."""


@dataclass(frozen=True, kw_only=True)
class Asked(Entry):
    """A seat asks the others to agree: to an undo before choice ``to``, to a pause, to a bot on seat ``to``."""

    request: int
    wish: str
    seat: int
    to: int = -1
    person: int = ALL
    """Whom a bot is to replace."""
    by: int = ALL
    """Which of those who share the seat asks."""


@dataclass(frozen=True, kw_only=True)
class Agreed(Entry):
    request: int
    seat: int
    yes: bool
    person: int = ALL


@dataclass(frozen=True, kw_only=True)
class Paused(Entry):
    why: str = ""
    """``maintenance``, ``late`` (somebody's time is up), or nothing: the players wanted it."""
    seat: int = -1
    """Whose time is up."""


@dataclass(frozen=True, kw_only=True)
class Lapsed(Entry):
    """A seat's time is up: a bot gives this one answer."""

    seat: int


@dataclass(frozen=True, kw_only=True)
class Holiday(Entry):
    """Somebody takes so many days off: they have so much longer for their next answer."""

    seat: int
    days: int
    person: int = ALL


@dataclass(frozen=True, kw_only=True)
class Resumed(Entry):
    pass


@dataclass(frozen=True, kw_only=True)
class Replaced(Entry):
    seat: int
    bot: str
    person: int = ALL
    by: int = -1
    """The seat that asked for it."""
    why: str = ""
    """``agreed``, ``absent``, ``late`` (the clock) or ``left``; nothing in old entries."""


@dataclass(frozen=True, kw_only=True)
class Returned(Entry):
    seat: int
    person: int = ALL


@dataclass(frozen=True, kw_only=True)
class Conceded(Entry):
    seat: int
    bot: str


@dataclass(frozen=True, kw_only=True)
class Renamed(Entry):
    """Somebody is called otherwise from now on; names are not kept here, for they go when an account is deleted."""

    seat: int
    person: int = ALL


@dataclass(frozen=True, kw_only=True)
class Woke(Entry):
    """The server was down for so long, which is nobody's time."""

    seconds: float


@dataclass(frozen=True, kw_only=True)
class Muted(Entry):
    spectators_may_chat: bool


@dataclass(frozen=True, kw_only=True)
class Rematched(Entry):
    table: str


@dataclass(frozen=True, kw_only=True)
class Closed(Entry):
    pass


@dataclass(frozen=True, kw_only=True)
class PutAway(Entry):
    """The rules it was begun by are not kept any more. How it had ended, if it had."""

    places: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)


# --- as it is kept ---------------------------------------------------------------------------------------------

_KINDS = {kind.__name__.lower(): kind for kind in Entry.__subclasses__()}
_KEYS = {"wanted": "for"}
"""Members that are called otherwise than their fields."""


def write(entry: Entry) -> str:
    body = {"kind": entry.kind, **_members(entry)}
    return json.dumps(body, default=_members, separators=(",", ":"), ensure_ascii=False)


def read(text: str) -> Entry:
    """The entry that was written so; ValueError if none was."""
    body = json.loads(text)
    try:
        made: Entry = _made(_KINDS[body["kind"]], body)
    except (KeyError, TypeError) as wrong:
        raise ValueError(f"no entry of a journal: {text[:100]}") from wrong
    return made


def _members(one: Any) -> dict[str, Any]:
    kind: Any = type(one)
    return {key: getattr(one, name) for name, key in _names(kind)}


def _made(kind: Any, body: dict[str, Any]) -> Any:
    given = {name: body[key] for name, key in _names(kind) if key in body}
    return kind(**{name: _PARTS[name](value) if value and name in _PARTS else value for name, value in given.items()})


@cache
def _names(kind: Any) -> tuple[tuple[str, str], ...]:
    return tuple((one.name, _KEYS.get(one.name, one.name)) for one in fields(kind))


def _pairs(choices: list[list[Any]]) -> list[tuple[int, str]]:
    return [(seat, text) for seat, text in choices]


_PARTS: dict[str, Callable[[Any], Any]] = {
    "teammate": partial(_made, Teammate),
    "plan": partial(_made, SeatPlan),
    "seats": lambda plans: [_made(SeatPlan, plan) for plan in plans],
    "clock": partial(_made, Clock),
    "origin": partial(_made, Origin),
    "choices": _pairs,
    "again": _pairs,
    "thoughts": lambda thoughts: [_made(Answer, thought) for thought in thoughts],
}
"""Fields that hold more than JSON does."""
