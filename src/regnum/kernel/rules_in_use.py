"""The rules as they are run: as they stand or, once they are used often, written for the modules in play."""

from __future__ import annotations

from collections import Counter
from typing import Any

from . import flow
from .plain import Plain
from .rulebook import Rulebook

OFTEN = 4000
"""After how many uses with the same modules the rules are written for them, which takes as long as some thousands."""


class RulesInUse:
    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self._plain: dict[int, Plain] = {}
        self._used: Counter[int] = Counter()

    def with_modules(self, modules: int) -> Any:
        """Whatever runs the rules with these modules in play."""
        plain = self._plain.get(modules)
        if plain is not None:
            return plain
        self._used[modules] += 1
        return self.plain(modules) if self._used[modules] > OFTEN else flow

    def plain(self, modules: int) -> Plain:
        """The rules with these modules in play, as plain Python runs them fastest."""
        if modules not in self._plain:
            self._plain[modules] = Plain(self.book, modules)
        return self._plain[modules]
