"""At the King's Court: bishops, and the final scoring (LA-481 to LA-486)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.kernel import Match
from regnum.testing import rule

from ..helpers import BLUE, RED, knights, offers, per_seat, play, score, stock, table, told
from . import tables
from .tables import COURT, NEW, TILES, done

ALL_FOUR = "1@court 2@court 3@court 4@court 2@court"
"""Nobody of these can rise: a 1 lacks a 2, a 2 the 3, the 3 the 4."""


# --- instead of an upgrade ----------------------------------------------------------------------------------


@rule("LA-481")
@pytest.mark.parametrize(
    ("law", "options", "given"),
    [
        ("L01", COURT, {"gold": [9, 0, 0], "blue": "1@stafford"}),
        ("L22", COURT, {"blue": "1@stafford", "red": "2@surrey", "yellow": "2@bedford"}),
        ("N22", COURT | NEW, {"blue": "1@stafford", "leftover": [1, 0, 0]}),
    ],
)
def test_laws_that_upgrade_offer_a_bishop_too(law: str, options: dict[str, Any], given: dict[str, Any]) -> None:
    match = tables.under(law, options, **given)
    assert "bishop" in offers(match)
    play(match, "bishop")
    assert (match.table.bishops[BLUE], match.table.bishops_left) == (1, 4)
    assert knights(match, BLUE) == "1@stafford"
    assert done(match)


@rule("LA-481")
def test_favour_and_county_offer_a_bishop_too() -> None:
    match = table("place_the_knights", options=COURT, players=4, blue="1@court", favours="fav_upgrade")
    play(match, "place 1 upper-left", "favour fav_upgrade")
    assert offers(match) == ["upgrade 1 upper-left", "decline", "bishop"]
    county = table("evaluate_the_counties", options=COURT, blue="1@stafford")
    play(county, "take reward", "bishop")
    assert county.table.bishops[BLUE] == 1
    tile = table("evaluate_the_counties", options=COURT | TILES, blue="2@bedford", tile_on={"bedford": "rt_E"})
    play(tile, "take_tile alone", "bishop")
    assert tile.table.bishops[BLUE] == 1


@rule("LA-481", "LA-R45")
def test_l23_is_no_upgrade_and_offers_no_bishop() -> None:
    assert offers(tables.under("L23", COURT, blue="3@york")) == ["exchange", "decline"]


@rule("LA-481", "LA-482", "LA-R74", "Y14")
def test_training_may_pay_for_a_third_bishop_though_no_knight_can_rise() -> None:
    def training(bishops: int, left: int) -> Match:
        return table(
            "evaluate_the_castles",
            options=COURT,
            blue=ALL_FOUR,
            built={"blue": "train"},
            squires=[2, 0, 0],
            bishops={"blue": bishops},
            bishops_left=left,
        )

    match = play(training(2, 3), "evaluate train")
    assert offers(match) == ["pay", "decline"]
    play(match, "pay")
    assert offers(match) == ["decline", "bishop"]
    play(match, "bishop")
    assert (match.table.bishops[BLUE], match.table.bishops_left) == (3, 2)
    assert stock(match, BLUE)[0] == 0
    fourth = play(training(3, 2), "evaluate train")
    assert told(fourth, "not_bought")
    assert fourth.table.squires[BLUE] == 2


@rule("LA-482")
def test_without_a_bishop_on_the_regal_board_there_is_none() -> None:
    match = tables.under("L01", COURT, blue="1@stafford", gold=[9, 0, 0], bishops=[0, 3, 2], bishops_left=0)
    assert offers(match) == ["upgrade 1 stafford", "decline"]


@rule("LA-482", "LA-R75")
def test_l01_gives_the_richest_a_bishop_without_a_placed_knight() -> None:
    match = tables.under("L01", COURT, blue="1@court", gold=[9, 0, 0])
    assert offers(match) == ["decline", "bishop"]


@rule("LA-R76", "LA-483")
def test_a_bishop_gained_by_a_favour_may_support_a_lord_this_round_and_nothing_else() -> None:
    match = table(
        "place_the_knights",
        options=COURT,
        players=4,
        blue="1@court",
        favours="fav_upgrade",
        lord={"red": "treasury", "yellow": "treasury", "green": "treasury"},
    )
    play(match, "place 1 upper-left", "favour fav_upgrade", "bishop")
    assert {text.split()[0] for text in offers(match)} == {"lord"}
    play(match, "lord constable")
    assert offers(match) == ["support_bishop", "apply"]
    play(match, "support_bishop")
    assert told(match, "applied_for") == [(BLUE, 1, 2)]


# --- the final scoring --------------------------------------------------------------------------------------


def at_the_end(**given: Any) -> Match:
    given.setdefault("options", COURT)
    given.setdefault("cards", {})
    given.setdefault("score", [0, 0, 0])
    return table("reveal_the_stocks", round=5, **given)


@rule("LA-485", "LA-640", "Y15")
def test_seals_score_once_and_again_for_each_bishop() -> None:
    match = at_the_end(blue="4@court", bishops=[2, 0, 1], bishops_left=2, seals=[8, 3, 0], seals_left=13)
    assert score(match) == [8 + 24, 3, 0]
    assert match.numbers(RED)["seals"][BLUE] == 8


@rule("LA-485", "LA-594")
def test_a_seal_tile_is_a_seal() -> None:
    taken = {"seal_tiles": [2, 0, 0], "tile_bag": {"rt_A_seal": 0, "rt_D_seal": 0}}
    match = at_the_end(blue="4@court", bishops=[1, 0, 0], options=COURT | TILES, **taken)
    assert score(match) == [8 + 4, 0, 0]


@rule("LA-486", "LA-R80", "LA-467")
def test_tudor_knights_count_for_knighthood_both_of_them() -> None:
    match = at_the_end(blue="4@court", red="3@court", tudors={"red": 1})
    assert score(match) == [4, 8, 0]
    match = at_the_end(
        blue="4@court 2@court",
        red="3@lower-left",
        cards={"lower-left": "c05a"},
        tudors={"red": 1},
        tudors_with={"red": {"lower-left": 1}},
    )
    assert score(match) == [4, 8, 0]


@rule("LA-467", "LA-486", "LA-R81", "LA-472")
def test_only_the_tudor_knight_just_received_is_still_there_at_the_end() -> None:
    """Red's has lain unused since round 4; blue has become Chamberlain in round 5."""
    match = table(
        "award_the_offices",
        options=COURT,
        round=5,
        blue="3@court",
        red="4@court",
        yellow="1@court",
        lord={"blue": "chamberlain"},
        tudors={"red": 1},
        cards={},
        squires=[0, 0, 0],
        score=[0, 0, 0],
    )
    assert match.over
    assert score(match) == [8, 4, 0]


@rule("LA-626")
def test_the_parts_of_the_final_scoring_do_not_influence_each_other() -> None:
    match = at_the_end(
        options=tables.BOTH,
        blue="4@court",
        built={"blue": "gold"},
        nobles=[3, 0, 0],
        seals=[2, 0, 0],
        seals_left=22,
        dishonour=[1, 0, 0],
        track=[0, 3, 3, 3, 3, 3],
    )
    assert score(match) == [8 + 8 + 3 + 2 - 1 - 2, 0, 0]
    assert per_seat(match, "rank") == [1, 2, 2]
