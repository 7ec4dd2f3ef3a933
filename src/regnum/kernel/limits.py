"""What a game may have at most, because the record says so; checked when its book is closed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .errors import BadDeclaration
from .record import SEATS, Record

if TYPE_CHECKING:
    from .rulebook import Rulebook

MODULES = 31
"""Bits of the field ``modules``."""
WHOLE = range(-(2**31) + 1, 2**31)
"""What a field may hold: one number below it must find room too."""


def check(book: Rulebook, table: type[Record], players: range, longest: int) -> None:
    """BadDeclaration with everything that is too much."""
    if beyond := list(_beyond(book, table, players, longest)):
        raise BadDeclaration(f"a game may not have more: {'; '.join(beyond)}")


def _beyond(book: Rulebook, table: type[Record], players: range, longest: int) -> Iterator[str]:
    fields = table.STORED
    counted = [
        ("players", players[-1], int(SEATS)),
        ("choices", longest, WHOLE[-1]),
        ("modules", len(book.modules), MODULES),
        ("questions", len(book.questions), fields["question"].high + 1),
        ("procedures", len(book.procedures), fields["procedure"].high + 1),
        *((f"steps of {p.name}", len(p.entries), fields["at"].high) for p in book.procedures),
    ]
    for what, count, most in counted:
        if count > most:
            yield f"{count} {what}, where {most} have room"
    for name, field in fields.items():
        if int(field.low) not in WHOLE or int(field.high) not in WHOLE:
            yield f"the field {name!r} with {field.low}..{field.high}, where {WHOLE[0]}..{WHOLE[-1]} have room"
