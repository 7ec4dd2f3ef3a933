"""Bots on boards of one's own, and while nothing is compiled yet."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest

from regnum.bots import Knowledge, bot, warming
from regnum.bots.by_thumb import ByThumb
from regnum.games import game as game_named
from regnum.games import names
from regnum.kernel import Match
from regnum.kernel.speed import compiler, native

BOARD = {
    "vive-le-roi": "[score]\nstart = 33\n",
    "lang-lebe-der-koenig": "",
    "krone-und-schwert": "[setup]\nstart_hand = 5\n",
    "lancaster": "",
}
"""A small change to the data, or none: a board of one's own all the same."""


def on_a_board_of_ones_own(name: str, tmp_path: Path) -> Any:
    file = tmp_path / "mine.toml"
    # Equal files are one board, wherever they lie: the place makes this one different.
    file.write_text(f"# {tmp_path}\n{BOARD[name]}", encoding="utf-8")
    return game_named(name, file)


@pytest.mark.parametrize("name", names())
def test_the_rule_of_thumb_is_read_again_for_a_board_of_ones_own(name: str, tmp_path: Path) -> None:
    mine, usual = on_a_board_of_ones_own(name, tmp_path), game_named(name)
    assert (mine.board_text, usual.board_text) == ((tmp_path / "mine.toml").read_text(), "")
    assert mine.book.thumb is not usual.book.thumb
    known = {verb.name for verb in mine.book.thumb.advice.functions}
    assert known == {verb.name for verb in usual.book.thumb.advice.functions}
    assert all(verb in list(mine.actions) for verb in mine.book.thumb.advice.functions)


@pytest.mark.parametrize("name", names())
def test_bots_play_on_a_board_of_ones_own(name: str, tmp_path: Path) -> None:
    match = Match(on_a_board_of_ones_own(name, tmp_path), seed="mine")
    for _ in range(12):
        seat = match.to_act[0]
        match.choose(ByThumb(1).choose(Knowledge.of(match, seat)), seat)


class Compiling:
    """A compiler at work: None, or what it ended with."""

    def __init__(self, ended: int | None) -> None:
        self.ended = ended

    def poll(self) -> int | None:
        return self.ended


# --- nobody waits for the compiler --------------------------------------------------------------------------------


def test_while_the_rules_are_being_compiled_a_bot_answers_without_them(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []

    def begin(command: list[str], **_: Any) -> Compiling:
        started.append(command)
        return Compiling(None)

    monkeypatch.delenv("REGNUM_INTERPRETED", raising=False)
    monkeypatch.setattr(warming, "_compiling", {})
    monkeypatch.setattr(warming, "ready", lambda game: False)
    monkeypatch.setattr(subprocess, "Popen", begin)
    match = Match(game_named("vive-le-roi"), seed="first")
    for _ in range(2):
        seat = match.to_act[0]
        player = bot("lord", 1)
        player.iterations = 3  # type: ignore[attr-defined]
        match.choose(player.choose(Knowledge.of(match, seat)), seat)
    assert [command[-2:] for command in started] == [["regnum.bots.warming", "vive-le-roi"]]


def test_a_compiler_that_fails_is_said_once_and_bots_go_on_interpreted(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = game_named("vive-le-roi")
    monkeypatch.delenv("REGNUM_INTERPRETED", raising=False)
    monkeypatch.setattr(warming, "_compiling", {game: Compiling(1)})
    monkeypatch.setattr(warming, "ready", lambda game: False)
    warming._say_that_it_failed.cache_clear()
    for _ in range(2):
        assert warming.engine(game) is None
    assert [record.message.partition(":")[0] for record in caplog.records] == [
        "the rules of vive-le-roi could not be compiled"
    ]


def test_a_board_of_ones_own_is_compiled_with_its_own_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    started: list[tuple[str, str]] = []
    monkeypatch.delenv("REGNUM_INTERPRETED", raising=False)
    monkeypatch.setattr(warming, "_compiling", {})
    monkeypatch.setattr(warming, "ready", lambda game: False)
    monkeypatch.setattr(
        subprocess, "Popen", lambda command, stdin, **_: started.append((command[-1], stdin.read().decode()))
    )
    mine = on_a_board_of_ones_own("vive-le-roi", tmp_path)
    assert warming.engine(mine) is None
    assert started == [("vive-le-roi", mine.board_text)]


def test_without_a_compiler_bots_go_on_interpreted_and_it_is_said(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.delenv("REGNUM_INTERPRETED", raising=False)
    monkeypatch.setattr(warming, "ready", lambda game: False)
    monkeypatch.setattr(compiler, "command", lambda: None)
    warming._say_that_there_is_no_compiler.cache_clear()
    for _ in range(2):
        assert warming.engine(game_named("vive-le-roi")) is None
    assert [record.message.partition(":")[0] for record in caplog.records] == ["no C++ compiler here"]


def test_without_a_compiler_native_code_is_refused_with_the_way_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(compiler, "command", lambda: None)
    with pytest.raises(compiler.NoCompiler, match=r"pip install 'regnum\[compile\]'"):
        compiler.build("", tmp_path / "rules.so")


def test_what_came_with_the_package_needs_no_compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(native, "SHIPPED", tmp_path / "none")
    monkeypatch.setenv("REGNUM_CACHE", str(tmp_path / "cache"))
    game = game_named("vive-le-roi")
    wanted = native.Rules(game, warming.RULES).library
    assert wanted.parent == tmp_path / "cache"
    monkeypatch.setattr(native, "SHIPPED", tmp_path)
    (tmp_path / wanted.name).touch()
    assert native.Rules(game, warming.RULES).library == tmp_path / wanted.name
