"""The eighteen laws (LA-100 to LA-117)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.kernel import Match
from regnum.testing import rule

from .helpers import (
    BLUE,
    GOLD,
    RED,
    SQUIRES,
    TILE,
    asked,
    knights,
    offers,
    per_seat,
    play,
    reserve,
    score,
    stock,
    table,
    tiles,
    told,
    told_of_goods,
)

HARMLESS = ("L33", "L43", "L34", "L24")
"""Laws that do nothing in most positions."""
CARDS = {"lower-left": "c08", "lower-right": "c07", "upper-left": "c06", "upper-right": "c05b"}


def under(law: str, *, others: str = "", **given: Any) -> Match:
    """That law alone is applied; red's knight in Surrey lets the game wait afterwards."""
    rest = others.split() or [other for other in HARMLESS if other != law][:2]
    given.setdefault("red", "1@surrey")
    given.setdefault("cards", CARDS)
    return table("apply_the_laws", laws=" ".join((law, *rest)), **given)


def done(match: Match) -> bool:
    """Whether parliament is over."""
    return match.where().startswith("game › round › counties")


# --- group 0 ------------------------------------------------------------------------------------------------


@rule("LA-100", "LA-R12", "LA-R13", "LA-172")
def test_l01_the_richest_may_upgrade_a_placed_knight() -> None:
    """The 2 cannot rise, because the 3 is not in reserve."""
    match = under("L01", blue="1@court 1@stafford 2@lower-left 3@castle-gold", gold=[3, 2, 0])
    assert offers(match) == ["upgrade 1 stafford", "upgrade 3 castle-gold", "decline"]
    play(match, "upgrade 3 castle-gold")
    assert knights(match, BLUE) == "1@court 1@stafford 2@lower-left 4@castle-gold"
    assert done(match)


@rule("LA-100", "LA-12")
def test_l01_all_who_are_richest_may_upgrade() -> None:
    match = under("L01", blue="1@stafford", gold=[2, 2, 1])
    assert asked(match) == "which_placed_upgrade 0"
    assert asked(play(match, "decline")) == "which_placed_upgrade 1"


@rule("LA-100")
def test_l01_without_a_placed_knight_that_can_rise_nothing_happens() -> None:
    assert done(under("L01", blue="1@court 4@bedford", gold=[3, 2, 0]))


@rule("LA-101", "LA-171")
def test_l02_the_largest_following_receives_a_knight() -> None:
    match = under("L02", blue="2@court", squires=[3, 2, 0])
    assert knights(match, BLUE) == "1@court 2@court"
    assert knights(match, RED) == "1@surrey"


@rule("LA-102")
def test_l03_pairs_of_counties_score_three() -> None:
    assert score(under("L03", blue="1@stafford 2@bedford 3@york")) == [3, 0, 0]


# --- group 1 ------------------------------------------------------------------------------------------------


@rule("LA-103")
def test_l11_vote_markers_cost_a_gold_each() -> None:
    match = under("L11", gold=[3, 0, 1], votes=[0, 0, 0])
    assert offers(match) == ["buy 0", "buy 1", "buy 2", "buy 3"]
    play(match, "buy 2")
    assert stock(match, BLUE)[GOLD:] == (1, 2)
    assert asked(match) == "how_many_markers 2"  # red has no gold
    assert told(match, "cannot_afford") == [(RED, 3)]


@rule("LA-104")
def test_l12_a_squire_and_a_gold_for_three_points() -> None:
    match = under("L12", squires=[2, 0, 0], gold=[5, 5, 0])
    assert offers(match) == ["trade 0", "trade 1", "trade 2"]
    play(match, "trade 2")
    assert stock(match, BLUE)[:2] == (0, 3)
    assert score(match) == [6, 0, 0]
    assert done(match)


@rule("LA-105", "LA-173")
def test_l13_two_conflicts_may_build_an_extension() -> None:
    match = under("L13", blue="1@lower-left 1@upper-left 2@upper-right")
    assert offers(match)[-1] == "decline"
    play(match, "build mixed")
    assert tiles(match, BLUE) == "mixed"
    assert done(match)


@rule("LA-105")
def test_l13_each_of_several_tiles_may_be_declined() -> None:
    match = under("L13", blue="1@lower-left 1@lower-right 2@upper-left 2@upper-right")
    play(match, "decline")
    assert asked(match) == "which_extension 0"
    play(match, "build gold")
    assert tiles(match, BLUE) == "gold"
    assert done(match)


@rule("LA-106")
def test_l14_a_squire_for_each_placed_two() -> None:
    match = under("L14", blue="2@bedford 2@lower-left", red="2@court 1@surrey", squires=[0, 0, 0])
    assert per_seat(match, "squires") == [2, 0, 0]


# --- group 2 ------------------------------------------------------------------------------------------------


@rule("LA-107")
def test_l21_two_conflicts_fill_the_war_chest() -> None:
    none: dict[str, Any] = {"squires": [0, 0, 0], "gold": [0, 0, 0], "votes": [0, 0, 0]}
    match = under("L21", blue="1@lower-left 1@lower-right 2@upper-left 2@upper-right", **none)
    assert stock(match, BLUE) == (2, 2, 2)
    assert stock(under("L21", blue="1@lower-left", **none), BLUE) == (0, 0, 0)


@rule("LA-108", "LA-R12")
def test_l22_without_a_placed_two_any_held_knight_may_be_upgraded() -> None:
    match = under("L22", blue="1@stafford 2@court 3@lower-left", red="2@surrey")
    assert asked(match) == "which_upgrade 0"
    assert offers(match) == ["upgrade 1 stafford", "upgrade 3 lower-left", "decline"]
    play(match, "upgrade 1 stafford")
    assert knights(match, BLUE) == "2@court 2@stafford 3@lower-left"
    assert done(match)  # red has placed a 2


