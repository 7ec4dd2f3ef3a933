"""What an owner of a game is asked, and how answers are written: ``3``, ``4 2 1``, ``votes 2, new_knight``."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, NamedTuple

from regnum.games import Data
from regnum.games.boards import TRANSLATED, Path, names_of
from regnum.kernel import RegnumError

from .marks import RECONSTRUCTED, Field, fields

LONGEST = 400
"""No answer has more letters."""
NOTHING = "-"
"""A list of nothing."""
_NUMBER = re.compile(r"-?[0-9]{1,6}")
_CONTROL = re.compile(r"[\x00-\x1f\x7f]")


class BadAnswer(RegnumError):
    """An answer that cannot be what is printed; the sentence says what is expected."""


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


# --- answers as text ------------------------------------------------------------------------------------------


def written(value: Any) -> str:
    """A value as it is typed."""
    if isinstance(value, list):
        if not value:
            return NOTHING
        parts = [written(part) for part in value]
        return (" " if _numbers(value) else " / " if _lines(value) else ", ").join(parts)
    if isinstance(value, dict):
        return f"{value['kind']} {value['n']}" if "n" in value else str(value["kind"])
    return str(value)


def _numbers(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(part, int) for part in value)


def _lines(value: list[Any]) -> bool:
    """Whether a list is a picture in letters, one row after the other."""
    return any(isinstance(part, str) and " " in part for part in value)


def read(ask: Ask, text: str, known: dict[str, str] | None, choices: Iterable[str] = ()) -> Any:
    """What was typed, in the shape of what it takes the place of. ``known`` are names, and what they stand for."""
    said = " ".join(_CONTROL.sub(" ", text).split())
    if not said or len(text) > LONGEST:
        raise BadAnswer(f"expected {expected(ask, known, choices)}")
    try:
        return _read(ask.usual, said, known, tuple(choices))
    except ValueError as wrong:
        raise BadAnswer(f"expected {expected(ask, known, choices)}, not {wrong}") from wrong


def expected(ask: Ask, known: dict[str, str] | None, choices: Iterable[str] = ()) -> str:
    """What an answer looks like, in words."""
    if choices:
        return " or ".join(choices)
    if known is not None:
        names = ", ".join(sorted({*known.values()}))
        return f"names separated by commas ({names})" if isinstance(ask.usual, list) else f"one of {names}"
    if isinstance(ask.usual, int):
        return "a whole number"
    if isinstance(ask.usual, str):
        return "a text"
    if _numbers(ask.usual):
        return f"{len(ask.usual)} whole numbers, like {written(ask.usual)}"
    return f"something like {written(ask.usual)}"


def _read(like: Any, said: str, known: dict[str, str] | None, choices: tuple[str, ...]) -> Any:
    if isinstance(like, int):
        return _number(said)
    if isinstance(like, str):
        return _choice(said, choices) if choices else _word(said, known)
    if said == NOTHING:
        return []
    if _numbers(like):
        numbers = [_number(part) for part in re.split(r"[ ,]+", said)]
        if len(numbers) != len(like):
            raise ValueError(f"{len(numbers)} of them")
        return numbers
    if _lines(like):
        return [row.strip() for row in said.split("/")]
    parts = [part.strip() for part in said.split(",") if part.strip()]
    if like and isinstance(like[0], dict):
        return [_part(part) for part in parts]
    return [_word(part, known) for part in parts]


def _number(said: str) -> int:
    if not _NUMBER.fullmatch(said):
        raise ValueError(repr(said))
    return int(said)


def _word(said: str, known: dict[str, str] | None) -> str:
    if known is None:
        return said
    if said.casefold() not in known:
        raise ValueError(repr(said))
    return known[said.casefold()]


def _choice(said: str, choices: tuple[str, ...]) -> str:
    if said not in choices:
        raise ValueError(repr(said))
    return said


def _part(said: str) -> dict[str, Any]:
    """``votes 2`` or ``new_knight``: one part of a reward."""
    kind, _, number = said.rpartition(" ")
    return {"kind": kind.strip(), "n": _number(number)} if kind and _NUMBER.fullmatch(number) else {"kind": said}


def names_in(rows: list[dict[str, Any]]) -> dict[str, str]:
    """The rows of a table by all their names, without regard to capitals."""
    found = {name.casefold(): str(row["id"]) for row in rows for name in names_of(row).values()}
    return found | {str(row["id"]).casefold(): str(row["id"]) for row in rows}
