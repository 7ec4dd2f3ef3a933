"""What is wrong with a book that is about to be closed: mistakes of its authors, each with its file and line.

Our own rules are read by the tests; those of other packages whenever their book is closed.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from string import Formatter
from types import FunctionType
from typing import TYPE_CHECKING, Any

from .errors import BadBook
from .given import given, place
from .procedures import Procedure
from .reasons import Condition
from .record import DEPTH, PUBLIC, Field, Record
from .spoken import misspoken, unanswered
from .standing import mentioned, reached
from .vocabulary import declared, faults_of, rules_of

if TYPE_CHECKING:
    from .rulebook import Rulebook

OURS = "regnum."
MOST_MODULES = 31
"""As many bits as the record has for them."""
SHAPES: tuple[tuple[str, ...], ...] = (
    ("int",),
    ("Row", "list[int]"),
    ("Grid", "list[list[int]]"),
    ("Cube", "list[list[list[int]]]"),
)
"""What stands behind the name of a field, by how many axes it has."""
EVERY_MODULE = 2**MOST_MODULES - 1


def check(book: Rulebook, table: type[Record], players: range) -> None:
    """BadBook with a line for every mistake."""
    wrong = list(faults(book, table, players))
    if wrong:
        raise BadBook(wrong)


def faults(book: Rulebook, table: type[Record], players: range) -> Iterator[str]:
    """A sentence for every mistake."""
    for name, field in table.FIELDS.items():
        yield from _of_field(name, field, players)
    yield from _questions(book, table)
    yield from given(book)
    yield from _sentences(book)
    yield from _secrets(book, table)
    if any(_is_foreign(function) for function in declared(book)):
        yield from too_deep(book)
        for rule in filter(_is_foreign, rules_of(book)):
            yield from faults_of(rule) or misspoken(rule, table)
        for question in book.questions:
            yield from unanswered(question)


def _is_foreign(function: Any) -> bool:
    """Whether a function is of another package's module; what a test makes inside a function is its own affair."""
    return (
        isinstance(function, FunctionType)
        and not function.__module__.startswith(OURS)
        and "<locals>" not in function.__qualname__
    )


def _of_field(name: str, field: Field, players: range) -> Iterator[str]:
    for axis in field.axes:
        if not _names_places(axis):
            yield f"{field.declared}: {name} has {axis!r} places: expected a number from 1 on, words or a catalogue"
            return
    fits = next((shape for count, shape in enumerate(SHAPES) if count == len(field.axes)), ())
    if fits and field.annotation not in fits and field.annotation in ("", *chain(*SHAPES)):
        noted = f"is declared as {field.annotation}" if field.annotation else "has no type behind its name"
        yield f"{field.declared}: {name} {noted}: expected '{name}: {fits[0]} = …'"
    if field.of_seats and field.shape[0] < players.stop - 1:
        yield f"{field.declared}: {name} has a row for {field.shape[0]} seats, but {players.stop - 1} may play"


def _names_places(axis: Any) -> bool:
    if isinstance(axis, int | str):
        return isinstance(axis, int) and axis > 0
    return hasattr(axis, "__iter__") and len(axis) > 0


def _questions(book: Rulebook, table: type[Record]) -> Iterator[str]:
    for question in book.questions:
        fields = [*question.needs, *([question.asked] if isinstance(question.asked, str) and question.asked else ())]
        for name in fields:
            if name not in table.FIELDS:
                said = f"{question.declared}: the question {question.name!r} speaks of a field {name!r}"
                yield f"{said} that no table has"
        for verb in question.answers:
            if book.actions.verbs.get(verb.name) is not verb:
                said = f"{question.declared}: the question {question.name!r} has an answer {verb.name!r}"
                yield f"{said} that is no action of this book"
        for verb in {**question.may, **question.whose, **question.limits}:
            if verb not in question.answers:
                said = f"{question.declared}: the question {question.name!r} says when {verb.name!r} may be answered"
                yield f"{said}, and has no such answer"


def _sentences(book: Rulebook) -> Iterator[str]:
    """Conditions of an answer speak of its parameters, and of what they find at the table themselves."""
    for question in book.questions:
        for verb, condition in question.conditions():
            if isinstance(condition, Condition):
                known = {*(p.name for p in verb.parameters), *condition.found}
                for name in _spoken_of(condition.sentence) - known:
                    said = f"{place(condition.holds)}: the sentence {condition.sentence!r} speaks of {{{name}}}"
                    yield f"{said}, and is told {', '.join(sorted(known)) or 'nothing'}"


def _spoken_of(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


def _secrets(book: Rulebook, table: type[Record]) -> Iterator[str]:
    """Where something is dealt anew, all is that is secret: what is not would be known to whoever imagines a deal."""
    secret = [name for name, field in table.FIELDS.items() if field.sight != PUBLIC]
    yield from (
        f"{line}: re-dealing leaves {name!r} alone, which is no secret field"
        for name, line in book.redeal.left.items()
        if name not in secret
    )
    dealt = {
        name for _, part in book.redeal.parts for rule in reached(part, EVERY_MODULE, set()) for name in _named(rule)
    }
    for name in secret if dealt else ():
        if name not in dealt and name not in book.redeal.left:
            yield (
                f"{table.FIELDS[name].declared}: {name} is secret, and no re-dealing speaks of it: expected a part of "
                f"book.redeal that deals it anew, or book.redeal.leave({name!r}) if anybody can work it out"
            )


def _named(rule: Any) -> tuple[str, ...]:
    return tuple(rule.__code__.co_names) if isinstance(rule, FunctionType) else ()


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
        outermost = next(one for one in calls if one.name == longest[0])
        said = f"{outermost.declared}: procedures call each other {len(longest)} deep, and {DEPTH} is the most"
        yield f"{said}: {' › '.join(longest)}"


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
