"""What each function of a book is given: whoever takes more or less is named, with file and line."""

from __future__ import annotations

from collections.abc import Iterator
from types import FunctionType
from typing import TYPE_CHECKING, Any

from .actions import Verb
from .catalogues import Catalogue
from .errors import place_of, written
from .reasons import Condition
from .standing import parts_of
from .tallies import Tally

if TYPE_CHECKING:
    from .questions import Question
    from .rulebook import Rulebook
    from .thumb import Thumb


def given(book: Rulebook) -> Iterator[str]:
    """A sentence for every function that does not take what it is given."""
    for procedure in book.procedures:
        for step in procedure.every_step():
            yield from _takes(step, 1, f"a step of {procedure.name!r} is given the table alone")
    for question in book.questions:
        yield from _to_question(question)
    for verb, caption in book.captions.items():
        yield from _of_verb(caption.find, verb)
    for tally in book.tallies:
        yield from _to_tally(tally)
    for catalogue in book.catalogues.values():
        yield from _to_catalogue(catalogue)
    for _, part in book.redeal.parts:
        yield from _takes(part, 3, "re-dealing is given table, seat and generator")
    for _, held in book.redeal.limits:
        yield from _takes(held, 2, "what must hold of a deal is asked with table and seat")
    yield from _to_thumb(book.thumb)


def place(function: Any) -> str:
    """The file and the line where a function begins."""
    return written(place_of(function))


def _takes(function: Any, count: int, why: str) -> Iterator[str]:
    for part in parts_of(function):
        if isinstance(part, FunctionType) and part.__code__.co_argcount != count:
            yield f"{place(part)}: {part.__name__} takes {part.__code__.co_argcount} arguments, not {count}: {why}"


def _of_verb(function: Any, verb: Verb) -> Iterator[str]:
    count = 2 + len(verb.parameters)
    yield from _takes(function, count, f"{verb.form()!r} is given table and seat, then its parameters")


def _to_question(question: Question) -> Iterator[str]:
    for offer in question.offers:
        for options in (offer.options, *(other for _, other in offer.instead)):
            yield from _takes(options, 3, f"what {question.name!r} offers is found from table, seat and list")
    for verb, variants in question.answers.items():
        for _, answer in variants:
            yield from _of_verb(answer, verb)
    for verb, whose in question.whose.items():
        yield from _of_verb(whose, verb)
    for verb, condition in question.conditions():
        yield from _of_verb(condition.holds, verb)
        finding = (
            [find for _, find in condition.found.values()] if isinstance(condition, Condition) else [condition.find]
        )
        for find in finding:
            yield from _of_verb(find, verb)


def _to_tally(tally: Tally) -> Iterator[str]:
    parts = parts_of(tally)
    if not parts:
        yield f"{tally.declared}: the tally {tally.name!r} has no part: a base game has one, if only one that is 0"
        return
    first = parts[0]
    for part in parts[1:] if isinstance(first, FunctionType) else ():
        count = first.__code__.co_argcount
        yield from _takes(part, count, f"so many has {first.__name__}, the first part of {tally.name!r}")


def _to_catalogue(catalogue: Catalogue) -> Iterator[str]:
    for name, values in catalogue.columns.items():
        functions = [callable(value) for value in values]
        if any(functions) and not all(functions):
            row = catalogue.names[functions.index(not functions[0])]
            said = f"{catalogue.declared}: the column {name!r} of {catalogue.name!r}"
            yield f"{said} holds functions and numbers: see {row!r}"


def _to_thumb(thumb: Thumb) -> Iterator[str]:
    for verb, worth in thumb.advice.functions.items():
        yield from _of_verb(worth, verb)
    yield from _takes(thumb.prospects, 2, "prospects are judged from table and seat")
    yield from _takes(thumb.stage, 1, "the stage of a game is judged from the table alone")
