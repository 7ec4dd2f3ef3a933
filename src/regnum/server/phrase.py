"""A phrase: a text in which marks stand where the players' names belong."""

from __future__ import annotations

import re
from collections.abc import Sequence

from regnum.kernel import SEATS

MARKS = tuple(chr(0xE000 + seat) for seat in range(SEATS))
"""What seats are called before their names are known: letters that nobody types."""
_MARK = re.compile(f"[{MARKS[0]}-{MARKS[-1]}]")


class Phrase:
    """One text for all tables; each puts its own names into it."""

    __slots__ = ("_form", "_seats", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self._seats = [ord(mark) - ord(MARKS[0]) for mark in _MARK.findall(text)]
        self._form = _MARK.sub("%s", text.replace("%", "%%"))

    @property
    def names_nobody(self) -> bool:
        return not self._seats

    def put(self, names: Sequence[str]) -> str:
        if not self._seats:
            return self.text
        return self._form % tuple([names[seat] for seat in self._seats])
