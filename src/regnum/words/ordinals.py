"""Ordinals, which Fluent has no word for: ``{ ORDINAL($place) }`` is *2nd*, *2e* or *2.*"""

from __future__ import annotations


def ordinal(language: str, number: int) -> str:
    """In French it goes with a feminine word: *la 1re place*."""
    return f"{int(number)}{_ENDING[language](int(number))}"


def _english(number: int) -> str:
    teen = number // 10 % 10 == 1
    return "th" if teen else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")


def _french(number: int) -> str:
    return "re" if number == 1 else "e"


def _german(_: int) -> str:
    return "."


_ENDING = {"en": _english, "fr": _french, "de": _german}
