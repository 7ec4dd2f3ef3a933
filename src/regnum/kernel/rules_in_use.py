"""The rules as they are run: as they stand or, once they are used often, written for the modules in play."""

from __future__ import annotations

from collections import Counter
from typing import Any, Protocol

from . import flow
from .rulebook import Rulebook

OFTEN = 4000
"""After how many uses with the same modules the rules are written for them, which takes as long as some thousands."""


class Rules(Protocol):
    """Whatever runs the rules of interpreted tables: ``flow`` as they stand, or rules written for their modules."""

    def options(self, s: Any, seat: int, out: Any) -> None: ...
    @property
    def answer(self) -> Any: ...


class RulesInUse:
    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self._plain: dict[int, Rules] = {}
        self._used: Counter[int] = Counter()

    def with_modules(self, modules: int) -> Rules:
        """Whatever runs the rules with these modules in play."""
        plain = self._plain.get(modules)
        if plain is not None:
            return plain
        self._used[modules] += 1
        return self.plain(modules) if self._used[modules] > OFTEN else flow

    def plain(self, modules: int) -> Rules:
        """The rules with these modules in play, as plain Python runs them fastest."""
        if modules not in self._plain:
            from .speed.plain import Plain  # whoever plays a game or two needs no speed

            self._plain[modules] = Plain(self.book, modules)
        return self._plain[modules]
