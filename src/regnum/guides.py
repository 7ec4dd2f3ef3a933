"""How to play: a short guide to each game, one text for the page, the terminal and the documentation.

A guide is Markdown, found through the game: ``guide/en.md`` beside ``fr.md`` and ``de.md``. A passage begins with the
pieces that stand beside it, as pictures (``![Merlin](pieces/merlin.png)``), and ends with the clauses it retells, in a
comment (``<!-- VR-43 VR-110 -->``). The browser draws the pieces itself; the pictures are for everybody else.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from regnum.kernel import Game, NotFound
from regnum.kernel.belongings import ENGLISH
from regnum.words import Voice

_PIECE = re.compile(r"!\[([^\]]*)\]\(pieces/(\w+)\.png\)\s*")
_CLAUSES = re.compile(r"\s*<!--(.*?)-->")
_ITEM = re.compile(r"^- ", re.MULTILINE)
_PARAGRAPH = re.compile(r"\n\s*\n")
_GAP = re.compile(r"[ \n]+")
"""Between words; a space at which no line breaks is none."""


@dataclass(frozen=True)
class Piece:
    """What is drawn beside the words, and what it is called."""

    name: str
    label: str


@dataclass(frozen=True)
class Passage:
    """Some sentences (with ``**bold**`` words), the pieces beside them and the clauses they retell."""

    pieces: tuple[Piece, ...]
    text: str
    clauses: tuple[str, ...]


@dataclass(frozen=True)
class Section:
    """A heading and what stands under it, ``listed`` or told."""

    title: str
    listed: bool
    passages: tuple[Passage, ...]


@dataclass(frozen=True)
class Guide:
    """How to play a game."""

    title: str
    sections: tuple[Section, ...]


def guide(game: Game, language: str) -> Guide:
    """How to play a game, in that language or else in English; LookupError if nobody has written that down."""
    if game.guide is None:
        raise NotFound("there is no guide to {game}", game=game.name)
    ours, english = (Path(str(game.guide).replace("*", one)) for one in (language, ENGLISH))
    spoken, path = (language, ours) if ours.is_file() else (ENGLISH, english)
    return _parsed(Voice(game, spoken).under_its_title(path.read_text(encoding="utf-8")))


@cache
def _parsed(text: str) -> Guide:
    return parse(text)


def parse(text: str) -> Guide:
    """The guide that a text in Markdown tells."""
    head, *sections = re.split(r"^## ", text, flags=re.MULTILINE)
    return Guide(head.strip().removeprefix("# "), tuple(_section(section) for section in sections))


def _section(text: str) -> Section:
    title, _, body = text.partition("\n")
    listed = body.lstrip().startswith("- ")
    parts = _ITEM.split(body) if listed else _PARAGRAPH.split(body)
    return Section(title.strip(), listed, tuple(_passage(part) for part in parts if part.strip()))


def _passage(text: str) -> Passage:
    clauses = tuple(name for found in _CLAUSES.findall(text) for name in found.split())
    pieces = tuple(Piece(name, label) for label, name in _PIECE.findall(text))
    return Passage(pieces, _GAP.sub(" ", _CLAUSES.sub("", _PIECE.sub("", text))).strip(), clauses)
