"""Where data comes from: marks, pages made from them, and what owners of a game are asked."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.games import names
from regnum.games.boards import MARK
from regnum.kernel import BadFile, BoardText
from regnum.sources import MARKS, Teller, Transcript, asks, difference, fields, toml
from regnum.sources.asking import BadAnswer, written
from regnum.sources.marks import RECONSTRUCTED
from regnum.sources.page import page
from regnum.words import LANGUAGES, Voice
from regnum.words.messages import identifier

DOCS = Path(__file__).parent.parent / "docs" / "games"
FOLLOWS = {("krone-und-schwert", "board"), ("lang-lebe-der-koenig", "sea_link")}
"""Reconstructed, and not asked: a shape that the rules are written for, and what follows from other answers."""


def everything_as_it_is(name: str) -> Transcript:
    transcript = Transcript(regnum.game(name))
    for ask in transcript.asks.values():
        transcript.put(ask.key, written(ask.usual))
    return transcript


@pytest.mark.parametrize("name", names())
def test_every_field_has_a_mark_that_is_known_and_every_mark_marks_something(name: str) -> None:
    own = regnum.game(name).data.own
    assert {field.mark for field in fields(own)} <= set(MARKS)
    for table, rows in own.items():
        for row in rows if isinstance(rows, list) else [rows] if isinstance(rows, dict) else []:
            named = [key.removesuffix("_source").removeprefix("source_") for key in row if MARK.fullmatch(key)]
            idle = [key for key in named if key != "source" and not any(column.startswith(key) for column in row)]
            assert not idle, (table, idle)


@pytest.mark.parametrize("name", names())
def test_an_owner_is_asked_for_every_reconstructed_field_and_nothing_else(name: str) -> None:
    data = regnum.game(name).data
    asked = {ask.path for ask in asks(data)}
    wanted = {field.path for field in fields(data.own) if field.mark == RECONSTRUCTED}
    assert asked <= wanted
    assert {(name, path[0]) for path in wanted - asked} <= FOLLOWS


@pytest.mark.parametrize("name", names())
def test_what_is_asked_and_marked_has_words_in_every_language(name: str) -> None:
    game = regnum.game(name)
    data = game.data
    for language in LANGUAGES:
        voice = Voice(game, language)
        spoken = voice.messages.bundles[0]
        tables = {field.table for field in fields(data.own)}
        assert not [table for table in tables if not spoken.has_message(identifier("data", "table", table))]
        columns = {ask.column for ask in asks(data)}
        assert not [column for column in columns if not spoken.has_message(identifier("data", "column", column))]
        marks = {message for mark in MARKS for message in (f"mark-{mark}", f"mark-{mark}-text")}
        assert not [message for message in marks if not spoken.has_message(message)]


@pytest.mark.parametrize("name", names())
def test_the_pages_of_the_documentation_are_made_from_the_marks(name: str) -> None:
    assert (DOCS / f"{name}-data.md").read_text(encoding="utf-8") == page(regnum.game(name)), (
        "python -m regnum.sources docs/games makes them anew"
    )


# --- transcripts -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
def test_an_owner_who_sees_what_we_have_makes_a_board_without_a_difference(name: str) -> None:
    transcript = everything_as_it_is(name)
    mine = regnum.game(name, BoardText(transcript.text()))
    assert difference(mine.data) == []
    marks = {field.mark for field in fields(mine.data.now) if field.path in {a.path for a in asks(mine.data)}}
    assert marks == {"printed"}


@pytest.mark.parametrize("name", names())
def test_a_transcript_is_read_back_from_its_file(name: str) -> None:
    transcript = everything_as_it_is(name)
    transcript.put_source("by", "Anna")
    again = Transcript.kept(transcript.game, transcript.text())
    assert (again.answers, again.source) == (transcript.answers, {"by": "Anna"})


def test_other_answers_may_speak_of_a_name_that_was_given() -> None:
    transcript = Transcript(regnum.game("vive-le-roi"))
    transcript.put("character.0.name_en", "Agnes")
    transcript.put("favorites.1.names", "Agnes, Foidvo, Jeanne, Leonardo, Ouaf, Roméo")
    mine = regnum.game("vive-le-roi", BoardText(transcript.text()))
    assert mine.data.now["favorites"][1]["names"][0] == "alienor"
    assert Voice(mine, "en").word("character", "alienor") == "Agnes"
    assert Voice(mine, "fr").word("character", "alienor") == "Aliénor"


def test_counties_are_put_in_the_order_of_the_letters_that_were_read() -> None:
    transcript = Transcript(regnum.game("lancaster"))
    transcript.put("county.2.letter", "F")
    assert "order of their letters" in transcript.faults()[0].reason
    transcript.put("county.5.letter", "C")
    mine = regnum.game("lancaster", BoardText(transcript.text()))
    assert [county["name"] for county in mine.data.now["county"]][2:6] == [
        "Suffolk",
        "Gloucester",
        "Bedford",
        "York",
    ]


def test_sea_lines_follow_from_what_counties_say() -> None:
    transcript = Transcript(regnum.game("lang-lebe-der-koenig"))
    for key, answer in {
        "county.4.neighbours": "Grentebrige, Tateshale",
        "county.4.by_sea": "-",
        "county.10.neighbours": "Grentebrige, Lundonia, Oxeneford",
        "county.10.by_sea": "-",
    }.items():
        transcript.put(key, answer)
    mine = regnum.game("lang-lebe-der-koenig", BoardText(transcript.text()))
    assert [link["between"] for link in mine.data.now["sea_link"]] == [
        ["man", "wigemor"],
        ["man", "loncastre"],
        ["wigemor", "lideford"],
    ]


@pytest.mark.parametrize(
    ("name", "answers", "reason"),
    [
        (
            "lang-lebe-der-koenig",
            {"county.4.votes": "4", "county.6.votes": "2"},
            "worth 15 together; the rulebook says 14",
        ),
        ("lang-lebe-der-koenig", {"county.0.neighbours": "Loncastre, Wigemor, Lideford"}, "but not the other way"),
        ("lancaster", {"favour.2.reward": "points 3"}, "a favour gives gold, noble_any, squires, upgrade (LA-69)"),
        ("lancaster", {"favour.2.reward": "upgrade"}, "a single favour is an upgrade"),
        ("lancaster", {"castle_space.1.reward": "squires 2"}, "the space gold gives gold"),
        ("lancaster", {"conflict.1.points": "4 2 1"}, "at least two conflicts of strength 3, and they are equal"),
        ("lancaster", {"county.6.reward": "gold 6"}, "Somerset gives points"),
        ("lancaster", {"reward_tile.1.reward": "points 3"}, "the six tiles without points"),
        ("krone-und-schwert", {"coins.counts": "30 16 12 9"}, "67 coins; the rulebook says 66"),
        ("krone-und-schwert", {"event_card.3.shields": "3"}, "an action card has 1 or 2"),
        ("krone-und-schwert", {"piece.0.picture": "M p F p P / f P p P m"}, "must have 5 rows of 5 letters"),
        ("vive-le-roi", {"character.0.name_en": "Merlin"}, "two characters are called Merlin"),
        (
            "vive-le-roi",
            {"favorites.1.names": "Eloise, Foidvo, Jeanne, Merlin, Ouaf, Victoria"},
            "F02 and F01 name the same courtiers",
        ),
    ],
)
def test_what_the_rulebook_states_is_held_against_every_answer(name: str, answers: dict[str, str], reason: str) -> None:
    transcript = Transcript(regnum.game(name))
    for key, answer in answers.items():
        transcript.put(key, answer)
    assert any(reason in fault.reason for fault in transcript.faults()), transcript.faults()
    with pytest.raises(BadFile, match="this transcription is not finished"):
        regnum.game(name, BoardText(transcript.text()))


@pytest.mark.parametrize(
    ("key", "answer", "sentence"),
    [
        ("county.0.min", "many", "expected a whole number, not “many”"),
        ("county.0.min", "1" * 500, "expected a whole number"),
        ("conflict.0.points", "3 2", "expected 3 whole numbers, like 3 2 1, not “3 2”"),
        ("castle", "3", "expected something that is asked about, not “castle”"),
    ],
)
def test_a_bad_answer_is_told_what_is_expected_and_changes_nothing(key: str, answer: str, sentence: str) -> None:
    transcript = Transcript(regnum.game("lancaster"))
    with pytest.raises(BadAnswer, match=sentence):
        transcript.put(key, answer)
    assert transcript.answers == {}


def test_an_answer_is_taken_back_by_nothing() -> None:
    transcript = Transcript(regnum.game("lancaster"))
    transcript.put("county.0.min", "2")
    transcript.put("county.0.min", " ")
    assert transcript.answers == {}


@pytest.mark.parametrize(
    "data",
    [
        {"a": 1, "b": {"c": [1, [2, 3]], "d": {"e": "ü “x” \\ \n"}}, "f": [{"g": True, "h": {"i": 0.5}}, {"g": False}]},
        {"x.y": {"3": {"z": []}}},
    ],
)
def test_what_is_written_as_toml_is_read_as_it_was(data: dict[str, Any]) -> None:
    assert tomllib.loads(toml.written(data)) == data


def test_a_board_with_translations_is_called_by_them() -> None:
    transcript = Transcript(regnum.game("lancaster"))
    transcript.put("county.5.name", "Norfolk")
    text = transcript.text().replace('name = "Norfolk"', 'name = "Norfolk"\nname_fr = "Norfolque"')
    mine = regnum.game("lancaster", BoardText(text))
    assert [Voice(mine, language).word("place", "norfolk") for language in LANGUAGES] == [
        "Norfolk",
        "Norfolque",
        "Norfolk",
    ]
    assert Teller(mine, Voice(mine, "fr")).differences()[0]["here"] == "Norfolk"
