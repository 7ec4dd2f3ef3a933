"""Data files of one's own: laid over a game's data, compared with it, and every mistake told with its line."""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_left
from collections.abc import Callable, Collection, Iterator
from functools import lru_cache
from typing import Any

from regnum.kernel import BadFile, Fault, Printed
from regnum.kernel.data import Path

TRANSCRIPTION = "transcription"
"""The table in which a board says where it comes from: no part of the game's data."""
WHERE_FROM = ("by", "copy", "date")
ANSWERS, UNFINISHED = "answers", "unfinished"
TRANSLATED = re.compile(r"name_([a-z]{2})")
"""A column with names in one language."""
MARK = re.compile(r"source|source_.+|.+_source")
"""A column that says where others come from; no rule reads it, and a row may leave it out."""
MOST_POINTS = 100
"""No line of a board has so many; a name of thousands of parts (``a.a.a…``) is read for minutes."""
BITS = 63
"""TOML's own whole numbers have no more; of much longer ones Python cannot even say how they are written."""


def parsed(text: str, called: str) -> dict[str, Any]:
    """What a TOML text says; BadFile if it is such as nobody writes, TOMLDecodeError if it is none."""
    crowded = next((n for n, line in enumerate(text.split("\n"), 1) if line.count(".") > MOST_POINTS), None)
    if crowded is not None:
        raise BadFile(f"{called}: line {crowded} has more than {MOST_POINTS} points")
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        raise
    except RecursionError as wrong:
        raise BadFile(f"{called} is nested too deeply") from wrong
    except ValueError as wrong:
        raise BadFile(f"{called} has a number that is too long") from wrong
    if any(isinstance(value, int) and value.bit_length() > BITS for value in _values(found)):
        raise BadFile(f"{called} has a number that is too long")
    return found


def _values(found: Any) -> Iterator[Any]:
    """Everything in tables and lists, however deep, that is neither."""
    waiting = [found]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            waiting += value.values()
        elif isinstance(value, list):
            waiting += value
        else:
            yield value


def laid_over(data: dict[str, Any], board: dict[str, Any]) -> dict[str, Any]:
    """The data with what the board says in its place: tables entry by entry, everything else whole."""
    merged = dict(data)
    for key, value in board.items():
        both_tables = isinstance(value, dict) and isinstance(data.get(key), dict)
        merged[key] = laid_over(data[key], value) if both_tables else value
    return merged


def wrong_transcription(given: Any) -> Iterator[Fault]:
    """A board says in texts who has read it off which copy, and when."""
    if not isinstance(given, dict):
        yield Fault(
            (TRANSCRIPTION,),
            "{name} must be {expected}, not {given}",
            name=TRANSCRIPTION,
            expected=_kind({}),
            given=_kind(given),
        )
        return
    for key, value in given.items():
        texts = value.values() if key == ANSWERS and isinstance(value, dict) else [value]
        if key not in (*WHERE_FROM, ANSWERS, UNFINISHED) or not all(isinstance(text, str) for text in texts):
            yield Fault(
                (TRANSCRIPTION, key),
                "a transcription has the texts {known}, not {key}",
                known=", ".join(WHERE_FROM),
                key=key,
            )
    if UNFINISHED in given:
        yield Fault(
            (TRANSCRIPTION, UNFINISHED), "this transcription is not finished: {reason}", reason=given[UNFINISHED]
        )


# --- names --------------------------------------------------------------------------------------------------------


def renamed(
    now: list[dict[str, Any]], own: list[dict[str, Any]], kind: str, word: Callable[[dict[str, Any]], str]
) -> Iterator[tuple[tuple[str, str], Printed]]:
    """The words whose rows have another name than the game's own: no message knows them."""
    known = {word(row): names_of(row) for row in own}
    for row in now:
        names = names_of(row)
        if names and names != known.get(word(row)):
            yield (kind, word(row)), Printed(names)


def names_of(row: dict[str, Any]) -> dict[str, str]:
    """The names of a row by language: ``name_fr``, and ``name`` for all others."""
    given = {found[1]: row[key] for key in row if (found := TRANSLATED.fullmatch(key))}
    plain = row.get("name", next(iter(given.values()), ""))
    return {"": plain, **given} if plain else given


# --- what does not look like the game's own data --------------------------------------------------------------


