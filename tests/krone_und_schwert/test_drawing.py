"""Drawing and red cards (KS-84 to KS-91, KS-145, KS-146)."""

from __future__ import annotations

from regnum.testing import rule

from .helpers import NATURE, P1, P2, P3, discard, do, hand, nature, odds, people, points, told, turn

EVERY_ACTION_CARD = "leader3*5 leader4*3 incite*3 castle*15 cathedral*10 city*15 ambush*2 truce*2 papal_visit*3"
RED = "city_scoring*2 unrest*5"


@rule("KS-84")
def test_drawing_costs_a_point_and_takes_the_top_card() -> None:
    match = turn(hands={P1: "castle"})
    size = match.table.pile_size
    do(match, "draw")
    match.choose("top action", NATURE)
    match.choose("drawn city", NATURE)
    assert (match.table.action_points, match.table.pile_size) == (2, size - 1)


@rule("KS-85")
def test_an_action_card_goes_to_the_hand_which_has_no_limit() -> None:
    match = turn(hands={P1: "castle*14 city*14 leader3*5"})
    nature(do(match, "draw"), "castle")
    assert hand(match, P1) == "castle*15 city*14 leader3*5"
    assert discard(match) == ""


@rule("KS-86", "KS-146", "W19")
def test_with_a_king_a_red_card_is_resolved_and_not_replaced() -> None:
    match = turn(king=P2)
    nature(do(match, "draw"), "unrest", "sword", "crown")
    assert people(match) == (1, 1, 20)
    assert (match.table.hand_size[P1], match.table.action_points, discard(match)) == (0, 2, "unrest")
    assert match.question.name == "which_action"


@rule("KS-87", "W18")
def test_without_a_king_red_cards_have_no_effect_and_are_replaced() -> None:
    match = turn(built={P2: "small A22"})
    nature(do(match, "draw"), "unrest", "city_scoring", "leader3")
    assert (hand(match, P1), discard(match)) == ("leader3", "city_scoring unrest")
    assert (people(match), points(match), match.table.action_points) == ((0, 0, 22), [0, 0, 0], 2)


@rule("KS-88")
def test_an_empty_pile_is_refilled_from_the_discard() -> None:
    match = turn(hands={P2: EVERY_ACTION_CARD.replace("castle*15", "castle*13")}, discard=f"castle*2 {RED}", king=P2)
    assert match.table.pile_size == 0
    do(match, "draw")
    assert odds(match) == {"action": 2, "city_scoring": 2, "unrest": 5}
    assert discard(match) == ""
    nature(match, "castle")
    assert (hand(match, P1), match.table.pile_size) == ("castle", 8)


@rule("KS-88")
def test_a_replacement_is_drawn_after_a_shuffle_too() -> None:
    hands = {P2: EVERY_ACTION_CARD.replace("castle*15", "castle*14")}
    match = turn(hands=hands, discard="castle city_scoring*2 unrest*4")
    do(match, "draw")
    assert odds(match) == {"unrest": 1}
    nature(match, "unrest")
    assert odds(match) == {"action": 1, "city_scoring": 2, "unrest": 5}
    nature(match, "castle")
    assert hand(match, P1) == "castle"


@rule("KS-89")
def test_nothing_is_drawn_when_pile_and_discard_are_empty() -> None:
    # With all cards this cannot be; a table with red cards before nobody is made by hand.
    match = turn(hands={P2: EVERY_ACTION_CARD}, discard=RED)
    assert "draw" in match.offers()
    s = match.table
    for card in range(len(s.discard)):
        s.discard[card] = 0
    assert "draw" not in match.offers()


@rule("KS-90")
def test_a_replacement_is_not_drawn_from_red_cards_alone() -> None:
    match = turn(hands={P2: EVERY_ACTION_CARD}, discard="city_scoring*2 unrest*4")
    nature(do(match, "draw"), "unrest")
    assert (match.table.hand_size[P1], match.table.action_points, discard(match)) == (0, 2, RED)
    assert told(match, "no_card_left") == [(P1,)]


@rule("KS-90")
def test_the_card_paid_for_is_drawn_even_from_red_cards_alone() -> None:
    match = turn(hands={P2: EVERY_ACTION_CARD}, discard=RED)
    do(match, "draw")
    assert odds(match) == {"city_scoring": 2, "unrest": 5}
    nature(match, *["unrest"] * 5, *["city_scoring"] * 2)
    assert (discard(match), match.table.action_points) == (RED, 2)


@rule("KS-91", "KS-151", "W38")
def test_the_game_end_card_ends_the_game_at_once() -> None:
    match = turn(king=P2, end_phase=1)
    nature(do(match, "draw"), "game_end")
    assert match.over


@rule("KS-145", "W20")
def test_city_scoring_gives_everybody_but_the_king_a_point_per_city() -> None:
    built = {P1: "small A22, small A44", P2: "small B22, large C22+C32"}
    match = turn(built=built, king=P1, active=P3)
    nature(do(match, "draw"), "city_scoring")
    assert (points(match), discard(match)) == ([0, 2, 0], "city_scoring")


@rule("KS-146")
def test_unrest_draws_two_people_cards() -> None:
    match = turn(king=P1)
    nature(do(match, "draw"), "unrest")
    assert match.question.name == "which_people_card"
    nature(match, "sword", "sword")
    assert (people(match), match.question.name) == ((2, 0, 20), "which_action")
