"""The public surface: what ``import regnum`` offers, and that its example runs."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

import pytest

import regnum


def test_the_example_of_the_package_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert regnum.__doc__ is not None
    example = re.search(r"\n\n((?:    .*\n|\n)+)", regnum.__doc__)
    assert example is not None
    exec(textwrap.dedent(example[1]), {})
    assert "places=" in capsys.readouterr().out


def test_everything_that_is_offered_exists() -> None:
    assert len(regnum.__all__) == len(set(regnum.__all__))
    assert all(hasattr(regnum, name) for name in regnum.__all__)


def test_the_same_seed_deals_the_same_game_and_no_seed_another() -> None:
    def dealt(seed: int | None) -> list[str]:
        return [choice.text for choice in regnum.new_match("vive-le-roi", players=8, seed=seed).choices]

    assert dealt(7) == dealt(7)
    assert dealt(None) != dealt(None)


def test_a_match_is_saved_loaded_and_played_on(tmp_path: Path) -> None:
    match = regnum.new_match("vive-le-roi", players=3, seed=1, names=["Anna", "Ben", "Cleo"])
    match.choose(match.offers()[0])
    regnum.save(match, tmp_path / "game.regnum")
    again = regnum.load(tmp_path / "game.regnum", seed=2)
    assert again.table == match.table
    assert again.names == ("Anna", "Ben", "Cleo")
    while not again.over:
        again.choose(again.offers(again.to_act[0])[0], again.to_act[0])


def test_a_file_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    match = regnum.new_match("vive-le-roi", seed=1)
    (tmp_path / "folder").mkdir()
    with pytest.raises(regnum.BadFile, match="cannot be written"):
        regnum.save(match, tmp_path / "nowhere" / "game.regnum")
    with pytest.raises(regnum.BadFile, match="cannot be written"):
        regnum.save(match, tmp_path / "folder")
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


def test_files_that_are_no_games_are_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary")
    with pytest.raises(regnum.BadFile, match="line 1"):
        regnum.load(tmp_path / "diary.txt")
    with pytest.raises(regnum.BadFile, match="cannot be read"):
        regnum.load(tmp_path / "nowhere")
