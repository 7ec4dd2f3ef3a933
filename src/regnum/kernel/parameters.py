"""Parameters: what an action names besides its verb, as numbers and as words."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any

from . import kinds
from .errors import BadDeclaration, BadNotation
from .record import SEATS

NUMBER = re.compile(r"-?[0-9]{1,9}")
"""How a number is written, in notation and in files."""


class Words(tuple[str, ...]):
    """The words of one kind of thing (``character``: alienor, bridget, …), in the order of their numbers.

    >>> rank = Words("rank", ("bastard", "cousin", "prince"))
    >>> rank.kind, rank.index("prince")
    ('rank', 2)

    ``present`` is the field that says how many of them, from the first on, are at the table; nothing: all.
    """

    kind: str
    present: str

    def __new__(cls, kind: str, names: Iterable[str], *, present: str = "") -> Words:
        made = super().__new__(cls, names)
        if not all(map(is_a_word, made)) or len(set(made)) < len(made):
            raise BadDeclaration(
                f"the words of {kind!r} are all different and hold neither blank nor '=': {tuple(made)}"
            )
        made.kind = kind
        made.present = present
        return made


@dataclass(frozen=True)
class Parameter:
    """One named part of an action: numbers ``low`` to ``low + size - 1``, written as numbers or as words."""

    name: str
    low: int
    size: int
    words: tuple[str, ...]
    kind: str

    def write(self, number: int) -> str:
        return self.words[number - self.low] if self.words else str(number)

    def read(self, text: str) -> int:
        if text in self.words:
            return self.low + self.words.index(text)
        given, high = f"{self.name}={text}", self.low + self.size - 1
        if self.words or not NUMBER.fullmatch(text):
            raise BadNotation("{given} is unknown; expected {expected}", given=given, expected=self.legend())
        if not self.low <= int(text) <= high:
            raise BadNotation(
                "{given} is not possible: it goes from {low} to {high}", given=given, low=self.low, high=high
            )
        return int(text)

    def legend(self) -> str:
        if self.words:
            return ", ".join(self.words)
        return f"{self.low} … {self.low + self.size - 1}"


def is_a_word(text: str) -> bool:
    """Whether it can stand in notation."""
    return bool(text) and " " not in text and "=" not in text


def in_full(typed: str, known: Collection[str]) -> str:
    """The only one of the known words that begins so, whatever its capitals; without one, what was typed.

    BadNotation if it may be any of several.
    """
    if typed in known:
        return typed
    small = typed.casefold()
    found = [word for word in known if word.casefold() == small]
    found = found or [word for word in known if typed and word.casefold().startswith(small)]
    if len(found) > 1:
        raise BadNotation("{given} may mean {expected}", given=typed, expected=", ".join(found))
    return found[0] if found else typed


def can_be_chosen_from(values: Any) -> bool:
    """Whether it says what a parameter can be; a catalogue may be empty for now."""
    if isinstance(values, int | range | str):
        return values == kinds.SEAT or (not isinstance(values, str) and parameter("", values).size > 0)
    return hasattr(values, "__iter__")


def parameter(name: str, values: Any) -> Parameter:
    """From a count, a range, words, a catalogue or ``"seat"``; the kind says how a number is named in a language.

    Bare numbers called ``seat`` are seats.
    """
    if values == kinds.SEAT:
        return Parameter(name, 0, int(SEATS), (), kinds.SEAT)
    if isinstance(values, int | range):
        numbers = values if isinstance(values, range) else range(values)
        return Parameter(name, numbers.start, len(numbers), (), kinds.SEAT if name == kinds.SEAT else kinds.NUMBER)
    words = tuple(str(word) for word in values)
    if not all(map(is_a_word, words)):
        raise BadDeclaration(f"the words of {name!r} may hold neither blank nor '=': {words}")
    return Parameter(name, 0, len(words), words, getattr(values, "kind", name))
