"""What is kept: plain data, without behaviour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias


@dataclass(frozen=True)
class Account:
    """Somebody who plays. A guest has no ``key`` and no password; somebody who was deleted has no name either."""

    id: str
    name: str
    key: str | None = None
    """The name in the form in which it must be unique."""
    password: str = ""
    """Its Argon2 hash."""
    language: str = ""
    created: float = 0.0


class Called(NamedTuple):
    """What somebody is called, and whether as a guest."""

    name: str
    guest: bool


@dataclass(frozen=True)
class Session:
    """A signed-in browser, known by a hash of what its cookie says."""

    token: str
    account: str
    expires: float
    began: float = 0.0
    device: str = ""
    """What the browser says it is; sessions of before do not know it, nor when they began."""


class JournalRow(NamedTuple):
    """One line of a table's journal."""

    number: int
    body: str


class Listing(NamedTuple):
    """What lists of tables need to know about a table; the journal is the truth, this is its index."""

    id: str
    game: str
    status: str
    listed: bool
    changed: float
    waiting: int = 0
    """One bit for each seat that must answer."""
    alarm: float | None = None
    """When somebody must do something without being asked: move a bot, watch a clock."""
    summary: str | None = None
    """Everything else, as JSON; None if it is as before."""
    holders: tuple[tuple[str, int], ...] | None = None
    """Accounts and the seats they hold; None if they are as before, and where a list was read."""


@dataclass(frozen=True)
class Speech:
    """One line of a table's chat; ``seat`` is -1 for a spectator."""

    line: int
    account: str
    seat: int
    text: str
    time: float


class KeptReview(NamedTuple):
    """The review of a game: what part of it is done, and all of it once it is."""

    progress: float
    body: str
    """JSON; nothing while it is not done."""


Barred: TypeAlias = Literal["banned", "muted"]
"""What an account may not: come in, or speak."""


class Act(NamedTuple):
    """Something that an operator did."""

    time: float
    operator: str
    """Who on which machine."""
    what: str
    subject: str = ""
    """The account or the table that it was about."""
    text: str = ""


class Report(NamedTuple):
    """Somebody says that somebody else behaves badly."""

    number: int
    time: float
    account: str
    """Who says so."""
    table: str
    subject: str
    """Of whom."""
    text: str


class News(NamedTuple):
    """Something happened at a table on another node: its journal grew, somebody spoke, somebody came or went."""

    table: str
    what: str
    """``journal``, ``chat``, or ``here`` and who is there."""

    def __str__(self) -> str:
        return f"{self.table} {self.what}"

    @staticmethod
    def of(text: str) -> News:
        table, _, what = text.partition(" ")
        return News(table, what)
