"""The flat file of a game's rules as C++, which processors, GPUs and browsers run.

Rules hold integers, the record, tables of numbers, loops, conditions and calls, so that every sentence of theirs has
its counterpart in C++. Three things differ and are minded here: ``//`` and ``%`` round down, an index below 0 counts
from the end, and the operands of a call have no fixed order (see :func:`Inference.order_matters`).
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from .inference import BUILTINS, INT, NUMBERS, REAL, Inference, is_quiet
from .numbers import C_NAMES
from .resolving import CannotCompile

SHORT = 9
"""A loop of no more turns in which nothing is called is written out turn by turn."""
KEYWORDS = """
    asm auto bool case catch char class const default delete do double enum explicit export extern float friend goto
    inline int long mutable namespace new operator private protected public register short signed sizeof static struct
    switch template this throw typedef typename union unsigned using virtual void volatile xor
"""
OPERATORS: dict[type[ast.AST], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.LShift: "<<",
    ast.RShift: ">>",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.And: "&&",
    ast.Or: "||",
    ast.USub: "-",
    ast.UAdd: "+",
    ast.Invert: "~",
    ast.Not: "!",
}
ROUNDING_DOWN: dict[type[ast.AST], str] = {ast.FloorDiv: "Quotient", ast.Mod: "Remainder"}


def translate(source: str, layout: np.dtype[Any], fixed: Mapping[str, int]) -> str:
    """The rules of a flat file, which stand behind its tables; ``fixed`` fields never change in play and are written as
    the numbers they hold."""
    module = ast.parse(source)
    functions = [node for node in module.body if isinstance(node, ast.FunctionDef)]
    inference = Inference(functions)
    parts = [_record(layout)]
    assigned = [node for node in module.body if isinstance(node, ast.Assign)]
    names = [f"#define {ast.unparse(node.targets[0])} {ast.unparse(node.value)}" for node in assigned]
    writers = [_Writer(node, inference, fixed) for node in functions]
    parts += [f"{writer.head()};" for writer in writers]
    parts += [writer.text() for writer in writers]
    return "\n".join((*parts, *names)) + "\n"


def spelled(name: str) -> str:
    """A name as C++ allows it."""
    return f"{name}_" if name in KEYWORDS.split() else name


def _record(layout: np.dtype[Any]) -> str:
    """The record as a struct that lies in memory as numpy lays it out."""
    lines = []
    for name in layout.names or ():
        kind, shape = layout[name].base, layout[name].shape
        lines.append(f"    {C_NAMES[kind.char]} {spelled(name)}{''.join(f'[{length}]' for length in shape)};")
    body = "\n".join(lines)
    return f"struct Table {{\n{body}\n}};\nstatic_assert(sizeof(Table) == {layout.itemsize});"


def _is_equation(node: ast.expr) -> bool:
    return isinstance(node, ast.Compare) and all(isinstance(op, ast.Eq | ast.NotEq) for op in node.ops)


class _Writer:
    """One function in C++."""

    def __init__(self, node: ast.FunctionDef, inference: Inference, fixed: Mapping[str, int]) -> None:
        self.node = node
        self.inference = inference
        self.fixed = fixed
        self.kinds = inference.kinds[node.name]
        self.parameters = inference.parameters[node.name]
        self.loops = 0

    def head(self) -> str:
        name = self.node.name
        gives = REAL if name in self.inference.giving_fractions else INT if name in self.inference.giving else "void"
        parameters = ", ".join(f"{self.kinds[name]} {spelled(name)}" for name in self.parameters)
        word = "SEPARATE" if self.inference.is_separate(self.node) else "FUNCTION"
        return f"{word} {gives} {name}({parameters})"

    def text(self) -> str:
        stored = {n.id for n in ast.walk(self.node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
        lines = []
        for kind in NUMBERS:
            numbers = sorted(n for n in stored if self.kinds.get(n, INT) == kind and n not in self.parameters)
            lines += [f"    {kind} {', '.join(f'{spelled(name)} = 0' for name in numbers)};"] if numbers else []
        for statement in self.node.body:
            lines += self.statement(statement, "    ")
        return "\n".join((f"{self.head()} {{", *lines, "}"))

    # -- sentences -------------------------------------------------------------------------------------------

    def statement(self, node: ast.stmt, indent: str) -> Iterator[str]:
        match node:
            case ast.Pass():
                pass
            case ast.Expr(value):
                yield f"{indent}{self.expression(value)};"
            case ast.Return(None):
                yield f"{indent}return;"
            case ast.Return(ast.expr() as value):
                yield f"{indent}return {self.expression(value)};"
            case ast.Break():
                yield f"{indent}break;"
            case ast.Continue():
                yield f"{indent}continue;"
            case ast.Assign([target], value):
                yield from self.assignment(target, value, indent)
            case ast.AugAssign(target, op, value):
                yield f"{indent}{self.changed(target, op, value)};"
            case ast.If(test, [ast.Expr(ast.Call(ast.Name("offer"), [out, action]))], []) if self.inference.is_a_look(
                test, action
            ):
                yield f"{indent}OfferWhere({', '.join(map(self.expression, (out, test, action)))});"
            case ast.If(test, body, orelse):
                yield from self.block(f"if ({self.expression(test)})", body, indent)
                if orelse:
                    yield from self.block("else", orelse, indent)
            case ast.While(test, body, []):
                yield from self.block(f"LOOP while ({self.expression(test)})", body, indent)
            case ast.For(ast.Name(name), each, body, []):
                yield from self.loop(spelled(name), each, body, indent)
            case _:
                raise CannotCompile(f"{self.node.name}: {ast.unparse(node)}")

    def block(self, head: str, body: list[ast.stmt], indent: str) -> Iterator[str]:
        yield f"{indent}{head} {{"
        for statement in body:
            yield from self.statement(statement, indent + "    ")
        yield f"{indent}}}"

    def assignment(self, target: ast.expr, value: ast.expr, indent: str) -> Iterator[str]:
        match target, value:
            case ast.Tuple(targets), ast.Tuple(values):
                self.loops += 1
                for i, one in enumerate(values):
                    yield f"{indent}int Part{self.loops}_{i} = {self.expression(one)};"
                for i, one in enumerate(targets):
                    yield f"{indent}{self.stored(one, f'Part{self.loops}_{i}')};"
            case ast.Name(name), _ if self.kinds.get(name, INT) not in NUMBERS:
                yield f"{indent}auto&& {spelled(name)} = {self.expression(value)};"
            case _:
                yield f"{indent}{self.stored(target, self.expression(value))};"

    def stored(self, target: ast.expr, value: str) -> str:
        place = self.expression(target)
        return f"{place} = {value}" if isinstance(target, ast.Name) else f"Put({place}, {value})"

    def changed(self, target: ast.expr, op: ast.operator, value: ast.expr) -> str:
        if self.inference.collide(value, target):
            raise CannotCompile(f"{self.node.name}: {ast.unparse(value)} may change {ast.unparse(target)} meanwhile")
        place, number = self.expression(target), self.expression(value)
        named = place if isinstance(target, ast.Name) else "Place"
        if type(op) in ROUNDING_DOWN:
            new = f"{ROUNDING_DOWN[type(op)]}({named}, {number})"
        else:
            new = f"{named} {OPERATORS[type(op)]} {number}"
        # Which place is meant is worked out once: that may change something.
        return f"{place} = {new}" if place == named else f"{{ auto&& Place = {place}; Put(Place, {new}); }}"

    def loop(self, name: str, each: ast.expr, body: list[ast.stmt], indent: str) -> Iterator[str]:
        turns = self.turns(each)
        if 0 < len(turns) <= SHORT:
            match body:
                case [ast.If(test, [*_, ast.Return()] as found, [])] if is_quiet(test):
                    yield from self.search(name, turns, test, found, indent)
                    return
        self.loops += 1
        i = f"Turn{self.loops}"
        match each:
            case ast.Call(ast.Name("range"), limits):
                head, value = self.counting(i, [self.expression(limit) for limit in limits]), i
            case ast.Tuple(values):
                head, value = self.counting(i, [str(len(values))]), self.expression(values[-1])
                for place, one in reversed(list(enumerate(values[:-1]))):
                    value = f"{i} == {place} ? {self.expression(one)} : {value}"
            case _:
                row = self.expression(each)
                head, value = self.counting(i, [f"Length({row})"]), f"At({row}, {i})"
        if 0 < len(turns) <= SHORT and all(map(is_quiet, body)):
            head = head.replace("LOOP", "SHORT_LOOP", 1)
        inner, *rest = self.block(head, body, indent)
        yield from (inner, f"{indent}    {name} = {value};", *rest)

    def turns(self, each: ast.expr) -> range:
        """The numbers that a loop runs through, if they are certain; else none."""
        match each:
            case ast.Call(ast.Name("range"), limits):
                numbers = [self.expression(limit) for limit in limits]
                if all(number.isdigit() for number in numbers):
                    return range(*map(int, numbers))
        return range(0)

    def search(self, name: str, turns: range, test: ast.expr, found: list[ast.stmt], indent: str) -> Iterator[str]:
        """Leave at the first that fits: all are looked at, the first one last, because threads that leave a loop wait
        for those that stay in it."""
        self.loops += 1
        i, here = f"Turn{self.loops}", f"Found{self.loops}"
        yield f"{indent}int {here} = -1;"
        yield f"{indent}SHORT_LOOP for (int {i} = {turns[-1]}; {i} >= {turns[0]}; {i} -= {turns.step}) {{"
        yield f"{indent}    {name} = {i};"
        yield f"{indent}    {here} = {self.at_once(test)} ? {i} : {here};"
        yield f"{indent}}}"
        yield f"{indent}{name} = {here} < 0 ? {turns[-1]} : {here};"
        yield from self.block(f"if ({here} >= 0)", found, indent)

    def at_once(self, test: ast.expr) -> str:
        """A condition whose parts are all looked at, where none of them says whether another may be."""
        match test:
            case ast.BoolOp(ast.And(), parts) if all(map(_is_equation, parts)):
                return f"({' & '.join(map(self.expression, parts))})"
        return self.expression(test)

    def counting(self, i: str, limits: list[str]) -> str:
        first, last, *steps = limits if len(limits) > 1 else ("0", *limits)
        step = steps[0] if steps else "1"
        going_on = ">" if step.startswith(("-", "(-")) else "<"
        return f"LOOP for (int {i} = {first}, End{i} = {last}; {i} {going_on} End{i}; {i} += {step})"

    # -- values --------------------------------------------------------------------------------------------------

    def expression(self, node: ast.expr) -> str:
        if self.inference.order_matters(node):
            raise CannotCompile(f"{self.node.name}: which part of {ast.unparse(node)} comes first is not certain")
        match node:
            case ast.Constant(bool(value)):
                return str(int(value))
            case ast.Constant(int(value) | float(value)):
                return str(value)
            case ast.Name(name):
                return spelled(name)
            case ast.Attribute(_, field):
                return self.field(node, field)
            case ast.Subscript(value, index):
                return self.place(value, index)
            case ast.Call(ast.Name(name), arguments, []):
                return f"{BUILTINS.get(name, name)}({', '.join(map(self.expression, arguments))})"
            case ast.Call(ast.Attribute(ast.Name("math"), name), arguments, []):
                return f"__builtin_{name}({', '.join(map(self.expression, arguments))})"
            case ast.IfExp(test, body, orelse):
                return f"({self.expression(test)} ? {self.expression(body)} : {self.expression(orelse)})"
            case ast.UnaryOp(op, value):
                return f"({OPERATORS[type(op)]}{self.expression(value)})"
            case ast.BinOp(left, op, right) if type(op) in ROUNDING_DOWN:
                return f"{ROUNDING_DOWN[type(op)]}({self.expression(left)}, {self.expression(right)})"
            case ast.BinOp(left, ast.Div(), right):
                return f"(double({self.expression(left)}) / {self.expression(right)})"
            case ast.BinOp(left, op, right):
                return f"({self.expression(left)} {OPERATORS[type(op)]} {self.expression(right)})"
            case ast.BoolOp(op, values):
                return f"({f' {OPERATORS[type(op)]} '.join(map(self.expression, values))})"
            case ast.Compare(left, ops, rights):
                return self.comparison([left, *rights], ops)
        raise CannotCompile(f"{self.node.name}: {ast.unparse(node)}")

    def field(self, node: ast.Attribute, field: str) -> str:
        if field in self.fixed and isinstance(node.ctx, ast.Load):
            return str(self.fixed[field])
        return f"{self.expression(node.value)}.{spelled(field)}"

    def place(self, value: ast.expr, index: ast.expr) -> str:
        return f"At({self.expression(value)}, {self.expression(index)})"

    def comparison(self, operands: list[ast.expr], ops: list[ast.cmpop]) -> str:
        parts = [self.expression(operand) for operand in operands]
        pairs = [f"{a} {OPERATORS[type(op)]} {b}" for a, op, b in zip(parts, ops, parts[1:], strict=False)]
        return f"({' && '.join(pairs)})"
