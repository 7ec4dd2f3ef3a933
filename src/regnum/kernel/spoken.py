"""What rule functions speak of: fields that there are, and verbs, events and other rules, with as much as they take."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator
from types import FunctionType
from typing import Any

from .actions import Verb
from .errors import written
from .events import Event
from .flow import ask, ask_all, ask_nature, ask_some, call
from .primitives import offer, tell, weigh, whisper
from .procedures import Procedure
from .questions import Question
from .record import Record
from .standing import parts_of
from .tallies import Tally

TOLD: dict[Any, int] = {tell: 1, whisper: 2}
"""Where the event stands among what each is given; what it tells comes behind."""
EXPECTED: dict[Any, tuple[int, type, str]] = {
    **dict.fromkeys((ask, ask_all, ask_some, ask_nature), (1, Question, "a question")),
    call: (1, Procedure, "a procedure"),
    **{one: (at, Event, "an event") for one, at in TOLD.items()},
}
"""What stands where among what each is given."""


def misspoken(rule: FunctionType, table: type[Record]) -> Iterator[str]:
    """A sentence for everything that a rule function gets wrong of what others have declared."""
    for node in _nodes(rule):
        if isinstance(node, ast.Attribute):
            yield from _at(rule, node, _of_field(rule, node, table))
        elif isinstance(node, ast.Call) and not node.keywords:
            yield from _at(rule, node, _of_call(rule, node))


def unanswered(question: Question) -> Iterator[str]:
    """A sentence for every verb that a question offers and has no answer for."""
    for one in question.offers:
        for options in (one.options, *(other for _, other in one.instead)):
            if isinstance(options, FunctionType):
                for node in _nodes(options):
                    yield from _at(options, node, _of_offer(options, node, question))


def _nodes(rule: FunctionType) -> Iterator[ast.AST]:
    return ast.walk(ast.parse(textwrap.dedent(inspect.getsource(rule))))


def _at(rule: FunctionType, node: Any, wrong: Iterator[str]) -> Iterator[str]:
    """What is wrong, with the line and the rule."""
    code = rule.__code__
    for reason in wrong:
        line = code.co_firstlineno + node.lineno - 1
        yield f"{written((code.co_filename, line))}: {rule.__qualname__}: {reason}"


def _known(rule: FunctionType, node: ast.expr) -> Any:
    """What a name of the module stands for; None for whatever else stands there."""
    if not isinstance(node, ast.Name) or node.id in rule.__code__.co_varnames:
        return None
    return rule.__globals__.get(node.id)


def _of_field(rule: FunctionType, node: ast.Attribute, table: type[Record]) -> Iterator[str]:
    """Of what a rule is given, only the table has something by name."""
    is_given = isinstance(node.value, ast.Name) and node.value.id in rule.__code__.co_varnames
    if is_given and not hasattr(table, node.attr):
        yield f"the table has no field {node.attr!r}"


def _of_call(rule: FunctionType, node: ast.Call) -> Iterator[str]:
    called = _known(rule, node.func)
    if any(isinstance(one, ast.Starred) for one in node.args):
        return
    if isinstance(called, FunctionType) and called in EXPECTED:
        yield from _of_expected(rule, node, called)
    if isinstance(called, Verb):
        taken = ", ".join(parameter.name for parameter in called.parameters) or "no parameters"
        if len(node.args) != len(called.parameters):
            yield f"the action {called.name!r} has {taken}, and is given {_numbers(len(node.args))}"
    elif isinstance(called, FunctionType) and called in TOLD:
        yield from _of_line(rule, node, TOLD[called])
    else:
        for part in parts_of(called):
            if isinstance(part, FunctionType) and not _takes(part, len(node.args)):
                name = called.name if isinstance(called, Tally) else part.__name__
                yield f"{name} takes {part.__code__.co_argcount} arguments, and is given {len(node.args)}"


def _of_expected(rule: FunctionType, node: ast.Call, called: FunctionType) -> Iterator[str]:
    """``ask`` is for questions, ``call`` for procedures, ``tell`` for events."""
    at, kind, named = EXPECTED[called]
    given = _known(rule, node.args[at]) if len(node.args) > at else None
    if given is not None and not isinstance(given, kind):
        yield f"{called.__name__} is given {given!r}: expected {named}"


def _of_line(rule: FunctionType, node: ast.Call, at: int) -> Iterator[str]:
    """A line of the log."""
    event = _known(rule, node.args[at]) if len(node.args) > at else None
    given = len(node.args) - at - 1
    if isinstance(event, Event) and given != len(event.arguments):
        yield f"{event.name} tells {', '.join(event.arguments) or 'nothing'}, and is given {_numbers(given)}"


def _of_offer(rule: FunctionType, node: ast.AST, question: Question) -> Iterator[str]:
    is_offer = isinstance(node, ast.Call) and _known(rule, node.func) in (offer, weigh) and len(node.args) > 1
    action = node.args[1] if isinstance(node, ast.Call) and is_offer else None
    verb = _known(rule, action.func) if isinstance(action, ast.Call) else None
    if isinstance(verb, Verb) and verb not in question.answers:
        yield f"{verb.name!r} is offered, and the question {question.name!r} has no answer for it"


def _takes(function: FunctionType, count: int) -> bool:
    parameters = inspect.signature(function).parameters.values()
    if any(one.kind is inspect.Parameter.VAR_POSITIONAL for one in parameters):
        return True
    needed = sum(one.default is inspect.Parameter.empty for one in parameters)
    return needed <= count <= len(parameters)


def _numbers(count: int) -> str:
    return f"{count} number{'s' * (count != 1)}"
