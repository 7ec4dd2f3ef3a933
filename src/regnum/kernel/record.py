"""The record: a whole table as one flat set of small integers, every field saying who may see it.

A game writes ``class Table(Record)`` with its fields; :func:`build_record` joins the fields of a game and of
its expansions into one concrete slotted class. The class knows how to copy, compare and name itself; nothing here
is written per game.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from dataclasses import field as attribute
from typing import Any, ClassVar, TypeAlias, cast

from .errors import BadBook, BadDeclaration, declaring, written
from .kinds import KINDS, NUMBER, SEAT, UNDECLARED, is_kind
from .ranges import in_range


class Seats(int):
    """How many seats a row has room for; those from ``players`` on are empty.

    >>> SEATS, Row, SEATS - 1
    (8, list[int], 7)
    """

    present = "players"


SEATS = Seats(8)
"""The largest number of seats at a table."""
PERSONS = 2
"""The largest number of persons who share a seat."""
DEPTH = 10
"""How many procedures may be open inside each other."""
NOBODY = -1
"""No seat, no piece, no question."""
NATURE = -1
"""The seat of chance."""
UNKNOWN = -99
"""What a view shows where its seat may not look."""

Bound: TypeAlias = int | None
Row: TypeAlias = list[int]
Grid: TypeAlias = list[list[int]]
Cube: TypeAlias = list[list[list[int]]]

PUBLIC, PRIVATE, PERSONAL, HIDDEN, WORKED_OUT = "public", "private", "personal", "hidden", "worked out"


def who_is(seat: int) -> str:
    """A seat in words."""
    return "Nature" if seat == NATURE else f"seat {seat}"


@dataclass(frozen=True)
class Field:
    """One field of a record: who sees it, its shape, the range of its values, and words for both."""

    sight: str
    axes: tuple[Any, ...]  # lengths; or words or catalogues, whose length counts and which name the places
    low: int
    high: int
    open_if: str
    names: Any  # the kind of its values: "number", "seat", words or a catalogue; nothing: no sentence speaks of it
    when: int = 0  # the modules without which it has no use
    declared: str = attribute(default="", compare=False)  # the file and line where it stands
    annotation: str = attribute(default="", compare=False)  # what stands behind its name: ``int``, ``Row`` …

    @property
    def of_seats(self) -> bool:
        """Whether each seat has a row of its own that other seats do not see."""
        return self.sight in (PRIVATE, PERSONAL)

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(int(n) if isinstance(n, int) else len(n) for n in self.axes)


def _field(sight: str, axes: tuple[Any, ...], low: Bound, high: Bound, open_if: str, names: Any) -> Field:
    """A field; where nobody has said another range, a seat is one or nobody, and any number 0 to 127."""
    if low is None and high is None and names == SEAT:
        low, high = NOBODY, SEATS - 1
    lowest, highest = 0 if low is None else int(low), 127 if high is None else high
    return Field(sight, axes, lowest, highest, open_if, names, declared=written(declaring()))


def public(*axes: Any, low: Bound = None, high: Bound = None, names: Any = UNDECLARED) -> Any:
    """A field that everybody sees: one number, or as many as the ``axes`` say, a row of rows if there are several.

    An axis is how many there are (``SEATS``, ``9``), or words or a catalogue, which then name the places. ``low`` and
    ``high`` are the range, 0 to 127 if nothing is said; ``names`` says what a number stands for: words, a catalogue,
    ``"seat"`` or ``"number"``. ``public()`` is an int, ``public(SEATS)`` a ``Row``, ``public(SEATS, 9)`` a ``Grid``.
    """
    return _field(PUBLIC, axes, low, high, "", names)


def private(*axes: Any, low: Bound = None, high: Bound = None, open_if: str = "", names: Any = UNDECLARED) -> Any:
    """Like :func:`public`, but row i is for seat i alone, or for all while the public field ``open_if`` is not 0."""
    if not axes:
        raise BadDeclaration("a private field has one row per seat: private(SEATS, ...)")
    return _field(PRIVATE, axes, low, high, open_if, names)


def personal(*axes: Any, low: Bound = None, high: Bound = None, open_if: str = "", names: Any = UNDECLARED) -> Any:
    """Where persons share a seat: row i, place j is for person j of seat i alone, not for a teammate.

    Whoever plays the whole seat sees all of its row, as in a private field.
    """
    if len(axes) < 2:
        raise BadDeclaration("a personal field has one row per seat, with a place for each: personal(SEATS, 2, ...)")
    return _field(PERSONAL, axes, low, high, open_if, names)


def hidden(*axes: Any, low: Bound = None, high: Bound = None, open_if: str = "", names: Any = UNDECLARED) -> Any:
    """Like :func:`public`, but nobody sees it, or all while the public field ``open_if`` is not 0."""
    return _field(HIDDEN, axes, low, high, open_if, names)


def worked_out(*axes: Any, low: Bound = None, high: Bound = None) -> Any:
    """It follows from public fields, and is stored because rules would work it out too often.

    Nothing outside the rules knows it: no view, observation, position or fingerprint. The rules keep it true, and a
    part of ``book.derive`` works it out where somebody sets up a table.
    """
    return _field(WORKED_OUT, axes, low, high, "", UNDECLARED)


class Record:
    """What every table has: its players, the modules in play, and where the game stands.

    >>> import regnum
    >>> s = regnum.game("vive-le-roi").begin(players=3)
    >>> s.players, s.round, s.copy() == s
    (3, 1, True)
    """

    FIELDS: ClassVar[dict[str, Field]]
    STORED: ClassVar[dict[str, Field]]  # with those that are worked out
    BOOK: ClassVar[Any]  # the rulebook this table is played by
    told: list[tuple[int, ...]]  # what happened and was not collected yet
    checked: bool  # whether every step is watched for honesty
    spoken: Any  # what a step left behind when it asked, called or left; None while it has not
    asked_on: bool  # whether the last answer was one part of a whole: its seat is asked on

    players: int = public(high=SEATS)
    modules: int = public(high=2**31 - 1)  # expansions, variants and old editions in play, one bit each
    question: int = public(low=NOBODY)
    nature: int = public(high=1)  # 1 while chance must answer
    witness: int = public(low=-2)  # who sees chance's answer
    waiting: int = public(high=2**SEATS - 1)  # one bit for each seat that must answer
    depth: int = public(high=DEPTH)
    procedure: Row = public(DEPTH)
    at: Row = public(DEPTH)  # the next step of each open procedure
    rank: Row = public(SEATS, high=SEATS + 1)  # each seat's final place, 0 before the end

    def copy(self) -> Any:
        """Another table that stands alike."""
        raise NotImplementedError

    def values(self) -> tuple[Any, ...]:
        """All fields, in the order in which they are declared."""
        raise NotImplementedError

    def in_range(self) -> bool:
        """Whether every field holds what it declares; :func:`out_of_range` says what does not."""
        raise NotImplementedError


def declared_fields(cls: type) -> dict[str, Field]:
    """The fields a class and its ancestors declare, oldest first."""
    fields: dict[str, Field] = {}
    for ancestor in reversed(cls.__mro__):
        noted = inspect.get_annotations(ancestor)
        fields |= {
            name: replace(field, annotation=_written(noted.get(name, "")))
            for name, field in vars(ancestor).items()
            if isinstance(field, Field)
        }
    return fields


def _written(annotation: Any) -> str:
    return annotation.__name__ if annotation is int else str(annotation).rpartition(".")[2]


def build_record(book: Any, parts: Iterable[tuple[int, type[Record]]]) -> type[Record]:
    """One concrete class with the fields of all parts, each with its modules; declared twice means declared alike."""
    fields: dict[str, Field] = {}
    for when, part in parts:
        for key, field in declared_fields(part).items():
            known = fields.setdefault(key, replace(field, when=when))
            if replace(field, when=known.when) != known:
                raise BadDeclaration(f"the field {key!r} is declared twice, and differently, in {part.__name__}")
    _check(fields)
    shown = {name: field for name, field in fields.items() if field.sight != WORKED_OUT}
    body: dict[str, Any] = {"__slots__": (*fields, *_BESIDE), "FIELDS": shown, "STORED": fields, "BOOK": book}
    body |= _methods(fields)
    made: Any = type("Table", (_Plain,), body)
    return cast("type[Record]", made)


def _check(fields: Mapping[str, Field]) -> None:
    """BadBook with a line for everything that no record can have."""
    if wrong := [
        f"{one.declared}: the field {name!r} {fault}" for name, one in fields.items() for fault in _faults(one, fields)
    ]:
        raise BadBook(wrong)


def _faults(field: Field, fields: Mapping[str, Field]) -> Iterator[str]:
    if field.low > field.high:
        yield f"has an empty range {field.low}..{field.high}"
    if field.open_if and fields.get(field.open_if, field).sight != PUBLIC:
        yield f"opens with {field.open_if!r}, which is no public field"
    if field.names == NUMBER and field.low < 0:
        yield f"counts, but may be {field.low}"
    if not is_kind(field.names):
        yield f"has the kind {field.names!r}; expected {KINDS}"


_BESIDE = ("told", "checked", "spoken", "asked_on")
"""Slots beside the fields: the interpreter's own, no part of the position."""


