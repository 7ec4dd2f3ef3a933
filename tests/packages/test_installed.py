"""The example packages, installed by pip into a fresh environment: played in Python, in the terminal and natively."""

from __future__ import annotations

import filecmp
import os
import subprocess
from pathlib import Path

import pytest

from regnum.cli import main
from regnum.starting import new

from .installing import EXAMPLES, python_with_examples

PLAY = """
import random, sys
import regnum
from regnum.games import complaints
from regnum.kernel import saved
from regnum.kernel.speed.native import compiled
assert complaints() == [], complaints()
for name, options in [("stones", {}), ("stones", {"last_loses": True}), ("vive-le-roi", {"one_round": True})]:
    match, rng = regnum.new_match(name, seed=1, **options), random.Random(1)
    while not match.over:
        seat = rng.choice(match.to_act)
        match.choose(rng.choice(match.offers(seat)), seat)
    assert saved.read(saved.write(match), regnum.game).table == match.table
    print(name, match.result.winners, getattr(match.table, "round", ""))
engine = compiled(regnum.game("stones"))
tables = engine.begin(9, last_loses=True)
engine.play_out(tables, range(9))
print("natively", sorted(set(engine.get(tables, i).stones for i in range(9))))
"""


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return python_with_examples(tmp_path_factory.mktemp("fresh") / "venv")


def run(python: Path, *command: str) -> str:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run(
        [python, *command], capture_output=True, text=True, check=False, cwd=python.parent, env=environment
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_game_an_expansion_and_a_house_rule_are_played_in_python_and_natively(python: Path) -> None:
    base, loses, court, native = run(python, "-c", PLAY).splitlines()
    assert base.startswith("stones (") and loses.startswith("stones (")
    assert court.startswith("vive-le-roi (") and court.endswith(" 1")
    assert native == "natively [0]"


def test_they_are_played_in_the_terminal(python: Path) -> None:
    listed = run(python, "-m", "regnum", "games", "stones")
    assert "Stones" in listed and "The last stone loses" in listed
    options = ("--option", "last_loses", "--seed", "1", "--pace", "0", "--humans", "0", "--language", "en")
    played = run(python, "-m", "regnum", "play", "stones", "--players", "2", *options)
    assert "must take the last stone and loses" in played


def test_the_contract_is_kept_by_the_example(python: Path) -> None:
    alone = ("-p", "no:cacheprovider", "-p", "no:xdist", "-c", os.devnull, "--rootdir", str(EXAMPLES))
    said = run(python, "-m", "pytest", "-q", *alone, "-W", "error", str(EXAMPLES / "stones"))
    assert " passed" in said


def test_the_example_is_what_regnum_new_writes(tmp_path: Path) -> None:
    made = new("stones", tmp_path / "stones")
    files = sorted(str(path.relative_to(made)) for path in made.rglob("*") if path.is_file())
    assert filecmp.cmpfiles(made, EXAMPLES / "stones", files, shallow=False) == (files, [], [])


@pytest.mark.parametrize("wrong", ["My Game", "-x", "a", "König", "7wonders"])
def test_a_strange_name_is_refused_and_nothing_is_written(
    wrong: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new", "--", wrong]) == 2
    assert "expected a name of small letters" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_is_left_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "my-game", str(tmp_path)]) == 2
    assert "is there already" in capsys.readouterr().err
