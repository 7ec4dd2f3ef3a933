"""The end and the final scoring (LA-220 to LA-228)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.kernel import Match
from regnum.testing import rule

from .helpers import TILE, score, table

NINE, EIGHT, SEVEN = "4@court 3@court 2@court", "4@court 3@court 1@court", "4@court 3@court"


def end(players: int = 3, **given: Any) -> Match:
    return table("reveal_the_stocks", players=players, round=5, **given)


def built(*counts: int) -> dict[str, str]:
    """The first tiles of each castle."""
    return {colour: " ".join(TILE[:n]) for colour, n in zip(("blue", "red", "yellow", "green"), counts, strict=False)}


@rule("LA-220")
def test_final_points_are_added_to_the_score() -> None:
    match = end(blue=NINE, score=[10, 20, 0])
    assert match.over
    assert score(match) == [18, 20, 0]


@rule("LA-221")
def test_knighthood_gives_eight_and_four_points() -> None:
    assert score(end(blue=EIGHT, red=NINE, yellow=SEVEN)) == [4, 8, 0]


@rule("LA-222")
def test_extensions_give_eight_and_four_points() -> None:
    assert score(end(built=built(2, 5, 3))) == [0, 8, 4]


@rule("LA-223")
def test_ties_in_knighthood_are_broken_by_squires_at_every_place() -> None:
    assert score(end(blue=NINE, red=NINE, yellow=SEVEN, squires=[1, 2, 9], gold=[9, 0, 0])) == [4, 8, 0]
    assert score(end(blue=NINE, red=SEVEN, yellow=SEVEN, squires=[0, 1, 2], gold=[0, 9, 0])) == [8, 0, 4]


@rule("LA-223")
def test_ties_in_extensions_are_broken_by_gold_at_every_place() -> None:
    assert score(end(built=built(3, 3, 1), gold=[1, 2, 9], squires=[9, 0, 0])) == [4, 8, 0]
    assert score(end(built=built(3, 2, 2), gold=[0, 1, 2], squires=[0, 9, 0])) == [8, 0, 4]


@rule("LA-224", "LA-R38")
@pytest.mark.parametrize(("tied", "share"), [(2, 6), (3, 4), (4, 3)])
def test_those_tied_for_first_share_twelve_points_and_nobody_is_second(tied: int, share: int) -> None:
    houses = {colour: NINE if seat < tied else SEVEN for seat, colour in enumerate(("blue", "red", "yellow", "green"))}
    match = end(4, squires=[1] * 4, **houses)
    assert score(match) == [share] * tied + [0] * (4 - tied)


@rule("LA-224", "LA-R38")
def test_fractions_are_lost() -> None:
    houses = dict.fromkeys(("blue", "red", "yellow", "green", "purple"), NINE)
    assert score(end(5, squires=[1] * 5, **houses)) == [2] * 5


@rule("LA-225")
def test_those_tied_for_second_share_four_points() -> None:
    assert score(end(4, built=built(4, 3, 3, 1), gold=[0, 2, 2, 0])) == [8, 2, 2, 0]
    assert score(end(4, built=built(4, 3, 3, 3), gold=[0, 2, 2, 2])) == [8, 1, 1, 1]


@rule("LA-226")
def test_without_strength_or_tile_one_takes_no_place() -> None:
    assert score(end(blue=NINE, squires=[0, 5, 5])) == [8, 0, 0]
    assert score(end(built=built(1, 0, 0), gold=[0, 5, 5])) == [8, 0, 0]
    assert score(end(squires=[1, 2, 3], gold=[1, 2, 3])) == [0, 0, 0]


@rule("LA-227")
@pytest.mark.parametrize(("nobles", "points"), list(enumerate([0, 0, 1, 3, 6, 10, 15, 21, 28, 36])))
def test_nobles_score_by_their_number(nobles: int, points: int) -> None:
    assert score(end(nobles=[nobles, 0, 0])) == [points, 0, 0]


@rule("LA-228")
def test_most_points_win_and_ties_share_the_victory() -> None:
    result = end(score=[30, 41, 41], squires=[9, 0, 5]).result
    assert result is not None
    assert result.places == (3, 1, 1)
    assert result.winners == (1, 2)
    assert result.scores == (30, 41, 41)
