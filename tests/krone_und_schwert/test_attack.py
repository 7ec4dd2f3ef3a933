"""Attacks (KS-102 to KS-117)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from regnum.games.krone_und_schwert.table import SPACE
from regnum.kernel import IllegalChoice, Match
from regnum.testing import rule

from .helpers import P1, P2, P3, discard, do, hand, offers, owner, turn

THREE_CASTLES = "castle B15, castle B21, castle B23"


def border(hands: dict[int, str], **given: Any) -> Match:
    """The examples' table: P2 owns three castles and the undeveloped B11 beside P1's A35."""
    return turn(2, built={P2: THREE_CASTLES}, owns={P1: "A35", P2: "B11"}, hands=hands, **given)


def attack(match: Match, cards: str, reaction: str = "let_be") -> Match:
    """Attack B11 with these cards."""
    return do(match, "attack B11", *(f"play {card}" for card in cards.split()), "enough", reaction)


@rule("KS-102")
def test_an_attack_costs_one_point() -> None:
    match = turn(ap=1, owns={P1: "A35", P2: "B11"}, hands={P1: "leader3"})
    assert match.table.action_points == 1
    do(match, "attack B11")
    assert match.table.action_points == 0


@rule("KS-103")
def test_there_is_one_attack_per_turn() -> None:
    match = turn(2, owns={P1: "A35 A45", P2: "B11 B21 B31"}, hands={P1: "leader3*2", P2: "castle"})
    attack(match, "leader3")
    assert (match.table.action_points, offers(match, "attack")) == (2, [])
    do(match, "end_turn", "end_turn")
    assert offers(match, "attack") == ["B21", "B31"]


@rule("KS-104")
def test_there_is_no_attack_in_round_1() -> None:
    given: dict[str, Any] = {"owns": {P1: "A35", P2: "B11"}, "hands": {P1: "leader3"}}
    assert offers(turn(**given, round=1), "attack") == []
    assert offers(turn(**given, round=2), "attack") == ["B11"]


@rule("KS-105")
def test_the_target_is_an_undeveloped_space_of_another_beside_ones_own() -> None:
    match = turn(
        3,
        built={P2: "small B22, castle A25"},
        owns={P1: "A35 A45", P2: "B11 B12 B31 A44", P3: "A24 C44"},
        hands={P1: "leader4"},
    )
    assert sorted(offers(match, "attack")) == ["A24", "A44", "B11", "B31"]


@rule("KS-105", "KS-98")
def test_forest_can_be_attacked() -> None:
    match = turn(owns={P1: "A22", P2: "A13"}, hands={P1: "leader3"})
    assert offers(match, "attack") == ["A13"]


@rule("KS-106")
def test_the_attacker_needs_a_pawn() -> None:
    spaces = [space for space in SPACE if space not in ("B11",)]
    given: dict[str, Any] = {"hands": {P1: "leader3"}}
    assert offers(turn(owns={P1: " ".join(spaces[:28]), P2: "B11"}, **given), "attack") == []
    assert offers(turn(owns={P1: " ".join(spaces[:27]), P2: "B11"}, **given), "attack") == ["B11"]


@rule("KS-107", "W23")
def test_the_cards_must_beat_the_castles_of_the_defender() -> None:
    held = ["city", "castle", "leader3"]
    legal = []
    for size in range(1, 4):
        for cards in combinations(held, size):
            try:
                attack(border({P1: " ".join(held)}), " ".join(cards))
            except IllegalChoice:
                continue
            legal.append(" ".join(cards))
    assert legal == ["city leader3", "castle leader3", "city castle leader3"]


@rule("KS-107", "KS-103", "KS-110", "KS-114", "W23")
def test_an_attack_without_reaction_succeeds() -> None:
    match = attack(border({P1: "city castle leader3"}), "castle leader3")
    assert (owner(match, "B11"), discard(match), hand(match, P1)) == (P1, "castle leader3", "city")
    assert (match.table.action_points, offers(match, "attack")) == (2, [])
    assert (match.table.spaces[P1], match.table.spaces[P2]) == (2, 3)


@rule("KS-107")
def test_an_attack_may_not_be_declared_without_enough_strength() -> None:
    assert offers(border({P1: "city castle"}), "attack") == []
    assert offers(border({P1: "city castle*2"}), "attack") == ["B11"]


@rule("KS-107")
def test_cards_without_combat_may_not_be_played() -> None:
    match = turn(owns={P1: "A35", P2: "B11"}, hands={P1: "truce ambush leader3"})
    do(match, "attack B11")
    assert match.offers() == ["play card=leader3"]
    assert offers(turn(owns={P1: "A35", P2: "B11"}, hands={P1: "truce ambush"}), "attack") == []


@rule("KS-107")
def test_without_castles_one_card_is_still_needed() -> None:
    match = turn(owns={P1: "A35", P2: "B11"}, hands={P1: "castle"})
    do(match, "attack B11")
    assert match.offers() == ["play card=castle"]


@rule("KS-107", "KS-116")
def test_only_the_castles_of_the_defender_count_wherever_they_are() -> None:
    match = turn(3, built={P2: "castle C55", P3: "castle A25"}, owns={P1: "A35", P2: "B11"}, hands={P1: "castle city"})
    do(match, "attack B11", "play castle")
    assert "enough" not in match.offers()
    do(match, "play city")
    assert "enough" in match.offers()


@rule("KS-108", "KS-113", "W25")
def test_more_cards_than_needed_survive_an_ambush() -> None:
    match = border({P1: "city castle leader3 leader4", P2: "ambush"})
    attack(match, "leader4 leader3 city", "react ambush")
    assert (owner(match, "B11"), hand(match, P1)) == (P1, "castle")
    assert discard(match) == "ambush city leader3 leader4"


@rule("KS-109")
def test_the_defender_reacts_with_a_truce_an_ambush_or_not_at_all() -> None:
    match = border({P1: "leader4", P2: "ambush truce*2 leader4"})
    do(match, "attack B11", "play leader4", "enough")
    assert (match.to_act, match.offers()) == ((P2,), ["let_be", "react card=truce", "react card=ambush"])
    do(match, "react truce")
    assert (match.to_act, hand(match, P2)) == ((P1,), "ambush leader4 truce")


@rule("KS-109")
def test_a_reaction_costs_no_action_point() -> None:
    match = attack(border({P1: "leader4", P2: "truce"}), "leader4", "react truce")
    assert match.table.action_points == 2
    do(match, "end_turn")
    assert (match.to_act, match.table.action_points) == ((P2,), 3)


@rule("KS-111", "KS-112", "W26")
def test_a_truce_gives_the_attack_cards_back() -> None:
    match = attack(border({P1: "city castle leader3", P2: "truce"}), "castle leader3", "react truce")
    assert (owner(match, "B11"), hand(match, P1), discard(match)) == (P2, "castle city leader3", "truce")
    assert (match.table.action_points, offers(match, "attack")) == (2, [])


@rule("KS-113", "KS-115", "W24")
def test_an_ambush_takes_the_strongest_card_away() -> None:
    match = attack(border({P1: "city castle leader3", P2: "ambush"}), "castle leader3", "react ambush")
    assert (owner(match, "B11"), hand(match, P1)) == (P2, "city")
    assert discard(match) == "ambush castle leader3"
    assert match.table.action_points == 2


@rule("KS-113")
def test_what_an_ambush_leaves_must_be_more_than_the_castles() -> None:
    match = attack(border({P1: "leader4 leader3", P2: "ambush"}), "leader4 leader3", "react ambush")
    assert owner(match, "B11") == P2


@rule("KS-113")
def test_an_ambush_takes_one_of_two_equal_cards_only() -> None:
    match = attack(border({P1: "leader4*2", P2: "ambush"}), "leader4 leader4", "react ambush")
    assert owner(match, "B11") == P1


@rule("KS-114")
def test_the_pawns_change_places() -> None:
    match = attack(border({P1: "leader4"}), "leader4")
    assert (match.table.spaces[:2], match.table.free) == ([2, 3], 50 - 5)


@rule("KS-115")
def test_attack_cards_are_discarded_whatever_comes_of_it() -> None:
    won = attack(border({P1: "leader4 leader3"}), "leader4 leader3")
    assert (discard(won), hand(won, P1)) == ("leader3 leader4", "")
    lost = attack(border({P1: "leader4", P2: "ambush"}), "leader4", "react ambush")
    assert (discard(lost), hand(lost, P1)) == ("ambush leader4", "")


@rule("KS-116")
def test_nobody_else_takes_part_and_the_defender_adds_nothing() -> None:
    given: dict[str, Any] = {"owns": {P1: "A35", P2: "B11", P3: "B12"}}
    match = turn(3, hands={P1: "castle", P2: "leader4*3", P3: "truce ambush"}, **given)
    do(match, "attack B11", "play castle", "enough")
    assert (match.to_act, match.offers()) == ((P2,), ["let_be"])
    do(match, "let_be")
    assert (match.to_act, owner(match, "B11")) == ((P1,), P1)


@rule("KS-117")
@pytest.mark.parametrize("reaction", ["let_be", "react truce", "react ambush"])
def test_an_attack_leaves_the_number_of_free_spaces(reaction: str) -> None:
    spaces = [space for space in SPACE[:50] if space != "B11"]
    owns = {P1: " ".join(spaces[:25]), P2: "B11 " + " ".join(spaces[25:48])}
    match = turn(2, owns=owns, hands={P1: "leader3", P2: "truce ambush"})
    assert match.table.free == 1
    attack(match, "leader3", reaction)
    assert (match.table.free, match.over) == (1, False)
