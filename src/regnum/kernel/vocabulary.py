"""The small vocabulary of rules: what a rule function may be made of, found out by reading its source.

Rules are compiled as they stand. Whatever is outside integers, the record, tables of numbers, loops, conditions and
calls is found here, with the line, before a compiler has to complain about it.
"""

from __future__ import annotations

import ast
import builtins
import dis
import inspect
import textwrap
from collections.abc import Iterator
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

from . import steps
from .actions import Verb
from .catalogues import Catalogue
from .primitives import offer, tell, whisper
from .rulebook import Rulebook
from .standing import parts_of
from .tallies import Tally

if TYPE_CHECKING:
    from .game import Game

BUILTINS = {"range", "len", "min", "max", "abs", "int", "bool"}
KERNEL = "regnum.kernel"
"""Functions of the kernel are its own affair."""
WRITTEN_STEPS = steps.__name__
"""But the conditions of loops, which steps of the kernel ask, are rules."""

STATEMENTS: tuple[type[ast.AST], ...] = (
    ast.FunctionDef, ast.Return, ast.Assign, ast.AugAssign, ast.AnnAssign, ast.For, ast.While, ast.If, ast.Expr,
    ast.Pass, ast.Break, ast.Continue,
)  # fmt: skip
EXPRESSIONS: tuple[type[ast.AST], ...] = (
    ast.Name, ast.Constant, ast.Attribute, ast.Subscript, ast.Call, ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare,
    ast.IfExp,
)  # fmt: skip
OPERATORS: tuple[type[ast.AST], ...] = (
    ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod, ast.LShift, ast.RShift, ast.BitAnd, ast.BitOr, ast.BitXor,
    ast.USub, ast.UAdd, ast.Invert, ast.Not, ast.And, ast.Or,
    ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE,
)  # fmt: skip
GRAMMAR: tuple[type[ast.AST], ...] = (ast.arguments, ast.arg, ast.expr_context)

NAMES = {
    ast.Dict: "a dict", ast.Set: "a set", ast.List: "a list", ast.Tuple: "a tuple", ast.JoinedStr: "an f-string",
    ast.ListComp: "a comprehension", ast.SetComp: "a comprehension", ast.DictComp: "a comprehension",
    ast.GeneratorExp: "a generator", ast.Lambda: "a lambda", ast.Try: "try", ast.Raise: "raise", ast.With: "with",
    ast.Global: "global", ast.Nonlocal: "nonlocal", ast.Import: "an import", ast.ImportFrom: "an import",
    ast.ClassDef: "a class", ast.Yield: "yield", ast.Starred: "a starred argument", ast.Slice: "a slice",
    ast.In: "a test with 'in'", ast.NotIn: "a test with 'in'",
    ast.Is: "a test with 'is'", ast.IsNot: "a test with 'is'",
    ast.Div: "a division with '/', which makes fractions", ast.Pow: "a power", ast.Assert: "an assertion",
    ast.Delete: "del", ast.NamedExpr: "':='", ast.Match: "match",
}  # fmt: skip


def outside_the_vocabulary(game: Game) -> list[str]:
    """A sentence for everything in a game's rules that rule functions may not use."""
    return [sentence for function in rules_of(game.book) for sentence in faults_of(function)]


def faults_of(function: FunctionType) -> list[str]:
    """A sentence for everything in a rule function that it may not use, each with its file and line."""
    return list(_Reader(function).sentences())


def rules_of(book: Rulebook) -> list[FunctionType]:
    """All rule functions of a book: those that it names, and those that they call."""
    found: dict[FunctionType, None] = {}
    waiting = list(declared(book))
    while waiting:
        function = waiting.pop(0)
        if function.__module__ == WRITTEN_STEPS:
            waiting += _used_by(function)
        elif function not in found and not function.__module__.startswith(KERNEL):
            found[function] = None
            waiting += _used_by(function)
    return list(found)


def declared(book: Rulebook) -> Iterator[Any]:
    """The functions that a book names."""
    for procedure in book.procedures:
        yield from procedure.every_step()
    for question in book.questions:
        yield from (offer.options for offer in question.offers)
        yield from (limit.holds for limits in question.limits.values() for _, limit in limits)
        yield from (answer for variants in question.answers.values() for _, answer in variants)
    for tally in book.tallies:
        yield from (part for _, part in tally.parts)
    for catalogue in book.catalogues.values():
        yield from _functions(catalogue)
    yield from (part for _, part in (*book.redeal.parts, *book.redeal.limits))


