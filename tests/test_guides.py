"""How to play: every game has its guide in every language, and what it says can be looked up in the rules."""

from __future__ import annotations

import re

import pytest

import regnum
from regnum.guides import Guide, Passage, guide, parse
from regnum.rules import reference
from regnum.terminal.reading import print_guide
from regnum.words import LANGUAGES

GAMES = regnum.games()
TEXT = """# How to play

## The aim

![A king](pieces/king.png) ![A queen](pieces/queen.png) **Win**
the game. <!-- AB-1 AB-2 -->

Then win again. <!-- AB-3 -->

## Five things

- ![A king](pieces/king.png) One
  thing. <!-- AB-4 -->
- Another. <!-- AB-5 -->
"""


def passages(found: Guide) -> list[Passage]:
    return [passage for section in found.sections for passage in section.passages]


def test_a_passage_has_its_words_the_pieces_beside_them_and_the_clauses_they_retell() -> None:
    found = parse(TEXT)
    assert [(section.title, section.listed) for section in found.sections] == [
        ("The aim", False),
        ("Five things", True),
    ]
    assert [passage.text for passage in passages(found)] == [
        "**Win** the game.",
        "Then win again.",
        "One thing.",
        "Another.",
    ]
    assert [piece.label for piece in passages(found)[0].pieces] == ["A king", "A queen"]
    assert [passage.clauses for passage in passages(found)] == [("AB-1", "AB-2"), ("AB-3",), ("AB-4",), ("AB-5",)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_guide_is_short_and_ends_with_five_things_that_everybody_forgets(name: str, language: str) -> None:
    found = guide(regnum.game(name), language)
    words = sum(len(passage.text.split()) for passage in passages(found))
    assert 300 <= words <= 550
    assert len(found.sections) == 4
    assert [section.listed for section in found.sections] == [False, False, False, True]
    assert len(found.sections[-1].passages) == 5


@pytest.mark.parametrize("name", GAMES)
def test_a_guide_says_the_same_in_every_language(name: str) -> None:
    def shape(language: str) -> list[tuple[list[str], tuple[str, ...]]]:
        told = passages(guide(regnum.game(name), language))
        return [([piece.name for piece in passage.pieces], passage.clauses) for passage in told]

    assert all(shape(language) == shape("en") for language in LANGUAGES)
    titles = {guide(regnum.game(name), language).sections[0].title for language in LANGUAGES}
    assert len(titles) == len(LANGUAGES)


@pytest.mark.parametrize("name", GAMES)
def test_every_passage_of_a_guide_shows_pieces_and_retells_clauses_that_exist(name: str) -> None:
    game = regnum.game(name)
    told = passages(guide(game, "en"))
    assert all(passage.pieces and passage.clauses for passage in told)
    assert [clause for passage in told for clause in passage.clauses if clause not in reference(game).clauses] == []
    assert game.guide is not None
    pictures = {path.stem for path in (game.guide.parent / "pieces").glob("*.png")}
    assert {piece.name for passage in told for piece in passage.pieces} == pictures


@pytest.mark.parametrize("name", GAMES)
def test_numbers_are_the_same_in_every_language(name: str) -> None:
    def numbers(language: str) -> list[list[str]]:
        return [sorted(re.findall(r"\d+", passage.text)) for passage in passages(guide(regnum.game(name), language))]

    assert all(numbers(language) == numbers("en") for language in LANGUAGES)


@pytest.mark.parametrize("name", GAMES)
def test_in_french_no_line_can_begin_with_a_sign(name: str) -> None:
    told = guide(regnum.game(name), "fr")
    words = [passage.text for passage in passages(told)] + [section.title for section in told.sections]
    assert [text for text in words if re.search(r" [:;?!»]|« ", text)] == []


def test_the_terminal_tells_a_guide_with_its_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    print_guide("lancaster", "de")
    told = capsys.readouterr().out
    assert told.startswith("So spielt man Lancaster")
    assert "LA-207 LA-208 LA-209" in told
    assert "pieces/" not in told
