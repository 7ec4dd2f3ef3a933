"""Every sentence that can be said is right: each argument has a declared kind, and its numbers are well spoken of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.kernel import Record, Rulebook, public
from regnum.kernel.kinds import NUMBER, PERSON, SEAT
from regnum.words import LANGUAGES, Messages, Unspeakable, needed
from regnum.words.naming import COMMON
from regnum.words.voice import Voice

NUMBERS = (0, 1, 2, 5, 21)
"""Enough for every plural and ordinal of our languages."""
TOLD = list(product(regnum.games(), LANGUAGES))


def messages_of(name: str, language: str) -> tuple[Messages, dict[str, dict[str, Any]]]:
    """All that a game says, and the kinds of what each message may speak of."""
    game = regnum.game(name)
    return Messages(language, (COMMON, *game.words)), needed(game)


# --- kinds --------------------------------------------------------------------------------------------------


def test_a_field_that_may_be_nobody_is_no_number() -> None:
    with pytest.raises(TypeError, match="counts, but may be -1"):
        book_with(king=public(low=-1, names=NUMBER))


def test_an_event_says_what_each_of_its_numbers_stands_for() -> None:
    with pytest.raises(TypeError, match="expected 'number', 'seat', 'person', words or a catalogue"):
        Rulebook().event("rain", "L-1", drops=int)


def book_with(**fields: Any) -> Any:
    book = Rulebook()
    book.table(type("Table", (Record,), fields))
    return book.settle()


@pytest.mark.parametrize(
    ("message", "arguments"),
    [
        ("{ $house } knight", {}),
        ("{ $points ->\n    [one] a point\n   *[other] points\n}", {"points": "Anna"}),
        ("comes { ORDINAL($place) }", {"place": "Anna"}),
    ],
)
def test_what_cannot_be_said_is_told_in_readable_form_and_warned_of(
    tmp_path: Path, message: str, arguments: dict[str, Any]
) -> None:
    (tmp_path / "en.ftl").write_text(f"event-told = {message}\n", encoding="utf-8")
    with pytest.warns(Unspeakable, match="event-told"):
        assert Messages("en", [tmp_path / "*.ftl"]).format("event-told", arguments).startswith("Told")


# --- numbers ------------------------------------------------------------------------------------------------


def said_with(messages: Messages, message: str, kinds: dict[str, Any], number: int) -> str:
    """A message with this number wherever it takes one, and with names and words nobody would count."""
    arguments = {name: number if kind == NUMBER else "@" for name, kind in kinds.items()}
    spoken_of = messages.variables(message)
    return messages.format(message, {name: value for name, value in arguments.items() if name in spoken_of})


Thing = tuple[str, ...]
"""What is counted: a noun, or a noun with the word before it (``bonus votes``)."""


def counted_things(sentence: str, number: int) -> set[Thing]:
    """The words that stand right behind a number, each alone and with the next."""
    found = [tuple(words.split()) for words in re.findall(rf"(?<![\w+-]){number} ({WORD}(?: {WORD})?)", sentence)]
    return {words[:1] for words in found} | set(found)


WORD = r"[^\W\d_]+"


def behind_numbers(name: str, language: str) -> Iterator[tuple[str, set[Thing], set[Thing]]]:
    """For each message what stands behind a one and what stands behind other numbers."""
    messages, kinds = messages_of(name, language)
    for message, known in kinds.items():
        if NUMBER in known.values():
            many = [counted_things(said_with(messages, message, known, n), n) for n in (2, 5, 21)]
            yield message, counted_things(said_with(messages, message, known, 1), 1), set().union(*many)


SINGULAR_TOO = {("Knappen",), ("Siegel",)}
"""Plurals that are also forms of the singular (*für 1 Knappen*)."""


@cache
def plurals(language: str) -> frozenset[Thing]:
    """What some message of some game uses for many and not for one: nouns, and nouns behind a word that both have."""
    spoken = (words for name in regnum.games() for words in behind_numbers(name, language))
    found = (thing for _, one, many in spoken for thing in many - one if len(thing) == 1 or thing[:1] in one)
    return frozenset(found) - SINGULAR_TOO


@pytest.mark.parametrize(("name", "language"), TOLD)
def test_one_thing_is_not_called_by_the_name_of_many(name: str, language: str) -> None:
    told = behind_numbers(name, language)
    assert [f"{message}: 1 {' '.join(thing)}" for message, one, _ in told for thing in one & plurals(language)] == []


@pytest.mark.parametrize(("name", "language"), TOLD)
def test_every_message_can_be_said_with_every_number(name: str, language: str) -> None:
    messages, kinds = messages_of(name, language)
    said = [said_with(messages, message, known, n) for message, known in kinds.items() for n in NUMBERS]
    assert [sentence for sentence in said if re.search(r"[{}]|  |[^\d][.!?] [a-zà-ÿ]", sentence)] == []


def test_ordinals_are_those_of_the_language(tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text("place = { ORDINAL($place) }\n", encoding="utf-8")
    said = {
        language: [Messages(language, [tmp_path / "*.ftl"]).format("place", {"place": n}) for n in (1, 2, 3, 4, 11, 21)]
        for language in LANGUAGES
    }
    assert said == {
        "en": ["1st", "2nd", "3rd", "4th", "11th", "21st"],
        "fr": ["1re", "2e", "3e", "4e", "11e", "21e"],
        "de": ["1.", "2.", "3.", "4.", "11.", "21."],
    }


# --- names --------------------------------------------------------------------------------------------------

UNELIDED = re.compile(r"\b(?:[cdjlmnst]e|la|si|(?:|jus|lors|puis)que|du|au) Odo\b", re.IGNORECASE)
"""French words that become others before a name: *de Odo*, *que Ida*."""


@pytest.mark.parametrize("name", regnum.games())
def test_no_french_sentence_has_to_elide_a_word_before_a_players_name(name: str) -> None:
    messages, kinds = messages_of(name, "fr")
    stand_in = {NUMBER: 2, SEAT: "Odo", PERSON: "Odo"}
    said = [
        messages.format(message, {v: stand_in[k] if isinstance(k, str) else "@" for v, k in known.items()})
        for message, known in kinds.items()
        if message in messages
    ]
    assert any("Odo" in sentence for sentence in said)
    assert [sentence for sentence in said if UNELIDED.search(sentence)] == []


@pytest.mark.parametrize(
    ("language", "article", "jester"), [("en", "the", "Jester"), ("fr", "le", "Bouffon"), ("de", "der", "Narr")]
)
def test_the_jester_is_spoken_of_with_an_article(language: str, article: str, jester: str) -> None:
    match = regnum.new_match("vive-le-roi", players=3, seed=1)
    voice = Voice(match.game, language, ["Anna", "Ben", "Cleo"])
    said = []
    while not match.over:
        seat = match.to_act[0]
        said += [voice.question(match.table, seat), *(voice.choice(action) for action in match.legal(seat))]
        match.choose(match.offers(seat)[-1], seat)
    said += map(voice.event, match.happenings)
    of_the_jester = [sentence for sentence in said if jester in sentence]
    assert len(set(of_the_jester)) > 3
    assert [s for s in of_the_jester if not re.search(rf"\b{article} {jester}\b", s, re.IGNORECASE)] == []
