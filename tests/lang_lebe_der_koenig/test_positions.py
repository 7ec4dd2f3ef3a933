"""Positions set up by hand are refused when they cannot be, and go on by the rules when they can."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.kernel import BadPosition, Match
from regnum.testing import rule

from .helpers import LK, asked, noble, offered, play

IN_LUNDONIA = {"active": 0, "noble": {0: "lundonia"}, "reached": "lundonia"}
"""P0's noble has come there from Roucestre."""
PLACED = {"active": 0, "placer": 0, "site": "roucestre"}
"""P0 has placed the free courtier at home."""
ROLLED = PLACED | {"stake": "x1", "dice": [3]}
FULL = {"courtiers": {0: {"roucestre": 3}}}
IN_STADFORD = {
    "active": 0,
    "noble": {0: "stadford", 2: "stadford"},
    "courtiers": {2: {"loncastre": 1}},
    "contested": "stadford",
    "defender": 2,
    "came_from": "wigemor",
}
"""P0 has intruded upon P2's noble."""
WON = IN_STADFORD | {"winner": 1, "banished": 0}
THROWN = WON | {"hand": [[11, 7, 1]] * 3, "played": [[1]] * 3, "laid": [[2], [5], [1]]}
"""Everybody has thrown a die for an x1; the cards still lie there."""


def standing(question: str, seats: int | list[int], fields: dict[str, Any]) -> Match:
    """Three players as they start (P0 in Roucestre, P1 in Lideford, P2 in Tateshale) but for these fields."""
    homes = ["roucestre", "lideford", "tateshale"]
    counties = dict.fromkeys(LK.Table.FIELDS["noble"].names, 0)
    nobles = dict(enumerate(homes)) | fields.get("noble", {})
    courtiers = {
        seat: counties | {home: 2} | fields.get("courtiers", {}).get(seat, {}) for seat, home in enumerate(homes)
    }
    start = {"question": question, "seats": seats, "fields": fields | {"noble": nobles, "courtiers": courtiers}}
    return Match(LK, players=3, start=start)


@rule("LK-401", "LK-407", "LK-504", "LK-602", "LK-619", "LK-623")
def test_a_table_may_stand_at_any_question() -> None:
    assert asked(play(standing("what_to_do", 2, {"active": 2}), "pass")) == "what_to_do"
    assert asked(play(standing("on_arrival", 0, IN_LUNDONIA), "place")) == "another_courtier"
    assert asked(play(standing("another_courtier", 0, PLACED), "end")) == "what_to_do"
    assert asked(play(standing("courtier_won", 0, ROLLED), "leave")) == "another_courtier"
    assert standing("which_cards", [0, 1], IN_STADFORD | {"committed": {2: [1, 0, 0]}}).to_act == (0, 1)
    assert asked(standing("winners_courtier", 1, THROWN)) == "winners_courtier"


@rule("LK-414")
def test_the_county_reached_is_entered_without_saying_so() -> None:
    match = play(standing("on_arrival", 0, IN_LUNDONIA), "cross grentebrige x3", "die 1")
    assert noble(match, 0) == "grentebrige"
    assert offered(match, "cross") >= {"roucestre x1", "oxeneford x1"}
    assert "lundonia x1" not in offered(match, "cross")


