"""Revolts (KS-118 to KS-131)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.kernel import IllegalChoice, Match
from regnum.testing import rule

from .helpers import P1, P2, P3, P4, commit, discard, do, hand, nature, offers, people, points, turn

LEADER = "castle A11, small A22"


def revolt(players: int = 3, commitments: dict[int, str] | None = None, **given: Any) -> Match:
    """P1 revolts against the king P2; who is not named votes crown and commits nothing. No people card is drawn yet."""
    usual: dict[str, Any] = {"built": {P1: LEADER, P2: "castle A25"}, "king": P2}
    match = turn(players, **usual | given)
    chosen = dict.fromkeys(range(2, players), "crown") | (commitments or {})
    return commit(do(match, "revolt"), chosen)


def decided(match: Match, *people_cards: str) -> Match:
    """Draw these people cards, then crowns, until somebody is asked."""
    nature(match, *people_cards)
    while match.question and match.question.name == "which_people_card":
        nature(match, "crown")
    return match


def strength(rebels: str, royals: str, *people_cards: str) -> tuple[int, int]:
    """The points of both sides with these cards, all committed by leader and king, of whom alone the sides consist."""
    hands = {P1: rebels, P2: royals}
    match = revolt(2, {P1: rebels, P2: royals}, hands=hands)
    nature(match, *people_cards, *["crown"] * (5 - len(people_cards)))
    return match.table.rebel_points, match.table.royal_points


@rule("KS-118")
def test_a_revolt_costs_a_point_and_needs_another_king() -> None:
    given: dict[str, Any] = {"built": {P1: LEADER, P2: "castle A25"}}
    assert "revolt" not in turn(**given).offers()
    assert "revolt" not in turn(**given, king=P1).offers()
    match = turn(**given, king=P2)
    do(match, "revolt")
    assert match.table.action_points == 2


@rule("KS-119", "KS-164")
@pytest.mark.parametrize(
    ("built", "may"), [("castle A11", 0), ("small A22", 0), (LEADER, 1), ("castle A11, large A22+A23", 1)]
)
def test_the_rebel_leader_owns_a_castle_and_a_city(built: str, may: int) -> None:
    match = turn(built={P1: built, P2: "castle A25"}, king=P2)
    assert match.offers().count("revolt") == may


@rule("KS-120")
def test_revolts_are_not_limited_even_in_round_1() -> None:
    match = turn(2, built={P1: LEADER, P2: "castle A25"}, king=P2, round=1)
    for left in (2, 1):
        do(match, "revolt")
        commit(match, {})
        nature(match, *["crown"] * 5)
        assert (match.table.king, match.table.action_points) == (P2, left)
    assert "revolt" in match.offers()


@rule("KS-121")
def test_leader_and_king_vote_openly_and_all_others_choose() -> None:
    match = turn(4, built={P1: LEADER, P2: "castle A25"}, king=P2, hands={P1: "city", P3: "castle"})
    do(match, "revolt")
    assert match.numbers(None)["side"][:4] == [1, 0, -1, -1]
    assert match.offers(P1) == ["done", "commit card=city"]
    assert match.offers(P2) == ["done"]
    assert match.offers(P3) == match.offers(P4) == ["vote side=crown", "vote side=sword"]


@rule("KS-122")
def test_everybody_commits_any_number_of_any_cards() -> None:
    cards = "ambush castle city incite leader3 papal_visit*2"
    match = turn(3, built={P1: LEADER, P2: "castle A25"}, king=P2, hands={P1: cards, P2: "castle", P3: "leader4"})
    do(match, "revolt")
    assert sorted(offers(match, "commit", P1)) == ["ambush", "castle", "city", "incite", "leader3", "papal_visit"]
    commit(match, {P1: "ambush castle city incite leader3 papal_visit papal_visit", P2: "castle", P3: "sword"})
    decided(match)
    assert [match.table.hand_size[seat] for seat in range(3)] == [0, 0, 1]


@rule("KS-122")
def test_no_card_can_be_committed_twice() -> None:
    match = turn(2, built={P1: LEADER, P2: "castle A25"}, king=P2, hands={P1: "city*2"})
    do(match, "revolt")
    match.choose("commit city", P1)
    match.choose("commit city", P1)
    assert match.offers(P1) == ["done"]


@rule("KS-123")
def test_choices_are_made_together_and_in_any_order() -> None:
    match = turn(4, built={P1: LEADER, P2: "castle A25"}, king=P2, hands={P4: "city"})
    do(match, "revolt")
    assert list(match.to_act) == [P1, P2, P3, P4]
    match.choose("vote sword", P4)
    match.choose("commit city", P4)
    match.choose("done", P4)
    assert list(match.to_act) == [P1, P2, P3]
    with pytest.raises(IllegalChoice):
        match.choose("done", P4)
    commit(match, {P3: "crown"})
    assert match.table.side[:4] == [1, 0, 0, 1]


@rule("KS-123", "KS-41")
def test_nothing_is_revealed_before_all_have_chosen() -> None:
    match = turn(3, built={P1: LEADER, P2: "castle A25"}, king=P2, hands={P3: "city"})
    do(match, "revolt")
    match.choose("vote sword", P3)
    match.choose("commit city", P3)
    match.choose("done", P3)
    view = match.numbers(P1)
    assert (view["vote"][P3], view["committed"][P3][0], view["side"][P3]) == (None, None, -1)


@rule("KS-124")
def test_one_truce_cancels_the_revolt_before_anything_else() -> None:
    match = revolt(3, {P1: "leader4", P3: "crown truce"}, hands={P1: "leader4", P3: "truce"}, swords=9)
    assert (match.table.king, people(match), points(match)) == (P2, (9, 0, 13), [0, 0, 0])
    assert match.question.name == "which_action"


@rule("KS-124", "KS-125", "KS-120", "W32")
def test_after_a_truce_cards_go_back_and_truces_are_discarded() -> None:
    match = turn(
        4,
        built={P1: LEADER, P3: "castle A25"},
        king=P3,
        hands={P1: "city", P2: "leader4", P3: "ambush", P4: "truce castle"},
    )
    do(match, "revolt")
    commit(match, {P4: "crown truce", P2: "sword leader4", P3: "ambush"})
    assert [hand(match, seat) for seat in range(4)] == ["city", "leader4", "ambush", "castle"]
    assert (discard(match), people(match)) == ("truce", (0, 0, 22))
    assert match.table.action_points == 2
    assert "revolt" in match.offers()


@rule("KS-125")
def test_all_committed_truces_are_discarded() -> None:
    match = revolt(2, {P1: "truce", P2: "truce city"}, hands={P1: "truce", P2: "truce city"})
    assert (discard(match), hand(match, P1), hand(match, P2)) == ("truce*2", "", "city")


@rule("KS-126")
@pytest.mark.parametrize(("votes", "cards"), [("crown crown", 2), ("sword crown", 4), ("sword sword", 6)])
def test_two_people_cards_are_drawn_for_each_sword(votes: str, cards: int) -> None:
    match = revolt(4, dict(zip((P3, P4), votes.split(), strict=True)))
    drawn = 0
    while match.question.name == "which_people_card" and match.table.royal_points == 0:
        nature(match, "crown")
        drawn += 1
    assert drawn == cards


@rule("KS-126", "KS-62", "W34")
def test_an_exhausted_people_deck_is_not_refilled_in_a_revolt() -> None:
    match = turn(3, built={P1: LEADER, P2: "castle A25"}, king=P2, swords=10, crowns=11)
    do(match, "revolt")
    commit(match, {P3: "sword"})
    nature(match, "sword")
    assert match.table.rebel_points == 11


@rule("KS-127", "W31")
def test_each_ambush_takes_the_strongest_card_left_of_the_other_side() -> None:
    assert strength("leader4 leader3 castle", "ambush city") == (3 + 1, 2 + 2)
    assert strength("leader4 leader3 castle", "ambush ambush city") == (1, 2 + 2)
    assert strength("leader4 leader3 castle ambush", "ambush city") == (3 + 1, 2)


@rule("KS-127")
def test_an_ambush_without_a_target_does_nothing() -> None:
    assert strength("castle", "ambush ambush") == (0, 2)
    assert strength("ambush", "ambush") == (0, 2)


@rule("KS-127")
def test_an_ambush_touches_neither_votes_nor_people() -> None:
    assert strength("ambush", "", "sword", "sword") == (2, 2)
    assert strength("", "ambush", "sword", "sword") == (2, 2)


@rule("KS-127")
def test_ambushes_act_on_the_cards_of_the_whole_side() -> None:
    hands = {P1: "city", P3: "leader4", P2: "ambush"}
    match = revolt(3, {P1: "city", P2: "ambush", P3: "sword leader4"}, hands=hands)
    nature(match, *["crown"] * 4)
    assert match.table.rebel_points == 2


@rule("KS-128")
def test_other_cards_count_their_combat_and_have_no_effect() -> None:
    cards = "incite papal_visit castle cathedral city"
    assert strength(cards, "") == (2 + 1 + 1 + 2 + 2, 2)
    match = revolt(2, {P1: cards}, hands={P1: cards})
    nature(match, *["crown"] * 5)
    assert match.table.papal_visit[P1] == 0


@rule("KS-129", "KS-64")
def test_rebel_points_are_swords_old_and_new_and_combat() -> None:
    match = revolt(3, {P1: "leader3"}, hands={P1: "leader3"}, swords=2)
    nature(match, "sword", "crown")
    assert match.table.rebel_points == 2 + 1 + 3


@rule("KS-130")
def test_royal_points_are_two_for_each_crown_and_combat() -> None:
    match = revolt(4, {P2: "city", P3: "crown leader3", P4: "sword"}, hands={P2: "city", P3: "leader3"})
    nature(match, *["crown"] * 4)
    assert match.table.royal_points == 2 * 2 + 2 + 3


@rule("KS-131")
def test_a_tie_is_the_kings() -> None:
    tie = decided(revolt(2, {P1: "city"}, hands={P1: "city"}))
    assert ((tie.table.rebel_points, tie.table.royal_points), tie.table.king) == ((2, 2), P2)
    more = decided(revolt(2, {P1: "leader3"}, hands={P1: "leader3"}))
    assert ((more.table.rebel_points, more.table.royal_points), more.table.king) == ((3, 2), P1)
