"""One file of plain functions from a game's rules: what compiled engines compile.

Every rule function that the game can reach is written out with the globals it uses resolved: other functions by their
new names, constants as numbers, tuples as arrays, verbs, tallies and catalogues as generated functions. The lists of
steps and questions become generated dispatch, and what only people read (``tell``) becomes nothing. The text depends
on nothing but the rules and their data, so it is also the key under which compiled code is kept.
"""

from __future__ import annotations

import ast
import builtins
import inspect
import math
import textwrap
from collections.abc import Callable, Iterable
from types import FunctionType, ModuleType
from typing import Any

from .. import chance, flow, playout
from ..actions import Verb
from ..catalogues import Catalogue
from ..game import Game
from ..modules import ALWAYS
from ..questions import Question
from ..reasons import May
from ..record import HIDDEN, PERSONAL, PRIVATE, PUBLIC, Field
from ..tallies import ByVerb, Tally

DROPPED = {flow.tell, flow.whisper, flow.spoke, flow.asked_on, flow.runaway}
"""Calls that leave nothing behind in compiled code."""
PROVIDED = {
    flow.offer: "offer",
    flow.weigh: "weigh",
    flow.clear: "clear",
    flow.offered: "offered",
    flow.option: "option",
    flow.odds: "odds",
    flow.copy_table: "copy_table",
}
"""Functions that every compiled engine brings along itself, because its options are arrays."""
GENERATED = {
    flow.length: "length",
    flow.run_step: "run_step",
    flow.options: "options",
    flow.take: "take",
    flow.secret: "secret",
    flow.advise: "advise",
    flow.prospects: "prospects",
    flow.stage: "stage",
    flow.redeal: "redeal",
    flow.observe: "observe",
}
"""Functions that are written from the game's rulebook."""
ENTRIES: tuple[Callable[..., Any], ...] = (flow.begin, flow.to_act, flow.answer, playout.play_one, playout.play_out)
BUILTINS = {"range", "len", "min", "max", "abs", "int", "bool", "True", "False", "None"}


class CannotCompile(TypeError):
    """A rule function outside the small vocabulary, with the place and the reason."""


def flatten(game: Game, extra: Iterable[Callable[..., Any]] = ()) -> str:
    """The source of a module with all rules of a game; ``extra`` functions (bots' rules) are written out too."""
    return _Flattener(game).source(extra)


