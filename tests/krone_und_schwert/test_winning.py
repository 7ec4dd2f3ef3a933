"""What a decided revolt brings (KS-131 to KS-144, KS-160)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.kernel import Match
from regnum.testing import rule

from .helpers import P1, P2, P3, P4, commit, discard, do, hand, nature, people, points, told, turn

FOUR = {
    P1: "cathedral B42+B43",
    P2: "cathedral A24+A14, cathedral D42+D52",
    P3: "castle C13, castle C21, cathedral C24+C25",
    P4: "cathedral D22+D21",
}
HANDS = {P3: "leader4", P2: "city", P4: "castle", P1: "cathedral leader3"}
COMMITTED = {P3: "leader4", P2: "sword city", P4: "crown castle", P1: "cathedral leader3"}


def worked(**given: Any) -> Match:
    """The worked revolt: king P1, leader P3."""
    usual: dict[str, Any] = {"built": FOUR, "king": P1, "hands": HANDS, "swords": 2, "points": {P3: 14}}
    match = turn(4, P3, **usual | given)
    return commit(do(match, "revolt"), COMMITTED)


def simple(players: int = 3, **given: Any) -> Match:
    """P1 revolts against the king P2 without any card; the others are royal."""
    usual: dict[str, Any] = {"built": {P1: "castle A11, small A22", P2: "castle A25"}, "king": P2}
    match = turn(players, **usual | given)
    return commit(do(match, "revolt"), dict.fromkeys(range(2, players), "crown"))


@rule("KS-129", "KS-130", "KS-135", "KS-136", "KS-137", "KS-142", "KS-143", "W28")
def test_the_worked_victory_of_the_rebels() -> None:
    match = nature(worked(), "sword", "sword", "sword", "crown")
    assert (match.table.rebel_points, match.table.royal_points) == (11, 10)
    assert match.table.king == P3
    assert points(match) == [0, 2, 18, 0]
    assert people(match) == (0, 0, 22)
    nature(match, "sword")
    assert people(match) == (1, 0, 21)
    assert told(match, "announced") == [(P3, 18)]
    assert (match.table.end_phase, match.table.action_points, match.to_act) == (0, 2, (P3,))


@rule("KS-131", "KS-132", "KS-133", "KS-134", "KS-140", "W29")
def test_the_worked_victory_of_the_king() -> None:
    match = nature(worked(), "sword", "sword", "crown", "crown")
    assert (match.table.rebel_points, match.table.royal_points) == (10, 10)
    assert (match.table.king, points(match)) == (P1, [2, 0, 14, 1])
    assert people(match) == (2, 0, 20)
    assert match.table.action_points == 2


@rule("KS-132")
def test_the_king_gains_two_points_for_each_of_his_cathedrals() -> None:
    built = {P1: "castle A11, small A22", P2: "cathedral A44+A54, cathedral B22+B32, castle A25"}
    match = nature(simple(built=built), "crown", "crown")
    assert points(match) == [0, 4, 0]


@rule("KS-133", "KS-137", "KS-140")
def test_allies_gain_one_point_for_each_of_their_cathedrals() -> None:
    built = {P1: "castle A11, small A22", P2: "castle A25", P3: "cathedral A44+A54, cathedral B22+B32"}
    for side, swords, gained in (("crown", 0, 2), ("crown", 9, 0), ("sword", 9, 2), ("sword", 0, 0)):
        match = turn(3, built=built, king=P2, swords=swords)
        commit(do(match, "revolt"), {P3: side})
        while match.question.name == "which_people_card":
            nature(match, "crown")
        assert points(match)[P3] == gained


@rule("KS-134", "W30")
@pytest.mark.parametrize(("swords", "stay", "deck"), [(5, 3, 19), (1, 1, 21), (0, 0, 22), (4, 2, 20)])
def test_half_of_the_swords_stay_when_the_king_wins(swords: int, stay: int, deck: int) -> None:
    match = simple(4, swords=swords, crowns=1, hands={P1: ""}, built={P1: "castle A11, small A22", P2: "castle A25"})
    nature(match, "crown", "crown")
    assert match.table.king == P2
    assert people(match) == (stay, 0, deck)


@rule("KS-134")
def test_the_swords_of_the_revolt_itself_are_halved_too() -> None:
    match = nature(simple(4, swords=1), "sword", "sword")
    assert people(match) == (2, 0, 20)


@rule("KS-135", "KS-52")
def test_the_leader_becomes_king_and_nobody_else_is() -> None:
    match = nature(simple(swords=9), "crown", "crown", "crown")
    assert match.table.king == P1
    assert told(match, "rebels_win") == [(P1,)]


@rule("KS-136")
def test_the_new_king_gains_for_castles_and_cathedrals() -> None:
    built = {P1: "castle A11, castle A31, castle A41, cathedral A24+A14", P2: "castle A25"}
    match = nature(simple(built=built, swords=9), "crown", "crown", "crown")
    assert points(match) == [5, 0, 0]


@rule("KS-138", "KS-139")
def test_all_people_cards_are_shuffled_and_one_is_drawn_for_the_new_king() -> None:
    match = nature(simple(swords=9, crowns=4), "crown", "crown")
    assert (people(match), match.question.name) == ((0, 0, 22), "which_people_card")
    nature(match, "crown")
    assert (people(match), match.question.name) == ((0, 1, 21), "which_action")


@rule("KS-140")
def test_the_losing_side_gains_nothing() -> None:
    built = {
        P1: "castle A11, cathedral A22+A12",
        P2: "castle A25, cathedral A44+A54",
        P3: "cathedral B22+B32",
    }
    lost = nature(simple(built=built), "crown", "crown")
    assert points(lost)[P1] == 0
    won = nature(simple(built=built, swords=9), "crown", "crown", "crown")
    assert points(won)[P2:] == [0, 0]


@rule("KS-141")
def test_all_committed_cards_are_discarded_those_under_an_ambush_too() -> None:
    hands = {P1: "leader4 city", P2: "ambush leader3"}
    match = turn(2, built={P1: "castle A11, small A22", P2: "castle A25"}, king=P2, hands=hands)
    commit(do(match, "revolt"), {P1: "leader4 city", P2: "ambush"})
    nature(match, *["crown"] * 5)
    assert (discard(match), hand(match, P1), hand(match, P2)) == ("ambush city leader4", "", "leader3")
    assert match.table.on_table == [[0] * 9] * 5


@rule("KS-142", "KS-38")
def test_the_new_king_announces_his_total_with_the_awards_of_the_revolt() -> None:
    match = nature(simple(swords=9, points={P1: 6, P2: 3}), "crown", "crown", "crown")
    assert told(match, "announced", P3) == [(P1, 7)]
    assert match.numbers(P3)["announced"] == [7, -1, -1, -1, -1]


@rule("KS-142")
def test_a_king_who_wins_announces_nothing() -> None:
    match = nature(simple(), "crown", "crown")
    assert told(match, "announced") == []


@rule("KS-143")
def test_the_leader_goes_on_won_or_lost() -> None:
    for swords in (0, 9):
        match = simple(swords=swords)
        while match.question.name == "which_people_card":
            nature(match, "crown")
        assert (match.to_act, match.table.action_points) == ((P1,), 2)


@rule("KS-144")
def test_a_king_by_revolt_levies_no_tax_before_his_next_turn() -> None:
    match = simple(2, swords=9)
    nature(match, *["crown"] * 6)
    assert match.table.king == P1
    assert (points(match), people(match)) == ([1, 0], (0, 1, 21))
    do(match, "end_turn", "end_turn")
    assert match.question.name == "whether_to_tax"


@rule("KS-160", "W33")
def test_with_two_players_three_more_people_cards_are_drawn() -> None:
    match = simple(2)
    nature(match, "sword", "sword", "crown", "sword", "crown")
    assert (match.table.rebel_points, match.table.royal_points) == (3, 2)
    assert match.table.king == P1
