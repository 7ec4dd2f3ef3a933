"""The rules in the players' own words and language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from regnum.guides import Piece, guide
from regnum.kernel import Game
from regnum.kernel.belongings import ENGLISH

from .clauses import ID, Chapter, Clause, Rules
from .specification import added, reference
from .specification import chapters as stated
from .told import Told, file_in, fingerprint, told


def rules(game: Game, language: str = ENGLISH) -> Rules:
    """The rules for players in a language; a clause that nobody has translated is told in English."""
    english = {} if game.rulebook is None else told(file_in(game.rulebook, ENGLISH))
    if game.rulebook is None or not english:
        return reference(game, language)
    return _told(game, game.rulebook, language)


def explained(game: Game, cited: str, language: str = ENGLISH) -> list[Clause]:
    """The clauses that something cites, each in words for players if there are some."""
    ours, all_of_them = rules(game, language), reference(game, language)
    names = re.findall(ID, cited)
    return [(ours if name in ours else all_of_them).clause(name) for name in names if name in all_of_them]


@lru_cache(64)
def _told(game: Game, rulebook: Path, language: str) -> Rules:
    chapters = list[Chapter]()
    for opening, clauses in _chapters(told(file_in(rulebook, ENGLISH))):
        title = _in(language, rulebook, opening).text
        found = tuple(_clause(game, rulebook, language, title, one) for one in clauses)
        chapters.append(Chapter(title, opening.pieces, found))
    chapters += stated(added(game, language))
    return Rules(game.prefix, language, chapters, _pieces(game, language))


def _chapters(entries: dict[str, Told]) -> Iterator[tuple[Told, list[Told]]]:
    opening, clauses = Told(id="", text="", made_from=""), list[Told]()
    for one in entries.values():
        if not one.opens_chapter:
            clauses.append(one)
            continue
        if clauses:
            yield opening, clauses
        opening, clauses = one, []
    if clauses:
        yield opening, clauses


def _in(language: str, rulebook: Path, english: Told) -> Told:
    return told(file_in(rulebook, language)).get(english.id, english)


def _clause(game: Game, rulebook: Path, language: str, section: str, english: Told) -> Clause:
    ours = _in(language, rulebook, english)
    spoken = ENGLISH if ours is english else language
    return Clause(ours.id, section, ours.text, spoken, ours.made_from not in ("", made_from(game, ours.id, spoken)))


def made_from(game: Game, name: str, language: str) -> str:
    """The fingerprint of what a message is made from; nothing for a name of a chapter that English itself gives."""
    if game.rulebook is not None and language != ENGLISH:
        english = told(file_in(game.rulebook, ENGLISH)).get(name)
        return "" if english is None else fingerprint(english.text)
    known = reference(game).clauses
    return fingerprint(known[name].text) if name in known else ""


def _pieces(game: Game, language: str) -> tuple[Piece, ...]:
    """Everything that the guide draws, as it is called there."""
    if game.guide is None:
        return ()
    sections = guide(game, language).sections
    drawn = (piece for section in sections for passage in section.passages for piece in passage.pieces)
    return tuple({piece.name: piece for piece in drawn}.values())
