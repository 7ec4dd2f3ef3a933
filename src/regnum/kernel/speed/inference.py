"""What the functions of a flat file take, give and change: C++ wants to be told, Python does not."""

from __future__ import annotations

import ast
from collections import Counter

from ..primitives import OPTIONS, PLACES, PRIMITIVES, PROVIDED

INT, REAL, TABLE, ROW = "int", "double", "Table&", "auto&&"
"""What a parameter is: a whole number, a fraction, a record, or anything with places."""
NUMBERS = (INT, REAL)
BY_NAME = {"s": TABLE, "rng": ROW, "rngs": ROW, "out": ROW, "tables": ROW}
"""Parameters that are what they are called, whether a function has a use for them or not."""
BROUGHT = {row.name: row for row in PRIMITIVES.values() if row.compiled == PROVIDED}
"""Functions that the program around the rules brings along."""
LARGE = 200
"""A function that is called from several places and has more parts than this is compiled once for all of them."""
NEVER_SEPARATE = ("options",)
"""NVIDIA's assembler (CUDA 13.0) loses the table behind the reference it is given, once threads of a warp have called
this dispatch apart: *Krone & Schwert* by rule of thumb then read an illegal address. Without optimisation (``-O0``),
or with this function written out where it is called, all is well, and as fast (docs/reference/engines.md)."""
BUILTINS = {"min": "Smaller", "max": "Larger", "abs": "Absolute", "int": "int", "bool": "bool", "len": "Length"}


def is_quiet(node: ast.AST) -> bool:
    """Whether nothing is called, repeated or divided in it."""
    loud = ast.Call | ast.For | ast.While | ast.FloorDiv | ast.Mod
    return not any(isinstance(part, loud) for part in ast.walk(node))


