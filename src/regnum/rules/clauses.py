"""Clauses in chapters, found by their ids and by their words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from typing import TYPE_CHECKING

from regnum.guides import Piece
from regnum.kernel import NotFound

if TYPE_CHECKING:
    from .search import Index

ID = r"[A-Z]+(?:-R?)?\d+[a-z]?"
LINK = re.compile(r"\[([^\]]+)\]\(([\w-]+)\)")
"""``[text](LA-54)`` leads to a clause, ``[text](squires)`` to a piece."""


@dataclass(frozen=True)
class Clause:
    """One statement of the rules, as Markdown.

    >>> Clause("XY-2", "A turn", "Take a stone, see XY-1.").mentions
    ('XY-1',)
    """

    id: str
    section: str
    text: str
    language: str = "en"
    stale: bool = False
    """Whether what it was made from has changed since."""

    @property
    def mentions(self) -> tuple[str, ...]:
        """The other clauses it speaks of."""
        found = re.findall(rf"\b({ID})\b", self.text)
        return tuple(dict.fromkeys(name for name in found if "-" in name and name != self.id))

    @property
    def links(self) -> tuple[str, ...]:
        """The clauses and pieces that it leads to."""
        return tuple(target for _, target in LINK.findall(self.text))

    @property
    def words(self) -> str:
        """Its text for those who cannot follow links: clauses by their ids."""
        return LINK.sub(_without_link, self.text)


def _without_link(link: re.Match[str]) -> str:
    text, target = link.groups()
    return f"{text} ({target})" if re.fullmatch(ID, target) and text != target else text


@dataclass(frozen=True)
class Chapter:
    """Clauses under a name, and the pieces they speak of.

    >>> Chapter("A turn", (), (Clause("XY-2", "A turn", "Take a stone."),)).title
    'A turn'
    """

    title: str
    pieces: tuple[str, ...]
    clauses: tuple[Clause, ...]


class Rules:
    """All clauses of one game, in reading order.

    >>> import regnum
    >>> from regnum.rules import rules
    >>> told = rules(regnum.game("vive-le-roi"), "en")
    >>> told.clause("vr63").id, "VR-63" in told
    ('VR-63', True)
    """

    def __init__(self, prefix: str, language: str, chapters: Sequence[Chapter], pieces: Sequence[Piece] = ()) -> None:
        self.prefix = prefix
        self.language = language
        self.chapters = tuple(chapters)
        self.pieces = tuple(pieces)
        """Everything that is drawn, by its name in the language."""
        self.clauses = {clause.id: clause for chapter in chapters for clause in chapter.clauses}

    def __len__(self) -> int:
        return len(self.clauses)

    def __iter__(self) -> Iterator[Clause]:
        return iter(self.clauses.values())

    def __contains__(self, name: str) -> bool:
        return self._full(name) in self.clauses

    def clause(self, name: str) -> Clause:
        """By its id, ``VR-63`` or ``vr63`` or ``63``; LookupError names the nearest ones."""
        found = self.clauses.get(self._full(name))
        if found is None:
            near = ", ".join(self.near(name))
            raise NotFound("there is no clause {name!r}; near are {near}", name=name, near=near or "none")
        return found

    def near(self, name: str) -> list[str]:
        """The ids most like a name."""
        return get_close_matches(self._full(name), self.clauses, n=3, cutoff=0.6)

    def _full(self, name: str) -> str:
        wanted = re.sub(r"[\s-]+", "", name).upper()
        by_letters = {re.sub("-", "", known).upper(): known for known in self.clauses}
        prefix = self.prefix.upper()
        for candidate in (wanted, prefix + wanted, re.sub(r"^([A-Z]+)0*(\d)", r"\g<1>0\2", wanted)):
            if candidate in by_letters:
                return by_letters[candidate]
        return name

    def search(self, words: str) -> list[Clause]:
        """Every clause that holds all the words, however inflected, those that hold them most often first."""
        return [self.clauses[name] for name in self._index.search(words)]

    @cached_property
    def _index(self) -> Index:
        """Made when somebody searches: stemmers are slow to import."""
        from .search import Index

        told = {c.id: (f"{c.id} {c.section} {c.words}", c.language) for c in self}
        return Index(told, self.language)
