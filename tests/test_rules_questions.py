"""Questions that come up at the table: readers of the players' rules were asked them in each language."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax import parse as fluent

import regnum
from regnum.rules import parse
from regnum.words import LANGUAGES

HERE = Path(__file__).parent
PAGE = HERE.parent / "docs" / "reference" / "rules-questions.md"
every_game = pytest.mark.parametrize("name", regnum.games())


@dataclass(frozen=True)
class Question:
    """What was asked, by language; what is right, and by which clauses."""

    asked: dict[str, str]
    answer: str
    clauses: list[str]


def questions(name: str) -> list[Question]:
    text = (HERE / "rules_questions" / f"{name.replace('-', '_')}.toml").read_text(encoding="utf-8")
    found = tomllib.loads(text)["question"]
    return [Question({one: row[one] for one in LANGUAGES}, row["answer"], row["clauses"]) for row in found]


def cited(name: str) -> list[str]:
    return [clause for question in questions(name) for clause in question.clauses]


def sections(name: str) -> dict[str, str]:
    """Every clause of the specification, with the section it stands in."""
    texts = [path.read_text(encoding="utf-8") for path in regnum.game(name).rules]
    return {clause.id: clause.section for text in texts for clause in parse(text)}


def told(name: str, language: str) -> set[str]:
    """The clauses that the players' rules tell in a language."""
    path = regnum.game(name).folder / "rulebook" / f"{language}.ftl"
    return {entry.id.name for entry in fluent(path.read_text(encoding="utf-8")).body if isinstance(entry, ast.Message)}


@every_game
def test_fifteen_questions_are_asked_in_three_languages_and_answered(name: str) -> None:
    found = questions(name)
    assert len(found) == 15
    for language in LANGUAGES:
        assert len({question.asked[language] for question in found} - {""}) == 15
    assert all(question.answer and question.clauses for question in found)


@every_game
def test_answers_cite_clauses_of_the_specification(name: str) -> None:
    known = sections(name)
    assert [clause for clause in cited(name) if clause not in known] == []


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_players_rules_tell_what_answers_cite_except_rulings(name: str, language: str) -> None:
    known, players = sections(name), told(name, language)
    for_players = {clause for clause in cited(name) if "ruling" not in known[clause].lower()}
    assert for_players - players == set()
    assert all(for_players.intersection(question.clauses) for question in questions(name))


@every_game
def test_the_page_shows_every_question_with_its_answer(name: str) -> None:
    rows = PAGE.read_text(encoding="utf-8").splitlines()
    expected = [
        f"| {number} | {question.asked['en']} | {question.answer} | {', '.join(question.clauses)} |"
        for number, question in enumerate(questions(name), 1)
    ]
    assert [row for row in expected if row not in rows] == []
