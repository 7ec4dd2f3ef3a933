"""Writing everything that is known into a rule function: see :mod:`regnum.kernel.speed.plain`."""

from __future__ import annotations

import ast
import copy
from collections.abc import Mapping, Sequence
from types import FunctionType
from typing import TYPE_CHECKING, Any

from ..actions import Verb
from ..catalogues import Catalogue
from ..events import EVERYBODY
from ..flow import advance
from ..primitives import PRIMITIVES, STEPS_WITHOUT_A_QUESTION, runaway, take, tell, whisper
from ..reasons import May
from ..record import NOBODY
from ..tallies import Tally
from .resolving import Reading
from .trees import at, filled, is_stored, may_stand, named, parameters, placeless, readable, simple, source

if TYPE_CHECKING:
    from .plain import Plain

SHORT = 12
"""How many statements a function may have to stand in the place of its call."""


def _take(s: Any, seat: int, action: int) -> None:
    """What is run in place of ``primitives.take``; ``ANSWERS``, and ``STEPS`` below, are known where it is run."""
    effect, numbers = ANSWERS[s.question][action]  # type: ignore[name-defined]  # noqa: F821
    effect(s, seat, *numbers)


def _advance(s: Any) -> None:
    """What is run in place of ``flow.advance``: after every place the next step in play, closing as the last."""
    procedure, places, count = s.procedure, s.at, 0
    while s.question == NOBODY and s.depth > 0:
        top = s.depth - 1
        places[top], step = STEPS[procedure[top]][places[top]]  # type: ignore[name-defined]  # noqa: F821
        step(s)
        count += 1
        if count > STEPS_WITHOUT_A_QUESTION:
            runaway(s)


REPLACED: Mapping[Any, Any] = {take: _take, advance: _advance}


