"""King, tax and people (KS-52 to KS-64)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.testing import rule

from .helpers import GAME, NATURE, NOBODY, P1, P2, P3, commit, discard, do, nature, new, offers, people, points, turn

CASTLES = "castle A11, castle A25, castle A31, castle A41"


@rule("KS-52")
def test_there_is_no_king_at_first_and_then_one() -> None:
    assert new(3, board_setup="fixed").table.king == NOBODY
    match = turn(
        built={P1: "castle A11", P2: "castle B15"}, owns={P1: "A22", P2: "B24"}, hands={P1: "city", P2: "city"}
    )
    nature(do(match, "small_city A22"), "crown")
    do(match, "end_turn", "small_city B24")
    assert match.table.king == P1


@rule("KS-53", "KS-54", "KS-55", "W16")
def test_the_first_king_shuffles_the_cards_and_levies_a_tax() -> None:
    hands = {P1: "city", P2: "castle*8", P3: "city*7"}
    match = turn(ap=2, built={P1: "castle A11"}, owns={P1: "A22"}, hands=hands, discard="castle*5 leader3*4")
    assert match.table.pile_size == 40
    nature(do(match, "small_city A22"), "sword")
    assert match.table.king == P1
    assert (match.table.pile_size, discard(match)) == (50, "")
    assert points(match) == [1, 0, 0]
    assert people(match) == (1, 0, 21)
    assert match.table.active == P2


@rule("KS-53")
def test_castle_and_city_may_come_in_either_order() -> None:
    match = turn(built={P1: "small A22"}, owns={P1: "A11"}, hands={P1: "castle"})
    do(match, "castle A11")
    assert match.table.king == P1


@rule("KS-53")
def test_a_large_city_makes_a_king_too() -> None:
    match = turn(built={P1: "castle A11"}, owns={P1: "A22 A23"}, hands={P1: "city"})
    do(match, "large_city A22", "and_square A23")
    assert match.table.king == P1


@rule("KS-53")
def test_only_building_makes_a_king() -> None:
    match = turn(built={P1: "castle A11, small A22"}, hands={P1: "incite"})
    nature(do(match, "incite"), "crown", "crown", "crown")
    assert match.table.king == NOBODY


@rule("KS-53", "W17")
def test_castles_alone_make_no_king() -> None:
    match = turn(built={P2: "castle A11, castle A31, castle A25"}, owns={P1: "B15"}, hands={P1: "castle"})
    do(match, "castle B15")
    assert match.table.king == NOBODY


@rule("KS-54")
def test_later_kings_shuffle_nothing() -> None:
    match = turn(built={P1: "castle A11", P2: "castle A25, small B22"}, owns={P1: "A22"}, king=P2, hands={P1: "city"})
    do(match, "small_city A22")
    assert (match.table.king, discard(match)) == (P2, "city")


@rule("KS-55")
def test_the_first_tax_is_compulsory() -> None:
    match = turn(built={P1: "castle A11, castle A31"}, owns={P1: "A22"}, hands={P1: "city"})
    do(match, "small_city A22")
    assert match.to_act == (NATURE,)
    assert points(match) == [2, 0, 0]


@rule("KS-56")
def test_the_first_king_goes_on_with_the_points_he_has_left() -> None:
    match = turn(ap=3, built={P1: "castle A11"}, owns={P1: "A22"}, hands={P1: "city"})
    nature(do(match, "small_city A22"), "crown")
    assert (match.to_act, match.table.action_points, match.question.name) == ((P1,), 1, "which_action")


@rule("KS-57")
def test_the_king_decides_on_a_tax_at_the_start_of_each_of_his_turns() -> None:
    match = turn(3, P2, built={P1: "castle A11"}, owns={P2: "B11", P3: "C33"}, king=P1)
    do(match, "end_turn")
    assert match.question.name == "which_action"
    do(match, "end_turn")
    assert (match.to_act, match.offers()) == ((P1,), ["levy_tax", "forgo_tax"])
    nature(do(match, "levy_tax"), "crown")
    assert match.table.action_points == 3


@rule("KS-58", "KS-59", "KS-62", "W21")
def test_a_tax_gives_a_point_for_each_castle_and_draws_a_people_card() -> None:
    match = turn(3, P3, built={P1: CASTLES}, owns={P3: "C33"}, king=P1)
    do(match, "end_turn")
    levied = match.branch()
    nature(do(levied, "levy_tax"), "crown")
    assert (points(levied), people(levied)) == ([4, 0, 0], (0, 1, 21))
    do(match, "forgo_tax")
    assert (points(match), people(match)) == ([0, 0, 0], (0, 0, 22))
    empty = turn(3, P3, built={P1: CASTLES}, owns={P3: "C33"}, king=P1, swords=11, crowns=11)
    do(empty, "end_turn", "levy_tax")
    assert (points(empty), people(empty)) == ([4, 0, 0], (11, 11, 0))
    assert empty.question.name == "which_action"


@rule("KS-60")
def test_nobody_becomes_king_by_building_when_there_is_one() -> None:
    match = turn(built={P1: "castle A11", P2: "castle A25"}, owns={P1: "A22"}, king=P2, hands={P1: "city"})
    do(match, "small_city A22")
    assert match.table.king == P2


@rule("KS-61")
def test_swords_are_laid_out_and_crowns_are_discarded() -> None:
    match = turn(hands={P1: "incite"})
    nature(do(match, "incite"), "sword", "crown", "sword")
    assert people(match) == (2, 1, 19)


@rule("KS-62", "KS-77", "W22")
def test_from_an_empty_people_deck_nothing_is_drawn() -> None:
    match = turn(hands={P1: "incite"}, swords=9, crowns=11)
    nature(do(match, "incite"), "sword", "sword")
    assert people(match) == (11, 11, 0)
    assert match.question.name == "which_action"


@rule("KS-63")
def test_people_cards_return_only_after_a_decided_revolt() -> None:
    given: dict[str, Any] = {
        "built": {P1: "castle A11, small A22", P2: "castle A25"},
        "king": P2,
        "swords": 4,
        "crowns": 3,
    }
    cancelled = turn(2, **given, hands={P1: "truce"})
    commit(do(cancelled, "revolt"), {P1: "truce"})
    assert people(cancelled) == (4, 3, 15)
    decided = turn(2, **given)
    commit(do(decided, "revolt"), {})
    nature(decided, "crown", "crown", "crown", "crown", "crown", "crown")
    assert people(decided) == (0, 1, 21)


@rule("KS-64")
@pytest.mark.parametrize("swords", [0, 3, 7])
def test_each_visible_sword_counts_for_the_rebels(swords: int) -> None:
    match = turn(built={P1: "castle A11, small A22", P2: "castle A25"}, king=P2, swords=swords)
    commit(do(match, "revolt"), {P3: "crown"})
    nature(match, "crown", "crown")
    assert match.table.rebel_points == swords


@rule("KS-64")
def test_swords_stay_visible_until_a_revolt() -> None:
    match = turn(owns={P1: "A11", P2: "A33", P3: "C33"}, swords=5)
    do(match, "end_turn", "end_turn", "end_turn")
    assert match.table.swords == 5
    assert offers(match, "revolt") == []
    assert GAME.complaints(match.table) == []
