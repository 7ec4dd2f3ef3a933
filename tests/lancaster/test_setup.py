"""Set-up (LA-20 to LA-27)."""

from __future__ import annotations

from collections import Counter

import pytest

from regnum.games.lancaster.battles import CARD_STRENGTH
from regnum.games.lancaster.table import CARD, FAVOUR, LAWS
from regnum.kernel import NATURE, Match
from regnum.testing import rule

from .helpers import (
    BLUE,
    NOBODY,
    asked,
    at_random,
    card,
    in_force,
    knights,
    new,
    offers,
    play,
    proposals,
    score,
    stock,
    table,
    tiles,
)


def at_first_extension(players: int, **options: object) -> Match:
    return at_random(new(players, **options), 1, "which_first_extension")


@rule("LA-20")
def test_the_first_player_is_drawn_at_random() -> None:
    match = new(3, None)
    assert offers(match) == ["begin 0", "begin 1", "begin 2"]
    assert match.game.offers(match.table, NATURE).odds == [1, 1, 1]
    assert play(match, "begin 2").table.first == 2


@rule("LA-21", "LA-R46")
@pytest.mark.parametrize(("players", "tiles_each"), [(2, 2), (3, 2), (4, 3), (5, 4)])
def test_each_county_receives_one_kind_of_nobles_in_the_number_of_the_table(players: int, tiles_each: int) -> None:
    match = at_first_extension(players)
    assert sorted(match.table.noble_kind) == list(range(9))
    assert match.table.nobles_left == [tiles_each] * 9


@rule("LA-21", "LA-R4")
def test_the_kinds_are_assigned_at_random() -> None:
    match = play(new(3, None), "begin 0", "lay F", "lay A")
    assert match.table.noble_kind[:3] == [5, 0, NOBODY]
    assert offers(match) == [f"lay {kind}" for kind in "BCDEGHI"]


@rule("LA-R4")
def test_by_option_every_county_has_the_nobles_of_its_letter() -> None:
    match = play(new(3, None, noble_layout="matching"), "begin 0")
    assert asked(match) == "which_card"
    assert match.table.noble_kind == list(range(9))


@rule("LA-22")
@pytest.mark.parametrize(("players", "removed"), [(2, [2, 10]), (3, [9, 10]), (4, [2, 10]), (5, [2, 3])])
def test_conflict_cards_are_removed_and_ten_remain(players: int, removed: list[int]) -> None:
    match = play(new(players, None, noble_layout="matching"), "begin 0")
    deck = Counter(CARD_STRENGTH[i] for i in range(len(CARD)) if match.table.deck[i])
    assert Counter(CARD_STRENGTH) - deck == Counter(removed)
    assert deck.total() == 10


@rule("LA-22")
def test_two_cards_are_turned_up_left_then_right_above_an_empty_row() -> None:
    match = play(new(3, None, noble_layout="matching"), "begin 0", "turn_up c05a", "turn_up c03b")
    assert [card(match, name) for name in ("upper-left", "upper-right", "lower-left", "lower-right")] == [
        "c05a",
        "c03b",
        "-",
        "-",
    ]
    assert sum(match.table.deck) == 8


@rule("LA-23")
@pytest.mark.parametrize(("players", "missing"), [(2, []), (3, ["fav_upgrade"]), (4, []), (5, [])])
def test_the_favour_tiles_lie_face_up(players: int, missing: list[str]) -> None:
    up = at_first_extension(players).table.favours
    assert [tile for tile, there in zip(FAVOUR, up, strict=True) if not there] == missing


def laws_drawn(*laws: str) -> Match:
    match = play(new(3, None, noble_layout="matching"), "begin 0", "turn_up c05a", "turn_up c03b")
    return play(match, *(f"reveal {law}" for law in laws))


@rule("LA-24")
def test_the_laws_of_group_0_are_shuffled_into_force() -> None:
    assert offers(laws_drawn(), "reveal") == ["L01", "L02", "L03"]
    assert in_force(laws_drawn("L03", "L01", "L02")) == "L03 L01 L02"


@rule("LA-25")
def test_the_pile_is_stacked_by_groups_and_three_proposals_are_revealed() -> None:
    match = laws_drawn("L03", "L01", "L02")
    assert offers(match, "reveal") == ["L11", "L12", "L13", "L14"]
    match = laws_drawn("L03", "L01", "L02", "L14", "L11", "L13")
    assert proposals(match) == ["L14", "L11", "L13"]
    left = Counter(LAWS.group[law] for law in range(LAWS.count) if match.table.pile[law])
    assert left == {1: 1, 2: 4, 3: 4, 4: 3}


@rule("LA-26")
def test_every_player_starts_alike() -> None:
    match = at_first_extension(4)
    assert score(match) == [0] * 4
    assert [stock(match, seat) for seat in range(4)] == [(2, 2, 1)] * 4
    assert [knights(match, house) for house in range(4)] == ["1@court 2@court"] * 4
    assert [sum(row) for row in match.table.noble] == [0] * 5


@rule("LA-27", "LA-R3")
def test_each_player_builds_one_extension_openly_and_in_player_order() -> None:
    match = table("build_first_extensions", first=1, red="1@court")
    assert asked(match) == "which_first_extension 1"
    assert offers(match) == [f"build {tile}" for tile in ("squires", "gold", "votes", "mixed", "recruit", "train")]
    play(match, "build train")
    assert match.numbers(BLUE)["built"] == match.table.built
    play(match, "build train", "build gold")
    assert [tiles(match, seat) for seat in range(3)] == ["gold", "train", "train"]
    assert asked(match) == "where_to_place 1"
