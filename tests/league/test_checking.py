"""The check of a bot, which its author runs first; and the examples pass it, in every language."""

from __future__ import annotations

import shutil
import sys
import tomllib
from pathlib import Path

import pytest

import regnum
from regnum.bots.streams import Streams
from regnum.cli import main
from regnum.envs.tasks import task
from regnum.league.checking import check, usual
from regnum.league.folder import read

from ..missing import missing
from . import bots

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
SMALL = ["vive-le-roi-2p-v1", "lancaster-2p-v1"]


@pytest.mark.parametrize("name", sorted(file.parent.name for file in EXAMPLES.glob("*/bot.toml")))
def test_an_example_speaks_the_protocol(name: str) -> None:
    command = tomllib.loads((EXAMPLES / name / "bot.toml").read_text(encoding="utf-8"))["command"]
    if shutil.which(command[0]) is None:
        missing(f"{command[0]} is not installed")
    found = [*check(lambda: Streams(command, EXAMPLES / name), SMALL)]
    assert [one.wrong for one in found] == [""] * (len(SMALL) + 3)


def test_there_are_examples_in_three_languages_and_they_are_a_league() -> None:
    _, entrants = read(EXAMPLES)
    assert {one.language for one in entrants if one.command} == {"Java", "JavaScript", "Python"}


def test_a_check_plays_every_game_of_ours() -> None:
    assert {task(one).game.name for one in usual()} == set(regnum.games())


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (bots.CHEATS, "at decision 1 (where_to_place): expected a place from 0 to"),
        (bots.CRASHES, "it ended (status 3)"),
        (bots.SPEAKS_OTHERWISE, "expected one JSON object"),
        (bots.STAYS, "it had to be ended"),
        (bots.STARTLED, "it ended (status 1)"),
        (bots.HONEST.replace("import json, sys", "import json, sys\nprint('Loading…')"), "expected one JSON object"),
    ],
    ids=["cheats", "crashes", "speaks otherwise", "stays", "is startled by what it does not know", "greets nobody"],
)
def test_what_is_wrong_with_a_bot_is_told(
    text: str, wrong: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bot.py"
    file.write_text(text, encoding="utf-8")
    assert main(["league", "check", sys.executable, str(file), "--task", SMALL[0]]) == 2
    assert wrong in capsys.readouterr().err


def test_a_good_bot_is_told_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bot.py"
    file.write_text(bots.LAST, encoding="utf-8")
    assert main(["league", "check", f"{sys.executable} -u {file}", "--task", SMALL[0]]) == 0
    assert "speaks the protocol, version 1" in capsys.readouterr().out


def test_a_check_without_a_command_says_what_it_needs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["league", "check"]) == 2
    assert "expected the command of a bot" in capsys.readouterr().err
