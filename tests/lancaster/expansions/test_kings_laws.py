"""The King's Laws (LA-570 to LA-578)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.kernel import Match
from regnum.testing import rule

from ..helpers import (
    BLUE,
    GOLD,
    RED,
    SQUIRES,
    YELLOW,
    asked,
    knights,
    offers,
    per_seat,
    play,
    score,
    stock,
    table,
    told,
    told_of_goods,
)
from . import tables
from .tables import BOTH, KING, TILES, done


def under(law: str, **given: Any) -> Match:
    return tables.under(law, KING, **given)


@rule("LA-570", "Y30")
def test_k21_the_most_squires_cost_two_and_the_most_gold_three() -> None:
    match = under("K21", squires=[4, 4, 1], gold=[2, 0, 1])
    assert per_seat(match, "squires") == [2, 2, 1]
    assert per_seat(match, "gold") == [0, 0, 1]


@rule("LA-570")
def test_k21_finds_both_groups_before_anyone_loses_anything() -> None:
    match = under("K21", squires=[4, 3, 3], gold=[4, 4, 2])
    assert per_seat(match, "squires") == [2, 3, 3]
    assert per_seat(match, "gold") == [1, 1, 2]


@rule("LA-571", "LA-R91", "LA-640")
def test_k22_clean_names_score_five_and_all_show_theirs() -> None:
    assert score(under("K22", dishonour=[0, 2, 0])) == [5, 0, 5]
    assert score(under("K22", dishonour=[3, 2, 4])) == [0, 5, 0]
    match = table("vote_on_the_proposals", laws="K22 L33 L43", votes=[0, 0, 0], dishonour=[3, 1, 0], options=KING)
    for _ in range(3):
        for seat in range(3):
            match.choose("vote no 0", seat)
    assert told(match, "shown_tokens") == [(0, 3), (1, 1), (2, 0)]


@rule("LA-572", "LA-523")
def test_k23_without_a_bishop_one_may_return_a_token() -> None:
    match = under("K23", dishonour=[2, 2, 0], bishops=[0, 1, 0], bishops_left=4)
    reserve = match.table.dishonour_reserve
    assert offers(match) == ["return_token", "decline"]
    assert done(play(match.branch(), "decline"))
    play(match, "return_token")
    assert done(match)  # red has a bishop, yellow no token
    assert per_seat(match, "dishonour") == [1, 2, 0]
    assert match.table.dishonour_reserve == reserve + 1


@rule("LA-573", "LA-578", "LA-R110")
def test_k24_seals_for_arms_first_those_of_the_24() -> None:
    given: dict[str, Any] = {"seals": [2, 0, 0], "seal_tiles": [1, 0, 0], "tile_bag": {"rt_A_seal": 0}}
    match = tables.under("K24", KING | TILES, squires=[0, 0, 0], gold=[0, 0, 0], **given)
    assert offers(match) == ["trade 0", "trade 1", "trade 2", "trade 3"]
    other = play(match.branch(), "trade 2")
    assert (other.table.seals[BLUE], other.table.seal_tiles[BLUE], other.table.seals_left) == (0, 1, 24)
    play(match, "trade 3")
    assert stock(match, BLUE)[:2] == (6, 3)
    assert (match.table.seals[BLUE], match.table.seal_tiles[BLUE], match.table.seals_left) == (0, 0, 24)
    assert done(match)


@rule("LA-R92", "LA-573")
def test_k24_what_the_supply_lacks_is_lost() -> None:
    match = under("K24", seals=[2, 0, 0], seals_left=22, squires=[0, 35, 0], gold=[0, 0, 0])
    play(match, "trade 2")
    assert stock(match, BLUE)[:2] == (2, 2)


@rule("LA-574", "LA-410", "LA-411")
def test_k31_the_most_leftover_markers_earn_a_seal() -> None:
    match = table("return_the_leftover_markers", laws="L24 K31 L43", options=BOTH, red="1@surrey", votes=[2, 2, 1])
    assert per_seat(match, "seals") == [1, 1, 0]
    assert match.table.seals_left == 22


@rule("LA-R93", "LA-574", "LA-8")
def test_k31_the_last_seals_go_in_player_order() -> None:
    match = table(
        "return_the_leftover_markers",
        laws="L24 K31 L43",
        options=BOTH,
        red="1@surrey",
        votes=[2, 2, 2],
        seals=[9, 8, 6],
        seals_left=1,
        first=YELLOW,
    )
    assert per_seat(match, "seals") == [9, 8, 7]


@rule("LA-575")
def test_k32_three_points_for_the_most_squires_and_for_the_most_gold() -> None:
    assert score(under("K32", squires=[4, 4, 1], gold=[2, 0, 1])) == [6, 3, 0]
    assert score(under("K32", squires=[0, 0, 0], gold=[0, 0, 0])) == [0, 0, 0]


@rule("LA-576", "LA-522", "LA-R84", "Y31")
def test_k33_a_token_for_every_two_counties_without_a_knight() -> None:
    match = under("K33", blue="1@stafford 2@bedford 2@suffolk 3@york", track=[1, 3, 3, 3, 3, 3])
    assert per_seat(match, "dishonour") == [2, 4, 4]
    assert match.table.track == [0, 0, 0, 0, 3, 3]


@rule("LA-577", "LA-520", "Y32")
def test_k34_knights_in_the_dungeon_score_three_each() -> None:
    match = under("K34", blue="1@dungeon 2@dungeon", red="1@surrey")
    assert score(match) == [6, 0, 0]
    assert asked(match) == "who_is_first 1"
    assert knights(match, BLUE) == "1@court 2@court"


@rule("LA-627")
@pytest.mark.parametrize(("law", "points"), [("K32", [6, 0, 0])])
def test_what_lies_in_the_treasury_belongs_to_nobody(law: str, points: list[int]) -> None:
    match = under(law, squires=[1, 0, 0], gold=[1, 0, 0], treasury={"squires": 5, "gold": 5})
    assert score(match) == points


@rule("LA-628", "LA-251")
def test_allied_pieces_do_not_count_for_the_kings_laws() -> None:
    """Yellow is blue's ally."""
    match = under("K33", players=2, yellow="1@stafford 2@bedford", red="1@surrey")
    assert per_seat(match, "dishonour") == [4, 4]
    assert score(under("K34", players=2, yellow="1@dungeon 2@dungeon")) == [0, 0]
    match = under("K23", players=2, dishonour=[1, 0], yellow="1@removed", bishops=[0, 0, 1, 0], bishops_left=4)
    assert asked(match) == "return_a_token 0"


@rule("LA-281")
def test_compared_stocks_are_shown() -> None:
    match = table(
        "vote_on_the_proposals", laws="K21 L33 L43", votes=[0] * 3, squires=[3, 1, 0], gold=[1, 1, 0], options=KING
    )
    for _ in range(3):
        for seat in range(3):
            match.choose("vote no 0", seat)
    assert sorted(told_of_goods(match, "shown")) == sorted(
        [
            (BLUE, 3, SQUIRES),
            (RED, 1, SQUIRES),
            (YELLOW, 0, SQUIRES),
            (BLUE, 1, GOLD),
            (RED, 1, GOLD),
            (YELLOW, 0, GOLD),
        ]
    )
