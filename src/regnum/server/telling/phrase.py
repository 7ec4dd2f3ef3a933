"""A phrase: a text in which marks stand where the players' names belong."""

from __future__ import annotations

import re
from collections.abc import Sequence

from regnum.kernel import PERSONS, SEATS

MARKS = tuple(chr(0xE000 + number) for number in range(SEATS * (1 + PERSONS)))
"""What seats, then the first persons on them, then the second ones are called before their names are known: letters
that nobody types."""
_MARK = re.compile(f"[{MARKS[0]}-{MARKS[-1]}]")


class Phrase:
    """One text for all tables; each puts its own names into it."""

    __slots__ = ("_form", "_marks", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self._marks = [ord(mark) - ord(MARKS[0]) for mark in _MARK.findall(text)]
        self._form = _MARK.sub("%s", text.replace("%", "%%"))

    @property
    def names_nobody(self) -> bool:
        return not self._marks

    def put(self, names: Sequence[str]) -> str:
        if not self._marks:
            return self.text
        return self._form % tuple([names[mark] for mark in self._marks])
