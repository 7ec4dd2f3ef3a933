"""Finding words in the reader's language, also inflected: *Ritter* finds *Rittern*, *chevaliers* finds *chevalier*.

Endings are cut off by Snowball's stemmers. A word is also found by a part of it (*ritter* in *Raubritter*), without its
accents (*chateau*), and with umlauts written out (*Koenig*).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import snowballstemmer

from regnum.words.letters import plain

_STEMMERS = {"en": "english", "fr": "french", "de": "german"}
_WORD = re.compile(r"\w+(?:-\w+)*")
_WRITTEN_OUT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
_PART = 3
"""The fewest letters that are looked for inside other words."""
_STEM = 4
"""The fewest letters without an ending that are looked for at the beginning of other words."""


class Index:
    """The words of some texts, each text in its language; ``language`` is the reader's."""

    def __init__(self, texts: Mapping[str, tuple[str, str]], language: str) -> None:
        self.language = language
        self.words = {name: list(_words(text, spoken)) for name, (text, spoken) in texts.items()}

    def search(self, wanted: str) -> list[str]:
        """The texts that hold all the words, those that hold them most often first."""
        asked = [_forms(word, self.language) for word in _WORD.findall(wanted.lower())]
        counts = {name: [_count(word, words) for word in asked] for name, words in self.words.items()}
        found = [name for name, count in counts.items() if asked and all(count)]
        return sorted(found, key=lambda name: -sum(counts[name]))


def _words(text: str, language: str) -> Iterator[frozenset[str]]:
    """Every word in all its forms, and in those of its parts."""
    for word in _WORD.findall(text.lower()):
        yield _forms(word, language).union(*(_forms(part, language) for part in word.split("-")))


@cache
def _forms(word: str, language: str) -> frozenset[str]:
    """The word as it is written and without its ending, both without accents or with umlauts written out."""
    written = {word, plain(word), word.translate(_WRITTEN_OUT)}
    return frozenset(plain(form) for one in written for form in (one, _stem(one, language)))


def _stem(word: str, language: str) -> str:
    return str(_stemmer(language).stemWord(word)) if language in _STEMMERS else word


@cache
def _stemmer(language: str) -> Any:
    return snowballstemmer.stemmer(_STEMMERS[language])


def _count(wanted: frozenset[str], words: list[frozenset[str]]) -> int:
    """How often a word is there, in any form, or as a part or the beginning of another word."""
    part, stem = max(wanted, key=len), min(wanted, key=len)
    return sum(
        not wanted.isdisjoint(word)
        or (len(part) >= _PART and any(part in form for form in word))
        or (len(stem) >= _STEM and any(form.startswith(stem) for form in word))
        for word in words
    )
