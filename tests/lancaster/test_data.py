"""The data, and boards of one's own (LA-15, LA-16)."""

from __future__ import annotations

from pathlib import Path

import pytest

from regnum.games import game
from regnum.kernel import BadFile, BoardText, Match
from regnum.testing import rule

from .helpers import fields, play, score

COUNTY = """
[[county]]
letter = "{letter}"
name = "{name}"
min = {least}
reward = [{reward}]
names_first_player = {names_first}
source = "rulebook"
"""
NAMES = ("Northumberland", "Stafford", "York", "Gloucester", "Bedford", "Suffolk", "Somerset", "Dorset", "Surrey")


def counties(**changed: object) -> str:
    """Nine counties that give 9 points, Surrey with what is changed."""
    rows = []
    for letter, name in zip("ABCDEFGHI", NAMES, strict=True):
        facts = {"name": name, "least": 1, "reward": '{ kind = "points", n = 9 }', "names_first": "false"}
        rows.append(COUNTY.format(letter=letter, **facts | (changed if name == "Surrey" else {})))
    return "".join(rows)


def board(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "board.toml"
    path.write_text(text, encoding="utf-8")
    return path


@rule("LA-15")
def test_a_board_may_repeat_all_that_the_game_says(tmp_path: Path) -> None:
    text = (game("lancaster").folder / "data.toml").read_text(encoding="utf-8")
    assert game("lancaster", board=board(tmp_path, text)).name == "lancaster"


@rule("LA-15")
def test_an_owner_may_correct_the_counties(tmp_path: Path) -> None:
    mine = game("lancaster", board=board(tmp_path, counties()))
    start = {"step": "evaluate_the_counties", "fields": fields(3, {"blue": "1@surrey"})}
    match = Match(mine, players=3, start=start)
    assert score(play(match, "take reward"))[0] == 9  # and nobody names a first player
    assert game("lancaster") is not mine


@rule("LA-15", "LA-16")
@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (counties(least=5), 69, "Surrey: min must be 1 to 4, not 5"),
        (counties(name="York"), 68, "York"),
        (counties(reward='{ kind = "land" }'), 70, "'land' cannot stand here"),
        (counties(reward='{ kind = "gold", n = 0 }'), 70, "at least 1"),
        ('[nobles]\nkinds = ["A", "B"]', 2, "9 counties need as many different kinds"),
        ("[noble_points]\nby_count = [0, 1]", 2, "points for 0 to 9 nobles"),
        ("[knights]\nhouse = [1, 2, 3]", 2, "strengths 1 to 4"),
        ("[knights]\nstart_court = [4, 4]", 2, "no knights"),
        ("[conflict_rules]\nspaces = 4", 2, "spaces must be 3"),
        ("[law_groups]\nsizes = [3, 4, 4, 4, 4]", 2, "sizes must be [3, 4, 4, 4, 3]: the rules say so"),
        ("[options]\nlaw_L24_step = [4]", 2, "law_L24_step must be [5, 3]: the rules say so"),
        ("[components]\ngold = 4", 2, "not enough gold"),
        ('[colours]\nlist = ["blue"]', 2, "5 houses"),
        ('[ally]\ncastle_spaces = ["stable"]', 2, "castle_spaces must be ['ally_recruit', 'ally_train']"),
        ('[meta]\nrounds = "five"', 2, "must be a whole number"),
        ("[nonsense]\nx = 1", 1, "nonsense is unknown"),
        ("[knights\n", None, "board.toml"),
    ],
)
def test_a_wrong_board_is_refused_with_its_line(tmp_path: Path, text: str, line: int | None, reason: str) -> None:
    with pytest.raises(BadFile) as wrong:
        game("lancaster", board=board(tmp_path, text))
    assert reason in str(wrong.value)
    assert line is None or f"line {line}:" in str(wrong.value)


@rule("LA-16", "LA-22", "LA-23")
@pytest.mark.parametrize(
    ("table", "row", "reason"),
    [
        (
            "castle_space",
            'id = "gold"\ncost = [{ kind = "squires", n = 1 }]\nreward = []\noptional = false',
            "optional",
        ),
        (
            "castle_space",
            'id = "gold"\ncost = [{ kind = "votes", n = 1 }]\nreward = []\noptional = true',
            "cannot stand",
        ),
        ("favour", 'id = "fav_noble"\nreward = [{ kind = "cross_channel" }]', "cannot stand here"),
        ("favour", 'id = "fav_other"\nreward = [{ kind = "gold", n = 1 }]', "there is no favour 'fav_upgrade'"),
        ("conflict", 'id = "c1"\nstrength = 0\npoints = [3, 2, 1]', "strength must be at least 1"),
        ("conflict", 'id = "c1"\nstrength = 2\npoints = [1, 2, 3]', "the highest first"),
    ],
)
def test_wrong_rows_are_refused(tmp_path: Path, table: str, row: str, reason: str) -> None:
    with pytest.raises(BadFile, match=reason):
        game("lancaster", board=board(tmp_path, f'[[{table}]]\n{row}\nsource = "rulebook"\n'))


def test_a_game_that_was_kept_with_a_board_that_is_refused_today_still_opens(tmp_path: Path) -> None:
    text = "[law_groups]\nsizes = [3, 4, 4, 4, 4]\n"
    board = tmp_path / "board.toml"
    board.write_text(text)
    with pytest.raises(BadFile, match="the rules say so"):
        game("lancaster", board=board)
    kept = game("lancaster", board=BoardText(text))
    assert Match(kept, seed=1, players=3).to_act
    with pytest.raises(BadFile, match="the rules say so"):
        game("lancaster", board=board)
