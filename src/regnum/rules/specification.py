"""The specification of a game, clause by clause.

A game names it in Markdown, one file or several (``game.rules``). A clause, a worked example or a ruling begins a line
(after a list's dash or a table's bar) with its id and goes on to the next one. A row of a table is a clause of its own,
told with the heads of its columns. What a section says besides, before its first clause or after a table of clauses, is
told under the section's number: ``§9``. Expansions bring pages of their own (``game.book.rules``), in any language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import groupby
from pathlib import Path

from regnum.kernel import Game
from regnum.kernel.belongings import ENGLISH

from .clauses import ID, Chapter, Clause, Rules
from .told import file_in

_BEGINS = re.compile(rf"^\s*(?:-\s+)?\*\*({ID})\b\s*([^*]*)\*\*\s*(.*)$")
_BOLD_ROW = re.compile(rf"^\|\s*\*\*({ID})\*\*([^|]*)\|(.*)$")
_PLAIN_ROW = re.compile(rf"^\|\s*({ID})\b([^|]*)\|(.*)$")
_HEADING = re.compile(r"^#+\s+((?:(?:\d[\d.]*|[A-Z][\d.]+)\s+)?)(.*)$")
"""With its number: ``## 4.2 Counties``, ``## B. The court``; a letter alone is a word (``## A round``)."""
_SECTION = "§"
"""Begins the name of what a section says besides its clauses."""
_ID_HEADS = ("id", "#")
"""The head of a first column whose plain cells are ids."""


Page = tuple[Path, str]
"""A file, and the language it is written in."""


def reference(game: Game, language: str = ENGLISH) -> Rules:
    """The specification of a game; what expansions add is told in the language, if they speak it."""
    return _read((*((path, ENGLISH) for path in game.rules), *added(game, language)), game.prefix)


def added(game: Game, language: str) -> tuple[Page, ...]:
    """The pages of expansions, in English where they have none in the language."""
    return tuple(_spoken(page, language) for page in game.book.rules)


def _spoken(page: Path, language: str) -> Page:
    path = file_in(page, language)
    return (path, language) if path != page and path.is_file() else (file_in(page, ENGLISH), ENGLISH)


@cache
def _read(pages: tuple[Page, ...], prefix: str) -> Rules:
    return Rules(prefix, ENGLISH, chapters(pages))


def chapters(pages: Iterable[Page]) -> list[Chapter]:
    """What stands on these pages, one after the other."""
    clauses: dict[str, Clause] = {}
    for path, language in pages:
        for one in parse(path.read_text(encoding="utf-8")):
            clause = replace(one, language=language)
            known = clauses.setdefault(clause.id, clause)
            if known is not clause and clause.id.startswith(_SECTION):
                clauses[clause.id] = replace(known, text=f"{known.text}\n\n{clause.text}")
    sections = groupby(clauses.values(), lambda clause: clause.section)
    return [Chapter(title, (), tuple(found)) for title, found in sections]


def parse(text: str) -> Iterator[Clause]:
    """The clauses of one specification, and what its sections say besides."""
    section, heads = "", list[str]()
    besides = name = _SECTION
    lines = list[str]()
    for line in text.splitlines():
        heads = _heads(line, heads)
        heading, begins, row = _HEADING.match(line), _BEGINS.match(line), _row(line, heads)
        if heading or begins or row:
            yield from _said(name, section, lines, row)
            name, lines = besides, []
        if heading:
            section, besides = heading[2].strip(), _SECTION + heading[1].strip(" .")
            name = besides
        elif begins:
            name, lines = begins[1], [" ".join(part for part in (_title(begins[2]), begins[3]) if part)]
        elif row:
            yield Clause(row[1], section, _told(row[2], row[3], heads))
        else:
            lines += [line] if lines else _headed(line, heads)
    yield from _said(name, section, lines, None)


def _said(name: str, section: str, lines: list[str], row: re.Match[str] | None) -> Iterator[Clause]:
    text = _joined(lines, row)
    if text:
        yield Clause(name, section, text)


def _heads(line: str, heads: list[str]) -> list[str]:
    """The heads of the columns, while their table goes on."""
    if not line.startswith("|"):
        return []
    return heads or _cells(line)


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def _headed(line: str, heads: list[str]) -> list[str]:
    """The first line of a passage; a row left over by rows that are clauses gets the head of their table again."""
    if not heads or _cells(line) == heads:
        return [line]
    return [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|", line]


def _row(line: str, heads: list[str]) -> re.Match[str] | None:
    """A row of a table that is a clause of its own."""
    bold = _BOLD_ROW.match(line)
    if bold or not heads or heads[0].lower() not in _ID_HEADS:
        return bold
    return _PLAIN_ROW.match(line)


def _title(words: str) -> str:
    return f"**{words.strip()}**" if words.strip() else ""


def _joined(lines: list[str], row: re.Match[str] | None) -> str:
    """A clause's lines, without the head of a table whose rows are clauses of their own."""
    while row and lines and (lines[-1].startswith("|") or not lines[-1].strip()):
        lines = lines[:-1]
    return "\n".join(lines).strip()


def _told(first: str, rest: str, heads: list[str]) -> str:
    """A row as a list of ``head: cell``."""
    cells = [cell.strip() for cell in rest.strip().removesuffix("|").split("|")]
    pairs = [f"- {head}: {cell}" for head, cell in zip(heads[1:], cells, strict=False) if cell not in ("", "–")]
    return "\n".join(part for part in (first.strip(), *pairs) if part)
