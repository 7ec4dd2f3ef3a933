"""Supplies: pieces that several places share, counted in one place and never more than there are."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from dataclasses import dataclass
from typing import Any

Count = Callable[[Any, int], int]


@dataclass(frozen=True)
class Supply:
    """Pieces of some kinds: how many there are, how many are elsewhere, and the field, if any, that holds the rest."""

    rest: str
    things: tuple[str, ...]
    there: Count
    elsewhere: Count
    rule: str
    kept: str  # how the rest is called
    counted: Callable[[Any], bool]  # whether they have come to the table

    def __call__(self, s: Any) -> None:
        self.fill(s, ())

    def fill(self, s: Any, but: Container[int]) -> None:
        """What is nowhere else is in the rest, but for kinds of which somebody has said how many are there."""
        for thing in range(len(self.things)) if self.rest and self.counted(s) else ():
            if thing not in but:
                self._put(s, thing, self.there(s, thing) - self.elsewhere(s, thing))

    def complaints(self, s: Any) -> Iterator[str]:
        """In pieces: ``40 squires; there are 37``."""
        for thing, word in enumerate(self.things if self.counted(s) else ()):
            there, found = self.there(s, thing), self.elsewhere(s, thing) + max(0, self._left(s, thing))
            if found > there or (self.rest and found < there):
                included = f", with those in the {self.kept}" if self.kept else ""
                yield f"{found} {word}; there are {there}{included} ({self.rule})"

    def _left(self, s: Any, thing: int) -> int:
        rest = getattr(s, self.rest) if self.rest else 0
        return int(rest if isinstance(rest, int) else rest[thing])

    def _put(self, s: Any, thing: int, number: int) -> None:
        if isinstance(getattr(s, self.rest), int):
            setattr(s, self.rest, number)
        else:
            getattr(s, self.rest)[thing] = number