class _Flattener:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.names: dict[Any, str] = {}
        self.chunks: list[str] = []
        self.tables: dict[str, tuple[Any, str]] = {}

    def source(self, extra: Iterable[Callable[..., Any]]) -> str:
        for function in (*ENTRIES, chance.spin, *extra):
            self.function(function)
        self._steps()
        self._options()
        self._take()
        self._redeal()
        self._about_questions()
        self._observe()
        tables = [f"{name} = np.array({text}, dtype=np.int32)" for name, (_, text) in self.tables.items()]
        aliases = [f"{f.__name__} = {self.names[f]}" for f in (*ENTRIES, *extra) if f.__name__ != self.names[f]]
        return "\n\n".join((*tables, *self.chunks, *aliases, f"ROOT = {int(self.game.root)}")) + "\n"

    # -- functions -------------------------------------------------------------------------------------------

    def function(self, f: Any) -> str:
        """The new name of a rule function, which is written out the first time."""
        if f in PROVIDED:
            return PROVIDED[f]
        if f in GENERATED:
            return GENERATED[f]
        if f not in self.names:
            self.names[f] = self._new_name(f"{f.__module__.rpartition('.')[2]}__{f.__name__}")
            self._write_out(f)
        return self.names[f]

    def _new_name(self, wanted: str) -> str:
        taken = set(self.names.values()) | set(self.tables)
        name, number = wanted, 2
        while name in taken:
            name, number = f"{wanted}_{number}", number + 1
        return name

    def _write_out(self, f: FunctionType) -> None:
        if not isinstance(f, FunctionType) or f.__closure__:
            raise CannotCompile(f"{f!r} is no plain function of a module")
        tree = ast.parse(textwrap.dedent(inspect.getsource(f))).body[0]
        if not isinstance(tree, ast.FunctionDef):
            raise CannotCompile(f"{f.__module__}.{f.__qualname__} must be written with def, not as a lambda")
        body = _Resolver(self, f).visit(tree)
        body.name = self.names[f]
        self.emit(ast.unparse(ast.fix_missing_locations(body)))

    def emit(self, code: str) -> None:
        self.chunks.append(f"@jit\n{code}")

    def table(self, value: Any, wanted: str) -> str:
        """The name of an array with these numbers."""
        text = repr(_numbers(value, wanted))
        for name, (_, known) in self.tables.items():
            if known == text and name.startswith(wanted):
                return name
        name = self._new_name(wanted)
        self.tables[name] = value, text
        return name

    # -- what the rulebook holds -------------------------------------------------------------------------------

    def verb(self, verb: Verb) -> str:
        """A function from parameters to the action's number."""
        if verb not in self.names:
            name = self.names[verb] = self._new_name(f"verb__{verb.name}")
            sums = "0"
            for p in verb.parameters:
                sums = f"({sums}) * {p.size} + {p.name} - {p.low}"
            self.emit(f"def {name}({', '.join(p.name for p in verb.parameters)}):\n    return {verb.base} + {sums}")
        return self.names[verb]

    def tally(self, tally: Tally) -> str:
        if tally not in self.names:
            name = self.names[tally] = self._new_name(f"tally__{tally.name}")
            if not tally.parts:
                raise CannotCompile(f"the tally {tally.name!r} has no part")
            arguments = arguments_of(tally)
            if isinstance(tally, May):
                parts = [f"{_unless(when)}{self.function(part)}({arguments})" for when, part in tally.parts]
                lines = [*(f"    if not ({part}):\n        return 0" for part in parts), "    return 1"]
            else:
                parts = [
                    f"    {_guard('if', when)}total += {self.function(part)}({arguments})" for when, part in tally.parts
                ]
                lines = ["    total = 0", *parts, "    return total"]
            self.emit("\n".join((f"def {name}({arguments}):", *lines)))
        return self.names[tally]

    def by_verb(self, by_verb: ByVerb) -> str:
        if by_verb not in self.names:
            name = self.names[by_verb] = self._new_name(f"by_verb__{by_verb.name}")
            lines = [f"def {name}(s, seat, action):"]
            for verb, function in by_verb.functions.items():
                lines += _decoding(verb)
                lines.append(f"        return {self.function(function)}(s, seat{_given(verb)})")
            self.emit("\n".join((*lines, f"    return {by_verb.default}")))
        return self.names[by_verb]

    def column(self, catalogue: Catalogue, column: str, user: str) -> str:
        """A column of numbers as an array, of functions as one that dispatches by row."""
        values = catalogue.columns.get(column)
        if not values:
            raise CannotCompile(f"{user}: the catalogue {catalogue.name!r} has no column {column!r}, or no row")
        if not callable(values[0]):
            return self.table(tuple(values), f"catalogue__{catalogue.name}__{column}")
        key = (id(catalogue), column)
        if key not in self.names:
            name = self.names[key] = self._new_name(f"catalogue__{catalogue.name}__{column}")
            arguments = arguments_of(values[0])
            row = arguments.split(", ")[1]
            lines = [f"def {name}({arguments}):"]
            for i, function in enumerate(values[:-1]):
                lines += [f"    if {row} == {i}:", f"        return {self._called(function)}({arguments})"]
            lines.append(f"    return {self._called(values[-1])}({arguments})")
            self.emit("\n".join(lines))
        return self.names[key]

    def _called(self, f: Any) -> str:
        return self.tally(f) if isinstance(f, Tally) else self.function(f)

    # -- generated dispatch ----------------------------------------------------------------------------------------

    def _steps(self) -> None:
        book = self.game.book
        dispatch = ["def run_step(s, procedure, at):"]
        for procedure in book.procedures:
            name = self.names["steps", procedure.name] = self._new_name(f"steps__{procedure.name}")
            lines = [f"def {name}(s, at):"]
            for at, entry in enumerate(procedure.entries):
                lines.append(f"    if at == {at}:")
                variants = [*reversed(entry.instead), (entry.when, entry.step)]
                lines += _first_of((when, f"{self.function(step)}(s)") for when, step in variants)
                lines.append("        return")
            self.emit("\n".join((*lines, "    return")))
            dispatch += [f"    if procedure == {int(procedure)}:", f"        {name}(s, at)", "        return"]
        self.emit("\n".join(dispatch))
        lengths = self.table(tuple(len(p.entries) for p in book.procedures), "lengths")
        self.emit(f"def length(s, procedure):\n    return {lengths}[procedure]")

    def _options(self) -> None:
        lines = ["def options(s, seat, out):"]
        for question in self.game.book.questions:
            lines.append(f"    if s.question == {int(question)}:")
            for o in question.offers:
                variants = [*reversed(o.instead), (o.when, o.options)]
                lines += _first_of((when, f"{self.function(options)}(s, seat, out)") for when, options in variants)
            lines.append("        return")
        self.emit("\n".join(lines))

    def _take(self) -> None:
        dispatch = ["def take(s, seat, action):"]
        for question in self.game.book.questions:
            name = self._answer(question)
            dispatch += [f"    if s.question == {int(question)}:", f"        {name}(s, seat, action)", "        return"]
        self.emit("\n".join(dispatch))

    def _answer(self, question: Question) -> str:
        name = self._new_name(f"answer__{question.name}")
        lines = [f"def {name}(s, seat, action):"]
        for verb, variants in question.answers.items():
            lines += _decoding(verb)
            calls = ((when, f"{self.function(answer)}(s, seat{_given(verb)})") for when, answer in reversed(variants))
            lines += _first_of(calls)
            lines.append("        return")
        self.emit("\n".join(lines))
        return name

    def _about_questions(self) -> None:
        secrets = self.table(tuple(int(q.secret) for q in self.game.book.questions), "secrets")
        self.emit(f"def secret(s):\n    return {secrets}[s.question]")
        thumb = self.game.book.thumb
        self.emit(f"def advise(s, seat, action):\n    return {self.by_verb(thumb.advice)}(s, seat, action)")
        self.emit(f"def prospects(s, seat):\n    return {self._judged(thumb.prospects, 's, seat')}")
        self.emit(f"def stage(s):\n    return {self._judged(thumb.stage, 's')}")

    def _judged(self, tally: Tally, arguments: str) -> str:
        """A call of what a rule of thumb says; 0 if it says nothing."""
        return f"{self.tally(tally)}({arguments})" if tally.parts else "0"

    def _observe(self) -> None:
        lines = ["def observe(s, seat, observation):"]
        start = 0
        for name, field in self.game.Table.FIELDS.items():
            lines += _observing(name, field, start)
            start += math.prod(field.shape)
        self.emit("\n".join(lines))

    def _redeal(self) -> None:
        lines = ["def redeal(s, seat, rng):"]
        for when, part in self.game.book.redeal.parts:
            lines.append(f"    {_guard('if', when)}{self.function(part)}(s, seat, rng)")
        self.emit("\n".join((*lines, "    return")))


