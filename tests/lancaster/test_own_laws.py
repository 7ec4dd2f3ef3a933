"""Laws on a board of one's own: their texts say what the rules then do (LA-91 to LA-95)."""

from __future__ import annotations

import re
from copy import deepcopy
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from regnum.games import game
from regnum.games.lancaster.printed_copy import without_numbers
from regnum.games.lancaster.table import DATA
from regnum.kernel import BadFile, Game, Match
from regnum.sources import toml
from regnum.testing import rule
from regnum.words import LANGUAGES, Voice

from .expansions.tables import under
from .helpers import fields, play, score

OTHER = 6
"""No printed law has this number, except L43, which then says 7."""


def changed(effect: Any, essence: Any, other: int) -> Any:
    """An effect with another number wherever one may stand."""
    if isinstance(effect, dict):
        return {key: changed(part, essence[key], other) for key, part in effect.items()}
    if isinstance(effect, list):
        return [changed(part, essence[i], other) for i, part in enumerate(effect)]
    return other if essence == 0 else effect


def on(laws: list[dict[str, Any]]) -> Game:
    with TemporaryDirectory() as folder:
        board = Path(folder) / "board.toml"
        board.write_text(toml.written({"law": laws}), encoding="utf-8")
        return game("lancaster", board)


def with_law(name: str, **parts: Any) -> Game:
    """The printed laws, one of them with other parts of its effect."""
    laws = deepcopy(DATA["law"])
    next(law for law in laws if law["id"] == name)["effect"] |= parts
    return on(laws)


@pytest.fixture(scope="module")
def own() -> Game:
    """A board on which every law has other numbers."""
    laws = deepcopy(DATA["law"])
    for law in laws:
        law["effect"] = changed(law["effect"], without_numbers(law["effect"]), OTHER + (law["id"] == "L43"))
    return on(laws)


@rule("LA-91")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_law_says_the_numbers_of_its_board(own: Game, language: str) -> None:
    before, after = Voice(game("lancaster"), language), Voice(own, language)
    for law in DATA["law"]:
        numbers = str(changed(law["effect"], without_numbers(law["effect"]), 0)).count("0")
        here, usual = after.text("law", law["id"]), before.text("law", law["id"])
        other = str(OTHER + (law["id"] == "L43"))
        assert (here != usual) == (numbers > 0)
        assert len(re.findall(rf"\b{other}\b", here)) >= numbers
        assert not numbers or not re.search(rf"\b{other}\b", usual)


@rule("LA-102")
@pytest.mark.parametrize(
    ("language", "printed", "on_its_board"),
    [
        (
            "en",
            "3 points for every 2 counties with a knight of yours.",
            "1 point for every county with a knight of yours.",
        ),
        (
            "fr",
            "3 points par paire de provinces où se trouve un de vos chevaliers.",
            "1 point pour chaque province où se trouve un de vos chevaliers.",
        ),
        (
            "de",
            "3 Punkte für je 2 Grafschaften mit einem deiner Ritter.",
            "1 Punkt für jede Grafschaft mit einem deiner Ritter.",
        ),
    ],
)
def test_a_law_is_well_worded_on_both_boards(language: str, printed: str, on_its_board: str) -> None:
    own = with_law("L03", step=1, n=1)
    assert Voice(game("lancaster"), language).text("law", "L03") == printed
    assert Voice(own, language).text("law", "L03") == on_its_board


@rule("LA-102")
def test_what_the_text_says_is_what_is_played() -> None:
    own = with_law("L03", step=1, n=4)
    start = {"step": "apply_the_laws", "fields": fields(3, {"blue": "1@stafford 2@bedford", "laws": "L03 L33 L43"})}
    assert score(play(Match(own, players=3, start=start)))[0] == 8


@rule("LA-426")
@pytest.mark.parametrize(
    ("language", "price"), [("en", "for 6 gold?"), ("fr", "pour 6 pièces d’or"), ("de", "für 6 Gold?")]
)
def test_a_question_about_a_law_says_its_price(own: Game, language: str, price: str) -> None:
    printed = under("N14", {"law_sets_group_1": "new"}, gold=[9, 0, 0])
    match = Match(own, start=printed.start, **printed.options)
    assert price in Voice(own, language).question(match.table, 0)


@rule("LA-91")
@pytest.mark.parametrize(
    ("law", "parts", "reason"),
    [
        ("L01", {"who": "most_squires"}, "effect must be { who = most_gold, gain = upgrade_placed, n = 1 }"),
        ("L01", {"n": 2}, "effect must be { who = most_gold"),
        ("L03", {"per": "nobles"}, "effect must be { who = all, per = counties"),
        ("L11", {"trade_cost": {"gold": 1, "squires": 1}}, "effect must be"),
        ("L11", {"trade_gain": {"votes": 2}}, "effect must be"),
        ("L24", {"step": 4}, "effect must be"),
        ("L03", {"step": 0}, "L03: step must be at least 1, not 0"),
        ("L12", {"trade_cost": {"squires": 1, "gold": 0}}, "L12: gold must be at least 1, not 0"),
    ],
)
def test_what_no_rule_would_follow_is_refused(law: str, parts: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadFile, match=re.escape(reason)):
        with_law(law, **parts)


@rule("LA-91")
def test_no_law_is_left_out_and_none_is_added() -> None:
    with pytest.raises(BadFile, match="L01 is missing"):
        on(DATA["law"][1:])
    with pytest.raises(BadFile, match="L99 is unknown here; known are L01, L02"):
        on([*DATA["law"], {**DATA["law"][0], "id": "L99"}])
