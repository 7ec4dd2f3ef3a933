"""Usual answers at the terminal: given unless a player wants to be asked, and taken back with what led to them."""

from __future__ import annotations

from pathlib import Path

import pytest

from regnum.kernel import Match
from tests.lang_lebe_der_koenig.helpers import THREE, asked, courtiers, play, turn

from .table import Paper, session


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.regnum"


def placing() -> Match:
    """P0 has placed the free courtier in Oxeneford and may roll for more; every die shows a 6."""
    match = turn(THREE, chance=["die value=6"] * 20)
    return play(match, "move oxeneford", "place")


def test_a_won_courtier_is_placed_at_once_and_recorded_like_any_answer(file: Path) -> None:
    match = placing()
    session(match, Paper(["roll x1"]), file).run()
    assert [choice.text for choice in match.choices[-3:]] == ["roll card=x1", "die value=6", "place"]
    assert courtiers(match, 0)["oxeneford"] == 2 and asked(match) == "another_courtier"


def test_undo_takes_the_roll_and_the_answer_given_for_it_back_together(file: Path) -> None:
    match = placing()
    before = match.digest()
    session(match, Paper(["roll x1", "u"]), file).run()
    assert match.digest() == before


def test_whoever_wants_to_be_asked_is_asked_and_may_leave_the_courtier(file: Path) -> None:
    match, paper = placing(), Paper(["a", "roll x1", "leave"])
    session(match, paper, file).run()
    assert "Place won courtiers at once: off" in paper.flowing
    assert "will you place the courtier you have won in Oxeneford, or leave it?" in paper.flowing
    assert match.choices[-1].text == "leave" and courtiers(match, 0)["oxeneford"] == 1


def test_the_question_says_how_not_to_be_asked_again(file: Path) -> None:
    match, paper = placing(), Paper(["a", "roll x1", "a", "place", "roll x1"])
    session(match, paper, file).run()
    assert "a: Place won courtiers at once" in paper.flowing
    assert courtiers(match, 0)["oxeneford"] == 3  # the second one at once


def test_everybody_at_the_terminal_decides_for_themselves(file: Path) -> None:
    match = placing()
    game = session(match, Paper(["a"]), file, people=[0, 1])
    game.asks = {1}
    play(match, "roll x1")
    assert game.by_itself(match.table, 0) is not None
    game.asks = {0}
    assert game.by_itself(match.table, 0) is None
