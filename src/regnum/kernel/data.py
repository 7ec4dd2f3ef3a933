"""What a game is played with: data that comes along, or an owner's own laid over it, and how such data is checked."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

Path = tuple[str | int, ...]
"""The way to a value: ``("county", 3, "votes")``."""


class BoardText(str):
    """The text of a board of one's own: what its file says, not where it lies.

    >>> len(BoardText("[map]").fingerprint), BoardText().fingerprint
    (12, '')
    """

    __slots__ = ()

    @property
    def fingerprint(self) -> str:
        """What the board is called in saved games; nothing for the one that comes along."""
        return hashlib.sha256(self.encode()).hexdigest()[:12] if self else ""


@dataclass(frozen=True)
class Printed:
    """How a thing is called that the data describes: by a name it is given there, or by what is printed on it.

    >>> Printed({"": "The Wash", "de": "Die Bucht"}).names["de"]
    'Die Bucht'
    """

    names: Mapping[str, str] = field(default_factory=dict)
    """By language; ``""`` for all others."""
    parts: tuple[tuple[str, Mapping[str, int]], ...] = ()
    """Messages with their numbers, one after the other."""


class Fault:
    """Something that a data file says and that cannot be: where, and an English sentence with ``{arguments}``.

    >>> Fault(("county", 3, "votes"), "{votes} votes are too many", votes=99).reason
    '99 votes are too many'
    """

    def __init__(self, path: Path, sentence: str, /, **arguments: object) -> None:
        self.path = path
        self.sentence = sentence
        self.arguments: dict[str, Any] = arguments
        self.reason = sentence.format_map(arguments) if arguments else sentence

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fault) and (self.path, self.reason) == (other.path, other.reason)

    def __hash__(self) -> int:
        return hash((self.path, self.reason))

    def __repr__(self) -> str:
        return f"Fault({self.path!r}, {self.reason!r})"


Settled: TypeAlias = Mapping[str, Callable[[Any], Any]]


class Copy(NamedTuple):
    """What an owner can read off a printed copy of a game, and what the rulebook states about it.

    >>> import regnum
    >>> sorted(regnum.game("vive-le-roi").data.copy.asked)
    ['character', 'favorites']
    """

    asked: Mapping[str, tuple[str, ...]] = {}
    """The columns of each table that a copy shows; asked for where they are reconstructed."""
    contradictions: Callable[[dict[str, Any]], Iterable[Fault]] = lambda data: ()
    """What contradicts the rulebook, beyond what no game can be played with."""
    completed: Callable[[dict[str, Any]], dict[str, Any]] = lambda data: data
    """The data with what follows from what was read off."""
    rows: Mapping[str, tuple[str, Callable[[dict[str, Any]], str]]] = {}
    """The kind of word that the rows of a table are called by, and the word of a row."""
    words: Mapping[str, str] = {}
    """Columns that name rows of another table."""
    choices: Mapping[str, tuple[str, ...]] = {}
    """Columns with one of a few words."""
    drawing: Collection[str] = ()
    """Columns and tables that are there to be drawn, or that repeat what others say, not to be read."""
    settled: Mapping[str, Callable[[Any], Any]] = {}
    """Tables and columns (``score.king``) of which the rules themselves say what is there, not the data: no board says
    otherwise in what the function finds in the value."""


NOTHING_PRINTED = Copy()


class Data(NamedTuple):
    """What a game is played with, beside what comes along, and how such data is checked.

    >>> import regnum
    >>> data = regnum.game("lang-lebe-der-koenig").data
    >>> data.now == data.own, data.board
    (True, '')
    """

    now: dict[str, Any]
    own: dict[str, Any]
    faults: Callable[[dict[str, Any]], Iterable[Fault]]
    spare: Collection[str]
    copy: Copy
    board: BoardText
    """The owner's own data that it is played with; nothing for what comes along."""
    transcription: dict[str, Any]
    """Where a board of one's own comes from."""


NO_DATA = Data({}, {}, lambda data: (), (), NOTHING_PRINTED, BoardText(), {})