class Written(Reading, ast.NodeTransformer):
    """One function with all it uses written into it; ``within`` are the functions whose calls led here."""

    def __init__(self, plain: Plain, f: FunctionType, within: tuple[FunctionType, ...] = ()) -> None:
        super().__init__(f)
        self.plain = plain
        self.within = (*within, f)
        self.fresh = 0

    def into(self, name: str) -> None:
        """Compile the function under this name."""
        found = source(self.f)
        assert found is not None
        arguments = ast.arguments([], [ast.arg(p) for p in parameters(self.f)], None, [], [], None, [])
        made = ast.FunctionDef(name=name, args=arguments, body=self.body(), decorator_list=[], lineno=found.lineno)
        module = ast.fix_missing_locations(ast.Module([made], []))
        for part in ast.walk(module):
            if isinstance(part, ast.stmt | ast.expr | ast.arg):
                part.end_lineno, part.end_col_offset = part.lineno, part.col_offset
        exec(compile(module, self.f.__code__.co_filename, "exec"), self.plain.space)
        self.plain.space[name].__module__ = self.f.__module__

    def body(self) -> list[ast.stmt]:
        found = source(self.f)
        assert found is not None
        return self.statements(found.body)

    def statements(self, body: Sequence[ast.stmt]) -> list[ast.stmt]:
        made: list[ast.stmt] = []
        for statement in body:
            new = self.visit(copy.deepcopy(statement))
            made += new if isinstance(new, list) else [new]
        return made

    # -- what names stand for ---------------------------------------------------------------------------------------

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if not isinstance(node.ctx, ast.Load) or node.id in self.local or node.id not in self.f.__globals__:
            return node
        value = self.f.__globals__[node.id]
        if isinstance(value, int):
            return at(node, ast.Constant(int(value)))
        if isinstance(value, tuple):
            return at(node, named(self.plain.known((id(value), "tuple"), value)))
        return at(node, named(self.plain.name(value) if callable(value) else self.plain.known(id(value), value)))

    def column(self, catalogue: Catalogue, column: str) -> ast.expr:
        return named(self.plain.known((id(catalogue), column), getattr(catalogue, column)))

    # -- calls ----------------------------------------------------------------------------------------------------

    def visit_Expr(self, node: ast.Expr) -> Any:
        call = node.value
        if isinstance(call, ast.Call) and not call.keywords:
            f = self.value(call.func)
            f = REPLACED.get(f, f)
            if isinstance(f, FunctionType) and self.stands_as_statements(f):
                return self.in_place(node, f, [self.visit(argument) for argument in call.args])
        return self.generic_visit(node)

    def call(self, node: ast.Call) -> ast.expr:
        f = self.value(node.func)
        effect = self.effect(node)
        arguments = [self.visit(argument) for argument in node.args]
        if effect is not None and simple(arguments[1]):
            return at(
                node, ast.Call(ast.Subscript(named(effect), copy.deepcopy(arguments[1]), ast.Load()), arguments, [])
            )
        return at(node, self.called(f, node, arguments))

    def called(self, f: Any, node: ast.Call, arguments: list[ast.expr]) -> ast.expr:
        if isinstance(f, Verb) and len(arguments) == len(f.parameters):
            names = [p.name for p in f.parameters]
            return filled(
                placeless(ast.parse(f.summed(names), mode="eval").body), dict(zip(names, arguments, strict=True))
            )
        if isinstance(f, Tally):
            return self.tallied(f, arguments)
        if f is tell or f is whisper:
            return _told(arguments, f)
        primitive = PRIMITIVES.get(f)
        if primitive is not None and primitive.plain:
            written = placeless(ast.parse(primitive.plain, mode="eval").body)
            return filled(written, dict(zip(primitive.parameters, arguments, strict=True)))
        if isinstance(f, FunctionType):
            return self.called_function(f, arguments)
        return ast.Call(self.visit(node.func), arguments, node.keywords)

    def called_function(self, f: FunctionType, arguments: list[ast.expr]) -> ast.expr:
        found = self.expression(f)
        if found is not None and may_stand(found, parameters(f), arguments):
            return filled(found, dict(zip(parameters(f), arguments, strict=True)))
        return ast.Call(named(self.plain.name(f)), arguments, [])

    def tallied(self, tally: Tally, arguments: list[ast.expr]) -> ast.expr:
        parts = self.plain.parts(tally)
        if not parts:
            return ast.Constant(int(isinstance(tally, May)))
        if len(parts) > 1 and not all(simple(argument) for argument in arguments):
            return ast.Call(named(self.plain.name(tally)), arguments, [])
        calls = [self.called_function(part, copy.deepcopy(arguments)) for part in parts]
        if isinstance(tally, May):
            return calls[0] if len(calls) == 1 else ast.BoolOp(ast.And(), calls)
        sums, *others = calls
        for call in others:
            sums = ast.BinOp(sums, ast.Add(), call)
        return sums

    def effect(self, node: ast.Call) -> str | None:
        """The list of functions that a call like ``LAWS.effect(s, law, seat)`` chooses from."""
        if not isinstance(node.func, ast.Attribute):
            return None
        catalogue, column = self.value(node.func.value), node.func.attr
        if not isinstance(catalogue, Catalogue) or not callable((catalogue.columns.get(column) or [None])[0]):
            return None
        key = (id(catalogue), column, "rows")
        if key not in self.plain.names:
            rows: list[Any] = []
            self.plain.known(key, rows)
            rows += [self.plain.function(f) for f in catalogue.columns[column]]
        return self.plain.names[key]

    # -- short functions in the place of their calls -----------------------------------------------------------------

    def expression(self, f: FunctionType) -> ast.expr | None:
        """What a function returns, if that is all it does."""
        found = source(f) if f not in PRIMITIVES and f not in self.within and readable(f) else None
        if found is None or len(found.body) != 1 or not isinstance(found.body[0], ast.Return):
            return None
        if found.body[0].value is None:
            return None
        made: ast.expr = Written(self.plain, f, self.within).visit(copy.deepcopy(found.body[0].value))
        return placeless(made)

    def stands_as_statements(self, f: FunctionType) -> bool:
        """Whether a function that returns nothing is short enough to stand where it is called."""
        if f in PRIMITIVES or f in self.within or not readable(f):
            return False
        found = source(f)
        assert found is not None
        parts = list(ast.walk(found))
        return not any(isinstance(part, ast.Return) for part in parts) and (
            sum(isinstance(part, ast.stmt) for part in parts) <= SHORT
        )

    def in_place(self, node: ast.Expr, f: FunctionType, arguments: list[ast.expr]) -> list[ast.stmt]:
        inner = Written(self.plain, f, self.within)
        body = [at(node, placeless(statement)) for statement in inner.body()]
        self.fresh += 1
        tail = f"__{len(self.within)}_{self.fresh}"
        stored = {part.id for one in body for part in ast.walk(one) if isinstance(part, ast.Name) and is_stored(part)}
        before: list[ast.stmt] = []
        given: dict[str, ast.expr] = {name: named(f"{name}{tail}") for name in stored}
        for parameter, argument in zip(parameters(f), arguments, strict=True):
            if simple(argument) and parameter not in stored:
                given[parameter] = argument
            else:
                given[parameter] = named(f"{parameter}{tail}")
                before.append(at(node, ast.Assign([ast.Name(f"{parameter}{tail}", ast.Store())], argument)))
        self.local |= {name.id for name in given.values() if isinstance(name, ast.Name)}
        return [*before, *(filled(statement, given) for statement in body)]


def _told(arguments: list[ast.expr], f: Any) -> ast.expr:
    s, *numbers = arguments
    line = ast.Tuple([*([ast.Constant(EVERYBODY)] if f is tell else []), *numbers], ast.Load())
    told = ast.Attribute(s, "told", ast.Load())
    return ast.Call(ast.Attribute(told, "append", ast.Load()), [line], [])