def _guard(word: str, when: int) -> str:
    return "" if when == ALWAYS else f"{word} s.modules & {int(when)} == {int(when)}: "


def _unless(when: int) -> str:
    return "" if when == ALWAYS else f"s.modules & {int(when)} != {int(when)} or "


def _first_of(variants: Iterable[tuple[int, str]]) -> list[str]:
    """Lines that run the first variant whose modules are in play."""
    lines: list[str] = []
    word = "if"
    for when, code in variants:
        if when == ALWAYS:
            lines.append(f"        {'else: ' if lines else ''}{code}")
            break
        lines.append(f"        {_guard(word, when)}{code}")
        word = "elif"
    return lines


def _observing(name: str, field: Field, start: int) -> list[str]:
    """Lines that copy a field into an observation from ``start`` on, with what a seat may not know left out."""
    lines, place, index = [], str(start), ""
    for level, length in enumerate(field.shape):
        lines.append(f"    {'    ' * level}for i{level} in range({length}):")
        rest = math.prod(field.shape[level + 1 :])
        place += f" + i{level} * {rest}"
        index += f"[i{level}]"
    seen = {PUBLIC: "True", PRIVATE: "i0 == seat", PERSONAL: "i0 == seat", HIDDEN: "False"}[field.sight]
    if field.open_if:
        seen += f" or s.{field.open_if} != 0"
    indent = "    " * (len(field.shape) + 1)
    if seen == "True":
        return [*lines, f"{indent}observation[{place}] = s.{name}{index}"]
    value = f"s.{name}{index} if {seen} else {field.low - 1}"
    return [*lines, f"{indent}observation[{place}] = {value}"]


