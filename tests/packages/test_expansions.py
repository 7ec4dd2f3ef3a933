"""Expansions of other packages: read before the book is closed, on every board, and harmless when they are broken."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import regnum
from regnum.cli import main
from regnum.games import complaints
from regnum.rules import explained, reference
from regnum.words import Voice

from .throne import LOW_BOWS, install, install_throne

LOW = {"throne.low": "low_bows"}
HOUSE_RULE = """
from regnum.games.vive_le_roi.round import GAME
from regnum.games.vive_le_roi.table import book

HOUSE = book.module("house")
book.option("house", "HR-1", module=HOUSE)
"""


@pytest.fixture
def low(packages: Path) -> Path:
    install_throne(packages)
    install(packages, "low-bows", LOW_BOWS, expansions=LOW)
    return packages


def test_an_expansion_adds_an_option_and_narrows_a_question(low: Path) -> None:
    assert len(regnum.new_match("throne").offers()) == 4
    assert regnum.new_match("throne", low=True).offers() == ["bow depth=3"]
    assert Voice(regnum.game("throne")).option("low") == "Low bows"


def test_an_expansion_states_clauses_of_its_own_in_the_readers_language(low: Path) -> None:
    game = regnum.game("throne")
    assert [clause.id for clause in reference(game)] == ["TH-1", "TH-2", "TH-3"]
    told = [explained(game, "TH-3", language)[0] for language in ("en", "fr", "de")]
    assert [clause.language for clause in told] == ["en", "fr", "en"]
    assert [clause.section for clause in told] == ["Low bows", "Saluts profonds", "Low bows"]


def test_a_page_that_an_expansion_names_and_does_not_bring_is_told(packages: Path) -> None:
    install_throne(packages)
    install(
        packages, "low-bows", {name: LOW_BOWS[name] for name in ("low_bows.py", "low_words.en.ftl")}, expansions=LOW
    )
    regnum.game("throne")
    (sentence,) = complaints()
    assert "there is no" in sentence and "low_rules.en.md" in sentence


def test_an_expansion_plays_on_a_board_of_ones_own_with_its_numbers(low: Path) -> None:
    (low / "deep.toml").write_text("floor = 5\n", encoding="utf-8")
    assert regnum.new_match("throne", board=low / "deep.toml", low=True).offers() == ["bow depth=5"]
    assert regnum.new_match("throne", low=True).offers() == ["bow depth=3"]


def test_our_own_games_are_extended_in_the_same_way(packages: Path) -> None:
    install(packages, "house", {"house.py": HOUSE_RULE}, expansions={"vive-le-roi.house": "house"})
    check = (
        "import regnum; from regnum.games.entries import is_ours; game = regnum.game('vive-le-roi'); "
        "print('house' in [one.name for one in game.options], is_ours(game))"
    )
    said = subprocess.run([sys.executable, "-c", f"import sys; sys.path.insert(0, {str(packages)!r}); {check}"],
                          capture_output=True, text=True, check=True)  # fmt: skip
    assert said.stdout == "True False\n"


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        (LOW_BOWS["low_bows.py"] + "raise IndexError('no more bows')\n", "IndexError: no more bows"),
        (
            "from somebodys_throne import book\nbook.preset('deep', deeper=True)\n",
            "presets speak of",
        ),
    ],
    ids=["cannot be read", "cannot be closed"],
)
def test_a_broken_expansion_is_left_out_whole_and_named(packages: Path, source: str, reason: str) -> None:
    install_throne(packages)
    install(packages, "low-bows", {"low_bows.py": source}, expansions=LOW)
    assert [option.name for option in regnum.game("throne").options] == []
    assert len(regnum.new_match("throne").offers()) == 4
    (sentence,) = complaints()
    assert sentence.startswith("the expansion throne.low of the package low-bows cannot be used (")
    assert reason in sentence


def test_whoever_asks_for_what_a_broken_expansion_brings_hears_why(
    packages: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    install_throne(packages)
    install(packages, "low-bows", {"low_bows.py": "1 / 0"}, expansions=LOW)
    assert main(["play", "throne", "--option", "low", "--humans", "0"]) == 2
    assert (
        "the expansion throne.low of the package low-bows cannot be used (ZeroDivisionError" in capsys.readouterr().err
    )
    assert main(["games", "throne"]) == 0
    assert "the expansion throne.low of the package low-bows cannot be used" in capsys.readouterr().out


def test_a_broken_game_is_not_blamed_on_its_expansions(packages: Path) -> None:
    install(packages, "mistake", {"mistake.py": "GAME = 7\n"}, games={"throne": "mistake"})
    install(packages, "low-bows", LOW_BOWS, expansions=LOW)
    (sentence,) = complaints()
    assert sentence.startswith("the game throne of the package mistake")


def test_an_expansion_that_is_imported_before_its_game_says_so(low: Path) -> None:
    with pytest.raises(Exception, match="low_bows was read before its game"):
        __import__("low_bows")


# --- files --------------------------------------------------------------------------------------------------------


def test_a_file_names_the_packages_that_it_needs_and_no_other(low: Path) -> None:
    for option, named in [("off", "packages: somebodys-throne"), ("on", "packages: somebodys-throne, low-bows")]:
        match = regnum.new_match("throne", players=1, low=option)
        match.choose(match.offers()[-1])
        regnum.save(match, low / "a.regnum")
        lines = (low / "a.regnum").read_text(encoding="utf-8").splitlines()
        assert named in lines
        assert ("option low: on" in lines) == (option == "on")
        assert regnum.load(low / "a.regnum").options == match.options


def test_a_file_that_needs_a_package_which_is_not_there_says_which(packages: Path) -> None:
    install_throne(packages)
    head = "regnum 1\ngame: throne\npackages: somebodys-throne, low-bows\nedition: 1\nplayers: 1\n"
    (packages / "a.regnum").write_text(f"{head}option low: on\n\n", encoding="utf-8")
    with pytest.raises(regnum.BadFile, match=r"line 6: throne has no option 'low'; .* needs .*low-bows"):
        regnum.load(packages / "a.regnum")
    (packages / "b.regnum").write_text("regnum 1\ngame: stool\npackages: somebodys-stool\nedition: 1\nplayers: 1\n\n")
    with pytest.raises(regnum.BadFile, match=r"line 2: there is no game 'stool'.*needs the packages somebodys-stool"):
        regnum.load(packages / "b.regnum")


def test_our_own_games_name_no_package(tmp_path: Path) -> None:
    regnum.save(regnum.new_match("vive-le-roi", seed=1), tmp_path / "a.regnum")
    assert "packages:" not in (tmp_path / "a.regnum").read_text(encoding="utf-8")
