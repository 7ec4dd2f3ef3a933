"""Finding games, and reading one a second time on a board of one's own."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from regnum.games import game, names
from regnum.kernel import BadFile, Match, saved

NAME = "vive-le-roi"
BOARD = "[score]\nstart = 33\n"


def board(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "board.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_games_are_found_by_their_folders() -> None:
    assert NAME in names()
    assert game(NAME).name == NAME
    assert game(NAME) is game(NAME)
    assert game("vive_le_roi") is game(NAME)


def test_an_unknown_game_is_answered_with_the_known_ones() -> None:
    with pytest.raises(LookupError, match=f"there is no game 'chess'; there are: .*{NAME}"):
        game("chess")


def test_a_board_changes_one_copy_of_the_game_alone(tmp_path: Path) -> None:
    own = game(NAME, board(tmp_path, BOARD))
    assert own is not game(NAME)
    assert Match(own, seed=1).table.score[0][0] == 33
    assert Match(game(NAME), seed=1).table.score[0][0] == 20


def test_the_same_board_is_the_same_game_wherever_its_file_lies(tmp_path: Path) -> None:
    one = game(NAME, board(tmp_path, BOARD))
    other_place = tmp_path / "elsewhere"
    other_place.mkdir()
    assert game(NAME, board(other_place, BOARD)) is one
    assert game(NAME, board(other_place, BOARD.replace("33", "34"))) is not one


def test_a_saved_game_knows_its_board(tmp_path: Path) -> None:
    own = game(NAME, board(tmp_path, BOARD))
    text = saved.write(Match(own, seed=1))
    assert f"board: {own.board}" in text
    assert saved.read(text, game).table.score[0][0] == 33
    with pytest.raises(BadFile, match="this game was played on the board"):
        saved.read(text, lambda name, board: game(name))


def test_a_saved_game_carries_its_board_and_one_that_does_not_asks_for_it(tmp_path: Path) -> None:
    own = game(NAME, board(tmp_path, BOARD + "# ‘é’\r\n"))
    lines = saved.write(Match(own, seed=1)).splitlines()
    older = "\n".join(line for line in lines if not line.startswith("board text:"))
    assert saved.read(older, lambda name: own).table.score[0][0] == 33
    with pytest.raises(BadFile, match="this game was played on the board"):
        saved.read(older, game)
    other = "\n".join(line.replace("33", "34") if line.startswith("board text:") else line for line in lines)
    with pytest.raises(BadFile, match="this game was played on the board"):
        saved.read(other, game)


@pytest.mark.parametrize("board", ["[score", "33"])
def test_a_board_in_a_saved_game_is_a_json_text(board: str) -> None:
    text = saved.write(Match(game(NAME), seed=1)).replace("edition:", f"board text: {board}\nedition:")
    with pytest.raises(BadFile, match="line 3: the board is"):
        saved.read(text, game)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[score\n", r"board\.toml: .*line 1"),
        ('[score]\nstart = "many"\n', r"board\.toml, line 2: start must be a whole number, not a text"),
        ("[colour]\nking = 1\n", r"board\.toml, line 1: colour is unknown here"),
    ],
)
def test_a_board_that_cannot_be_is_refused_with_its_line_and_forgotten(
    tmp_path: Path, text: str, complaint: str
) -> None:
    before = set(sys.modules)
    with pytest.raises(BadFile, match=complaint):
        game(NAME, board(tmp_path, text))
    assert {name for name in set(sys.modules) - before if "_with_" in name} == set()
    assert game(NAME).name == NAME


def test_a_board_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"nowhere\.toml cannot be read: No such file"):
        game(NAME, tmp_path / "nowhere.toml")
