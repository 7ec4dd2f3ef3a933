"""Castle spaces and extensions (LA-60, LA-173 to LA-175)."""

from __future__ import annotations

import pytest

from regnum.testing import rule

from .helpers import BLUE, GOLD, TILE, asked, knights, offers, play, stock, table, tiles, told


@rule("LA-60")
@pytest.mark.parametrize("strength", [1, 2, 3, 4])
def test_any_knight_may_go_to_any_free_space_of_its_own_castle(strength: int) -> None:
    match = table("place_the_knights", blue=f"{strength}@court")
    assert [f"{strength} castle-{tile}" for tile in TILE] == [
        offer for offer in offers(match, "place") if "castle" in offer
    ]


@rule("LA-60")
def test_a_space_holds_one_knight_and_takes_no_squires() -> None:
    match = table("place_the_knights", blue="1@court 2@court", squires=[5, 0, 0])
    play(match, "place 1 castle-gold")
    assert asked(match) == "where_to_place 0"
    assert "2 castle-gold" not in offers(match, "place")
    assert "2 castle-votes" in offers(match, "place")


@rule("LA-60", "LA-175")
def test_a_covered_space_takes_no_knight() -> None:
    match = table("place_the_knights", blue="2@court", built={"blue": "gold"})
    assert "2 castle-gold" not in offers(match, "place")


@rule("LA-60")
def test_another_players_castle_is_closed() -> None:
    """A place in a castle means one's own: red's knight on the same space does not disturb blue's."""
    match = table("place_the_knights", blue="2@court", red="1@castle-gold")
    play(match, "place 2 castle-gold")
    assert knights(match, BLUE) == "2@castle-gold"
    assert knights(match, 1) == "1@castle-gold"


@rule("LA-173", "LA-R14")
def test_an_extension_is_one_tile_of_ones_stock_or_none() -> None:
    match = table("evaluate_the_counties", blue="2@bedford", built={"blue": "gold train"})
    play(match, "take reward")
    assert offers(match) == ["build squires", "build votes", "build mixed", "build recruit", "decline"]
    play(match.branch(), "build mixed")
    assert tiles(match, BLUE) == "gold train"
    other = match.branch()
    assert tiles(play(other, "build mixed"), BLUE) == "gold mixed train"
    assert tiles(play(match, "decline"), BLUE) == "gold train"


@rule("LA-173")
def test_with_an_empty_stock_nothing_happens() -> None:
    match = table("evaluate_the_counties", blue="2@bedford", red="1@surrey", built={"blue": " ".join(TILE)})
    play(match, "take reward")
    assert asked(match) == "who_is_first 1"


@rule("LA-174", "LA-R28")
def test_a_knight_on_a_space_that_becomes_covered_returns_to_court_unpaid() -> None:
    match = table("evaluate_the_counties", blue="2@bedford 1@castle-gold", gold=[0, 0, 0])
    play(match, "take reward", "build gold")
    assert knights(match, BLUE) == "1@court 2@court"
    assert told(match, "covered") == [(BLUE, TILE.index("gold"))]
    assert offers(match) == ["evaluate gold"]  # one item, the tile, and not two
    play(match, "evaluate gold")
    assert stock(match, BLUE)[GOLD] == 2


@rule("LA-175")
def test_a_tile_pays_at_every_castle_evaluation_from_then_on() -> None:
    match = table("evaluate_the_counties", blue="2@bedford", gold=[0, 0, 0])
    play(match, "take reward", "build gold", "evaluate gold")
    assert stock(match, BLUE)[GOLD] == 2
    later = table("evaluate_the_castles", round=3, built={"blue": "gold"}, gold=[2, 0, 0])
    assert stock(play(later, "evaluate gold"), BLUE)[GOLD] == 4
