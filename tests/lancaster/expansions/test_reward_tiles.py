"""Reward tiles (LA-590 to LA-599)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.kernel import NATURE, NOBODY, Match
from regnum.testing import rule

from ..helpers import (
    BLUE,
    GOLD,
    LA,
    RED,
    YELLOW,
    asked,
    at_random,
    knights,
    new,
    offers,
    per_seat,
    play,
    score,
    stock,
    table,
    told,
)
from .tables import COURT, DISPLEASURE, TILES

BASE = [f"rt_{letter}" for letter in "ABCDEFGHI"]


def bag(match: Match) -> list[str]:
    names = LA.Table.FIELDS["tile_bag"].axes[0]
    return [name for name, there in zip(names, match.table.tile_bag, strict=True) if there]


def counties(tiles: dict[str, str], **given: Any) -> Match:
    given.setdefault("options", TILES)
    return table("evaluate_the_counties", tile_on=tiles, **given)


# --- the bag ------------------------------------------------------------------------------------------------


@rule("LA-590", "LA-R94")
@pytest.mark.parametrize(
    ("options", "points"), [({}, True), (DISPLEASURE, True), (COURT, False), (COURT | DISPLEASURE, False)]
)
def test_one_tile_per_letter_seals_with_the_court_points_without(options: dict[str, Any], points: bool) -> None:
    match = at_random(new(3, None, **TILES, **options), 1, until="which_reward_tile")
    seals = [tile if points or tile[-1] not in "ADF" else f"{tile}_seal" for tile in BASE]
    assert sorted(bag(match)) == sorted(seals)
    assert sorted(offers(match)) == sorted(f"draw_tile {tile}" for tile in seals)
    assert set(LA.offers(match.table, NATURE).odds) == {1}


@rule("LA-591", "LA-R104", "LA-620")
def test_one_tile_is_drawn_at_the_start_of_every_round_onto_its_county() -> None:
    match = at_random(new(3, None, **TILES), 1, until="which_reward_tile")
    assert all(place in (0, 1) for row in match.table.place[:3] for place in row)  # at court or in reserve
    play(match, "draw_tile rt_G")
    assert match.table.tile_on[6] == 6
    assert match.question.name == "where_to_place"
    assert "draw_tile rt_G" not in offers(at_random(match, 2, until="which_reward_tile"))
    at_random(match, 3)
    assert len(told(match, "tile_drawn")) == 5
    assert len(bag(match)) == 4


# --- taking one ---------------------------------------------------------------------------------------------


@rule("LA-592")
def test_a_tile_can_always_be_taken_and_with_the_noble_for_three_gold() -> None:
    match = counties({"stafford": "rt_B"}, blue="1@stafford", gold=[3, 0, 0])
    assert offers(match) == ["take noble", "take reward", "take both", "take_tile alone", "take_tile with-noble"]
    match = counties({"stafford": "rt_B"}, blue="1@stafford", gold=[2, 0, 0])
    assert offers(match) == ["take noble", "take reward", "take_tile alone"]
    assert "take_tile alone" not in offers(counties({"york": "rt_C"}, blue="1@stafford"))


@rule("LA-592", "LA-R105")
def test_without_a_noble_to_take_there_is_only_the_tile() -> None:
    match = counties({"stafford": "rt_B"}, blue="1@stafford", gold=[9, 0, 0], nobles=[0, 9, 9])
    assert offers(match) == ["take reward", "take_tile alone"]


@rule("LA-592", "LA-593", "LA-594", "LA-595", "Y33")
def test_noble_and_tile_for_three_gold() -> None:
    match = counties({"stafford": "rt_B", "york": "rt_C"}, blue="1@stafford", red="1@surrey", gold=[3, 0, 0])
    play(match, "take_tile with-noble")
    assert sum(match.table.noble[BLUE]) == 1
    assert stock(match, BLUE)[GOLD] == 3
    assert asked(match) == "who_is_first 1"  # no upgrade
    assert match.table.tile_on[1] == NOBODY
    assert match.table.tile_on[2] != NOBODY  # one not taken stays


@rule("LA-596", "LA-594")
@pytest.mark.parametrize(
    ("tile", "county", "gained"),
    [
        ("rt_A", "northumberland", {"score": 3}),
        ("rt_B", "stafford", {"gold": 3}),
        ("rt_D", "gloucester", {"score": 3}),
        ("rt_F", "suffolk", {"score": 3}),
        ("rt_H", "dorset", {"squires": 3}),
    ],
)
def test_tiles_of_goods_and_points(tile: str, county: str, gained: dict[str, int]) -> None:
    match = counties({county: tile}, blue=f"4@{county}", squires=[0] * 3, gold=[0] * 3, votes=[0] * 3)
    play(match, "take_tile alone")
    found = {field: per_seat(match, field)[BLUE] for field in ("score", "gold", "squires")}
    assert found == {"score": 0, "gold": 0, "squires": 0} | gained


@rule("LA-596")
def test_tiles_of_an_extension_an_upgrade_any_noble_and_a_new_knight() -> None:
    match = counties({"york": "rt_C"}, blue="3@york")
    assert asked(play(match, "take_tile alone")) == "which_extension 0"
    match = counties({"bedford": "rt_E"}, blue="2@bedford")
    assert asked(play(match, "take_tile alone")) == "which_upgrade 0"
    match = counties({"somerset": "rt_G"}, blue="4@somerset")
    assert asked(play(match, "take_tile alone")) == "which_noble 0"
    match = counties({"surrey": "rt_I"}, blue="2@surrey")
    play(match, "name 1", "take_tile alone")
    assert knights(match, BLUE) == "1@court 2@court"


@rule("LA-594", "LA-R94")
def test_a_seal_tile_is_kept_behind_the_screen() -> None:
    match = counties({"suffolk": "rt_F_seal"}, blue="2@suffolk", red="1@surrey", options=TILES | COURT)
    play(match, "take_tile alone")
    assert match.table.seal_tiles[BLUE] == 1
    assert match.table.seals_left == 24
    assert match.numbers(RED)["seal_tiles"][BLUE] is None


@rule("LA-597")
def test_noble_and_any_noble_are_of_two_kinds() -> None:
    match = counties({"somerset": "rt_G"}, blue="4@somerset", gold=[3, 0, 0])
    play(match, "take_tile with-noble")
    assert sum(match.table.noble[BLUE]) == 1
    assert "noble somerset" not in offers(match)
    assert "noble york" in offers(match)


@rule("LA-598", "LA-R96")
def test_in_dorset_the_tile_means_no_crossing() -> None:
    match = counties({"dorset": "rt_H"}, blue="2@dorset")
    play(match, "take_tile alone")
    assert knights(match, BLUE) == "2@court"
    assert told(match, "crossed") == []


@rule("LA-598", "LA-163")
def test_in_surrey_the_first_player_is_named_whatever_is_taken() -> None:
    match = counties({"surrey": "rt_I"}, blue="2@surrey")
    assert asked(match) == "who_is_first 0"
    play(match, "name 2", "take_tile alone")
    assert match.table.first == YELLOW


# --- allies -------------------------------------------------------------------------------------------------


@rule("LA-599", "LA-R95")
def test_an_ally_may_take_a_tile_but_not_with_the_noble() -> None:
    match = counties({"bedford": "rt_E"}, players=2, yellow="2@bedford", gold=[9, 9])
    assert offers(match) == ["take noble", "take reward", "take_tile alone"]
    play(match, "take_tile alone")
    assert asked(match) == "which_upgrade 0"
    play(match, "upgrade 2 bedford")
    assert knights(match, YELLOW) == "3@court"


@rule("LA-599")
def test_a_new_knight_goes_to_the_ally() -> None:
    match = counties({"surrey": "rt_I"}, players=2, yellow="2@surrey")
    play(match, "name 0", "take_tile alone")
    assert knights(match, YELLOW) == "1@court 2@court"


@rule("LA-599")
@pytest.mark.parametrize(
    ("tile", "county"),
    [("rt_A", "northumberland"), ("rt_B", "stafford"), ("rt_C", "york"), ("rt_G", "somerset"), ("rt_H", "dorset")],
)
def test_any_other_tile_leaves_the_game_without_effect(tile: str, county: str) -> None:
    match = counties({county: tile}, players=2, yellow=f"4@{county}", red="1@surrey")
    before = [stock(match, seat) for seat in range(2)], score(match), list(match.table.nobles_left)
    play(match, "take_tile alone")
    assert asked(match) == "who_is_first 1"
    assert ([stock(match, seat) for seat in range(2)], score(match), list(match.table.nobles_left)) == before
    assert set(match.table.tile_on) == {NOBODY}
