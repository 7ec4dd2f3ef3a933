"""One file of plain functions from a game's rules: what compiled engines compile.

Every rule function that the game can reach is written out with the globals it uses resolved: other functions by their
new names, constants as numbers, tuples as arrays, verbs, tallies and catalogues as generated functions. The lists of
steps and questions become generated dispatch, and what only people read (``tell``) becomes nothing. The text depends
on nothing but the rules and their data, so it is also the key under which compiled code is kept.
"""

from __future__ import annotations

import ast
import inspect
import math
import textwrap
from collections.abc import Callable, Iterable
from types import FunctionType
from typing import Any, NamedTuple

from .. import flow, playout
from ..actions import Verb
from ..catalogues import Catalogue
from ..game import Game
from ..primitives import PRIMITIVES, TRIES
from ..questions import Question
from ..reasons import May
from ..tallies import ByVerb, Tally
from .lines import decoding, first_of, given, guard, observing, unless
from .resolving import CannotCompile, Resolver

ENTRIES: tuple[Callable[..., Any], ...] = (flow.begin, flow.to_act, flow.answer, playout.play_one, playout.play_out)


class Flat(NamedTuple):
    """The rules of a game in plain functions, and the tables of numbers that they read, by name."""

    tables: dict[str, Any]
    code: str


def flatten(game: Game, extra: Iterable[Callable[..., Any]] = ()) -> Flat:
    """All rules of a game; ``extra`` functions (bots' rules) are written out too."""
    return _Flattener(game).flat(extra)


class _Flattener:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.names: dict[Any, str] = {}
        self.chunks: list[str] = []
        self.tables: dict[str, Any] = {}

    def flat(self, extra: Iterable[Callable[..., Any]]) -> Flat:
        for function in (*ENTRIES, *extra):
            self.function(function)
        self._steps()
        self._options()
        self._take()
        self._redeal()
        self._about_questions()
        self._observe()
        named = {f: self.names[f] for f in (*ENTRIES, *extra) if f in self.names}
        aliases = [f"{f.__name__} = {name}" for f, name in named.items() if f.__name__ != name]
        return Flat(self.tables, "\n\n".join((*self.chunks, *aliases, f"ROOT = {int(self.game.root)}")) + "\n")

    # -- functions -------------------------------------------------------------------------------------------

    def function(self, f: Any) -> str:
        """The new name of a rule function, which is written out the first time."""
        if f in PRIMITIVES:
            return PRIMITIVES[f].name
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
        body = Resolver(self, f).visit(tree)
        body.name = self.names[f]
        self.emit(ast.unparse(ast.fix_missing_locations(body)))

    def emit(self, code: str) -> None:
        self.chunks.append(code)

    def table(self, value: Any, wanted: str) -> str:
        """The name of an array with these numbers."""
        numbers = _numbers(value, wanted)
        for name, known in self.tables.items():
            if known == numbers and name.startswith(wanted):
                return name
        name = self._new_name(wanted)
        self.tables[name] = numbers
        return name

    # -- what the rulebook holds -------------------------------------------------------------------------------

    def verb(self, verb: Verb) -> str:
        """A function from parameters to the action's number."""
        if verb not in self.names:
            name = self.names[verb] = self._new_name(f"verb__{verb.name}")
            names = [p.name for p in verb.parameters]
            self.emit(f"def {name}({', '.join(names)}):\n    return {verb.summed(names)}")
        return self.names[verb]

    def tally(self, tally: Tally) -> str:
        if tally not in self.names:
            name = self.names[tally] = self._new_name(f"tally__{tally.name}")
            if not tally.parts:
                raise CannotCompile(f"the tally {tally.name!r} has no part")
            arguments = arguments_of(tally)
            if isinstance(tally, May):
                parts = [f"{unless(when)}{self.function(part)}({arguments})" for when, part in tally.parts]
                lines = [*(f"    if not ({part}):\n        return 0" for part in parts), "    return 1"]
            else:
                parts = [
                    f"    {guard('if', when)}total += {self.function(part)}({arguments})" for when, part in tally.parts
                ]
                lines = ["    total = 0", *parts, "    return total"]
            self.emit("\n".join((f"def {name}({arguments}):", *lines)))
        return self.names[tally]

    def by_verb(self, by_verb: ByVerb) -> str:
        if by_verb not in self.names:
            name = self.names[by_verb] = self._new_name(f"by_verb__{by_verb.name}")
            lines = [f"def {name}(s, seat, action):"]
            for verb, function in by_verb.functions.items():
                lines += decoding(verb)
                lines.append(f"        return {self.function(function)}(s, seat{given(verb)})")
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
                lines += first_of((when, f"{self.function(step)}(s)") for when, step in variants)
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
                lines += first_of((when, f"{self.function(options)}(s, seat, out)") for when, options in variants)
            if question.limits:
                lines.append(f"        {self._narrowing(question)}(s, seat, out)")
            lines.append("        return")
        self.emit("\n".join(lines))

    def _narrowing(self, question: Question) -> str:
        """A function that leaves out what the modules in play do not allow."""
        allowed = self._new_name(f"allowed__{question.name}")
        lines = [f"def {allowed}(s, seat, action):"]
        for verb, limits in question.limits.items():
            lines += decoding(verb)
            for when, limit in limits:
                lines.append(f"        if not ({unless(when)}{self.function(limit.holds)}(s, seat{given(verb)})):")
                lines.append("            return 0")
        self.emit("\n".join((*lines, "    return 1")))
        name = self.names["narrow", question.name] = self._new_name(f"narrow__{question.name}")
        lines = [f"def {name}(s, seat, out):", "    kept = 0", "    for i in range(offered(out)):"]
        lines += [f"        if {allowed}(s, seat, option(out, i)):", "            keep(out, i, kept)"]
        self.emit("\n".join((*lines, "            kept += 1", "    cut(out, kept)")))
        return name

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
            lines += decoding(verb)
            calls = ((when, f"{self.function(answer)}(s, seat{given(verb)})") for when, answer in reversed(variants))
            lines += first_of(calls)
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
            lines += observing(name, field, start)
            start += math.prod(field.shape)
        self.emit("\n".join(lines))

    def _redeal(self) -> None:
        redeal = self.game.book.redeal
        lines = [f"{guard('if', when)}{self.function(part)}(s, seat, rng)" for when, part in redeal.parts]
        if redeal.limits:
            held = " and ".join(f"({unless(when)}{self.function(limit)}(s, seat))" for when, limit in redeal.limits)
            dealt = [f"    {line}" for line in (*lines, f"if {held}:", "    return")]
            lines = [f"for attempt in range({TRIES}):", *dealt]
        self.emit("\n".join(("def redeal(s, seat, rng):", *(f"    {line}" for line in lines), "    return")))


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
