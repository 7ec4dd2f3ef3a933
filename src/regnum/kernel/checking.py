"""What is wrong with a book that is about to be closed: mistakes of its authors, each with its file and line.

Our own rules are read by the tests; those of other packages whenever their book is closed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from types import FunctionType
from typing import TYPE_CHECKING, Any

from .catalogues import Catalogue
from .errors import BadBook, place_of
from .procedures import Procedure
from .record import DEPTH, Field, Record
from .standing import mentioned, parts_of
from .tallies import Tally
from .vocabulary import declared, faults_of, rules_of

if TYPE_CHECKING:
    from .rulebook import Rulebook

OURS = "regnum."
MOST_MODULES = 31
"""As many bits as the record has for them."""
EVERY_MODULE = 2**MOST_MODULES - 1
NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
"""Names are parts of messages' names, and of files."""


def check(book: Rulebook, table: type[Record], players: range) -> None:
    """BadBook with a line for every mistake."""
    wrong = list(faults(book, table, players))
    if wrong:
        raise BadBook(wrong)


def faults(book: Rulebook, table: type[Record], players: range) -> Iterator[str]:
    """A sentence for every mistake."""
    yield from _names(book)
    for name, field in table.FIELDS.items():
        yield from _of_field(name, field, players)
    yield from _questions(book, table)
    yield from _functions(book)
    if any(_is_foreign(function) for function in declared(book)):
        yield from too_deep(book)
        yield from (fault for rule in rules_of(book) if _is_foreign(rule) for fault in faults_of(rule))


def _is_foreign(function: Any) -> bool:
    """Whether a function is of another package's module; what a test makes inside a function is its own affair."""
    return (
        isinstance(function, FunctionType)
        and not function.__module__.startswith(OURS)
        and "<locals>" not in function.__qualname__
    )


def _names(book: Rulebook) -> Iterator[str]:
    verbs = [*book.actions, *(parameter for verb in book.actions for parameter in verb.parameters)]
    kinds: dict[str, list[Any]] = {
        "action": verbs,
        "procedure": book.procedures,
        "question": book.questions,
        "event": book.events,
        "option": book.options,
    }
    for kind, things in kinds.items():
        for thing in things:
            if not NAME.fullmatch(thing.name):
                yield f"{thing.name!r} is no name for {kind}s: expected letters, digits, '-' and '_'"


def _of_field(name: str, field: Field, players: range) -> Iterator[str]:
    for axis in field.axes:
        if not (isinstance(axis, int) and axis > 0) and not (hasattr(axis, "__iter__") and len(axis)):
            yield f"{field.declared}: {name} has {axis!r} places: expected a number from 1 on, words or a catalogue"
            return
    if field.of_seats and field.shape[0] < players.stop - 1:
        yield f"{field.declared}: {name} has a row for {field.shape[0]} seats, but {players.stop - 1} may play"


def _questions(book: Rulebook, table: type[Record]) -> Iterator[str]:
    for question in book.questions:
        fields = [*question.needs, *([question.asked] if isinstance(question.asked, str) and question.asked else ())]
        for name in fields:
            if name not in table.FIELDS:
                yield f"the question {question.name!r} speaks of a field {name!r} that no table has"
        for verb in question.answers:
            if book.actions.verbs.get(verb.name) is not verb:
                yield f"the question {question.name!r} has an answer {verb.name!r} that is no action of this book"


# --- functions ------------------------------------------------------------------------------------------------------


def _functions(book: Rulebook) -> Iterator[str]:
    """What each function is given."""
    for procedure in book.procedures:
        for step in procedure.every_step():
            yield from _given(step, 1, f"a step of {procedure.name!r} is given the table alone")
    for question in book.questions:
        for offer in question.offers:
            for options in (offer.options, *(other for _, other in offer.instead)):
                yield from _given(options, 3, f"what {question.name!r} offers is found from table, seat and list")
        for verb, variants in question.answers.items():
            for _, answer in variants:
                count = 2 + len(verb.parameters)
                yield from _given(answer, count, f"{verb.form()!r} is given table and seat, then its parameters")
        for verb, limits in question.limits.items():
            for _, limit in limits:
                count = 2 + len(verb.parameters)
                yield from _given(limit.holds, count, f"{verb.form()!r} is given table and seat, then its parameters")
    for tally in book.tallies:
        yield from _parts(tally)
    for catalogue in book.catalogues.values():
        yield from _columns(catalogue)
    for _, part in book.redeal.parts:
        yield from _given(part, 3, "re-dealing is given table, seat and generator")
    for _, held in book.redeal.limits:
        yield from _given(held, 2, "what must hold of a deal is asked with table and seat")


def _given(function: Any, count: int, why: str) -> Iterator[str]:
    for part in parts_of(function):
        if isinstance(part, FunctionType) and part.__code__.co_argcount != count:
            yield f"{_at(part)}: {part.__name__} takes {part.__code__.co_argcount} arguments, not {count}: {why}"


def _parts(tally: Tally) -> Iterator[str]:
    parts = parts_of(tally)
    if not parts:
        yield f"the tally {tally.name!r} has no part: a base game has one, if only one that is 0"
        return
    first = parts[0]
    for part in parts[1:] if isinstance(first, FunctionType) else ():
        count = first.__code__.co_argcount
        yield from _given(part, count, f"so many has {first.__name__}, the first part of {tally.name!r}")


def _columns(catalogue: Catalogue) -> Iterator[str]:
    for name, values in catalogue.columns.items():
        functions = [callable(value) for value in values]
        if any(functions) and not all(functions):
            row = catalogue.names[functions.index(not functions[0])]
            yield f"the column {name!r} of {catalogue.name!r} holds functions and numbers: see {row!r}"


def _at(function: Callable[..., Any]) -> str:
    file, line = place_of(function)
    return f"{file}, line {line}"


# --- how deep procedures call each other ------------------------------------------------------------------------------


def too_deep(book: Rulebook) -> Iterator[str]:
    calls = {
        procedure: {
            target
            for step in procedure.every_step()
            for target in mentioned(step, EVERY_MODULE)
            if isinstance(target, Procedure) and target != procedure
        }
        for procedure in book.procedures
    }
    known: dict[Procedure, list[str]] = {}
    longest = max((_chain(one, calls, known, ()) for one in calls), key=len, default=[])
    if len(longest) > DEPTH:
        yield f"procedures call each other {len(longest)} deep, and {DEPTH} is the most: {' › '.join(longest)}"


def _chain(
    one: Procedure,
    calls: dict[Procedure, set[Procedure]],
    known: dict[Procedure, list[str]],
    above: tuple[Procedure, ...],
) -> list[str]:
    """The longest way down from a procedure, not through those it is called by."""
    if one not in known:
        below = [_chain(other, calls, known, (*above, one)) for other in calls[one] if other not in (*above, one)]
        known[one] = [one.name, *max(below, key=len, default=[])]
    return known[one]
