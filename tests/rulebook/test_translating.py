"""Translators' tools find everything: ``l10n.toml`` names every file of messages, in every language."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

from regnum.rules.search import STEMMERS
from regnum.words import LANGUAGES

ROOT = Path(__file__).parents[2]
L10N = tomllib.loads((ROOT / "l10n.toml").read_text(encoding="utf-8"))


def named(pattern: str) -> set[Path]:
    return set(ROOT.glob(pattern))


def pairs() -> Iterator[tuple[set[Path], set[Path]]]:
    """The English files of each entry, and the same files in another language."""
    for entry in L10N["paths"]:
        for language in L10N["locales"]:
            yield named(entry["reference"]), named(entry["l10n"].replace("{locale}", language))


def test_it_speaks_of_every_language_but_the_one_that_is_translated() -> None:
    assert L10N["locales"] == [language for language in LANGUAGES if language != "en"]


def test_words_are_searched_without_their_endings_in_every_language() -> None:
    assert set(STEMMERS) == set(LANGUAGES)


def test_every_file_it_names_is_there_in_every_language() -> None:
    for english, other in pairs():
        assert english
        assert len(other) == len(english)
        assert {path.parent for path in other} == {path.parent for path in english}


def test_no_file_of_messages_is_left_out() -> None:
    known = {path for english, _ in pairs() for path in english}
    every = {*(ROOT / "src").rglob("*.en.ftl"), *(ROOT / "src").rglob("en.ftl")}
    assert {path for path in every if "template" not in path.parts} - known == set()
