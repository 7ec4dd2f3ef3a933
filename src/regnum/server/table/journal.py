"""A table's journal: everything that ever happened at it, one line each. A table is what its journal says.

The lines are JSON in the store; their shapes may gain fields with defaults, and never lose or change any, because
tables live for ever.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec


class Teammate(msgspec.Struct, frozen=True, rename={"wanted": "for"}):
    """Who is to be the second person on a seat."""

    wanted: str
    bot: str = ""


class SeatPlan(msgspec.Struct, frozen=True, rename={"wanted": "for"}):
    """Who is to sit on a seat: ``anyone``, a ``friend`` with the key, or a ``bot`` of a level."""

    wanted: str
    places: int = 1
    """Two on old tables, whose seats did not name a teammate."""
    bot: str = ""
    teammate: Teammate | None = None


class Clock(msgspec.Struct, frozen=True):
    """``none``; ``move``: so many seconds for each answer; ``bank``: so many in all, and some back for each answer."""

    kind: str = "none"
    seconds: float = 0.0
    increment: float = 0.0


class Origin(msgspec.Struct, frozen=True):
    """The game and the point that a table was branched from, with the choices made until then."""

    table: str
    at: int
    choices: list[tuple[int, str]]


ALL = -1
"""All persons of a seat, as the ``person`` of a line; old lines know nothing else."""


class Line(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower, kw_only=True):
    """What every line says: when it was written."""

    at: float


class Created(Line, frozen=True, kw_only=True):
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
    clock: Clock = Clock()
    start: str = "full"
    origin: Origin | None = None
    board: str = ""
    """The text of the board of one's own that it is played on."""
    held_for: list[list[str]] = []
    """For each seat the accounts that may take it without a key: a rematch."""
    lesson: str = ""
    """The name of the lesson that is given here."""


class Sat(Line, frozen=True, kw_only=True):
    account: str
    seat: int
    contribution: str | None = None
    person: int = ALL
    """ALL: the first free place on the seat."""


class Contributed(Line, frozen=True, kw_only=True):
    seat: int
    contribution: str


class Left(Line, frozen=True, kw_only=True):
    account: str


class Planned(Line, frozen=True, kw_only=True):
    seat: int
    plan: SeatPlan
    person: int = ALL
    """Whose place it is: for one person the plan says whom it is for, and nothing of a teammate."""


class Started(Line, frozen=True, kw_only=True):
    nature: list[str] | None = None


class Chose(Line, frozen=True, kw_only=True):
    """A seat's answer, and what chance answered after it (None while it has not been carried out)."""

    seat: int
    text: str
    by: str = ""
    """The account; nothing for a bot."""
    person: int = ALL
    nature: list[str] | None = None


class TookBack(Line, frozen=True, kw_only=True):
    """Back to the moment when ``to`` choices had been made; then these answers of others again, in their order."""

    seat: int
    to: int
    again: list[tuple[int, str]] = []
    nature: list[str] | None = None


class Asked(Line, frozen=True, kw_only=True):
    """A seat asks the others to agree: to an undo before choice ``to``, to a pause, to a bot on seat ``to``."""

    request: int
    wish: str
    seat: int
    to: int = -1
    person: int = ALL


class Agreed(Line, frozen=True, kw_only=True):
    request: int
    seat: int
    yes: bool


class Paused(Line, frozen=True, kw_only=True):
    pass


class Resumed(Line, frozen=True, kw_only=True):
    pass


class Replaced(Line, frozen=True, kw_only=True):
    seat: int
    bot: str
    person: int = ALL


class Returned(Line, frozen=True, kw_only=True):
    seat: int
    person: int = ALL


class Conceded(Line, frozen=True, kw_only=True):
    seat: int
    bot: str


class Muted(Line, frozen=True, kw_only=True):
    spectators_may_chat: bool


class Rematched(Line, frozen=True, kw_only=True):
    table: str


class Closed(Line, frozen=True, kw_only=True):
    pass


class PutAway(Line, frozen=True, kw_only=True):
    """The rules it was begun by are not kept any more. How it had ended, if it had."""

    places: list[int] = []
    scores: list[int] = []


AnyLine: TypeAlias = (
    Created
    | Sat
    | Contributed
    | Left
    | Planned
    | Started
    | Chose
    | TookBack
    | Asked
    | Agreed
    | Paused
    | Resumed
    | Replaced
    | Returned
    | Conceded
    | Muted
    | Rematched
    | Closed
    | PutAway
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyLine] = msgspec.json.Decoder(AnyLine)


def write(line: Line) -> str:
    return _encoder.encode(line).decode()


def read(text: str) -> AnyLine:
    return _decoder.decode(text)
