"""One line is one line: what people write holds what can be seen, and breaks nowhere."""

from __future__ import annotations

import unicodedata
from itertools import groupby

from .refused import Refused

JOINER = "\u200d"
"""Joins two pictures into one; by itself it shows nothing."""
PICTURES = ("\U0001f000", "\U0001faff")
"""Where pictures are added that this Python does not know yet."""
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800")
"""Letters and symbols that show nothing: Hangul fillers and an empty Braille cell."""
BREAKS = ("Zl", "Zp")
UNSEEN = ("C", "Z", "M")
"""Controls, spaces and marks: what shows nothing without a letter before it."""


MARKS = ("Mn", "Me")
MOST_MARKS = 4
"""No writing puts more marks on one letter; a tower of them covers the lines of others."""


def is_one_line(text: str) -> bool:
    """Whether a text shows something, and has no controls, no line breaks of any kind, no blanks in disguise and no
    letters that reach into the lines of others."""
    return (
        not any(map(_is_out_of_place, text))
        and any(unicodedata.category(one)[0] not in UNSEEN for one in text)
        and _most_marks(text) <= MOST_MARKS
    )


def _most_marks(text: str) -> int:
    """How many marks stand on one letter at most."""
    runs = (len(list(run)) for marked, run in groupby(text, lambda one: unicodedata.category(one) in MARKS) if marked)
    return max(runs, default=0)


def _is_out_of_place(letter: str) -> bool:
    kind = unicodedata.category(letter)
    if kind[0] == "C":
        return letter != JOINER and not (kind == "Cn" and PICTURES[0] <= letter <= PICTURES[1])
    return kind in BREAKS or letter in BLANK


def must_be_one_line(text: str) -> None:
    if not is_one_line(text):
        raise Refused("illegal", "expected one line of characters that can be seen")


def must_be_lines(text: str) -> None:
    """Refused unless each line is one; between them may be empty ones."""
    for line in [line for line in text.split("\n") if line.strip(" ")] or [text]:
        must_be_one_line(line)
