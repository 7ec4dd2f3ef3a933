"""One thing has one name: the other names a language has for it are listed, and nothing that players read uses them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import regnum
from regnum.guides import guide
from regnum.terminal.boards import words_of
from regnum.words import LANGUAGES

HERE = Path(__file__).parent
LISTS = sorted((HERE / "forbidden_words").glob("*.toml"))
GAMES = HERE.parent / "web" / "src" / "games"
PAGES = HERE.parent / "docs" / "games"

TOKEN = re.compile(r"//[^\n]*|'((?:[^'\\\n]|\\.)*)'|[`{}]")
"""In TypeScript: a comment, a quoted text, the beginning of one with parts put in, a brace."""
PIECE = re.compile(r"(?:[^`\\$]|\\.|\$(?!\{))*")
"""Of a text with parts put in: all up to the next part, or to the end."""


class Texts(Visitor):
    """All that is text in a file of messages: no names, no comments."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def of_messages(name: str, language: str) -> Iterator[tuple[str, str]]:
    for path in regnum.game(name).words:
        yield from of_a_file(Path(str(path).replace("*", language)))


def of_the_terminal(name: str, language: str) -> Iterator[tuple[str, str]]:
    for path in words_of(regnum.game(name))[1:]:
        yield from of_a_file(Path(str(path).replace("*", language)))


def of_a_file(path: Path) -> Iterator[tuple[str, str]]:
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message | ast.Term):
            texts = Texts()
            texts.visit(entry)
            yield f"message {entry.id.name}", " ".join(texts.found)


def of_the_browser(name: str, language: str) -> Iterator[tuple[str, str]]:
    for path in sorted((GAMES / name).glob("**/words.ts")):
        section = re.search(rf"^const {language}\b.*?^}}$", path.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
        assert section, f"{path} has no words in {language}"
        yield from ((str(path.relative_to(GAMES)), text) for text in quoted(section[0]))


def quoted(code: str) -> list[str]:
    """The texts in a piece of TypeScript, those inside the parts that are put into others included."""
    found: list[str] = []
    _read_code(code, 0, found)
    return found


def _read_code(code: str, at: int, found: list[str]) -> int:
    """Up to the brace that closes it, or to the end."""
    open_braces = 0
    while token := TOKEN.search(code, at):
        at = token.end()
        if token[1] is not None:
            found.append(token[1])
        elif token[0] == "`":
            at = _read_template(code, at, found)
        elif token[0] in "{}":
            open_braces += 1 if token[0] == "{" else -1
            if open_braces < 0:
                break
    return at


def _read_template(code: str, at: int, found: list[str]) -> int:
    while (piece := PIECE.match(code, at)) and code[piece.end() : piece.end() + 2] == "${":
        found.append(piece[0])
        at = _read_code(code, piece.end() + 2, found)
    assert piece
    found.append(piece[0])
    return piece.end() + 1


def of_the_page(name: str, language: str) -> Iterator[tuple[str, str]]:
    if language == LANGUAGES[0]:
        text = re.sub(
            r"```.*?```|\]\([^)]*\)", " ", (PAGES / f"{name}.md").read_text(encoding="utf-8"), flags=re.DOTALL
        )
        yield from ((f"line “{line[:40]}”", line) for line in text.splitlines())


def of_the_guide(name: str, language: str) -> Iterator[tuple[str, str]]:
    found = guide(regnum.game(name), language)
    yield "the guide's title", found.title
    for section in found.sections:
        yield "a heading of the guide", section.title
        for passage in section.passages:
            labels = " ".join(piece.label for piece in passage.pieces)
            yield f"guide “{passage.text[:40]}”", f"{labels} {passage.text}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.stem)
def test_nothing_that_players_read_uses_a_second_name_for_a_thing(path: Path, language: str) -> None:
    words = tomllib.loads(path.read_text(encoding="utf-8"))[language]
    forbidden = re.compile(rf"\b(?:{'|'.join(map(re.escape, words))})\b", re.IGNORECASE)
    places = of_messages, of_the_terminal, of_the_browser, of_the_page, of_the_guide
    read = [place(path.stem, language) for place in places]
    assert [f"{where}: {used[0]}" for texts in read for where, text in texts if (used := forbidden.search(text))] == []


def test_the_texts_of_a_typescript_file_are_found_wherever_they_stand() -> None:
    code = "{ force: (n) => `Puissance ${n > 1 ? `de ${{ n }} ou` : 'zéro'} ici`, // l'or\n or: 'l’or' }"
    assert quoted(code) == ["Puissance ", "de ", " ou", "zéro", " ici", "l’or"]