class _Plain:
    """The root of concrete records: slots only."""

    __slots__ = ()


def _methods(fields: Mapping[str, Field]) -> dict[str, Any]:
    """``__init__``, ``copy``, ``values`` and ``==`` written out field by field, because they run millions of times."""
    init, copy = ["def __init__(self):"], ["def copy(self):", "    new = make(cls)"]
    for name, field in fields.items():
        init.append(f"    self.{name} = {_blank(field.shape)}")
        copy.append(f"    new.{name} = {_copied(f'self.{name}', len(field.shape))}")
    init += ["    self.told = []", "    self.checked = False", "    self.spoken = self", "    self.asked_on = False"]
    copy += ["    new.told = []", "    new.checked = self.checked", "    new.spoken = new"]
    copy += ["    new.asked_on = False", "    return new"]
    values = ["def values(self):", f"    return ({', '.join(f'self.{name}' for name in fields)},)"]
    space: dict[str, Any] = {"make": object.__new__, "row": list.copy}
    # A copy needs the finished class, known only after this function returned: bind it on first use.
    exec("\n".join((*init, *copy, *values)), space)

    def copy_of(self: Any) -> Any:
        space["cls"] = type(self)
        type(self).copy = space["copy"]
        return space["copy"](self)

    def equal(self: Any, other: object) -> bool:
        return type(self) is type(other) and bool(self.values() == other.values())  # type: ignore[attr-defined]

    def hashed(self: Any) -> int:
        return hash(json.dumps(self.values()))  # whatever kind of integer is in it

    def deeply(self: Any, memo: Any) -> Any:
        return self.copy()

    return {
        "__deepcopy__": deeply,
        "__init__": space["__init__"],
        "copy": copy_of,
        "values": space["values"],
        "in_range": in_range(fields),
        "__eq__": equal,
        "__hash__": hashed,
    }


def _blank(shape: tuple[int, ...]) -> str:
    if not shape:
        return "0"
    inner = _blank(shape[1:])
    return f"[0] * {shape[0]}" if inner == "0" else f"[{inner} for _ in range({shape[0]})]"


def _copied(source: str, dimensions: int) -> str:
    if dimensions == 0:
        return source
    if dimensions == 1:
        return f"{source}[:]"
    if dimensions == 2:
        return f"[*map(row, {source})]"
    return f"[{_copied('r' * dimensions, dimensions - 1)} for {'r' * dimensions} in {source}]"


def flat(value: Any) -> list[int]:
    """All numbers of a field's value in order."""
    if isinstance(value, int):
        return [value]
    return [number for part in value for number in flat(part)]


def filled(shape: tuple[int, ...], number: Any) -> Any:
    """A value of that shape with the same number everywhere."""
    return [filled(shape[1:], number) for _ in range(shape[0])] if shape else number


def out_of_range(s: Record) -> list[str]:
    """A sentence for every field that left its declared range."""
    return [
        f"{name} holds {number}, outside {field.low}..{field.high}"
        for name, field in s.STORED.items()
        for number in flat(getattr(s, name))
        if not field.low <= number <= field.high
    ]
