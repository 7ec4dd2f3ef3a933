"""Rules as C++: what differs between the languages is minded, and what cannot be is refused."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

from regnum.kernel import NOBODY, lowest
from regnum.kernel.speed.cplusplus import translate
from regnum.kernel.speed.device import NoDevice, Simulated
from regnum.kernel.speed.layout import action_sizes, defined
from regnum.kernel.speed.numbers import constants, memory
from regnum.kernel.speed.resolving import CannotCompile

LAYOUT = np.dtype({"names": ["question", "row", "modules"], "formats": ["i1", ("i2", (4,)), "i4"]}, align=True)
TABLES = {"rows__PAIRS": [[3, -300], [7, 11]]}
NUMBERS = """
def sums(s, a, b):
    total = 0
    for each in (4, 5, 6):
        total = total * 3 + each
    for i in range(b, a, -2):
        total += i
    low, high = (min(a, b), max(a, b))
    if low < abs(a) <= high and not a == b or b < -3:
        total += rows__PAIRS[-1][a % 2] if a & 1 else rows__PAIRS[0][b % 2]
    s.row[a % 4 - 4] += total
    return a // b * 1000 + a % b + s.row[-1] + (a << 2) + (a >> 1) + low * high

def doubled(template):
    return template * 2
"""
OFFERED_TWICE = 1
"""The number of that limit in ``prelude.cuh``."""
KERNEL = """
KERNEL run(int n, Table* tables, int a, int b, int* result) {
    result[0] = sums(tables[0], a, b) + doubled(1) - 2;
}
"""


@pytest.fixture(scope="module")
def prelude() -> str:
    from regnum.kernel.speed.native import HERE

    return defined({**action_sizes(4), "WATCHED": 1}) + (HERE / "prelude.cuh").read_text(encoding="utf-8")


@pytest.mark.parametrize("tables", [constants(TABLES), memory(TABLES)], ids=["constants", "memory"])
def test_numbers_come_out_as_in_python(tables: str, prelude: str) -> None:
    try:
        machine = Simulated()
    except NoDevice as missing:
        pytest.skip(str(missing))
    text = prelude + tables + translate(NUMBERS, LAYOUT, {}) + KERNEL
    run = machine.load(text).run
    space: dict[str, Any] = {"np": np, **TABLES}
    exec(NUMBERS, space)
    for a, b in itertools.product((-9, -4, -1, 0, 1, 2, 7), (-5, -2, 1, 3)):
        changed, result = np.zeros(1, LAYOUT), np.zeros(1, np.int32)
        run(1, changed, a, b, result)
        expected = np.zeros(1, LAYOUT)
        assert result[0] == space["sums"](Record(expected[0]), a, b), (a, b)
        assert changed["row"].tolist() == expected["row"].tolist()


SEARCH = """
def found(s, wanted, unless):
    for i in range(1, 4):
        if s.row[i] == wanted and i != unless:
            s.row[0] += i
            return 10 * i
    return i - s.row[0]
"""
SEARCHING = """
KERNEL run(int n, Table* tables, int wanted, int unless, int* result) {
    result[0] = found(tables[0], wanted, unless);
}
"""


def test_a_search_ends_at_the_first_that_fits(prelude: str) -> None:
    try:
        machine = Simulated()
    except NoDevice as missing:
        pytest.skip(str(missing))
    text = translate(SEARCH, LAYOUT, {})
    assert "Found1" in text
    run = machine.load(prelude + text + SEARCHING).run
    space: dict[str, Any] = {}
    exec(SEARCH, space)
    for wanted, unless in itertools.product((5, 6, 7), (0, 1, 3)):
        tables, result = np.zeros(1, LAYOUT), np.zeros(1, np.int32)
        tables["row"][0] = (6, 5, 6, 6)
        expected = tables.copy()
        run(1, tables, wanted, unless, result)
        assert result[0] == space["found"](Record(expected[0]), wanted, unless), (wanted, unless)
        assert tables["row"].tolist() == expected["row"].tolist()


DRAWING = """
def drawn(s):
    s.row[0] += 1
    return s.row[0]

def drawing(s, a, b):
    s.row[drawn(s)] += a
    s.row[drawn(s)] //= b
    return s.row[0]
