"""Phase 1: conflicts and the king's favour (LA-63 to LA-69)."""

from __future__ import annotations

import pytest

from regnum.testing import rule

from .helpers import (
    BLUE,
    FAVOUR,
    GOLD,
    RED,
    SQUIRES,
    asked,
    knights,
    offers,
    play,
    reserve,
    spaces,
    stock,
    table,
)

ROWS = {"lower-right": "c08", "upper-left": "c07", "upper-right": "c06"}


@rule("LA-63")
def test_every_face_up_card_of_either_row_is_open() -> None:
    match = table("place_the_knights", blue="1@court", cards=ROWS)
    open_conflicts = [place.split()[1] for place in offers(match, "place") if place.endswith(("left", "right"))]
    assert sorted(open_conflicts) == sorted(ROWS)


@rule("LA-63", "LA-64")
def test_spaces_are_filled_from_the_top() -> None:
    match = table("place_the_knights", blue="1@court", red="1@court", yellow="1@court", favours="")
    for expected in (["blue", "-", "-"], ["blue", "red", "-"], ["blue", "red", "yellow"]):
        play(match, "place 1 upper-left")
        if match.question.name == "where_to_place":
            assert spaces(match, "upper-left") == expected
    assert asked(match) == "which_vote 0 1 2"
    assert spaces(match, "upper-left") == ["blue", "red", "yellow"]


@rule("LA-64")
def test_a_full_conflict_is_no_target_for_another_house() -> None:
    three = {"blue": "1@upper-left", "red": "1@upper-left", "yellow": "1@upper-left", "green": "4@court"}
    match = table("place_the_knights", players=4, first=3, **three)
    assert "4 upper-left" not in offers(match, "place")
    assert "4 upper-right" in offers(match, "place")


@rule("LA-65", "LA-66")
def test_a_house_already_there_adds_to_its_stack_even_if_all_spaces_are_taken() -> None:
    three = {"blue": "1@court 1@upper-left", "red": "1@upper-left", "yellow": "1@upper-left"}
    match = play(table("place_the_knights", favours="", **three), "place 1 upper-left")
    assert spaces(match, "upper-left") == ["blue", "red", "yellow"]
    assert knights(match, BLUE) == "1@upper-left 1@upper-left"


@rule("LA-67")
def test_a_house_may_take_part_in_any_number_of_conflicts_with_any_knight_and_no_squires() -> None:
    match = table("place_the_knights", blue="1@court 1@upper-left", favours="", squires=[5, 0, 0], cards=ROWS)
    play(match, "place 1 lower-right")
    assert knights(match, BLUE) == "1@lower-right 1@upper-left"
    assert stock(match, BLUE)[SQUIRES] == 5


@rule("LA-68", "LA-R10")
@pytest.mark.parametrize(
    ("blue", "target"),
    [("1@court", "upper-left"), ("1@court 2@upper-left", "upper-left"), ("1@court 2@lower-right", "lower-right")],
)
def test_entering_and_reinforcing_either_row_earn_the_favour(blue: str, target: str) -> None:
    match = play(table("place_the_knights", blue=blue, cards=ROWS), f"place 1 {target}")
    assert asked(match) == "which_favour 0"


@rule("LA-68")
@pytest.mark.parametrize(("players", "knights_favoured"), [(3, 5), (4, 6)])
def test_the_favour_ends_with_the_last_tile(players: int, knights_favoured: int) -> None:
    match = table("place_the_knights", players=players, blue="1@court 1@court 1@court 2@court 2@court 3@court 4@court")
    favours = 0
    while match.question.name == "where_to_place":
        play(match, next(offer for offer in match.offers() if "upper-left" in offer))
        if match.question.name == "which_favour":
            favours += 1
            play(match, match.offers()[-1])
            while match.question.name not in ("where_to_place", "which_vote"):
                play(match, "decline")
    assert favours == knights_favoured


@rule("LA-68")
def test_only_conflicts_earn_the_favour() -> None:
    match = table("place_the_knights", blue="1@court", red="1@court", squires=[0, 0, 0])
    play(match, "place 1 castle-gold")
    assert asked(match) == "where_to_place 1"
    play(match, "place 1 stafford")
    assert asked(match) == "which_vote 0 1 2"


@rule("LA-69", "LA-R9")
def test_one_tile_must_be_chosen_pays_at_once_and_is_turned_down() -> None:
    match = table("place_the_knights", blue="1@court 1@court", gold=[0, 0, 0])
    play(match, "place 1 upper-left")
    assert all(offer.startswith("favour ") for offer in match.offers())
    play(match, "favour fav_gold3")
    assert stock(match, BLUE)[GOLD] == 3
    assert match.table.favours[FAVOUR.index("fav_gold3")] == 0
    play(match, "place 1 upper-left")
    assert "fav_gold3" not in offers(match, "favour")


@rule("LA-69", "LA-R8")
def test_a_tile_of_no_use_may_be_chosen_and_is_used_up() -> None:
    """The only upgrade would need a 2 in reserve."""
    match = table("place_the_knights", players=4, blue="1@court 2@court 2@court 3@court 4@court", squires=[0] * 4)
    play(match, "place 1 upper-left", "favour fav_upgrade")
    assert asked(match) == "where_to_place 0"
    assert match.table.favours[FAVOUR.index("fav_upgrade")] == 0


@rule("LA-69", "LA-R9", "LA-R14", "LA-177")
@pytest.mark.parametrize("tile", ["fav_noble", "fav_upgrade"])
def test_the_noble_and_the_upgrade_of_a_favour_may_be_declined(tile: str) -> None:
    match = table("place_the_knights", players=4, blue="1@court", red="1@court")
    play(match, "place 1 upper-left", f"favour {tile}")
    assert "decline" in offers(match)
    play(match, "decline")
    assert asked(match) == "where_to_place 1"
    assert match.table.favours[FAVOUR.index(tile)] == 0


@rule("LA-R11", "LA-202")
def test_an_upgrade_in_a_conflict_changes_neither_stack_nor_space() -> None:
    match = table("place_the_knights", players=4, blue="1@court 1@upper-left", red="1@upper-left")
    play(match, "place 1 upper-left", "favour fav_upgrade", "upgrade 1 upper-left")
    assert spaces(match, "upper-left") == ["blue", "red", "-", "-"][:3]
    assert knights(match, BLUE) == "1@upper-left 2@upper-left"
    assert reserve(match, RED) == [1, 1, 2, 2, 3, 4]
