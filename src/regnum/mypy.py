"""A plug-in for mypy, which counts what verbs and events are given: ``plugins = ["regnum.mypy"]``.

``TAKE = book.action("take", stones=3)`` makes a verb with one parameter, and ``TAKE(1, 2)`` is then an error; so is
``tell(s, TAKEN, seat)`` where the event declares a seat and a number, and an answer that does not take what its verb
gives. Everything else is found by mypy alone.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy.nodes import ARG_POS
from mypy.plugin import FunctionContext, MethodContext, Plugin
from mypy.types import CallableType, Instance, ProperType, TupleType, Type, get_proper_type

VERB = ("regnum.kernel.rulebook.Rulebook.action", "regnum.kernel.actions.ActionSpace.add")
EVENT = "regnum.kernel.rulebook.Rulebook.event"
TELL = {"regnum.kernel.primitives.tell": 1, "regnum.kernel.primitives.whisper": 2}
"""Where each is given its event."""
QUESTION = "regnum.kernel.rulebook.Rulebook.question"


class Counting(Plugin):
    def get_method_hook(self, fullname: str) -> Callable[[MethodContext], Type] | None:
        if fullname in VERB:
            return verb
        return {EVENT: event, QUESTION: question}.get(fullname)

    def get_function_hook(self, fullname: str) -> Callable[[FunctionContext], Type] | None:
        if fullname not in TELL:
            return None
        return lambda context: told(context, TELL[fullname])


def named(context: MethodContext) -> list[str] | None:
    """The names of the parameters; None if somebody hands over a whole mapping of them."""
    given = context.arg_names[-1] if context.arg_names else []
    return None if None in given else [name for name in given if name]


def verb(context: MethodContext) -> Type:
    """A verb takes as many numbers as it has parameters."""
    kind, names = get_proper_type(context.default_return_type), named(context)
    if not isinstance(kind, Instance) or names is None:
        return context.default_return_type
    number = context.api.named_generic_type("builtins.int", [])
    count = len(names)
    return CallableType([number] * count, [ARG_POS] * count, [None] * count, number, kind, name="verb")


def event(context: MethodContext) -> Type:
    """An event is told with as many numbers as it declares."""
    kind, names = get_proper_type(context.default_return_type), named(context)
    if not isinstance(kind, Instance) or names is None:
        return context.default_return_type
    return TupleType([context.api.named_generic_type("builtins.int", [])] * len(names), kind)


def told(context: FunctionContext, place: int) -> Type:
    kind = get_proper_type(context.arg_types[place][0]) if context.arg_types[place] else None
    given = context.arg_types[place + 1] if len(context.arg_types) > place + 1 else []
    if isinstance(kind, TupleType) and len(kind.items) != len(given):
        context.api.fail(f"this event is told with {len(kind.items)} numbers, not {len(given)}", context.context)
    return context.default_return_type


def question(context: MethodContext) -> Type:
    """Each answer takes the table, the seat, and what its verb gives."""
    from mypy.nodes import DictExpr

    for expression in context.args[2] if len(context.args) > 2 else ():
        for key, value in expression.items if isinstance(expression, DictExpr) else ():
            given, taken = (_type(context, part) for part in (key, value))
            if isinstance(given, CallableType) and isinstance(taken, CallableType):
                expected = 2 + len(given.arg_types)
                if len(taken.arg_types) != expected:
                    reason = f"this answer takes {len(taken.arg_types)} arguments, and its verb gives {expected}"
                    context.api.fail(reason, value)
    return context.default_return_type


def _type(context: MethodContext, expression: object) -> ProperType | None:
    checker = context.api
    found = checker.get_expression_type(expression) if expression is not None else None  # type: ignore[arg-type]
    return get_proper_type(found) if found is not None else None


def plugin(version: str) -> type[Plugin]:
    return Counting
