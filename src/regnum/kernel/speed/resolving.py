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


class Resolver(ast.NodeTransformer):
    """Replaces what a function uses of its module by what the flat file calls it."""

    def __init__(self, flat: FlatFile, f: FunctionType) -> None:
        self.flat = flat
        self.f = f
        self.local = set(f.__code__.co_varnames)
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

    def visit_AnnAssign(self, node: ast.AnnAssign) -> Any:
        if node.value is None:
            return ast.Pass()
        return ast.Assign(targets=[self.visit(node.target)], value=self.visit(node.value))

    def visit_Expr(self, node: ast.Expr) -> Any:
        call = node.value
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and self._leaves_nothing(call.func.id):
            return ast.Pass()
        return self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> Any:
        if isinstance(node.func, ast.Name) and node.func.id == "len" and isinstance(node.args[0], ast.Name):
            value = self._value(node.args[0].id)
            if isinstance(value, tuple | Catalogue):
                return ast.Constant(len(value))
        return self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> Any:
        if isinstance(node.value, ast.Name):
            value = self._value(node.value.id)
            if isinstance(value, Catalogue):
                if node.attr == "count":
                    return ast.Constant(len(value))
                return ast.Name(self.flat.column(value, node.attr, self.user), ast.Load())
            if value is math:
                return node
            if isinstance(value, ModuleType):
                return self._resolved(getattr(value, node.attr), node.attr)
        return self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> Any:
        if not isinstance(node.ctx, ast.Load) or node.id in self.local:
            return node
        if node.id not in self.f.__globals__:
            if node.id in BUILTINS and hasattr(builtins, node.id):
                return node
            raise CannotCompile(f"{self.user} uses {node.id}, which rule functions may not")
        return self._resolved(self.f.__globals__[node.id], node.id)

    def _leaves_nothing(self, name: str) -> bool:
        """Whether calls of it leave nothing behind in compiled code."""
        primitive = PRIMITIVES.get(self._value(name))
        return primitive is not None and primitive.compiled == LEFT_OUT

    def _value(self, name: str) -> Any:
        value = None if name in self.local else self.f.__globals__.get(name)
        return value if isinstance(value, FunctionType | Catalogue | ModuleType | tuple) else None

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
