"""Phase 1: counties (LA-50 to LA-57)."""

from __future__ import annotations

import pytest

from regnum.games.lancaster.counties import FORCE
from regnum.testing import rule

from .helpers import BLUE, RED, SQUIRES, asked, knights, offers, play, stock, table

STAFFORD, YORK = 1, 2
MINIMUM = {
    "northumberland": 3,
    "stafford": 1,
    "york": 3,
    "gloucester": 3,
    "bedford": 2,
    "suffolk": 2,
    "somerset": 4,
    "dorset": 2,
    "surrey": 1,
}


@rule("LA-50")
@pytest.mark.parametrize("strength", [1, 2, 3, 4])
def test_a_knight_must_reach_the_minimum_by_itself(strength: int) -> None:
    match = table("place_the_knights", blue=f"{strength}@court", squires=[9, 0, 0])
    open_to_it = [place.split()[1] for place in offers(match, "place") if place.split()[1] in MINIMUM]
    assert sorted(open_to_it) == sorted(county for county, least in MINIMUM.items() if strength >= least)


@rule("LA-51", "LA-R44")
def test_any_number_of_squires_may_go_along_without_a_maximum() -> None:
    match = play(table("place_the_knights", blue="1@court", squires=[20, 0, 0]), "place 1 stafford")
    assert offers(match, "send") == [str(n) for n in range(21)]
    play(match, "send 20")
    assert match.table.beside[STAFFORD] == 20
    assert stock(match, BLUE)[SQUIRES] == 0


@rule("LA-51")
def test_nothing_is_added_to_a_knight_later() -> None:
    match = table("place_the_knights", blue="1@court 1@court", squires=[3, 0, 0])
    play(match, "place 1 stafford", "send 1")
    assert asked(match) == "where_to_place 0"
    assert "1 stafford" not in offers(match, "place")


@rule("LA-52")
def test_the_force_is_the_knights_strength_and_one_for_each_squire() -> None:
    match = play(table("place_the_knights", blue="3@court", squires=[5, 0, 0]), "place 3 york", "send 4")
    assert FORCE(match.table, YORK) == 7


@rule("LA-53")
def test_a_free_county_is_open_to_every_knight_that_is_strong_enough() -> None:
    match = table("place_the_knights", blue="1@court", squires=[0, 0, 0])
    assert "1 surrey" in offers(match, "place")


@rule("LA-54", "LA-52")
@pytest.mark.parametrize(("squires", "legal"), [(1, False), (2, True)])
def test_a_held_county_wants_strictly_more_force(squires: int, legal: bool) -> None:
    match = table("place_the_knights", blue="2@court", red="2@surrey", beside={"surrey": 1}, squires=[squires, 0, 0])
    assert ("2 surrey" in offers(match, "place")) == legal


@rule("LA-54", "LA-51")
def test_at_least_as_many_squires_go_along_as_it_takes() -> None:
    match = table("place_the_knights", blue="2@court", red="2@surrey", beside={"surrey": 1}, squires=[4, 0, 0])
    play(match, "place 2 surrey")
    assert offers(match, "send") == ["2", "3", "4"]


@rule("LA-55")
def test_ones_own_knight_is_never_driven_out() -> None:
    match = table("place_the_knights", blue="4@court 1@stafford", squires=[9, 0, 0])
    assert "4 stafford" not in offers(match, "place")


@rule("LA-56")
def test_an_expelled_knight_returns_to_its_court_and_is_placed_again() -> None:
    match = table("place_the_knights", blue="3@court", red="1@stafford", squires=[0, 0, 0])
    play(match, "place 3 stafford")
    assert knights(match, RED) == "1@court"
    assert asked(match) == "where_to_place 1"


@rule("LA-57")
def test_the_squires_of_an_expelled_knight_are_lost_to_the_supply() -> None:
    match = table("place_the_knights", blue="4@court", red="1@stafford", beside={"stafford": 2}, squires=[1, 0, 0])
    before = match.table.supply[SQUIRES]
    play(match, "place 4 stafford", "send 1")
    assert match.table.supply[SQUIRES] == before + 2
    assert match.table.beside[STAFFORD] == 1
