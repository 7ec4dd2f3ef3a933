"""The rules in the players' own words and language: found through the game, in chapters, with links, searchable."""

from __future__ import annotations

import pytest

from regnum.kernel import BadFile, Game
from regnum.rules import explained, reference, rules
from regnum.rules.told import read

from .conftest import game_in


def test_clauses_are_told_in_chapters_in_the_readers_language(throne: Game) -> None:
    told = rules(throne, "de")
    assert [(chapter.title, chapter.pieces) for chapter in told.chapters] == [
        ("Bei Hofe", ("knight",)),
        ("Das Ende", ()),
    ]
    assert [clause.id for clause in told] == ["TH-1", "TH-2", "TH-3"]
    assert told.clause("th2").text == "Du darfst sitzen bleiben."
    assert told.clause("TH-1").section == "Bei Hofe"


def test_what_nobody_has_translated_is_told_in_english_and_says_so(throne: Game) -> None:
    told = rules(throne, "fr")
    assert [clause.language for clause in told] == ["fr", "en", "en"]
    assert told.clause("TH-3").text == "The king wins."
    assert [chapter.title for chapter in told.chapters] == ["À la cour", "The end"]


def test_pieces_are_called_as_in_the_guide(throne: Game) -> None:
    assert [(piece.name, piece.label) for piece in rules(throne, "de").pieces] == [("knight", "Ein Ritter")]


def test_a_clause_leads_to_clauses_and_pieces_and_is_printed_without_links(throne: Game) -> None:
    clause = rules(throne, "en").clause("TH-1")
    assert clause.links == ("TH-3", "knight")
    assert clause.mentions == ("TH-3",)
    assert "see the end (TH-3).\n\n- Knights bow deep.\n- Squires" in clause.words


def test_a_game_without_words_for_players_is_told_by_its_specification(throne: Game) -> None:
    bare = game_in(throne.folder)
    assert rules(bare, "de") is reference(bare)
    assert [clause.id for clause in reference(bare)] == ["TH-1", "TH-2", "TH-R1", "TH-3"]


def test_why_is_answered_for_players_and_by_the_specification_where_they_are_told_nothing(throne: Game) -> None:
    found = explained(throne, "TH-2, TH-R1 TH-99", "de")
    assert [(clause.id, clause.language, clause.text) for clause in found] == [
        ("TH-2", "de", "Du darfst sitzen bleiben."),
        ("TH-R1", "en", "Nobody bows twice."),
    ]


@pytest.mark.parametrize(
    ("language", "words", "found"),
    [
        ("de", "Ritter", ["TH-1"]),
        ("de", "ritters könige", ["TH-1"]),
        ("de", "Koenig", ["TH-1", "TH-3"]),
        ("de", "fussbank", ["TH-3"]),
        ("de", "bänke", ["TH-3"]),
        ("de", "Ende gewinnen", ["TH-3"]),
        ("de", "TH-2", ["TH-2"]),
        ("fr", "chevalier", ["TH-1"]),
        ("fr", "chateaux", ["TH-1"]),
        ("fr", "saluer", ["TH-1"]),
        ("fr", "kings", ["TH-3"]),
        ("en", "knight bowing", ["TH-1"]),
        ("en", "xylophone", []),
        ("en", "  ", []),
    ],
)
def test_words_are_found_however_they_are_inflected_and_accented(
    throne: Game, language: str, words: str, found: list[str]
) -> None:
    assert [clause.id for clause in rules(throne, language).search(words)] == found


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (
            "TH-1 = One.\nNo message.\n",
            "en.ftl, line 2: expected a Fluent message, found 'No message.'",
        ),
        ("TH-1 = One.\n\nTH-1 = Two.\n", "en.ftl, line 3: TH-1 is told twice"),
        ("TH-1 = { $many } knights.\n", "en.ftl, line 1: expected plain text"),
    ],
)
def test_a_file_that_cannot_be_read_says_where(text: str, wrong: str) -> None:
    with pytest.raises(BadFile) as told:
        read(text, "en.ftl")
    assert str(told.value).startswith(wrong)


def test_letters_that_mean_something_to_fluent_may_be_quoted() -> None:
    assert read('TH-1 = See\n    {"["}here](TH-2).\n', "en.ftl")["TH-1"].text == "See\n[here](TH-2)."