def changes_the_table(function: FunctionType) -> bool:
    """Whether a rule function, or one that it calls, writes into the record."""
    seen: set[FunctionType] = set()
    waiting = [function]
    while waiting:
        one = waiting.pop()
        if one not in seen and one not in (tell, whisper):
            seen.add(one)
            nodes = list(ast.walk(ast.parse(textwrap.dedent(inspect.getsource(one)))))
            if any(_writes(node) for node in nodes):
                return True
            waiting += [f for node in nodes if isinstance(node, ast.Call) for f in _called(node.func, one)]
    return False


def _called(called: ast.expr, function: FunctionType) -> Iterator[FunctionType]:
    if isinstance(called, ast.Name):
        value = function.__globals__.get(called.id)
        parts = parts_of(value)
    elif isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name):
        value = function.__globals__.get(called.value.id)
        column = value.columns.get(called.attr, []) if isinstance(value, Catalogue) else []
        parts = [part for function in column for part in parts_of(function)]
    else:
        parts = []
    yield from (part for part in parts if isinstance(part, FunctionType))


def _writes(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store)


def _functions(catalogue: Catalogue) -> list[Any]:
    functions = (value for column in catalogue.columns.values() for value in column if callable(value))
    return [part for function in functions for part in parts_of(function)]


def _used_by(function: FunctionType) -> Iterator[FunctionType]:
    for name in {found.argval for found in dis.get_instructions(function) if found.opname == "LOAD_GLOBAL"}:
        value = function.__globals__.get(name)
        if isinstance(value, FunctionType):
            yield value
        elif isinstance(value, Tally):
            yield from (part for _, part in value.parts if isinstance(part, FunctionType))
        elif isinstance(value, Catalogue):
            yield from _functions(value)


