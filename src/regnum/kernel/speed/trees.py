"""Functions as trees: reading them as they were written, and putting one piece of them into another."""

from __future__ import annotations

import ast
import copy
import inspect
import textwrap
from collections.abc import Mapping, Sequence
from functools import cache
from types import FunctionType
from typing import TypeVar

Tree = TypeVar("Tree", bound=ast.AST)
STARRED = inspect.CO_VARARGS | inspect.CO_VARKEYWORDS


@cache
def source(f: FunctionType) -> ast.FunctionDef | None:
    """A function as it was written, at its own lines; None if it cannot be read."""
    try:
        lines, first = inspect.getsourcelines(f)
        tree = ast.parse(textwrap.dedent("".join(lines))).body[0]
    except (OSError, TypeError, SyntaxError):
        return None
    if not isinstance(tree, ast.FunctionDef) or tree.decorator_list:
        return None
    ast.increment_lineno(tree, first - 1)
    if isinstance(tree.body[0], ast.Expr) and isinstance(tree.body[0].value, ast.Constant):
        tree.body = tree.body[1:] or [ast.Pass(lineno=tree.lineno, col_offset=0)]
    return tree


def readable(f: FunctionType) -> bool:
    """Whether a function is of the kind that rules are: plain arguments, no closure, its source at hand."""
    code = f.__code__
    plain = not f.__closure__ and not f.__defaults__ and not code.co_kwonlyargcount and not code.co_flags & STARRED
    return plain and source(f) is not None


def parameters(f: FunctionType) -> list[str]:
    return list(f.__code__.co_varnames[: f.__code__.co_argcount])


# --- pieces -----------------------------------------------------------------------------------------------------


def named(text: str) -> ast.Name:
    return ast.Name(text, ast.Load())


def at(node: ast.AST, new: Tree) -> Tree:
    """The new one stands where the other stood."""
    return ast.copy_location(new, node)


def placeless(tree: Tree) -> Tree:
    """Without lines: they come from where it is put."""
    for part in ast.walk(tree):
        for attribute in ("lineno", "col_offset", "end_lineno", "end_col_offset"):
            part.__dict__.pop(attribute, None)
    return tree


def is_stored(name: ast.Name) -> bool:
    return isinstance(name.ctx, ast.Store)


def simple(node: ast.expr) -> bool:
    return isinstance(node, ast.Name | ast.Constant)


def pure(node: ast.expr) -> bool:
    return not any(isinstance(part, ast.Call) for part in ast.walk(node))


def may_stand(expression: ast.expr, names: Sequence[str], arguments: Sequence[ast.expr]) -> bool:
    """Whether the value stays the same when arguments are worked out where they are used."""
    if len(names) != len(arguments):
        return False
    uses = [part.id for part in ast.walk(expression) if isinstance(part, ast.Name)]
    calm = pure(expression)
    return all(
        simple(argument) or (calm and pure(argument) and uses.count(name) <= 1)
        for name, argument in zip(names, arguments, strict=True)
    )


class _Fill(ast.NodeTransformer):
    def __init__(self, given: Mapping[str, ast.expr]) -> None:
        self.given = given

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id not in self.given:
            return node
        found = copy.deepcopy(self.given[node.id])
        if isinstance(found, ast.Name):
            found.ctx = node.ctx
        return at(node, found)


def filled(tree: Tree, given: Mapping[str, ast.expr]) -> Tree:
    """With expressions in the place of names."""
    made: Tree = _Fill(given).visit(copy.deepcopy(tree))
    return made
