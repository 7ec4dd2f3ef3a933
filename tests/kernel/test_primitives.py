"""One table says what every engine makes of a primitive; what it says is true of each of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import regnum.kernel
from regnum.kernel import flow, primitives, spin
from regnum.kernel.primitives import PRIMITIVES, PROVIDED, Primitive, narrow, stays_in_range, watched, well_told
from regnum.kernel.speed import native
from regnum.kernel.speed.trees import parameters

DOCS = Path(__file__).parents[2] / "docs" / "reference" / "vocabulary.md"
ROWS = [pytest.param(row, id=row.name) for row in PRIMITIVES.values()]
HELPING = {narrow, stays_in_range, watched, well_told}
"""Functions that only primitives call."""


@pytest.mark.parametrize("row", ROWS)
def test_a_row_names_its_function_and_its_parameters(row: Primitive) -> None:
    if row.function is primitives.offer:  # the method of a list
        assert row.call == "offer(out, action)"
    else:
        assert row.name == row.function.__name__
        assert [name for name in row.parameters if not name.startswith("*")] == parameters(row.function)  # type: ignore[arg-type]


def test_the_program_in_c_plus_plus_brings_along_what_the_table_says_and_nothing_else() -> None:
    text = (native.HERE / "prelude.cuh").read_text(encoding="utf-8")
    defined = set(re.findall(r"FUNCTION \w+&? ([a-z]\w*)\(", text))
    assert defined == {row.name for row in PRIMITIVES.values() if row.compiled == PROVIDED}


def test_every_function_of_the_module_stands_in_the_table() -> None:
    own = {f for f in vars(primitives).values() if getattr(f, "__module__", "") == primitives.__name__ and callable(f)}
    assert own - HELPING - {Primitive} == PRIMITIVES.keys() - {primitives.offer, spin}


def test_what_rules_may_call_is_in_the_vocabulary() -> None:
    text = DOCS.read_text(encoding="utf-8")
    said = {name for name in regnum.kernel.__all__ if getattr(regnum.kernel, name) in PRIMITIVES or hasattr(flow, name)}
    called = {name for name in said if callable(getattr(regnum.kernel, name)) and name.islower()}
    assert {"ask", "weigh", "tell"} <= called
    assert {name for name in called if f"{name}(" not in text and f"`{name}`" not in text} == {"spin"}
