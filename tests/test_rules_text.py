"""The rules as text: every clause is found by its id and by its words."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

import regnum
from regnum.rules import Clause, parse, reference
from regnum.testing import clauses

TEXT = """# A game

## 1. Turns

All play.

- **AB-1** Players move in turn.
- **AB-2** Legal steps:

| from | to |
|---|---|
| B1 | B2 |

**AB-3** (R) A clause without a dash
that goes on.

## 2. Cards

**AB-4** Cards pay:

| clause | card | points | note |
|---|---|---|---|
| **AB-4a** | King | 3 | – |
| **AB-4b** | Queen | 2 | see AB-1 |

**EX-01 A title** (AB-1)

- Given a king.

## 3. Rulings

| Id | Question | Ruling |
|---|---|---|
| AB-R01 | May I? | Yes. |
| Chance | Who rolls? | All. |

No more questions.
"""


@pytest.fixture(scope="module")
def small() -> dict[str, Clause]:
    return {clause.id: clause for clause in parse(TEXT)}


def test_clauses_rows_examples_and_rulings_are_found_in_order(small: dict[str, Clause]) -> None:
    clauses = [name for name in small if not name.startswith("§")]
    assert clauses == ["AB-1", "AB-2", "AB-3", "AB-4", "AB-4a", "AB-4b", "EX-01", "AB-R01"]


def test_what_a_section_says_besides_its_clauses_is_told_under_its_number(small: dict[str, Clause]) -> None:
    assert [name for name in small if name.startswith("§")] == ["§1", "§3"]
    assert (small["§1"].section, small["§1"].text) == ("Turns", "All play.")
    table = "| Id | Question | Ruling |\n|---|---|---|\n| Chance | Who rolls? | All. |"
    assert small["§3"].text == f"{table}\n\nNo more questions."


def test_a_clause_goes_on_to_the_next_one_and_takes_its_table_along(small: dict[str, Clause]) -> None:
    assert small["AB-1"].text == "Players move in turn."
    assert "| B1 | B2 |" in small["AB-2"].text
    assert small["AB-3"].text == "(R) A clause without a dash\nthat goes on."


def test_a_row_is_told_with_the_heads_of_its_columns(small: dict[str, Clause]) -> None:
    assert small["AB-4a"].text == "- card: King\n- points: 3"
    assert small["AB-4"].text == "Cards pay:"
    assert small["AB-R01"].text == "- Question: May I?\n- Ruling: Yes."


def test_an_example_keeps_its_title(small: dict[str, Clause]) -> None:
    assert small["EX-01"].text.startswith("**A title** (AB-1)")
    assert "Given a king" in small["EX-01"].text


def test_a_clause_knows_its_section_and_the_clauses_it_mentions(small: dict[str, Clause]) -> None:
    assert small["AB-4b"].section == "Cards"
    assert small["AB-4b"].mentions == ("AB-1",)


@pytest.mark.parametrize(
    ("heading", "section", "besides"),
    [
        ("A round", "A round", "§"),
        ("B. A round", "A round", "§B"),
        ("B.1 A round", "A round", "§B.1"),
        ("4 Turn", "Turn", "§4"),
    ],
)
def test_a_heading_keeps_its_words_and_may_have_a_number(heading: str, section: str, besides: str) -> None:
    assert [(clause.id, clause.section) for clause in parse(f"## {heading}\n\nText.")] == [(besides, section)]


@pytest.mark.parametrize("name", regnum.games())
def test_every_clause_of_every_game_has_a_text(name: str) -> None:
    game = regnum.game(name)
    found = reference(game)
    stated = [clause for path in game.rules for clause in clauses(path.read_text(encoding="utf-8"))]
    assert [clause for clause in stated if clause not in found] == []
    assert [clause.id for clause in found if not clause.text] == []


@pytest.mark.parametrize("name", regnum.games())
def test_every_clause_that_questions_and_events_cite_exists(name: str) -> None:
    game = regnum.game(name)
    cited = {question.rule for question in game.book.questions} | {event.rule for event in game.book.events}
    cited |= {option.rule for option in game.options}
    assert sorted(rule for rule in cited if rule not in reference(game)) == []


@pytest.mark.parametrize("written", ["VR-63", "vr-63", "VR63", "vr 63", "63"])
def test_an_id_may_be_written_loosely(written: str) -> None:
    assert reference(regnum.game("vive-le-roi")).clause(written).id == "VR-63"


def test_an_unknown_id_names_its_neighbours() -> None:
    with pytest.raises(LookupError, match="VR-"):
        reference(regnum.game("vive-le-roi")).clause("VR-639")


def test_searching_finds_the_clauses_with_all_words_best_first() -> None:
    found = [clause.id for clause in reference(regnum.game("vive-le-roi")).search("rejected jester floor")]
    assert found[0] == "VR-90"
    assert "VR-41" not in found
    assert reference(regnum.game("vive-le-roi")).search("xylophone") == []
    assert reference(regnum.game("vive-le-roi")).search("") == []


@pytest.mark.parametrize("name", regnum.games())
def test_no_word_of_a_specification_is_lost(name: str) -> None:
    game = regnum.game(name)
    told = [clause.text for clause in reference(game)]
    stated = [path.read_text(encoding="utf-8") for path in game.rules]
    assert words_of(re.sub(r"^#.*$", "", text, flags=re.MULTILINE) for text in stated) - words_of(told) == set()


def words_of(texts: Iterable[str]) -> set[str]:
    return {word for text in texts for word in re.findall(r"[^\W\d_]{3,}", text)}


def test_what_everybody_may_know_can_be_read_where_the_clause_says_it_stands_above() -> None:
    found = reference(regnum.game("lang-lebe-der-koenig"))
    assert "| Cards left over by a deal | nobody |" in found.clause("§9").text
    assert "§9" in [clause.id for clause in found.search("receiver only")]


@pytest.mark.parametrize("name", regnum.games())
def test_rules_name_only_files_that_lie_beside_them(name: str) -> None:
    for text in regnum.game(name).rules:
        named = re.findall(r"`([\w./]+\.(?:toml|md|py))`", text.read_text(encoding="utf-8"))
        assert [file for file in named if not text.with_name(file).exists()] == []