def _decoding(verb: Verb) -> list[str]:
    """Lines that find out whether an action is of this verb, and its parameters p0, p1, …"""
    lines = [f"    if {verb.base} <= action < {verb.base + verb.size}:", f"        rest = action - {verb.base}"]
    for i, p in reversed(list(enumerate(verb.parameters))):
        lines += [f"        p{i} = rest % {p.size} + {p.low}", f"        rest = rest // {p.size}"]
    return lines


def _given(verb: Verb) -> str:
    return "".join(f", p{i}" for i in range(len(verb.parameters)))


def arguments_of(f: Any) -> str:
    """The names of a function's arguments, or of a tally's, as they stand between its brackets."""
    while isinstance(f, Tally):
        f = f.parts[0][1]
    return ", ".join(f.__code__.co_varnames[: f.__code__.co_argcount])


def _numbers(value: Any, name: str) -> Any:
    """Nested tuples as nested lists of plain integers; all rows equally long."""
    if isinstance(value, int):
        return int(value)
    if not isinstance(value, tuple | list) or not value:
        raise CannotCompile(f"the table {name} holds {value!r}; tables hold numbers, and at least one")
    rows = [_numbers(part, name) for part in value]
    if len({len(row) if isinstance(row, list) else -1 for row in rows}) > 1:
        raise CannotCompile(f"the table {name} has rows of different length")
    return rows


class _Resolver(ast.NodeTransformer):
    """Replaces what a function uses of its module by what the flat file calls it."""

    def __init__(self, flat: _Flattener, f: FunctionType) -> None:
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
        arguments = ast.arguments([], [ast.arg(a.arg) for a in node.args.args], None, [], [], None, [])
        return ast.FunctionDef(name=node.name, args=arguments, body=body or [ast.Pass()], decorator_list=[])

    def visit_AnnAssign(self, node: ast.AnnAssign) -> Any:
        if node.value is None:
            return ast.Pass()
        return ast.Assign(targets=[self.visit(node.target)], value=self.visit(node.value))

    def visit_Expr(self, node: ast.Expr) -> Any:
        call = node.value
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and self._value(call.func.id) in DROPPED:
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

    def _value(self, name: str) -> Any:
        value = None if name in self.local else self.f.__globals__.get(name)
        return value if isinstance(value, FunctionType | Catalogue | ModuleType | tuple) else None

    def _resolved(self, value: Any, name: str) -> ast.expr:
        if isinstance(value, int):
            return ast.Constant(int(value))
        if isinstance(value, float):
            return ast.Constant(value)
        if value is flow.offer or isinstance(value, FunctionType):
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
