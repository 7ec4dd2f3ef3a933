"""Kinds: what a number in an event, in an action or in a field stands for.

A kind is ``"number"``, ``"seat"``, ``"person"`` (one of those who share the ``seat`` of the same line), or the words or
the catalogue in which the number is a place. Nothing else can be put into words: a number whose kind nobody declared is
no part of any sentence.
"""

from __future__ import annotations

from collections.abc import Sized
from typing import Any

from .errors import BadDeclaration

NUMBER, SEAT, PERSON = "number", "seat", "person"
UNDECLARED = ()
KINDS = "'number', 'seat', 'person', words or a catalogue"
"""What can be expected."""


def is_kind(meaning: Any) -> bool:
    """Whether numbers of this meaning can be put into words."""
    if isinstance(meaning, str):
        return meaning in (NUMBER, SEAT, PERSON)
    return isinstance(meaning, Sized) and hasattr(meaning, "__iter__") and not isinstance(meaning, range)


def words_of(meaning: Any) -> tuple[str, ...]:
    """The words for the numbers from 0 on; none for counts, seats and lengths."""
    return () if isinstance(meaning, str | int) else tuple(meaning)


def check_kinds(where: str, meanings: dict[str, Any]) -> None:
    for name, meaning in meanings.items():
        if not is_kind(meaning):
            raise BadDeclaration(f"{where}: {name} has the kind {meaning!r}; expected {KINDS}")
