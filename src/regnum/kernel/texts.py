"""Text files that somebody else may have written: they are read if they are sensible, and refused in words if not."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from .errors import BadFile

MOST_BYTES = 8_000_000
MOST_LINES = 200_000
"""Far more than any game or board needs."""
UNSEEN = re.compile("[\x00-\x08\x0b-\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
"""Whatever moves a terminal's cursor, turns its lines around or breaks them: none of it is text."""


def read(path: Path | str) -> str:
    """A text file; BadFile says why it cannot be read."""
    try:
        with Path(path).open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as wrong:
        raise BadFile(f"{path} cannot be read: {wrong.strerror}") from wrong
    except ValueError as wrong:
        raise BadFile(f"{str(path)!r} is no file: {wrong}") from wrong
    if len(content) > MOST_BYTES:
        raise BadFile(f"{path} is too large: at most {MOST_BYTES} bytes are read")
    try:
        text = content.decode()
    except UnicodeDecodeError as wrong:
        raise BadFile(f"{path} is no text file in UTF-8: {wrong}") from wrong
    if text.count("\n") > MOST_LINES:
        raise BadFile(f"{path} is too long: at most {MOST_LINES} lines are read")
    must_be_seen(text, str(path))
    return text.replace("\r\n", "\n")


def must_be_seen(text: str, where: str) -> None:
    """BadFile if there are characters in it that are not for reading."""
    found = UNSEEN.search(text)
    if found:
        line = text.count("\n", 0, found.start()) + 1
        raise BadFile(f"{where}, line {line}: the character U+{ord(found[0]):04X} cannot be read: expected a text")


def must_all_be_seen(value: Any, where: str) -> None:
    """BadFile if a text anywhere inside lists and tables has such characters, however they are written there."""
    waiting = [value]
    while waiting:
        one = waiting.pop()
        if isinstance(one, str):
            must_be_seen(one, where)
        elif isinstance(one, dict):
            waiting += [*one.keys(), *one.values()]
        elif isinstance(one, list):
            waiting += one
