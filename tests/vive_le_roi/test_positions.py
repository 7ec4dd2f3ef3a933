"""Positions set up by hand: read from the strings of the specification, refused when they cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.kernel import BadPosition, Match
from regnum.testing import rule

from .helpers import GAME, castle, others_gone, tidy, turn

WE_11 = "0[B] 1[CD] 2[FMO] 3[AJL] 4[ER] 5[XSV]"


def test_a_position_string_is_read_and_written() -> None:
    text = "0[E] 1[DO] 5[R] throne[L] WC3[B] WC4[S] D3[M] D2[F] D1[C] box[V] consort[A] reserve[J] 2[X]"
    assert GAME.parse is not None
    assert GAME.parse(text)["rejections"] == 4
    assert tidy(text) == tidy(" ".join(reversed(text.split())))
    assert castle(turn(WE_11, 3)) == tidy(WE_11)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("0[ABC", "reads like"),
        ("7[A]", "no place '7'"),
        ("0[AZ]", "no character 'Z'"),
        ("0[A] 1[A]", "in two places"),
        ("0[A]", "nowhere: BCDEFJLMORSVX"),
    ],
)
def test_a_bad_position_string_says_what_is_wrong(text: str, reason: str) -> None:
    assert GAME.parse is not None
    with pytest.raises(BadPosition, match=reason.replace("[", r"\[")):
        GAME.parse(text)


@pytest.mark.parametrize(
    ("text", "given", "clause"),
    [
        (others_gone("WC3[AB] 5[C]"), {}, "VR-18"),
        (others_gone("D3[AB] 5[C]"), {}, "VR-18"),
        (others_gone("3[ABCDE]"), {}, "VR-26"),
        (others_gone("5[A] box[X]"), {}, "VR-90"),
        (WE_11.replace("0[B]", "box[B]"), {}, "D3, D2 and D1, in this order, and only then to the box .VR-89"),
        (WE_11.replace("0[B]", "D2[B]"), {}, "D3, D2 and D1, in this order, and only then to the box .VR-89"),
        (WE_11, {"fields": {"rejections": 1}}, "VR-89"),
        (WE_11, {"cards": ["F01", "F01", "F02"]}, "VR-42"),
        (WE_11, {"cards": ["F01", "F02", "F03"], "emissary_card": "F02"}, "VR-42"),
        (WE_11, {"ambition": True, "kept": ["A01", "A01", "A02"]}, "VR-160"),
        (WE_11, {"cards": ["F01", "F02", "nobody"]}, "a person has no Favourites card .VR-42"),
        (WE_11, {"ambition": True, "fields": {"kept": [["A16"]]}}, "not dealt to its person .VR-161"),
        (WE_11, {"ambition": True}, "somebody at seat 0 has kept no Ambition card .VR-161"),
        (others_gone("5[C] consort[AB]"), {"royal_couple": True}, "VR-223"),
        (WE_11, {"hands": ["1/3/1", "1/4/1", "1/3/1", "1/3/1"], "players": 4}, "VR-41"),
        (WE_11, {"active": 3}, "seats are 0 to 2"),
        (WE_11, {"fields": {"crowned_by": 3}}, "VR-4"),
        (WE_11, {"fields": {"favourites_up": 1}}, "cards lie open from a coronation to the end of the round .VR-110"),
        (others_gone("5[C] consort[A]"), {"royal_couple": True, "fields": {"favourites_up": 0}}, "VR-110"),
        (others_gone("5[C] throne[A]"), {}, "VR-71"),
        (WE_11, {"fields": {"round": 0}}, "round 0; the rounds are 1 to 3 .VR-30"),
        (WE_11, {"fields": {"first": 3}}, "first is 3; seats are 0 to 2 .VR-4"),
        (WE_11.replace("0[B]", "reserve[B]"), {}, "place.bridget. cannot be reserve.*VR-55"),
        (WE_11.replace("0[B]", "consort[B]"), {}, "consort, which is only there with royal_couple .VR-220"),
        (WE_11, {"emissary": True, "hands": ["1/4/1", "1/3/1", "1/3/1"]}, "seat 0 holds 4 NO; a hand has 3 .VR-41"),
        (WE_11, {"hands": ["1/4/2", "1/3/1", "1/3/1"]}, "VR-41|there can be 0 to 1"),
        (WE_11, {"fields": {"noes": {3: 1}}}, "nobody sits there: 3 play .VR-4"),
        (WE_11, {"fields": {"emissary_card": "F03"}}, "emissary_card is only there with emissary .VR-190"),
        (WE_11, {"fields": {"favourites": {0: ["F05", "F06"]}}}, "seat 0 is one person.*VR-42"),
        (WE_11, {"fields": {"king": "jeanne"}}, "jeanne is crowned; the round has ended .VR-95"),
        (WE_11, {"fields": {"vote": {0: "no"}}}, "seat 0 has voted or is asked.*VR-80"),
        (WE_11, {"fields": {"players": 4}}, "players is no field to be named"),
        (WE_11, {"fields": {"unit_sizes": {0: 2}}}, "unit_sizes is an option of the game"),
    ],
)
@rule(
    "VR-4",
    "VR-18",
    "VR-26",
    "VR-30",
    "VR-55",
    "VR-95",
    "VR-41",
    "VR-42",
    "VR-71",
    "VR-89",
    "VR-160",
    "VR-161",
    "VR-223",
)
def test_a_table_that_cannot_be_is_refused_with_its_clause(text: str, given: dict[str, Any], clause: str) -> None:
    with pytest.raises(BadPosition, match=clause):
        turn(text, **{"players": 3, **given})


@pytest.mark.parametrize(("question", "clause"), [("who_moves", "VR-61"), ("where_to_place", "VR-50")])
@rule("VR-50", "VR-61")
def test_only_the_active_unit_can_be_asked_to_place_or_move(question: str, clause: str) -> None:
    for seats in (1, [0, 1]):
        with pytest.raises(BadPosition, match=f"seat 0 is active.*{clause}"):
            Match(GAME, players=3, start={"question": question, "seats": seats, "fields": {"active": 0}})


VOTING = {"candidate": "jeanne", "presenter": 1, "active": 1, "place": {"jeanne": "throne"}}


@pytest.mark.parametrize(
    ("seats", "fields", "clause"),
    [
        ([0, 1, 2], {"candidate": "nobody"}, "VR-71"),
        ([0, 1, 2], {"place": {"jeanne": "5"}}, "VR-71"),
        ([0, 1, 2], {"presenter": 0}, "VR-71"),
        ([0, 1, 2], {"presenter": "nobody"}, "VR-71"),
        ([0, 1], {}, "seat 2 has voted or is asked.*VR-80"),
        ([0, 1, 2], {"vote": {2: "yes"}}, "seat 2 has voted or is asked.*VR-80"),
    ],
)
@rule("VR-71", "VR-80")
def test_a_vote_needs_a_candidate_its_presenter_and_every_unit(
    seats: list[int], fields: dict[str, Any], clause: str
) -> None:
    assert voting([0, 1], {"vote": {2: "yes"}}).to_act == (0, 1)
    with pytest.raises(BadPosition, match=clause):
        voting(seats, fields)


def voting(seats: list[int], fields: dict[str, Any]) -> Match:
    return Match(GAME, players=3, start={"question": "which_vote", "seats": seats, "fields": VOTING | fields})


@rule("VR-42")
def test_cards_that_meet_those_of_the_start_are_refused_with_what_is_missing() -> None:
    with pytest.raises(BadPosition, match=r"F02 is dealt twice .VR-42.; not named.*favourites of seat 1, seat 2"):
        turn(WE_11, 3, fields={"favourites": {0: ["F02"]}})


@rule("VR-55")
def test_courtiers_that_are_not_named_stand_below_when_the_turns_have_begun() -> None:
    match = voting([0, 1, 2], {})
    assert castle(match).startswith("0[ABCDEFLMORSV]")


@rule("VR-50", "VR-53")
def test_how_many_are_still_to_be_placed_follows_from_the_castle() -> None:
    start = {"question": "where_to_place", "seats": 1, "fields": {"active": 1, "place": {"alienor": "2"}}}
    s = Match(GAME, players=3, start=start).table
    assert (s.to_place, s.first) == (11, 0)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"to_place": 3}, "to_place cannot be 3: so many are still to be placed .VR-53., so it is 12"),
        ({"place": {"alienor": "5"}}, "alienor cannot be on 5 before the turns .VR-51"),
        ({"place": {"alienor": "D3"}}, "alienor cannot be on D3 before the turns .VR-51"),
        ({"place": {"jester": "2"}}, "the Jester begins the round on floor 3 .VR-52"),
        ({"noes": [3, 4, 4]}, "every hand of vote cards is full before the turns .VR-41"),
    ],
)
@rule("VR-41", "VR-51", "VR-52", "VR-53")
def test_a_placement_that_cannot_be_is_refused(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        Match(GAME, players=3, start={"question": "where_to_place", "seats": 0, "fields": fields})
