"""Expanding and occupying (KS-92 to KS-101)."""

from __future__ import annotations

from regnum.games.krone_und_schwert.table import ACTION_CARD, SPACE
from regnum.testing import rule

from .helpers import P1, P2, discard, do, free, hand, neighbours, offers, owned, terrain, turn

FULL_HANDS_OF_PAWNS = " ".join(SPACE[:28])


@rule("KS-92")
def test_any_action_card_takes_as_many_spaces_as_it_has_shields() -> None:
    match = turn(owns={P1: "A22"}, hands={P1: " ".join(ACTION_CARD)})
    assert offers(match, "expand") == list(ACTION_CARD)
    for card in ACTION_CARD:
        other = match.branch()
        do(other, f"expand {card}", "settle A23")
        further = other.question.name == "where_to_expand_further"
        assert further == (card in ("castle", "cathedral"))
        assert other.table.action_points == 2


@rule("KS-92", "W9")
def test_one_shield_is_one_space() -> None:
    match = turn(owns={P1: "A22"}, hands={P1: "city"})
    do(match, "expand city", "settle A23")
    assert match.question.name == "which_action"
    assert (owned(match, P1), match.table.action_points) == ({"A22", "A23"}, 2)


@rule("KS-93")
def test_a_space_must_touch_one_that_the_player_owns_now() -> None:
    match = turn(owns={P1: "A22", P2: "A33 A44"}, hands={P1: "city"})
    do(match, "expand city")
    assert set(offers(match, "settle")) == neighbours(match, "A22") - {"A33"}


@rule("KS-93", "W8")
def test_the_second_space_may_touch_the_first_alone() -> None:
    match = turn(owns={P1: "A22"}, hands={P1: "castle"})
    do(match, "expand castle", "settle A23")
    assert "A24" in offers(match, "settle")
    do(match, "settle A24")
    assert owned(match, P1) == {"A22", "A23", "A24"}
    assert (match.table.action_points, discard(match), hand(match, P1)) == (1, "castle", "")


@rule("KS-94")
def test_the_second_shield_need_not_be_used() -> None:
    match = turn(owns={P1: "A22"}, hands={P1: "castle*2"})
    do(match, "expand castle", "settle A23", "stop")
    assert (match.question.name, match.table.action_points) == ("which_action", 2)
    do(match, "expand castle", "settle A24", "settle A25")
    assert len(owned(match, P1)) == 4


@rule("KS-94", "KS-50", "W10")
def test_with_one_point_a_card_of_two_shields_takes_one_space() -> None:
    match = turn(ap=1, owns={P1: "A22", P2: "B33"}, hands={P1: "cathedral"})
    do(match, "expand cathedral", "settle A23")
    assert (match.to_act, discard(match), len(owned(match, P1))) == ((P2,), "cathedral", 2)


@rule("KS-95")
def test_nothing_comes_between_the_two_spaces() -> None:
    match = turn(owns={P1: "A22"}, hands={P1: "castle incite"})
    do(match, "expand castle", "settle A23")
    assert {offer.split()[0] for offer in match.offers()} == {"settle", "stop"}


@rule("KS-96")
def test_the_two_spaces_may_enlarge_two_territories() -> None:
    match = turn(owns={P1: "A22 C44"}, hands={P1: "castle"})
    do(match, "expand castle", "settle A23", "settle C43")
    assert owned(match, P1) == {"A22", "A23", "C44", "C43"}


@rule("KS-97")
def test_without_a_pawn_no_space_can_be_taken() -> None:
    match = turn(owns={P1: FULL_HANDS_OF_PAWNS}, hands={P1: "castle"})
    assert offers(match, "expand") == []
    one_left = turn(owns={P1: " ".join(SPACE[1:28])}, hands={P1: "castle"})
    do(one_left, "expand castle", "settle A11")
    assert one_left.question.name == "which_action"


@rule("KS-98")
def test_any_terrain_may_be_taken() -> None:
    match = turn(owns={P1: "A22"}, hands={P1: "city"})
    do(match, "expand city")
    assert {terrain(space) for space in offers(match, "settle")} == {"prairie", "mountain", "forest"}
    assert "A13" in offers(match, "settle")


@rule("KS-99")
def test_the_card_is_discarded() -> None:
    match = turn(owns={P1: "A22"}, hands={P1: "truce"})
    do(match, "expand truce", "settle A23")
    assert (discard(match), hand(match, P1)) == ("truce", "")


@rule("KS-100")
def test_occupying_takes_any_free_space_for_three_points_and_no_card() -> None:
    match = turn(owns={P1: "A22", P2: "B11"})
    assert set(offers(match, "occupy")) == free(match)
    do(match, "occupy C55")
    assert (owned(match, P1), match.to_act) == ({"A22", "C55"}, (P2,))
    assert offers(turn(ap=2, owns={P1: "A22"}), "occupy") == []


@rule("KS-101")
def test_occupying_needs_a_pawn() -> None:
    assert offers(turn(owns={P1: FULL_HANDS_OF_PAWNS}), "occupy") == []