def unlike(value: Any, model: Any, spare: Collection[str] = (), path: Path = ()) -> Iterator[Fault]:
    """A fault wherever a board has another kind of value than the game's own data, or a name that is unknown there.

    ``spare`` are the columns that a row may leave out, although the game's own rows have them.
    """
    if type(value) is not type(model):
        yield Fault(
            path, "{name} must be {expected}, not {given}", name=_name(path), expected=_kind(model), given=_kind(value)
        )
    elif isinstance(model, dict):
        yield from _unlike_table(value, model, spare, path)
    elif isinstance(model, list) and model:
        for i, part in enumerate(value):
            if all(isinstance(row, dict) for row in model):
                yield from _unlike_row(part, model, spare, (*path, i))
            elif type(part) not in {type(row) for row in model}:
                yield Fault(
                    (*path, i),
                    "every entry of {name} must be {expected}, not {given!r}",
                    name=_name(path),
                    expected=_kind(model[0]),
                    given=part,
                )


def _unlike_table(value: dict[str, Any], model: dict[str, Any], spare: Collection[str], path: Path) -> Iterator[Fault]:
    for key, part in value.items():
        if key in model:
            yield from unlike(part, model[key], spare, (*path, key))
        elif _translates(key, model) or MARK.fullmatch(key):
            yield from unlike(part, "", spare, (*path, key))
        elif not all(isinstance(row, dict) for row in model.values()):
            yield Fault((*path, key), "{key} is unknown here; known are {known}", key=key, known=", ".join(model))


def _translates(key: str, model: dict[str, Any]) -> bool:
    """Whether this is a name in some language, where there are names."""
    return TRANSLATED.fullmatch(key) is not None and bool(names_of(model))


def _unlike_row(value: Any, rows: list[dict[str, Any]], spare: Collection[str], path: Path) -> Iterator[Fault]:
    """A row needs what all rows of the model have, and may have what some of them have."""
    every = _all_together(rows)
    if not isinstance(value, dict):
        yield from unlike(value, every, spare, path)
        return
    yield from unlike({key: part for key, part in value.items() if not _varies(rows, key, part)}, every, spare, path)
    for key in every:
        if key not in value and key not in spare and not MARK.fullmatch(key) and all(key in row for row in rows):
            yield Fault(path, "{key} is missing", key=key)


def _varies(rows: list[dict[str, Any]], key: str, part: Any) -> bool:
    """Whether the rows of the model have several kinds of value in this column, and this is one of them."""
    kinds = {type(row[key]) for row in rows if key in row}
    return len(kinds) > 1 and type(part) in kinds


def _all_together(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """One row with everything that some row has: tables joined, lists one after the other."""
    every: dict[str, Any] = {}
    for row in rows:
        for key, part in row.items():
            known = every.get(key, part)
            if isinstance(part, dict) and isinstance(known, dict):
                every[key] = _all_together([known, part])
            elif isinstance(part, list) and isinstance(known, list) and key in every:
                every[key] = known + part
            else:
                every[key] = part
    return every


def _name(path: Path) -> str:
    return str(next((part for part in reversed(path) if isinstance(part, str)), "the file"))


def _kind(value: Any) -> str:
    return {bool: "true or false", int: "a whole number", str: "a text", list: "a list", dict: "a table"}.get(
        type(value), f"a {type(value).__name__}"
    )


# --- lines ----------------------------------------------------------------------------------------------------


def line_of(text: str, path: Path) -> int | None:
    """The line of a TOML text on which the value at the path begins, or the nearest thing around it that is there."""
    ends = _ends_of_statements(text)
    while path and not _has(_beginning(text, ends[-1]), path):
        path = path[:-1]
    if not path:
        return None
    found = bisect_left(ends, True, key=lambda end: _has(_beginning(text, end), path))
    return ends[found - 1] + 1


@lru_cache
def _ends_of_statements(text: str) -> list[int]:
    """After how many lines each statement, comment or blank line is complete: a list may run over several."""
    lines = text.split("\n")
    ends = [0]
    for end in range(1, len(lines) + 1):
        try:
            tomllib.loads("\n".join(lines[ends[-1] : end]))
        except tomllib.TOMLDecodeError:
            continue
        ends.append(end)
    return ends


@lru_cache
def _beginning(text: str, lines: int) -> dict[str, Any]:
    return tomllib.loads("\n".join(text.split("\n")[:lines]))


def _has(value: Any, path: Path) -> bool:
    for part in path:
        inside = part in value if isinstance(value, dict) else isinstance(part, int) and part < len(value)
        if not inside:
            return False
        value = value[part]
    return True
