"""Finding words in the reader's language, also inflected: *Ritter* finds *Rittern*, *chevaliers* finds *chevalier*.

Endings are cut off by Snowball's stemmers. A word is also found by a part of it (*ritter* in *Raubritter*), without its
accents (*chateau*), and with umlauts written out (*Koenig*).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

import snowballstemmer

from regnum.words.letters import plain

STEMMERS = {"en": "english", "fr": "french", "de": "german"}
_WORD = re.compile(r"\w+(?:-\w+)*")
_WRITTEN_OUT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
_PART = 3
"""The fewest letters that are looked for inside other words."""
_STEM = 4
"""The fewest letters without an ending that are looked for at the beginning of other words."""

MOST_WORDS = 8
"""Of more words the first are looked for."""
REMEMBERED = 20_000
"""Of how many words the forms are remembered: people may ask for any."""

Word = tuple[str, str]
"""As it is written, and its language."""
Forms = frozenset[str]


class Index:
    """The words of some texts, each text in its language; ``language`` is the reader's."""

    def __init__(self, texts: Mapping[str, tuple[str, str]], language: str) -> None:
        self.language = language
        self.texts = {name: Counter(_words(text, spoken)) for name, (text, spoken) in texts.items()}
        self.forms = {word: _all_forms(*word) for words in self.texts.values() for word in words}

    def search(self, wanted: str) -> list[str]:
        """The texts that hold all the words, those that hold them most often first."""
        asked = [self._meant(_forms(*word)) for word in _words(wanted, self.language)[:MOST_WORDS]]
        counts = {name: [_count(words, meant) for meant in asked] for name, words in self.texts.items()}
        found = [name for name, count in counts.items() if asked and all(count)]
        return sorted(found, key=lambda name: -sum(counts[name]))

    def _meant(self, asked: Forms) -> set[Word]:
        return {word for word, forms in self.forms.items() if _fits(asked, forms)}


def _words(text: str, language: str) -> list[Word]:
    return [(word, language) for word in _WORD.findall(text.lower())]


def _count(words: Counter[Word], meant: set[Word]) -> int:
    return sum(words[word] for word in words.keys() & meant)


def _fits(asked: Forms, forms: Forms) -> bool:
    """Whether a word is meant: in any form, or as a part or the beginning of another word."""
    part, stem = max(asked, key=len), min(asked, key=len)
    return (
        not asked.isdisjoint(forms)
        or (len(part) >= _PART and any(part in form for form in forms))
        or (len(stem) >= _STEM and any(form.startswith(stem) for form in forms))
    )


def _all_forms(word: str, language: str) -> Forms:
    """Those of a word and of its parts."""
    return _forms(word, language).union(*(_forms(part, language) for part in word.split("-")))


@lru_cache(REMEMBERED)
def _forms(word: str, language: str) -> Forms:
    """The word as it is written and without its ending, both without accents or with umlauts written out."""
    written = {word, plain(word), word.translate(_WRITTEN_OUT)}
    return frozenset(plain(form) for one in written for form in (one, _stem(one, language)))


def _stem(word: str, language: str) -> str:
    return str(_stemmer(language).stemWord(word)) if language in STEMMERS else word


@cache
def _stemmer(language: str) -> Any:
    return snowballstemmer.stemmer(STEMMERS[language])