class Inference:
    """What all functions of a flat file take, give and change, found by looking until nothing new turns up."""

    def __init__(self, functions: list[ast.FunctionDef]) -> None:
        self.kinds = {
            f.name: {a.arg: REAL if a.annotation else BY_NAME.get(a.arg, INT) for a in f.args.args} for f in functions
        }
        self.bodies = {f.name: f.body for f in functions}
        self.parameters = {f.name: tuple(a.arg for a in f.args.args) for f in functions}
        self.changes = {f.name: set[str]() for f in functions}
        self.changes |= {row.name: {row.changes} - {""} for row in BROUGHT.values()}
        self.giving = {*BUILTINS, *(row.name for row in BROUGHT.values() if row.gives)}
        self.giving_fractions = set[str]()
        nodes = (node for f in functions for node in ast.walk(f) if isinstance(node, ast.Call))
        self.calls = Counter(ast.unparse(node.func) for node in nodes)
        known = -1
        while known != self._known():
            known = self._known()
            for f in functions:
                self._look(f)

    def _known(self) -> int:
        changes = sum(map(len, self.changes.values()))
        giving = len(self.giving) + len(self.giving_fractions)
        return changes + giving + sum(kind != INT for kinds in self.kinds.values() for kind in kinds.values())

    def expects(self, function: str) -> tuple[str, ...]:
        """The kinds of a function's parameters."""
        if function in BROUGHT:
            return tuple(BY_NAME.get(name, INT) for name in BROUGHT[function].parameters)
        return tuple(self.kinds[function][name] for name in self.parameters.get(function, ()))

    def _look(self, f: ast.FunctionDef) -> None:
        kinds = self.kinds[f.name]
        for node in ast.walk(f):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id != "math":
                kinds[node.value.id] = TABLE
            elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
                kinds[node.value.id] = ROW
            elif isinstance(node, ast.Call):
                self._look_at_call(node, kinds)
            elif isinstance(node, ast.Return) and self._gives(node.value):
                self.giving.add(f.name)
                if self.is_fraction(node.value, kinds):
                    self.giving_fractions.add(f.name)
            elif isinstance(node, ast.Assign | ast.AugAssign) and self.is_fraction(node.value, kinds):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                kinds |= {target.id: REAL for target in targets if isinstance(target, ast.Name)}
            self.changes[f.name] |= self._changed_by(node)

    def is_separate(self, f: ast.FunctionDef) -> bool:
        """Whether it is compiled once instead of wherever it is called: a GPU has little room for code at hand."""
        return f.name not in NEVER_SEPARATE and self.calls[f.name] > 1 and sum(1 for _ in ast.walk(f)) > LARGE

    def is_a_look(self, test: ast.expr, action: ast.expr) -> bool:
        """Whether a condition is one comparison, and the action that hangs on it a sum: here, or in what is called."""
        compared = self._in_place(test)
        quiet = is_quiet(compared) and is_quiet(self._in_place(action))
        return quiet and isinstance(compared, ast.Compare) and len(compared.ops) == 1

    def _in_place(self, node: ast.expr) -> ast.expr:
        """What a function returns instead of its call, if that is all it does and it is given what is there already."""
        match node:
            case ast.Call(ast.Name(name), arguments, []) if all(map(is_quiet, arguments)):
                match self.bodies.get(name):
                    case [ast.Return(ast.expr() as value)]:
                        return value
        return node

    def _gives(self, value: ast.expr | None) -> bool:
        """Whether what is returned is a number, not the nothing that another function returns."""
        return value is not None and (not isinstance(value, ast.Call) or ast.unparse(value.func) in self.giving)

    def is_fraction(self, node: ast.expr | None, kinds: dict[str, str]) -> bool:
        """Whether what is worked out there is no whole number."""
        match node:
            case ast.Constant(value):
                return isinstance(value, float)
            case ast.Name(name):
                return kinds.get(name) == REAL
            case ast.BinOp(left, op, right):
                return isinstance(op, ast.Div) or self.is_fraction(left, kinds) or self.is_fraction(right, kinds)
            case ast.UnaryOp(_, value):
                return self.is_fraction(value, kinds)
            case ast.IfExp(_, body, orelse):
                return self.is_fraction(body, kinds) or self.is_fraction(orelse, kinds)
            case ast.Call(ast.Name("min" | "max" | "abs"), arguments):
                return any(self.is_fraction(argument, kinds) for argument in arguments)
            case ast.Call(ast.Name(name)):
                return name in self.giving_fractions
            case ast.Call(ast.Attribute()):
                return True
        return False

    def _look_at_call(self, node: ast.Call, kinds: dict[str, str]) -> None:
        """Whoever is given a record or a row has one, and whoever gives one has it too."""
        name = ast.unparse(node.func)
        expected = (ROW,) if name == "len" else self.expects(name)
        for place, (argument, kind) in enumerate(zip(node.args, expected, strict=False)):
            if self.is_fraction(argument, kinds):
                self.kinds[name][self.parameters[name][place]] = REAL
            elif isinstance(argument, ast.Name):
                if kind not in NUMBERS:
                    kinds[argument.id] = kind
                elif kinds.get(argument.id, INT) not in NUMBERS:
                    self.kinds[name][self.parameters[name][place]] = kinds[argument.id]

    def order_matters(self, node: ast.AST) -> bool:
        """Whether one operand changes the table and another reads it: Python says which comes first, C++ does not."""
        if isinstance(node, ast.BoolOp | ast.IfExp):
            return False
        operands = [part for part in ast.iter_child_nodes(node) if isinstance(part, ast.expr)]
        if isinstance(node, ast.Subscript):
            operands = _indices(node)
        return any(self.collide(a, b) for a in operands for b in operands if a is not b)

    def collide(self, one: ast.AST, other: ast.AST) -> bool:
        """Whether one changes what the other uses."""
        changed = set().union(*map(self._changed_by, ast.walk(one)))
        return bool(changed & set().union(*map(self._used_by, ast.walk(other))))

    def _changed_by(self, node: ast.AST) -> set[str]:
        if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store):
            return {PLACES}
        return self.changes.get(ast.unparse(node.func), set()) if isinstance(node, ast.Call) else set()

    def _used_by(self, node: ast.AST) -> set[str]:
        if isinstance(node, ast.Call):
            return self._changed_by(node) | {PLACES, OPTIONS}
        return {PLACES} if isinstance(node, ast.Attribute | ast.Subscript) else set()


def _indices(node: ast.expr) -> list[ast.expr]:
    """What says which place is meant; the rows themselves stay where they are."""
    return [*_indices(node.value), node.slice] if isinstance(node, ast.Subscript) else []
