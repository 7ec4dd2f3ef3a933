"""Rules keep to their small vocabulary, and whoever does not is told where and why."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from regnum.games import game
from regnum.kernel import Game
from regnum.kernel.errors import BadBook
from regnum.kernel.vocabulary import outside_the_vocabulary, rules_of
from tests.kernel.toy import TOY


def test_the_rules_of_a_game_are_all_that_its_rulebook_reaches() -> None:
    names = {rule.__name__ for rule in rules_of(TOY.book)}
    assert {"hand_out_coins", "worth", "by_piety", "purse", "boon", "pay_nothing", "redeal_bids", "may_pass"} <= names
    assert not names & {"complaints", "scores", "read_position", "call", "tell", "pick"}


def test_the_condition_of_a_loop_is_a_rule() -> None:
    assert "rounds_are_left" in {rule.__name__ for rule in rules_of(game("vive-le-roi").book)}


def test_the_toy_game_keeps_to_the_vocabulary() -> None:
    assert outside_the_vocabulary(TOY) == []


HEAD = """
from pathlib import Path
from typing import Any
from regnum.kernel import *

book = Rulebook()
NUMBERS = (1, 2, 3)
UNEVEN = ((1, 2), (3,))
NAMES = ("a", "b")
LIST = [1, 2]

EVENT = book.event("event", "O-1", number="number")

def other(s: Any, x: int) -> int:
    return x

def grow(s: Any) -> int:
    s.rank[0] += 1
    return 1

"""

FOOT = """
GAME = Game("odd", book, book.procedure("game", step), players=range(2, 3), folder=Path(), prefix="O",
            scores=lambda s: ())
"""

GOOD = '''def step(s: Any) -> None:
    """A docstring with "text" in it."""
    total: int = 0
    for x in range(len(NUMBERS)):
        total += NUMBERS[x] if x % 2 == 0 else -max(x, 1)
    while total > 3 and not s.rank[0]:
        total = other(s, total // 2) & ~1
        if total == 1:
            break
    first, second = s.rank[1], total
    for x in (first, second):
        total += x
    s.rank[0], s.rank[1] = total, len(NAMES)
    tell(s, EVENT, other(s, total))
'''

BAD = {
    "x = {1: 2}": "it uses a dict",
    "x = [1, 2]": "it uses a list",
    "x = (1, 2)": "it uses a tuple",
    "x = {1}": "it uses a set",
    "x = 'text'": "it uses a text",
    "x = 1.5": "it uses the constant 1.5",
    "x = f'{s.depth}'": "it uses an f-string",
    "x = [y for y in range(3)]": "it uses a comprehension",
    "x = sum(NUMBERS)": "it uses sum",
    "x = max(y for y in range(3))": "it uses a generator",
    "x = lambda y: y": "it uses a lambda",
    "x = NUMBERS[1:]": "it uses a slice",
    "x = 1 if s.depth in NUMBERS else 2": "it uses a test with 'in'",
    "x = 3 / 2": "it uses a division with '/', which makes fractions",
    "x = 3 ** 2": "it uses a power",
    "x = NUMBERS.index(2)": "it calls the method NUMBERS.index",
    "x = other(s, x=1)": "it calls other with keyword arguments",
    "x = other(*NUMBERS)": "it uses a starred argument",
    "x = NAMES[0]": "it uses NAMES, which is tuple: rules know numbers and tables of numbers",
    "x = UNEVEN[0][0]": "it uses UNEVEN, which is tuple: rules know numbers and tables of numbers",
    "x = LIST[0]": "it uses LIST, which is list: rules know numbers and tables of numbers",
    "s.rank.append(1)": "it calls the method s.rank.append",
    "tell(s, EVENT, grow(s))": "grow changes the table inside a line of the log, which compiled code leaves out",
    "print(s)": "it uses print",
    "global NUMBERS": "it uses global",
    "if s.modules: pass": "it asks which expansions are in play; they change the rules, rules do not ask for them",
    "assert s.depth": "it uses an assertion",
    "raise ValueError": "it uses raise",
    "import math": "it uses an import",
    "del s.rank[0]": "it uses del",
    "if (x := 1): pass": "it uses ':='",
    "for x in range(3): pass\n    else: pass": "a loop has an else",
    "if s.depth: return 1": "it returns a number here and nothing there",
    "try:\n        x = 1\n    finally:\n        x = 2": "it uses try",
    "def inner() -> None: ...": "it defines a function inner inside",
}


def game_with(tmp_path: Path, source: str) -> Game:
    path = tmp_path / "odd_rules.py"
    path.write_text(HEAD + source + FOOT, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("odd_rules", path)
    assert spec is not None and spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    made: Game = module.GAME
    return made


def faults_of(tmp_path: Path, source: str) -> tuple[str, ...]:
    """What is said when the book is closed."""
    with pytest.raises(BadBook) as refused:
        game_with(tmp_path, source)
    return refused.value.faults


def test_what_rules_are_made_of_passes(tmp_path: Path) -> None:
    assert outside_the_vocabulary(game_with(tmp_path, GOOD)) == []


@pytest.mark.parametrize("statement", BAD)
def test_what_they_are_not_made_of_is_told_with_its_line(tmp_path: Path, statement: str) -> None:
    source = f"def step(s: Any) -> None:\n    s.depth\n    {statement}\n"
    line = HEAD.count("\n") + (1 if "returns a number" in BAD[statement] else 3)
    assert f"{tmp_path / 'odd_rules.py'}, line {line}: step: {BAD[statement]}" in faults_of(tmp_path, source)


def test_a_signature_is_plain(tmp_path: Path) -> None:
    source = "def odd(s: Any, x: int = 1) -> int:\n    return x\n\ndef step(s: Any) -> None:\n    odd(s)\n"
    assert "it has default, starred or keyword arguments" in faults_of(tmp_path, source)[0]


def test_a_lambda_and_a_closure_are_no_rules(tmp_path: Path) -> None:
    source = """def made(n: int) -> Any:
    def inner(s: Any) -> None:
        s.depth = n
    return inner

step = made(3)
"""
    found = outside_the_vocabulary(game_with(tmp_path, source))
    assert found[0].endswith("line 22: made.<locals>.inner is a closure over n")
    short = "step = lambda s: None\n"
    assert faults_of(tmp_path, short)[0].endswith("line 21: <lambda> is a lambda: rules are written with def")
