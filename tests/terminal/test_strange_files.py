"""Files from strangers: what would play tricks on a terminal, or has no end, is refused in one sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import regnum
from regnum.cli import main
from regnum.kernel import BadFile, saved

from .table import new_match

ESCAPE = "\x1b]0;owned\x07\x1b[2J"


@pytest.fixture(scope="module")
def text() -> str:
    match = new_match()
    match.names = ("Anna", "Bruno", "Clara", "Dora")[: len(match.names)] or ("Anna",)
    return saved.write(match)


def refused(file: Path, capsys: pytest.CaptureFixture[str], *more: str) -> str:
    assert main(["replay", "--dump", *more, str(file)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1 and said.err.startswith("regnum: ")
    assert said.err.strip().isprintable()
    return said.err


@pytest.mark.parametrize("bad", [ESCAPE, "\x9b2J", "\x00", "\u202eevil", "a\u2028b", "\x0b", "\x7f"])
@pytest.mark.parametrize("where", ["seat 0: {}", "# bot 0: {}", "option {}: on"])
def test_a_file_with_what_is_no_text_is_refused(
    tmp_path: Path, text: str, bad: str, where: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.regnum"
    first, rest = text.split("\n", 1)
    file.write_text(f"{first}\n{where.format(bad)}\n{rest}", encoding="utf-8", newline="")
    assert "line 2: the character U+" in refused(file, capsys)


def test_so_is_a_choice_with_it(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.regnum"
    file.write_text(f"{text}0 {ESCAPE}\n", encoding="utf-8")
    assert "U+001B" in refused(file, capsys)


@pytest.mark.parametrize("name", [r'"\u001b[2J"', r'"\u009b2J"', '"\x1b[2J"'])
def test_a_board_hides_nothing_in_its_names_either(
    tmp_path: Path, text: str, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    board = f"[[characters]]\nname = {name}\n"
    own = tmp_path / "board.toml"
    own.write_text(board, encoding="utf-8")
    with pytest.raises(BadFile, match=r"U\+00(1B|9B) cannot be read"):
        regnum.game("vive-le-roi", own)
    first, rest = text.split("\n", 1)
    file = tmp_path / "game.regnum"
    file.write_text(f"{first}\nboard text: {json.dumps(board)}\n{rest}", encoding="utf-8")
    assert "cannot be read" in refused(file, capsys)


def test_a_file_without_end_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "too large" in refused(Path("/dev/zero"), capsys)


def test_millions_of_lines_are_refused(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.regnum"
    file.write_text(text + "#\n" * 3_000_000, encoding="utf-8")
    assert "too long" in refused(file, capsys)


DEEP = "[" * 100_000
HUGE = "9" * 10_000


@pytest.mark.parametrize(
    "line",
    [
        f"start: {DEEP}",
        f"start: {HUGE}",
        'start: {"fields": 7, "question": 5}',
        'start: {"question": "vote", "fields": {"floor": [["a"]]}}',
        'start: {"question": {"a": 1}}',
        'start: {"question": "vote", "seats": "x", "witness": null, "path": 3}',
        'start: {"step": [], "within": 1}',
        f"board text: {DEEP}",
        f"board text: {json.dumps('a = ' + DEEP)}",
        "board text: 5",
        f"gave up: {HUGE}",
        f"option {HUGE}: on",
        f"seat {HUGE}: Anna\nseat 0: Bruno",
    ],
)
def test_wrong_kinds_and_absurd_nesting_are_refused(
    tmp_path: Path, text: str, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.regnum"
    first, rest = text.split("\n", 1)
    file.write_text(f"{first}\n{line}\n{rest}", encoding="utf-8")
    assert len(refused(file, capsys)) < 30_000


@pytest.mark.parametrize("line", [f"players: {HUGE}", f"edition: {HUGE}", "players: -1", "edition: 0"])
def test_absurd_numbers_are_refused(tmp_path: Path, text: str, line: str, capsys: pytest.CaptureFixture[str]) -> None:
    key = line.split(":", maxsplit=1)[0]
    lines = [line if one.startswith(f"{key}:") else one for one in text.split("\n")]
    file = tmp_path / "game.regnum"
    file.write_text("\n".join(lines), encoding="utf-8")
    assert len(refused(file, capsys)) < 300


@pytest.mark.parametrize("choice", [f"{HUGE} begin", f"* begin seat={HUGE}", "* begin seat=-1", "0 " + "x" * 100_000])
def test_absurd_choices_are_refused(tmp_path: Path, text: str, choice: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.regnum"
    head = text.split("\n\n", maxsplit=1)[0]
    file.write_text(f"{head}\n\n{choice}\n", encoding="utf-8")
    refused(file, capsys)
