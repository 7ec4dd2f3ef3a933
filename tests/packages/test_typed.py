"""Typed: mypy finds nothing in the example packages, and every mistake that is put into a game."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import regnum

EXAMPLES = Path(__file__).parents[2] / "examples"
SOURCE = Path(regnum.__file__).parents[1]
SETTINGS = """[tool.mypy]
strict = true
plugins = ["regnum.mypy"]
mypy_path = "{paths}"
"""
MISTAKEN = """
from __future__ import annotations
from regnum.kernel import *

book = Rulebook()

@book.table
class Table(Record):
    stones: int = public(high=12, names="number")
    hand: Grid = private(SEATS, 3)

TAKE = book.action("take", stones=3)
MOVE = book.action("move", here=3, there=2)
TAKEN = book.event("taken", "ST-2", seat="seat", stones="number")

def what(s: Table, seat: int, out: list[int]) -> None:
    offer(out, TAKE(1, 2))  # Too many arguments
    offer(out, TAEK(1))  # Name "TAEK" is not defined
    offer(out, MOVE(1))  # Too few arguments
    offer(out, TAKE("one"))  # incompatible type "str"; expected "int"
    offer(out, TAKE(1) + MOVE(0, 1))

def taken(s: Table, seat: int, stones: int) -> None:
    s.stnoes -= stones  # has no attribute "stnoes"
    s.hand = 3  # Incompatible types in assignment
    tell(s, HOW_MANY, seat)  # incompatible type "Question"; expected "Event"
    tell(s, TAKEN, seat)  # this event is told with 2 numbers, not 1
    whisper(s, seat, TAKEN, seat, stones, 3)  # this event is told with 2 numbers, not 3
    tell(s, TAKEN, seat, stones)

HOW_MANY = book.question("how_many", what, {TAKE: taken}, "ST-2")
OTHER = book.question("other", what, {MOVE: taken}, "ST-2")  # this answer takes 3 arguments, and its verb gives 4

def ask_for_it(s: Table) -> None:
    ask(s, TAKEN, 0)  # incompatible type "Event"; expected "Question"
    call(s, HOW_MANY)  # incompatible type "Question"; expected "Procedure"
    ask(s, HOW_MANY)  # Missing positional argument "seat"
    ask_all(s, TAKE)  # expected "Question"
    ask(s, HOW_MANY, 0)

def with_a_seat(s: Table, seat: int) -> None: ...

ROUND = book.procedure("round", with_a_seat)  # Argument 2 to "procedure"
NARROW = book.question("narrow", with_a_seat, {}, "ST-3")  # Argument 2 to "question"
"""


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[int, list[str]]]:
    """What mypy says of the examples and of the mistaken game: by file and line."""
    folder = tmp_path_factory.mktemp("typed")
    (folder / "mistaken.py").write_text(MISTAKEN, encoding="utf-8")
    paths = f"{SOURCE}:{EXAMPLES / 'stones' / 'src'}:{EXAMPLES / 'salt-road' / 'src'}"
    (folder / "mypy.toml").write_text(SETTINGS.format(paths=paths), encoding="utf-8")
    examples = ("stones/src/stones/__init__.py", "stones-last-loses/stones_last_loses.py")
    files = [EXAMPLES / one for one in (*examples, "one-round-court/one_round_court.py")]
    files += sorted((EXAMPLES / "salt-road" / "src").rglob("*.py"))
    command = [sys.executable, "-m", "mypy", "--config-file", "mypy.toml", "--cache-dir", ".cache", "mistaken.py"]
    done = subprocess.run([*command, *files], cwd=folder, capture_output=True, text=True, check=False)
    found: dict[str, dict[int, list[str]]] = {}
    for file, line, sentence in re.findall(r"^(.+?):(\d+): error: (.*)$", done.stdout, re.MULTILINE):
        found.setdefault(Path(file).name, {}).setdefault(int(line), []).append(sentence)
    assert found, done.stdout + done.stderr
    return found


def test_the_examples_are_clean(said: dict[str, dict[int, list[str]]]) -> None:
    assert said.keys() == {"mistaken.py"}


def test_every_mistake_in_a_game_is_found_and_nothing_else(said: dict[str, dict[int, list[str]]]) -> None:
    lines = enumerate(MISTAKEN.splitlines(), 1)
    expected = {number: line.partition("  # ")[2] for number, line in lines if "  # " in line}
    assert said["mistaken.py"].keys() == expected.keys()
    for number, reason in expected.items():
        assert any(reason in sentence for sentence in said["mistaken.py"][number]), (number, said["mistaken.py"])


def test_types_are_shipped() -> None:
    assert Path(regnum.__file__).with_name("py.typed").exists()
