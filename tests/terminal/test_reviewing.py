"""``regnum analyse``: a review in words of three languages, as a chart, and a game played on from a moment."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import regnum
from regnum.cli import main
from regnum.kernel import saved
from regnum.reviewed import Answer, Moment, Review, thought_of, thoughts_in


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """The beginning of a game, with bots."""
    match = regnum.new_match("vive-le-roi", players=3, seed=7)
    match.names = ("Maud", "Fulk", "Odo & <Ida>")
    for _ in range(8):
        match.choose(match.offers()[0])
    path = tmp_path / "game.regnum"
    first, rest = saved.write(match).split("\n", 1)
    path.write_text(f"{first}\n# bot 1: knight\n{rest}", encoding="utf-8")
    return path


@pytest.fixture
def kept(game: Path) -> Path:
    """A review of it in which Maud gave something away."""
    match = regnum.load(game)
    before = match.branch(6)
    seat, offers = before.to_act[0], before.offers()
    answers = tuple(Answer(offer, 0.5 - at / 10, 40 - at) for at, offer in enumerate(offers[1:4]))
    moments = (
        Moment(5, 1, match.choices[5].text, (0.3, 0.4, 0.3), answers),
        Moment(6, seat, offers[0], (0.4, 0.3, 0.3), answers, 60, 0.14, 0.05, 96),
    )
    path = game.with_name("kept.json")
    path.write_text(json.dumps(Review(moments, (1.0, 0.0, 0.0)).to_json()), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("language", "lost"), [("en", "lost 14 % (± 5)"), ("fr", "a perdu 14 % (± 5)"), ("de", "14 % (± 5)")]
)
def test_a_turning_point_is_told_with_what_was_measured(
    game: Path, kept: Path, language: str, lost: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", str(game), "--kept", str(kept), "--language", language]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert lost in said
    assert "96" in said
    assert "ui-" not in said


@pytest.mark.parametrize(("language", "said"), [("en", "was thinking"), ("fr", "pensait"), ("de", "dort dachte")])
def test_what_a_bot_was_thinking_is_told_if_the_file_says_it(
    game: Path, kept: Path, language: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ask = ["analyse", str(game), "--kept", str(kept), "--language", language]
    assert main(ask) == 0
    assert said not in capsys.readouterr().out
    thought = Answer(regnum.load(game).choices[6].text, 0.37, 1234)
    with game.open("a", encoding="utf-8") as file:
        file.write(f"# {thought_of(6, thought)}\n# {thought_of(5, thought)}\n")
    assert main(ask) == 0
    told = capsys.readouterr().out
    assert told.count(said) == told.count("1234") == told.count("37%") == 1


def test_the_chart_has_a_line_for_every_seat_and_a_mark_for_every_turning_point(game: Path, kept: Path) -> None:
    chart = game.with_name("chart.svg")
    assert main(["analyse", str(game), "--kept", str(kept), "--svg", str(chart)]) == 0
    drawn = ElementTree.fromstring(chart.read_text(encoding="utf-8"))
    space = "{http://www.w3.org/2000/svg}"
    lines = drawn.findall(f"{space}polyline")
    assert len(lines) == 3
    assert len({line.get("stroke-dasharray") for line in lines}) == 3
    assert len(drawn.findall(f"{space}circle")) == 1
    assert "Odo & <Ida>" in [text.text for text in drawn.findall(f"{space}text")]


def test_a_review_is_made_and_kept(game: Path) -> None:
    kept = game.with_name("new.json")
    assert main(["analyse", str(game), "--seconds", "0", "--kept", str(kept)]) == 0
    assert Review.from_json(json.loads(kept.read_text(encoding="utf-8"))).moments


@pytest.mark.parametrize("text", ["[]", "[" * 100_000, '{"moments": 1, "ended": [' + "9" * 5000 + "]}"])
def test_a_file_that_is_no_review_is_refused(game: Path, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    kept = game.with_name("no-review.json")
    kept.write_text(text, encoding="utf-8")
    assert main(["analyse", str(game), "--kept", str(kept)]) == 2
    assert "expected a review" in capsys.readouterr().err


@pytest.mark.parametrize(
    "wrong",
    [
        {"number": 99},
        {"number": -1},
        {"number": "6"},
        {"seat": 7},
        {"chosen": "\x1b[2J"},
        {"chances": []},
        {"chances": ["a", "b", "c"]},
        {"answers": []},
        {"answers": [{"choice": 1, "worth": 0.5, "games": 1}]},
        {"loss": "much"},
    ],
)
def test_a_review_that_is_not_of_this_game_is_refused(
    game: Path, kept: Path, wrong: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    told = json.loads(kept.read_text(encoding="utf-8"))
    told["moments"][1] |= wrong
    kept.write_text(json.dumps(told), encoding="utf-8")
    assert main(["analyse", str(game), "--kept", str(kept)]) == 2
    said = capsys.readouterr()
    assert "expected a review" in said.err and "\x1b" not in said.out + said.err


def test_a_thought_with_numbers_that_cannot_be_is_a_remark(game: Path) -> None:
    assert thoughts_in([f"thought {'9' * 5000} 0.5 1 x", f"thought 1 0.5 {'9' * 5000} x", "thought 1 1.9 1 x"]) == {}
    assert thoughts_in(["thought 1 1.000 1 x"]) == {1: [Answer("x", 1.0, 1)]}


def test_a_game_can_be_played_on_from_any_moment(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    point = game.with_name("point.regnum")
    assert main(["analyse", str(game), "--after", "5", "--save", str(point), "--language", "en"]) == 0
    assert f"--resume {point}" in " ".join(capsys.readouterr().out.split())
    assert regnum.load(point).choices == regnum.load(game).choices[:5]
    assert "# bot 1: knight" in point.read_text(encoding="utf-8")


def test_a_moment_that_never_was_is_refused(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    point = game.with_name("point.regnum")
    assert main(["analyse", str(game), "--after", "999", "--save", str(point)]) == 2
    assert "expected a choice from 0 to" in capsys.readouterr().err
    assert not point.exists()