class _Reader:
    """Reads one function."""

    def __init__(self, function: FunctionType) -> None:
        self.function = function
        self.file, self.name = function.__code__.co_filename, function.__qualname__
        self.first = function.__code__.co_firstlineno
        self.tree = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
        self.spread = {part for node in ast.walk(self.tree) for part in _spread(node)}
        self.counted = {part for node in ast.walk(self.tree) if _is_len(node) for part in ast.walk(node)}

    def sentences(self) -> Iterator[str]:
        if not isinstance(self.tree, ast.FunctionDef):
            yield f"{self.file}, line {self.first}: {self.name} is a lambda: rules are written with def"
            return
        if self.function.__closure__:
            over = ", ".join(self.function.__code__.co_freevars)
            yield f"{self.file}, line {self.first}: {self.name} is a closure over {over}"
        for line, reason in self._faults(self.tree):
            yield f"{self.file}, line {self.first + line - 1}: {self.name}: {reason}"

    def _faults(self, function: ast.FunctionDef) -> Iterator[tuple[int, str]]:
        yield from self._signature(function)
        body = function.body[1:] if ast.get_docstring(function) is not None else function.body
        for statement in body:
            for node in _without_annotations(statement):
                line = getattr(node, "lineno", statement.lineno)
                yield from ((line, reason) for reason in self._node(node))
        if len(set(_returns(function))) > 1:
            yield function.lineno, "it returns a number here and nothing there"

    def _signature(self, function: ast.FunctionDef) -> Iterator[tuple[int, str]]:
        given = function.args
        if given.defaults or given.vararg or given.kwonlyargs or given.kwarg:
            yield function.lineno, "it has default, starred or keyword arguments"
        if function.decorator_list:
            yield function.lineno, "it is decorated"

    def _node(self, node: ast.AST) -> Iterator[str]:
        if isinstance(node, ast.FunctionDef):
            yield f"it defines a function {node.name} inside"
        elif isinstance(node, ast.Constant):
            yield from self._constant(node)
        elif isinstance(node, ast.Name):
            yield from self._name(node)
        elif isinstance(node, ast.Call):
            yield from self._call(node)
        elif isinstance(node, ast.Attribute) and node.attr == "modules":
            yield "it asks which expansions are in play; they change the rules, rules do not ask for them"
        elif node in self.spread or isinstance(node, ast.comprehension | ast.keyword):
            return  # told with what they belong to
        elif isinstance(node, ast.For | ast.While) and node.orelse:
            yield "a loop has an else"
        elif not isinstance(node, (*STATEMENTS, *EXPRESSIONS, *OPERATORS, *GRAMMAR)):
            yield f"it uses {NAMES.get(type(node), type(node).__name__)}"

    def _constant(self, node: ast.Constant) -> Iterator[str]:
        if not isinstance(node.value, int | None):
            kind = "a text" if isinstance(node.value, str) else f"the constant {node.value!r}"
            yield f"it uses {kind}"

    def _name(self, node: ast.Name) -> Iterator[str]:
        if not isinstance(node.ctx, ast.Load) or node.id in self.function.__code__.co_varnames:
            return
        if node.id not in self.function.__globals__:
            if node.id not in BUILTINS:
                yield f"it uses {node.id}" if hasattr(builtins, node.id) else f"there is no {node.id}"
            return
        value = self.function.__globals__[node.id]
        if value is offer or (node in self.counted and isinstance(value, tuple)):
            return
        if not (isinstance(value, int | FunctionType | Verb | Tally | Catalogue | ModuleType) or _is_table(value)):
            yield f"it uses {node.id}, which is {type(value).__name__}: rules know numbers and tables of numbers"

    def _call(self, node: ast.Call) -> Iterator[str]:
        if node.keywords:
            yield f"it calls {ast.unparse(node.func)} with keyword arguments"
        if isinstance(node.func, ast.Attribute) and not self._is_column(node.func):
            yield f"it calls the method {ast.unparse(node.func)}"
        if isinstance(node.func, ast.Name) and self.function.__globals__.get(node.func.id) in (tell, whisper):
            yield from self._told(node)

    def _told(self, node: ast.Call) -> Iterator[str]:
        """Compiled code leaves the log out, with all that stands inside."""
        for part in ast.walk(node):
            if isinstance(part, ast.Call) and isinstance(part.func, ast.Name):
                called = self.function.__globals__.get(part.func.id)
                if isinstance(called, FunctionType) and changes_the_table(called):
                    yield f"{part.func.id} changes the table inside a line of the log, which compiled code leaves out"

    def _is_column(self, function: ast.Attribute) -> bool:
        value = function.value
        known = self.function.__globals__.get(value.id) if isinstance(value, ast.Name) else None
        return isinstance(known, Catalogue | ModuleType)


def _spread(node: ast.AST) -> Iterator[ast.AST]:
    """Tuples that exist only on paper: ``a, b = b, a`` and ``for vote in (YES, NO)``."""
    if isinstance(node, ast.For) and isinstance(node.iter, ast.Tuple):
        yield node.iter
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple) and isinstance(node.targets[0], ast.Tuple):
        yield from (node.value, node.targets[0])


def _is_len(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "len"


def _is_table(value: Any) -> bool:
    """Nested tuples of numbers, all rows of one length."""
    if not isinstance(value, tuple) or not value:
        return False
    if all(isinstance(part, int) for part in value):
        return True
    return all(_is_table(part) for part in value) and len({len(part) for part in value}) == 1


def _without_annotations(statement: ast.stmt) -> Iterator[ast.AST]:
    waiting: list[ast.AST] = [statement]
    while waiting:
        node = waiting.pop()
        yield node
        if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Lambda):
            continue
        waiting += [
            part
            for part in ast.iter_child_nodes(node)
            if not (isinstance(node, ast.AnnAssign) and part is node.annotation)
        ]


def _returns(function: ast.FunctionDef) -> Iterator[bool]:
    """For each return whether it gives a value; a function that may end without one gives none there."""
    found = False
    for node in ast.walk(function):
        if isinstance(node, ast.Return):
            found = True
            yield node.value is not None
    if not found or not _always_returns(function.body):
        yield False


def _always_returns(body: list[ast.stmt]) -> bool:
    last = body[-1]
    if isinstance(last, ast.If):
        return bool(last.orelse) and _always_returns(last.body) and _always_returns(last.orelse)
    return isinstance(last, ast.Return)
