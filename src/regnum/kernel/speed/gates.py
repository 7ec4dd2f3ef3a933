"""Gates into compiled rules: a function of C for each rule function that Python calls, written from its annotations."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np


class Array(NamedTuple):
    """How an array is handed over: by its address, its rows and its columns."""

    element: str
    as_: str
    kind: str


ARRAYS = {
    "Record": Array("Table", "*{0}", "V"),
    "Tables": Array("Table", "Row<Table>{{{0}, {0}_rows}}", "V"),
    "Rng": Array("Rng", "*{0}", "i4"),
    "Rngs": Array("Rng", "Row<Rng>{{{0}, {0}_rows}}", "i4"),
    "Row": Array("int", "Row<int>{{{0}, {0}_rows}}", "i4"),
    "Grid": Array("int", "Grid<int>{{{0}, {0}_rows, {0}_columns}}", "i4"),
    "Marks": Array("unsigned char", "Row<unsigned char>{{{0}, {0}_rows}}", "u1"),
    "MarkGrid": Array("unsigned char", "Grid<unsigned char>{{{0}, {0}_rows, {0}_columns}}", "u1"),
    "Weights": Array("double", "Row<double>{{{0}, {0}_rows}}", "f8"),
    "Shares": Array("float", "Grid<float>{{{0}, {0}_rows, {0}_columns}}", "f4"),
}
NUMBERS = {"int": "int", "float": "double"}
OWN = "Options"
"""What a gate has a place of its own for."""


def parameters(function: Callable[..., Any]) -> dict[str, str]:
    """The parameters of a function with their annotations."""
    return {name: kind for name, kind in function.__annotations__.items() if name != "return"}


def gate(function: Callable[..., Any]) -> str:
    """The function of C; it is called ``run_`` and the name."""
    taken, given = [], []
    for name, kind in parameters(function).items():
        if kind in ARRAYS:
            taken.append(f"{ARRAYS[kind].element}* {name}, int {name}_rows, int {name}_columns")
            given.append(ARRAYS[kind].as_.format(name))
        elif kind in NUMBERS:
            taken.append(f"{NUMBERS[kind]} {name}")
            given.append(name)
        else:
            given.append("out")
    name = function.__name__
    call = f"{name}({', '.join(given)})"
    body = f"{call}; return 0;" if function.__annotations__["return"] == "None" else f"return {call};"
    return f"GATE int run_{name}({', '.join(taken)}) {{ Offers out; clear(out); {body} }}\n"


def handed(function: Callable[..., Any], given: tuple[Any, ...]) -> Iterator[Any]:
    """What is given to a function, as its gate takes it."""
    for (name, kind), value in zip(parameters(function).items(), given, strict=True):
        if kind in ARRAYS:
            if not (value.flags.c_contiguous and value.dtype.str.lstrip("<|").startswith(ARRAYS[kind].kind)):
                raise TypeError(f"{function.__name__}: {name} is no array of {ARRAYS[kind].kind} in one piece")
            yield from (ctypes.c_void_p(value.ctypes.data), value.shape[0], np.prod(value.shape[1:], dtype=int).item())
        elif kind == "float":
            yield ctypes.c_double(value)
        elif kind != OWN:
            yield ctypes.c_int(value)
