"""Incite and papal visit (KS-77 to KS-83)."""

from __future__ import annotations

from typing import Any

from regnum.testing import rule

from .helpers import P1, P2, P3, commit, discard, do, nature, offers, people, turn

REBELS = {P1: "castle A11, small A22", P2: "castle A25, small B44"}


@rule("KS-77")
def test_incite_draws_three_people_cards_for_one_point() -> None:
    match = turn(hands={P1: "incite"})
    nature(do(match, "incite"), "sword", "sword", "crown")
    assert (people(match), match.table.action_points, discard(match)) == ((2, 1, 19), 2, "incite")


@rule("KS-78")
def test_anybody_may_incite_with_or_without_a_king_and_with_any_deck() -> None:
    assert "incite" in turn(hands={P1: "incite"}).offers()
    assert "incite" in turn(hands={P1: "incite"}, king=P2).offers()
    assert "incite" in turn(hands={P1: "incite"}, king=P1).offers()
    empty = turn(hands={P1: "incite"}, swords=11, crowns=11)
    do(empty, "incite")
    assert (people(empty), discard(empty), empty.table.action_points) == ((11, 11, 0), "incite", 2)


@rule("KS-79")
def test_a_papal_visit_lies_open_until_its_owners_next_turn() -> None:
    match = turn(owns={P1: "A11", P2: "A33", P3: "C33"}, hands={P1: "papal_visit"})
    do(match, "papal_visit")
    assert (match.table.action_points, discard(match), match.numbers(None)["papal_visit"]) == (2, "", [1, 0, 0, 0, 0])
    do(match, "end_turn", "end_turn")
    assert match.table.papal_visit[P1] == 1
    do(match, "end_turn")
    assert (match.table.papal_visit[P1], discard(match)) == (0, "papal_visit")


@rule("KS-80", "KS-46", "W27")
def test_nobody_attacks_the_spaces_of_a_player_with_a_papal_visit() -> None:
    given: dict[str, Any] = {"owns": {P1: "A35", P2: "B11", P3: "A24"}, "hands": {P1: "leader4"}}
    assert offers(turn(**given), "attack") == ["A24", "B11"]
    match = turn(**given, visits=[P2])
    assert offers(match, "attack") == ["A24"]
    do(match, "end_turn")
    assert (match.table.papal_visit[P2], discard(match)) == (0, "papal_visit")


@rule("KS-81")
def test_nobody_revolts_against_a_king_with_a_papal_visit() -> None:
    assert "revolt" in turn(built=REBELS, king=P2).offers()
    assert "revolt" not in turn(built=REBELS, king=P2, visits=[P2]).offers()
    assert "revolt" in turn(built=REBELS, king=P2, visits=[P3]).offers()


@rule("KS-81", "W35")
def test_a_papal_visit_protects_who_becomes_king_after_it() -> None:
    match = turn(2, P2, built=REBELS, king=P1, hands={P2: "papal_visit"}, swords=5)
    do(match, "papal_visit", "revolt")
    commit(match, {})
    nature(match, *["crown"] * 6)
    assert match.table.king == P2
    do(match, "end_turn")
    assert match.to_act == (P1,)
    assert "revolt" not in match.offers()
    do(match, "end_turn")
    assert match.table.papal_visit[P2] == 0
    do(match, "forgo_tax", "end_turn")
    assert "revolt" in match.offers()


@rule("KS-82")
def test_the_owner_of_a_papal_visit_may_attack_and_revolt() -> None:
    match = turn(built=REBELS, owns={P1: "A35", P3: "B11"}, king=P2, visits=[P1], hands={P1: "leader3"})
    assert offers(match, "attack") == ["B11"]
    assert "revolt" in match.offers()


@rule("KS-83")
def test_a_second_papal_visit_may_not_be_played() -> None:
    match = turn(hands={P1: "papal_visit*2"})
    do(match, "papal_visit")
    assert "papal_visit" not in match.offers()