"""


def test_which_place_is_changed_is_worked_out_once(prelude: str) -> None:
    kernel = "KERNEL run(int n, Table* tables, int a, int b, int* result) { result[0] = drawing(tables[0], a, b); }"
    run = Simulated().load(prelude + translate(DRAWING, LAYOUT, {}) + kernel).run
    tables, result = np.zeros(1, LAYOUT), np.zeros(1, np.int32)
    tables["row"][0] = (0, 5, -7, 9)
    run(1, tables, 3, 2, result)
    assert (result[0], tables["row"][0].tolist()) == (2, [2, 8, -4, 9])


LOOKING = """
def verb__way(i):
    return 10 + i

def open_there(s, i):
    return s.row[i] > 0

def ways(s, out):
    weigh(out, 7, s.question)
    for i in range(4):
        if open_there(s, i):
            offer(out, verb__way(i))
    for i in range(4):
        if s.row[i] == 9:
            offer(out, i)
"""
LISTED = """
KERNEL run(int n, Table* tables, int* listed, int* weights, int* numbers) {
    Offers out;
    clear(out);
    ways(tables[0], out);
    for (int i = 0; i < out.count; i++) listed[i] = option(out, i), weights[i] = odds(out, i);
    numbers[0] = out.count;
}
"""


def test_what_hangs_on_one_look_is_offered_as_python_offers_it(prelude: str) -> None:
    text = translate(LOOKING, LAYOUT, {})
    assert text.count("OfferWhere(out") == 2
    program = Simulated().load(prelude + text + LISTED)
    for weight, *row in itertools.product((0, 3), *[(0, 1, 9)] * 4):
        expected = [7] * (weight > 0) + [10 + i for i in range(4) if row[i]] + [i for i in range(4) if row[i] == 9]
        tables, count = np.zeros(1, LAYOUT), np.zeros(1, np.int32)
        tables["question"], tables["row"] = weight, row
        found, odds = np.full(8, -1, np.int32), np.full(8, -1, np.int32)
        program.run(1, tables, found, odds, count)
        room = expected[:4]
        assert found[: count[0]].tolist() == room
        assert odds[: count[0]].tolist() == [weight if action == 7 else 1 for action in room]
        assert program.passed() == (OFFERED_TWICE if len(expected) > len(room) else 0)


LOWEST = """
KERNEL run(int n, Table* tables, int bits, int* result) { result[0] = lowest(bits); }
"""


def test_the_lowest_bit_is_the_same_in_both_languages(prelude: str) -> None:
    run = Simulated().load(prelude + translate("", LAYOUT, {}) + LOWEST).run
    assert [lowest(bits) for bits in (0, 1, 12, 1 << 30)] == [NOBODY, 0, 2, 30]
    for bits in (0, 1, 2, 3, 12, 96, 127, 1 << 30, 2**31 - 1):
        result = np.zeros(1, np.int32)
        run(1, np.zeros(1, LAYOUT), bits, result)
        assert result[0] == lowest(bits), bits


class Record:
    """A stored record whose fields are attributes."""

    def __init__(self, stored: Any) -> None:
        self.row = stored["row"]


def test_fixed_fields_are_written_as_numbers() -> None:
    source = "def known(s):\n    return s.modules & 4 + s.question\n"
    assert "(7 & (4 + s.question))" in translate(source, LAYOUT, {"modules": 7})


@pytest.mark.parametrize(
    "line",
    [
        "return take(s) + s.question",
        "return take(s) * take(s)",
        "return both(s.question, take(s))",
        "s.question += take(s)",
        "s.row[s.row[take(s)] + s.question] = 1",
    ],
)
def test_an_order_that_only_python_promises_is_refused(line: str) -> None:
    source = f"""
def both(a, b):
    return a + b

def take(s):
    s.question += 1
    return s.question

def unclear(s):
    {line}
"""
    with pytest.raises(CannotCompile, match="unclear"):
        translate(source, LAYOUT, {})


def test_what_rules_may_not_use_is_refused() -> None:
    with pytest.raises(CannotCompile, match="odd"):
        translate("def odd(s):\n    return [1, 2]\n", LAYOUT, {})
