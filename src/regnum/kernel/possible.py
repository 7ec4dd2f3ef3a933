"""What every game refuses: numbers out of range, seats and pieces that are not there, questions to the wrong seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .absent import Place, is_absent, nothing, seated
from .catalogues import Catalogue
from .kinds import SEAT
from .modules import active
from .questions import Question
from .record import NOBODY, Field


def complaints(game: Any, s: Any) -> list[str]:
    """A sentence for everything about a table that cannot be.

    What a game knows to be impossible is asked only of a table on which every number stands for something; pieces that
    are too many or too few come first, and are not told a second time as numbers out of range.
    """
    supplies = (supply for when, supply in game.book.supplies if active(when, s.modules))
    short = [wrong for supply in supplies for wrong in supply.complaints(s)]
    beyond = list(_too_many_or_too_few(s))
    if short and beyond:
        return short
    unknown = [*beyond, *strangers(game, s), *_wrong_question(game, s)]
    return short + (unknown or [wrong for part in game.book.complaints.active(s.modules) for wrong in part(s)])


def _too_many_or_too_few(s: Any) -> Iterator[str]:
    """A sentence for every number that left its declared range: so many of what, and whose."""
    for name, field in s.FIELDS.items():
        for place, number in places(field, getattr(s, name)):
            if not field.low <= number <= field.high:
                what = name.replace("_", " ")
                held = any(getattr(axis, "present", "") for axis in field.axes)
                told = f"{number} {what}" if held else f"{what} {number}"
                told += "".join(_whose(axis, word) for axis, word in _at(field, place))
                yield f"{told}; there can be {field.low} to {field.high}"


def _whose(axis: Any, word: str) -> str:
    if isinstance(axis, int):
        return f" of seat {word}" if getattr(axis, "present", "") else ""
    return f" ({word})"


def places(field: Field, value: Any, place: Place = ()) -> Iterator[tuple[Place, int]]:
    """Every number of a field, with its place."""
    if isinstance(value, int):
        yield place, value
        return
    for i, part in enumerate(value):
        yield from places(field, part, (*place, i))


def path(name: str, field: Field, place: Place) -> str:
    """A place in words: ``hand[0][city]``."""
    return name + "".join(f"[{word}]" for _, word in _at(field, place))


def _at(field: Field, place: Place) -> Iterator[tuple[Any, str]]:
    """The axes of a place, each with what it calls the number there."""
    for at, axis in zip(place, field.axes, strict=True):
        yield axis, str(at) if isinstance(axis, int) else tuple(axis)[at]


def needed(game: Any, when: int) -> str:
    """The options without which modules are not in play, with their clauses."""
    options = (option for option in game.options if option.module is not None and when & option.module)
    return " and ".join(f"{option.name} ({option.rule})" for option in options)


def strangers(game: Any, s: Any) -> Iterator[str]:
    """Seats that nobody holds, and things that are not in play."""
    for name, field in s.FIELDS.items():
        if not field.names and not any(isinstance(axis, Catalogue) for axis in field.axes):
            continue
        for place, number in places(field, getattr(s, name)):
            if not is_absent(s, field, place):
                yield from _stranger(game, s, name, place, number)


def _stranger(game: Any, s: Any, name: str, place: Place, number: int) -> Iterator[str]:
    field = s.FIELDS[name]
    where = path(name, field, place)
    for axis, at in zip(field.axes, place, strict=True):
        if isinstance(axis, Catalogue) and not active(axis.when[at], s.modules) and number not in (0, nothing(field)):
            yield f"{where}: {axis.names[at]} is only there with {needed(game, axis.when[at])}"
    if field.names == SEAT and number >= s.players:
        clause = game.book.seats
        yield (
            f"{where} is {number}; seats are 0 to {s.players - 1} ({clause})"
            if clause
            else f"{where} is seat {number}, which does not exist"
        )
    if isinstance(field.names, Catalogue) and number >= 0 and not active(field.names.when[number], s.modules):
        thing = field.names.names[number]
        yield f"{where} is {thing}, which is only there with {needed(game, field.names.when[number])}"
    if getattr(field.names, "present", "") and number >= seated(s, field.names):
        yield f"{where} is {tuple(field.names)[number]}, who does not play here"


def _wrong_question(game: Any, s: Any) -> Iterator[str]:
    """What the open question speaks of is there, and whoever decides it is asked."""
    if s.question == NOBODY:
        return
    question: Question = game.book.questions[s.question]
    missing = [name for name in question.needs if getattr(s, name) == NOBODY]
    yield from (f"{name} must be named here ({question.rule})" for name in missing)
    if missing or not question.asked:
        return
    if callable(question.asked):
        seat = question.asked(s)
        who = f"seat {seat} {question.asked.__name__.replace('_', ' ')}"
    else:
        seat = getattr(s, question.asked)
        who = f"{question.asked} is seat {seat}"
    if s.waiting != 1 << seat:
        yield f"{who}: it is asked, and nobody else ({question.rule})"
