"""Building (KS-65 to KS-76)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.krone_und_schwert.table import SPACE
from regnum.kernel import Match
from regnum.testing import rule

from .helpers import (
    P1,
    P2,
    P3,
    building,
    discard,
    do,
    hand,
    is_octagon,
    listed,
    neighbours,
    new,
    offers,
    owned,
    owner,
    play,
    terrain,
    turn,
)

A = " ".join(space for space in SPACE if space[0] == "A")
MOUNTAINS = [space for space in SPACE if terrain(space) == "mountain"]


@rule("KS-65")
@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("castle", ["castle A11"]),
        ("city", ["small_city A22"]),
        ("city", ["large_city A22", "and_square A23"]),
        ("cathedral", ["cathedral B42"]),
    ],
)
def test_building_costs_two_points_and_the_matching_card(card: str, choices: list[str]) -> None:
    given: dict[str, Any] = {"owns": {P1: "A11 A22 A23"}, "built": {P1: "large B42+B43"}, "king": P2}
    match = do(turn(hands={P1: f"{card} leader3"}, **given), *choices)
    assert (match.table.action_points, hand(match, P1), discard(match)) == (1, "leader3", card)
    bare = turn(hands={P1: "leader3"}, **given)
    assert not any(offers(bare, verb) for verb in ("castle", "small_city", "large_city", "cathedral"))


@rule("KS-66")
def test_one_builds_on_own_spaces_only() -> None:
    match = turn(owns={P1: "A11", P2: "A31 A25"}, hands={P1: "castle"})
    assert offers(match, "castle") == ["A11"]


@rule("KS-66")
def test_one_builds_on_spaces_without_building_only() -> None:
    match = turn(built={P1: "castle A11, small A22"}, owns={P1: "A31 A44"}, hands={P1: "castle city"})
    assert offers(match, "castle") == ["A31"]
    assert offers(match, "small_city") == ["A44"]


@rule("KS-67", "KS-68", "KS-69")
def test_castles_stand_on_mountains_cities_on_prairie_and_nothing_on_forest() -> None:
    match = turn(owns={P1: A}, hands={P1: "castle city"})
    assert {terrain(space) for space in offers(match, "castle")} == {"mountain"}
    assert {terrain(space) for space in offers(match, "small_city")} == {"prairie"}
    assert len(offers(match, "castle")) == 6
    assert len(offers(match, "small_city")) == 14


@rule("KS-68")
def test_a_castle_may_stand_on_either_shape() -> None:
    match = turn(owns={P1: "A11 A25"}, hands={P1: "castle"})
    assert offers(match, "castle") == ["A11", "A25"]


@rule("KS-69")
def test_a_small_city_may_stand_on_either_shape() -> None:
    match = turn(owns={P1: "A12 A44"}, hands={P1: "city"})
    assert offers(match, "small_city") == ["A12", "A44"]


@rule("KS-70")
def test_a_large_city_needs_an_octagon_and_a_square_beside_it() -> None:
    match = turn(owns={P1: "A22 A23 A12 A21 A33 A11 A13"}, hands={P1: "city"})
    assert offers(match, "large_city") == ["A22", "A33"]
    do(match, "large_city A22")
    assert sorted(offers(match, "and_square")) == ["A12", "A23"]


@rule("KS-70")
def test_both_spaces_of_a_large_city_must_be_ones_own_and_empty() -> None:
    assert offers(turn(owns={P1: "A22", P2: "A23 A12 A32"}, hands={P1: "city"}), "large_city") == []
    assert offers(turn(owns={P1: "A23 A12", P2: "A22"}, hands={P1: "city"}), "large_city") == []
    taken = turn(built={P1: "small A42"}, owns={P1: "A44 A45 A32 A22"}, hands={P1: "city"})
    assert offers(taken, "large_city") == ["A44"]


@rule("KS-70")
def test_a_large_city_is_one_building_on_two_spaces() -> None:
    match = do(turn(owns={P1: "A22 A23"}, hands={P1: "city"}), "large_city A22", "and_square A23")
    assert (building(match, "A22"), building(match, "A23")) == ("large_city", "large_city")
    assert match.table.large_cities[P1] == 1


@rule("KS-70", "KS-20")
def test_a_large_city_may_lie_across_a_join() -> None:
    match = turn(2, owns={P1: "A45 B31 A35 B21 B11"}, hands={P1: "city"})
    assert offers(match, "large_city") == ["A35"]
    match = turn(3, owns={P1: "A53 C14 A54 C13 A51 C12"}, hands={P1: "city"})
    assert offers(match, "large_city") == ["A51"]
    assert offers(do(match, "large_city A51"), "and_square") == ["C12"]


@rule("KS-70", "KS-71", "W11")
def test_no_city_may_touch_another() -> None:
    match = turn(owns={P1: "A11 A22 A23 A24"}, hands={P1: "city*2 castle"}, king=P3)
    do(match, "large_city A22", "and_square A23")
    all_mine = turn(
        built={P1: "large A22+A23"}, owns={P1: "A11 A24 A12 A32 A33 A42 A44"}, hands={P1: "city*2 castle"}, king=P3
    )
    assert offers(all_mine, "small_city") == ["A42", "A44"]
    assert offers(all_mine, "castle") == ["A11"]
    others = turn(built={P1: "large A22+A23"}, owns={P2: "A12 A24 A32 A33 A42 A44"}, active=P2, hands={P2: "city"})
    assert offers(others, "small_city") == ["A42", "A44"]
    assert offers(match, "small_city") == []


@rule("KS-71", "KS-20", "W12")
def test_a_city_may_not_touch_another_across_a_join() -> None:
    match = turn(2, built={P2: "small B11"}, owns={P1: "A35 A45"}, hands={P1: "city"})
    assert offers(match, "large_city") == []
    assert offers(match, "small_city") == ["A45"]


@rule("KS-71")
def test_no_space_of_a_large_city_may_touch_a_city() -> None:
    match = turn(built={P2: "small A42"}, owns={P1: "A22 A23 A32 A12"}, hands={P1: "city"})
    assert offers(do(match, "large_city A22"), "and_square") == ["A12", "A23"]


@rule("KS-69", "KS-165", "W13")
def test_a_small_city_on_a_square_is_legal_unless_octagons_are_asked_for() -> None:
    given: dict[str, Any] = {"owns": {P1: "A12"}, "hands": {P1: "city"}}
    assert offers(turn(**given), "small_city") == ["A12"]
    assert offers(turn(**given, options={"small_city_spaces": "octagon"}), "small_city") == []


@rule("KS-72", "W14")
def test_a_cathedral_needs_a_large_city_without_one() -> None:
    built = {P1: "cathedral A22+A23, large A44+A54, small B44", P2: "large B22+B32"}
    match = turn(built=built, hands={P1: "cathedral"}, king=P2)
    assert offers(match, "cathedral") == ["A44"]
    do(match, "cathedral A44")
    assert (building(match, "A44"), match.table.cathedrals[P1]) == ("cathedral", 2)
    assert match.table.large_cities[P1] == 2


@rule("KS-73")
def test_the_player_of_a_city_card_chooses_small_or_large() -> None:
    match = turn(owns={P1: "A22 A23"}, hands={P1: "city"})
    assert offers(match, "small_city") == ["A22", "A23"]
    assert offers(match, "large_city") == ["A22"]


@rule("KS-74")
def test_a_small_city_never_becomes_a_large_one() -> None:
    match = turn(built={P1: "small A22"}, owns={P1: "A23"}, hands={P1: "city"})
    assert offers(match, "large_city") == []


@rule("KS-75", "W15")
def test_without_a_castle_in_the_supply_nobody_builds_one() -> None:
    few, many = MOUNTAINS[:13], MOUNTAINS[13:26]
    built = {P2: ", ".join(f"castle {space}" for space in few), P3: ", ".join(f"castle {space}" for space in many)}
    given: dict[str, Any] = {"owns": {P1: " ".join(MOUNTAINS[26:])}, "hands": {P1: "castle*3"}, "king": P2}
    assert offers(turn(5, built=built, **given), "castle") == []
    built[P3] = ", ".join(f"castle {space}" for space in many[1:])
    assert listed(offers(turn(5, built=built, **given), "castle")) == listed(MOUNTAINS[26:])


@rule("KS-75")
def test_every_other_supply_is_limited_too() -> None:
    large = [
        "A22+A12",
        "A24+A14",
        "A44+A45",
        "B22+B32",
        "B24+B25",
        "B44+B54",
        "C22+C12",
        "C24+C25",
        "C44+C45",
        "D22+D21",
    ]
    large_cities = ", ".join(f"large {place}" for place in large[:9])
    given: dict[str, Any] = {"owns": {P1: "E22 E12"}, "hands": {P1: "city cathedral"}, "king": P2}
    assert offers(turn(5, built={P2: large_cities}, **given), "large_city") == ["E22"]
    full = turn(5, built={P2: f"{large_cities}, large {large[9]}"}, **given)
    assert offers(full, "large_city") == []
    assert offers(full, "small_city") == ["E12", "E22"]
    cathedrals = ", ".join(f"cathedral {place}" for place in large)
    assert offers(turn(5, built={P2: cathedrals}, **given), "cathedral") == []


@rule("KS-75")
def test_there_are_28_small_cities() -> None:
    board, sites = turn(5), list[str]()
    for space in sorted(SPACE, key=is_octagon):
        if terrain(space) == "prairie" and not neighbours(board, space) & set(sites):
            sites.append(space)
    small = [f"small {space}" for space in sites[:28]]
    given: dict[str, Any] = {"owns": {P1: sites[28]}, "hands": {P1: "city"}, "king": P3}
    one_left = turn(5, built={P2: ", ".join(small[:14]), P3: ", ".join(small[14:27])}, **given)
    assert offers(one_left, "small_city") == [sites[28]]
    none_left = turn(5, built={P2: ", ".join(small[:14]), P3: ", ".join(small[14:])}, **given)
    assert offers(none_left, "small_city") == []


@rule("KS-76")
def test_buildings_stay_where_they_are_and_with_their_owner() -> None:
    before: dict[str, tuple[str, int]] = {}

    def unchanged(match: Match) -> bool:
        for space, (kind, seat) in before.items():
            assert (building(match, space), owner(match, space)) in ((kind, seat), ("cathedral", seat))
        for seat in range(match.table.players):
            before.update({space: (building(match, space), seat) for space in built_by(match, seat)})
        return False

    play(new(3, seed=8), 8, unchanged)
    assert len(before) > 5


def built_by(match: Match, seat: int) -> list[str]:
    return [space for space in owned(match, seat) if building(match, space) != "none"]
