"""A file of the players' rulebook: Fluent messages in reading order, a clause each, under their chapters.

    chapter-counties = Counties
        .pieces = knight1 squires noble

    # made from 1a2b3c4d
    LA-50 = A county asks for a minimum strength. [Squires](squires) do not count; see [driving out](LA-54).

The text is a little Markdown: ``**bold**``, paragraphs, ``- `` lists, links to clauses and pieces. ``made from`` is the
fingerprint of what the text was made from: of the specification's clause in English, of the English in every other
language.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from regnum.kernel import BadFile

CHAPTER = "chapter-"
"""Begins the name of a message that opens a chapter."""
MADE_FROM = re.compile(r"^(?:# )?made from ([0-9a-f]{8})$", re.MULTILINE)


@dataclass(frozen=True)
class Told:
    """One message: a clause, or the name of a chapter with its pieces."""

    id: str
    text: str
    made_from: str
    pieces: tuple[str, ...] = ()

    @property
    def opens_chapter(self) -> bool:
        return self.id.startswith(CHAPTER)


def fingerprint(text: str) -> str:
    """Of a text, however its lines are broken."""
    return hashlib.sha256(" ".join(text.split()).encode()).hexdigest()[:8]


def file_in(rulebook: Path, language: str) -> Path:
    return Path(str(rulebook).replace("*", language))


@cache
def told(path: Path) -> dict[str, Told]:
    """The messages of a file, none if there is no such file; BadFile says which line is not one."""
    return read(path.read_text(encoding="utf-8"), str(path)) if path.is_file() else {}


def read(text: str, name: str) -> dict[str, Told]:
    found: dict[str, Told] = {}
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            wrong = entry.annotations[0].message if entry.annotations else "no message"
            raise BadFile(
                f"{name}, line {line}: expected a Fluent message, found {(entry.content or '').strip()!r} ({wrong})"
            )
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise BadFile(f"{name}, line {line}: {entry.id.name} is told twice")
            found[entry.id.name] = _message(entry, f"{name}, line {line}")
    return found


def _message(entry: ast.Message, where: str) -> Told:
    pieces = [_plain(one.value, where) for one in entry.attributes if one.id.name == "pieces"]
    made = MADE_FROM.search(entry.comment.content or "") if entry.comment else None
    return Told(entry.id.name, _plain(entry.value, where), made[1] if made else "", tuple(" ".join(pieces).split()))


def _plain(pattern: ast.Pattern | None, where: str) -> str:
    """A text without variables; letters that mean something to Fluent may be quoted: ``{"["}``."""
    parts = []
    for element in pattern.elements if pattern else ():
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.StringLiteral):
            parts.append(element.expression.parse()["value"])
        else:
            raise BadFile(f"{where}: expected plain text, found something in braces")
    return "".join(parts)
