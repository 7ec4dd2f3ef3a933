"""What a rule function uses of its module, resolved: the small vocabulary of rule functions, and what becomes of it."""

from __future__ import annotations

import ast
import builtins
import math
from types import FunctionType, ModuleType
from typing import Any, Protocol

from ..actions import Verb
from ..catalogues import Catalogue
from ..errors import RegnumError
from ..primitives import LEFT_OUT, PRIMITIVES, offer
from ..tallies import ByVerb, Tally
from .trees import at

BUILTINS = {"range", "len", "min", "max", "abs", "int", "bool", "True", "False", "None"}


class CannotCompile(RegnumError, TypeError):
    """A rule function outside the small vocabulary, with the place and the reason."""


class FlatFile(Protocol):
    """Gives everything that rules use its name in the flat file."""

    def function(self, f: Any) -> str: ...
    def table(self, value: Any, wanted: str) -> str: ...
    def verb(self, verb: Verb) -> str: ...
    def tally(self, tally: Tally) -> str: ...
    def by_verb(self, by_verb: ByVerb) -> str: ...
    def column(self, catalogue: Catalogue, column: str, user: str) -> str: ...


def _is_float(annotation: ast.expr | None) -> bool:
    return isinstance(annotation, ast.Name) and annotation.id == "float"


class Reading(ast.NodeTransformer):
    """Reads a rule function with what its names stand for outside it: for what is compiled, and for plain rules."""

    def __init__(self, f: FunctionType) -> None:
        self.f = f
        self.local = set(f.__code__.co_varnames)

    def value(self, node: ast.expr) -> Any:
        """What an expression names outside the function; None for everything else."""
        if isinstance(node, ast.Name) and node.id not in self.local:
            return self.f.__globals__.get(node.id)
        return None

    def column(self, catalogue: Catalogue, column: str) -> ast.expr:
        """What stands for a column of a catalogue."""
        raise NotImplementedError

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt:
        if node.value is None:
            return at(node, ast.Pass())
        return at(node, ast.Assign([self.visit(node.target)], self.visit(node.value)))

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        value = self.value(node.value)
        if isinstance(value, Catalogue):
            return at(node, ast.Constant(len(value)) if node.attr == "count" else self.column(value, node.attr))
        return self.generic_visit(node)  # type: ignore[return-value]

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """The length of what never changes is a number."""
        if isinstance(node.func, ast.Name) and node.func.id == "len":
            value = self.value(node.args[0])
            if isinstance(value, tuple | Catalogue):
                return at(node, ast.Constant(len(value)))
        return self.call(node)

    def call(self, node: ast.Call) -> ast.expr:
        return self.generic_visit(node)  # type: ignore[return-value]


class Resolver(Reading):
    """Replaces what a function uses of its module by what the flat file calls it."""

    def __init__(self, flat: FlatFile, f: FunctionType) -> None:
        super().__init__(f)
        self.flat = flat
        self.user = f"{f.__module__}.{f.__qualname__}"

    def visit_FunctionDef(self, node: ast.FunctionDef) -> Any:
        if node.args.defaults or node.args.vararg or node.args.kwonlyargs or node.args.kwarg:
            raise CannotCompile(f"{self.user} has default, starred or keyword arguments")
        body = [statement for statement in (self.visit(part) for part in node.body) if statement is not None]
        if isinstance(node.body[0], ast.Expr) and isinstance(node.body[0].value, ast.Constant):
            del body[0]
        kept = [ast.arg(a.arg, a.annotation if _is_float(a.annotation) else None) for a in node.args.args]
        arguments = ast.arguments([], kept, None, [], [], None, [])
        return ast.FunctionDef(name=node.name, args=arguments, body=body or [ast.Pass()], decorator_list=[])

    def visit_Expr(self, node: ast.Expr) -> Any:
        call = node.value
        if isinstance(call, ast.Call) and self._leaves_nothing(self.value(call.func)):
            return ast.Pass()
        return self.generic_visit(node)

    def column(self, catalogue: Catalogue, column: str) -> ast.expr:
        return ast.Name(self.flat.column(catalogue, column, self.user), ast.Load())

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        value = self.value(node.value)
        if value is math:
            return node
        if isinstance(value, ModuleType):
            return self._resolved(getattr(value, node.attr), node.attr)
        return super().visit_Attribute(node)

    def visit_Name(self, node: ast.Name) -> Any:
        if not isinstance(node.ctx, ast.Load) or node.id in self.local:
            return node
        if node.id not in self.f.__globals__:
            if node.id in BUILTINS and hasattr(builtins, node.id):
                return node
            raise CannotCompile(f"{self.user} uses {node.id}, which rule functions may not")
        return self._resolved(self.f.__globals__[node.id], node.id)

    def _leaves_nothing(self, f: Any) -> bool:
        """Whether calls of it leave nothing behind in compiled code."""
        primitive = PRIMITIVES.get(f) if isinstance(f, FunctionType) else None
        return primitive is not None and primitive.compiled == LEFT_OUT

    def _resolved(self, value: Any, name: str) -> ast.expr:
        if isinstance(value, int):
            return ast.Constant(int(value))
        if isinstance(value, float):
            return ast.Constant(value)
        if isinstance(value, FunctionType) or value is offer:
            return ast.Name(self.flat.function(value), ast.Load())
        if isinstance(value, Verb):
            return ast.Name(self.flat.verb(value), ast.Load())
        if isinstance(value, Tally):
            return ast.Name(self.flat.tally(value), ast.Load())
        if isinstance(value, ByVerb):
            return ast.Name(self.flat.by_verb(value), ast.Load())
        if isinstance(value, tuple):
            module = self.f.__module__.rpartition(".")[2]
            return ast.Name(self.flat.table(value, f"{module}__{name}"), ast.Load())
        raise CannotCompile(f"{self.user} uses {name} = {value!r}, which rule functions may not")