@pytest.mark.parametrize(
    ("question", "seats", "fields", "complaint"),
    [
        ("what_to_do", 1, {"active": 0}, "active is seat 0: it is asked, and nobody else .LK-401"),
        ("what_to_do", [0, 1], {"active": 0}, "active is seat 0: it is asked, and nobody else .LK-401"),
        ("what_to_do", 0, {"active": 3}, "active is 3; seats are 0 to 2 .LK-201"),
        ("on_arrival", 0, {"active": 0}, "reached must be named here .LK-407"),
        ("on_arrival", 0, {"active": 0, "reached": "lundonia"}, "not in lundonia, which it reached .LK-407"),
        ("after_a_failure", 0, {"active": 0}, "reached must be named here .LK-412"),
        ("another_courtier", 0, {}, "placer must be named here .LK-504.; site must be named here .LK-504"),
        ("another_courtier", 1, PLACED, "placer is seat 0: it is asked"),
        ("another_courtier", 0, PLACED | {"site": "lundonia"}, "placed no courtier in lundonia .LK-507"),
        ("courtier_won", 0, PLACED, "stake must be named here .LK-505"),
        ("courtier_won", 1, ROLLED, "placer is seat 0: it is asked"),
        ("courtier_won", 0, ROLLED | {"dice": [2]}, "a die of 2 wins no courtier .LK-504"),
        ("courtier_won", 0, ROLLED | FULL, "no room or no courtier for roucestre .LK-508"),
        ("which_cards", [0, 1, 2], {}, "contested must be named here .LK-602.; defender must be named"),
        ("which_cards", [0, 1, 2], IN_STADFORD | {"contested": "loncastre"}, "noble is not in loncastre .LK-408"),
        ("which_cards", [0, 1, 2], IN_STADFORD | {"defender": 1}, "defender has no piece in stadford .LK-408"),
        ("which_cards", [0, 1, 2], IN_STADFORD | {"defender": 0}, "defender has no piece in stadford .LK-408"),
        ("which_cards", [0, 1], IN_STADFORD, "seat 2 is asked if it has cards.*LK-602"),
        ("which_cards", [0, 1, 2], IN_STADFORD | {"committed": {2: [1, 0, 0]}}, "seat 2 is asked if.*LK-602"),
        ("which_cards", [0, 1, 2], IN_STADFORD | {"hand": {2: [0, 0, 0]}}, "seat 2 is asked if.*LK-602"),
        ("which_die", 0, IN_STADFORD, "roller must be named here .LK-606"),
        ("where_to_banish", 0, WON, "winner is seat 1: it is asked"),
        ("where_to_banish", 1, IN_STADFORD | {"winner": 1}, "banished must be named here .LK-619"),
        ("winners_courtier", 0, {}, "contested must be named here .LK-623.*winner must be named here"),
        ("winners_courtier", 1, WON, "seat 0 has cards and no dice: name what it rolled with laid .LK-602"),
        ("winners_courtier", 1, THROWN | {"laid": [[2, 3], [5], [1]]}, "seat 0 has 1 cards and 2 dice .*LK-605"),
        ("which_cards", [0, 1, 2], IN_STADFORD | {"came_from": "nobody"}, "came_from must be named here .LK-602"),
        ("which_cards", [0, 1, 2], IN_STADFORD | {"came_from": "lideford"}, "does not border on it .LK-405"),
        ("what_to_do", 0, {"active": 0, "hand": {0: [13, 7, 1]}}, "37 cards x1; there are 36.*LK-204.*hand of seat 1"),
        ("what_to_do", 0, {"active": 0, "reached": "lundonia"}, "the turn has not begun: reached.*LK-401"),
        ("what_to_do", 0, {"active": 0, "hand": {3: [1, 0, 0]}}, "nobody sits there: 3 play .LK-201"),
        ("which_side", [], {"active": 0}, "nobody has a die to roll.*LK-605"),
        ("how_many_back", 0, WON | {"ones": [1]}, "seat 0 gets no card back.*LK-626"),
        ("how_many_back", 0, WON | {"hand": {0: [10, 7, 1]}, "played": {0: [2]}}, "seat 0 gets no card back.*LK-626"),
    ],
)
@rule("LK-201", "LK-401", "LK-407", "LK-408", "LK-412", "LK-504", "LK-507", "LK-602", "LK-606", "LK-619", "LK-626")
def test_a_question_that_cannot_be_asked_here_is_refused_with_its_clause(
    question: str, seats: int | list[int], fields: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(BadPosition, match=complaint):
        standing(question, seats, fields)


def test_before_anything_has_happened_nobody_has_rolled_or_won() -> None:
    s = Match(LK, players=3).table
    nobody = ("roller", "winner", "banished", "placer", "site", "reached", "contested", "defender", "stake")
    assert {getattr(s, name) for name in nobody} == {-1}


@rule("LK-1007")
def test_a_noble_whose_crossing_fails_returns_to_where_its_turn_began_though_nobody_said_where() -> None:
    start = {"question": "what_to_do", "seats": 1, "fields": {"active": 1}}
    match = Match(LK, players=3, failed_crossing="stays_at_start", start=start)
    assert match.table.set_out_from == match.table.noble[1]
    with pytest.raises(BadPosition, match=r"set_out_from cannot be lundonia.*LK-1007"):
        Match(
            LK,
            players=3,
            failed_crossing="stays_at_start",
            start=start | {"fields": {"active": 1, "set_out_from": "lundonia"}},
        )
