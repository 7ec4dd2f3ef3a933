"""What an owner of a game is asked, and how answers are written: ``3``, ``4 2 1``, ``votes 2, new_knight``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from regnum.games import Data
from regnum.games.boards import TRANSLATED, names_of
from regnum.kernel import RegnumError
from regnum.kernel.data import Path
from regnum.words import Messages
from regnum.words.naming import COMMON

from .marks import RECONSTRUCTED, Field, fields

LONGEST = 400
"""No answer has more letters."""
NOTHING = "-"
"""A list of nothing."""
_NUMBER = re.compile(r"-?[0-9]{1,6}")
_CONTROL = re.compile(r"[\x00-\x1f\x7f]")


class Expected(NamedTuple):
    """What an answer looks like, as a message."""

    message: str
    arguments: Mapping[str, Any]

    def said(self, messages: Messages, said: str = "") -> str:
        """The whole sentence: what is expected, and what was said instead."""
        what = messages.format(self.message, self.arguments)
        return messages.format("expected-not" if said else "expected", {"what": what, "said": said})


class BadAnswer(RegnumError):
    """An answer that cannot be what is printed; the sentence says what is expected."""

    def __init__(self, expected: Expected, said: str = "") -> None:
        self.expected = expected
        self.said = said
        super().__init__(expected.said(Messages("en", [COMMON]), said))


class Ask(NamedTuple):
    """A field that only the printed game shows."""

    path: Path
    usual: Any
    """What we have put there."""

    @property
    def key(self) -> str:
        """``county.5.min``"""
        return ".".join(str(part) for part in self.path)

    @property
    def column(self) -> str:
        return str(self.path[-1])

    @property
    def is_name(self) -> bool:
        """Whether it is what something is called: other answers may speak of it by that name."""
        return self.column == "name" or TRANSLATED.fullmatch(self.column) is not None


def asks(data: Data) -> list[Ask]:
    """All that an owner is asked, in the order of the data file."""
    return [Ask(field.path, field.value) for field in fields(data.own) if _asked(data, field)]


def _asked(data: Data, field: Field) -> bool:
    return field.mark == RECONSTRUCTED and field.column in data.copy.asked.get(field.table, ())


def names_in(rows: list[dict[str, Any]]) -> dict[str, str]:
    """The rows of a table by all their names, without regard to capitals."""
    found = {name.casefold(): str(row["id"]) for row in rows for name in names_of(row).values()}
    return found | {str(row["id"]).casefold(): str(row["id"]) for row in rows}


# --- answers as text ------------------------------------------------------------------------------------------


def written(value: Any) -> str:
    """A value as it is typed."""
    if isinstance(value, list):
        parts = [written(part) for part in value]
        between = " " if _numbers(value) else " / " if _lines(value) else ", "
        return between.join(parts) or NOTHING
    if isinstance(value, dict):
        return f"{value['kind']} {value['n']}" if "n" in value else str(value["kind"])
    return str(value)


def _numbers(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(part, int) for part in value)


def _lines(value: list[Any]) -> bool:
    """Whether a list is a picture in letters, one row after the other."""
    return any(isinstance(part, str) and " " in part for part in value)


def expected(ask: Ask, known: Mapping[str, str] | None) -> Expected:
    """What an answer looks like. ``known`` are names, and what they stand for."""
    if known is not None:
        names = ", ".join(dict.fromkeys(known.values()))
        return Expected("expect-names" if isinstance(ask.usual, list) else "expect-name", {"names": names})
    if isinstance(ask.usual, int):
        return Expected("expect-number", {})
    if isinstance(ask.usual, str):
        return Expected("expect-text", {})
    if _numbers(ask.usual):
        return Expected("expect-numbers", {"count": len(ask.usual), "like": written(ask.usual)})
    return Expected("expect-like", {"like": written(ask.usual)})


def read(ask: Ask, text: str, known: Mapping[str, str] | None) -> Any:
    """What was typed, in the shape of what it takes the place of."""
    said = " ".join(_CONTROL.sub(" ", text).split())
    try:
        if not said or len(said) > LONGEST:
            raise ValueError(said[:LONGEST])
        return _read(ask.usual, said, known)
    except ValueError as wrong:
        raise BadAnswer(expected(ask, known), str(wrong)) from wrong


def _read(like: Any, said: str, known: Mapping[str, str] | None) -> Any:
    if isinstance(like, int):
        return _number(said)
    if isinstance(like, str):
        return _word(said, known)
    if said == NOTHING:
        return []
    if _numbers(like):
        numbers = [_number(part) for part in re.split(r"[ ,]+", said)]
        if len(numbers) != len(like):
            raise ValueError(said)
        return numbers
    if _lines(like):
        return [row.strip() for row in said.split("/")]
    parts = [part.strip() for part in said.split(",") if part.strip()]
    if like and isinstance(like[0], dict):
        return [_part(part) for part in parts]
    return [_word(part, known) for part in parts]


def _number(said: str) -> int:
    if not _NUMBER.fullmatch(said):
        raise ValueError(said)
    return int(said)


def _word(said: str, known: Mapping[str, str] | None) -> str:
    if known is None:
        return said
    if said.casefold() not in known:
        raise ValueError(said)
    return known[said.casefold()]


def _part(said: str) -> dict[str, Any]:
    """``votes 2`` or ``new_knight``: one part of a reward."""
    kind, _, number = said.rpartition(" ")
    return {"kind": kind.strip(), "n": _number(number)} if kind and _NUMBER.fullmatch(number) else {"kind": said}