@rule("LA-109", "LA-R12", "LA-R45")
@pytest.mark.parametrize(
    ("blue", "entitled"),
    [("3@york", True), ("3@court", False), ("3@lower-left", True), ("3@york 4@court", False), ("2@bedford", False)],
)
def test_l23_the_placed_three_may_be_exchanged_for_the_four_in_reserve(blue: str, entitled: bool) -> None:
    match = under("L23", blue=blue)
    assert asked(match) == "exchange_or_not 0" if entitled else done(match)


@rule("LA-109", "LA-R45")
def test_l23_is_an_exchange_that_may_be_declined_and_no_upgrade() -> None:
    match = under("L23", blue="3@lower-left 2@lower-left")
    assert offers(match) == ["exchange", "decline"]
    other = play(match.branch(), "decline")
    assert knights(other, BLUE) == "2@lower-left 3@lower-left"
    play(match, "exchange")
    assert knights(match, BLUE) == "2@lower-left 4@lower-left"
    assert reserve(match, BLUE) == [1, 1, 1, 2, 3]


@rule("LA-110", "LA-R20")
@pytest.mark.parametrize(
    ("built", "step", "points"), [(4, 5, 0), (5, 5, 5), (6, 5, 5), (3, 3, 5), (5, 3, 5), (6, 3, 10)]
)
def test_l24_great_builders_score_by_fives_or_by_threes(built: int, step: int, points: int) -> None:
    tiles_built = {"blue": " ".join(TILE[:built])}
    match = under("L24", built=tiles_built, options={"law_L24_step": step})
    assert score(match) == [points, 0, 0]


@rule("LA-R20")
def test_five_is_the_default() -> None:
    assert under("L24").options["law_L24_step"] == 5


# --- group 3 ------------------------------------------------------------------------------------------------


@rule("LA-111")
def test_l31_every_conflict_scores_three() -> None:
    assert score(under("L31", blue="1@lower-left 1@upper-left 2@upper-left")) == [6, 0, 0]


@rule("LA-112")
@pytest.mark.parametrize(("counties", "points"), [(2, 0), (3, 8), (5, 8), (6, 16)])
def test_l32_triples_of_counties_score_eight(counties: int, points: int) -> None:
    six = ["1@stafford", "2@bedford", "2@suffolk", "3@york", "4@gloucester", "1@surrey"][:counties]
    assert score(under("L32", blue=" ".join(six), others="L33 L34", red="1@court")) == [points, 0, 0]


@rule("LA-113")
@pytest.mark.parametrize(
    ("ones", "points"),
    [
        ("1@stafford 1@castle-gold 1@upper-left", 5),
        ("1@stafford 1@castle-gold 1@court", 0),
        ("1@stafford 1@castle-gold", 0),
    ],
)
def test_l33_all_three_ones_placed_score_five(ones: str, points: int) -> None:
    assert score(under("L33", blue=ones)) == [points, 0, 0]


@rule("LA-114", "LA-R17")
@pytest.mark.parametrize(("nobles", "new_knights"), [(2, 0), (3, 1), (5, 1), (6, 2), (9, 3)])
def test_l34_three_nobles_send_a_knight_of_strength_one(nobles: int, new_knights: int) -> None:
    match = under("L34", blue="2@court", nobles=[nobles, 0, 0])
    assert knights(match, BLUE) == " ".join(["1@court"] * new_knights + ["2@court"])


# --- group 4 ------------------------------------------------------------------------------------------------


@rule("LA-115")
def test_l41_gold_buys_points() -> None:
    match = under("L41", gold=[3, 0, 0], squires=[2, 2, 2])
    assert offers(match) == ["trade 0", "trade 1", "trade 2", "trade 3"]
    play(match, "trade 3")
    assert score(match) == [3, 0, 0]
    assert stock(match, BLUE)[:2] == (2, 0)


@rule("LA-116", "LA-13")
def test_l42_squires_of_the_own_stock_buy_points() -> None:
    match = under("L42", blue="2@bedford", beside={"bedford": 4}, squires=[2, 0, 0])
    assert offers(match) == ["trade 0", "trade 1", "trade 2"]
    play(match, "trade 2")
    assert score(match) == [2, 0, 0]
    assert stock(match, BLUE)[SQUIRES] == 0


@rule("LA-117")
@pytest.mark.parametrize(
    ("blue", "points"),
    [
        ("1@stafford 2@upper-left 3@york 4@castle-gold", 6),
        ("1@stafford 2@court 3@york 4@castle-gold", 0),
        ("1@stafford 2@bedford 3@york", 0),
    ],
)
def test_l43_knights_of_all_four_strengths_placed_score_six(blue: str, points: int) -> None:
    assert score(under("L43", blue=blue, others="L33 L34")) == [points, 0, 0]


# --- what is revealed ---------------------------------------------------------------------------------------


@rule("LA-281", "LA-R18")
@pytest.mark.parametrize(("law", "good", "field"), [("L01", GOLD, "gold"), ("L02", SQUIRES, "squires")])
def test_compared_stocks_are_revealed_to_all(law: str, good: int, field: str) -> None:
    match = table("vote_on_the_proposals", laws=f"{law} L33 L43", votes=[0, 0, 0], **{field: [3, 1, 0]})
    for _ in range(3):
        for seat in range(3):
            match.choose("vote no 0", seat)
    assert told_of_goods(match, "shown") == [(0, 3, good), (1, 1, good), (2, 0, good)]
