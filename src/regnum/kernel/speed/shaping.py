"""The flattened file in the shape that makes the fastest native code: the same functions, in other words.

**Options are counted in passing.** A processor waits for a number that it wrote a moment ago, and guesses wrongly at
conditions that follow no pattern. So every function that offers something is given the number of options so far and
returns the new one; and an option that is offered under a condition is written down in any case, and counted only if
the condition holds.

**What offers and is called from one place stands there.** A list of options is handed on as many arguments, and the
compiler does not know that nobody else calls the function, so it is told. (All functions that are called from one
place would gain another tenth, and double the time that compiling takes.)
"""

from __future__ import annotations

import ast
from collections import Counter

COUNT = "options_so_far"
"""What the number of options is called."""
PLAYING = "playout__play_one"
"""The function around all this."""
SURE = (ast.Name, ast.Constant, ast.BinOp, ast.UnaryOp, ast.operator, ast.unaryop, ast.expr_context)
"""What may be worked out at any time: it does no harm where a condition does not hold."""


def shaped(source: str) -> str:
    """The source so; what was ``options`` is ``list_options``, which a new ``options`` is to call."""
    tree = ast.parse(source)
    functions = {part.name: part for part in tree.body if isinstance(part, ast.FunctionDef)}
    offering = _count_options(functions)
    calls = Counter(_called(part) for part in ast.walk(tree) if isinstance(part, ast.Call))
    for name in offering | {PLAYING}:
        if calls[name] == 1 or name == "options":
            functions[name].decorator_list = [ast.Name("in_place", ast.Load())]
    functions["options"].name = "list_options"
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


def _count_options(functions: dict[str, ast.FunctionDef]) -> set[str]:
    """Rewrite everything that ``options`` calls to offer something."""
    done, waiting = set[str](), {"options"}
    while waiting:
        name = waiting.pop()
        done.add(name)
        counting = _Counting()
        counting.rewrite(functions[name])
        waiting |= (counting.called & functions.keys()) - done
    return done


class _Counting(ast.NodeTransformer):
    """Hands the number of options through one function, and notes which others it calls to offer more."""

    def __init__(self) -> None:
        self.called: set[str] = set()

    def rewrite(self, function: ast.FunctionDef) -> None:
        function.body = [self.visit(statement) for statement in function.body]
        function.body.append(_returning())
        function.args.args.append(ast.arg(COUNT))

    def visit_Return(self, node: ast.Return) -> ast.Return:
        return _returning()

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        return _so_far() if ast.unparse(node) == "offered(out)" else node

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        self.generic_visit(node)
        call = node.value
        if not isinstance(call, ast.Call) or "out" not in map(ast.unparse, call.args):
            return node
        self.called.add(_called(call))
        call.args.append(_so_far())
        return ast.Assign([ast.Name(COUNT, ast.Store())], call)

    def visit_If(self, node: ast.If) -> ast.stmt:
        self.generic_visit(node)
        inner = node.body[0]
        if len(node.body) > 1 or node.orelse or not isinstance(inner, ast.Assign):
            return node
        call = inner.value
        if not isinstance(call, ast.Call) or _called(call) != "offer" or not _is_sure(call.args[1]):
            return node
        call.func = ast.Name("offer_if", ast.Load())
        call.args.append(node.test)
        return inner


def _called(call: ast.Call) -> str:
    return ast.unparse(call.func)


def _is_sure(action: ast.expr) -> bool:
    """Whether an action's number may be worked out before it is known that it is offered."""
    parts = [action]
    if isinstance(action, ast.Call) and _called(action).startswith("verb__"):
        parts = action.args
    return all(isinstance(inner, SURE) for part in parts for inner in ast.walk(part))


def _so_far() -> ast.Name:
    return ast.Name(COUNT, ast.Load())


def _returning() -> ast.Return:
    return ast.Return(_so_far())
