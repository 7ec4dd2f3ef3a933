"""At the King's Court: the regal board, Lords and their applications (LA-450 to LA-462)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.kernel import BadPosition, IllegalChoice, Match
from regnum.testing import rule

from ..helpers import (
    BLUE,
    GREEN,
    LA,
    RED,
    YELLOW,
    asked,
    knights,
    new,
    offers,
    per_seat,
    play,
    score,
    stock,
    table,
    told,
)
from . import tables
from .tables import COURT, lords, treasury


def placing(**given: Any) -> Match:
    return table("place_the_knights", options=COURT, **given)


# --- the regal board ----------------------------------------------------------------------------------------


@rule("LA-450")
@pytest.mark.parametrize(("players", "bishops"), [(2, 5), (3, 5), (4, 7), (5, 9)])
def test_what_lies_on_the_regal_board(players: int, bishops: int) -> None:
    s = new(players, **COURT).table
    assert (s.bishops_left, s.seals_left) == (bishops, 24)
    assert s.holder_of == [-1, -1, -1]
    assert s.treasury == [0, 0, 0]
    assert {house for row in s.archer_on for house in row} == {-1}


@rule("LA-450", "LA-470", "LA-482")
def test_bishops_and_seals_that_nobody_has_lie_on_the_regal_board() -> None:
    s = placing(bishops=[2, 0, 1], seals=[8, 0, 3]).table
    assert (s.bishops_left, s.seals_left) == (2, 13)
    with pytest.raises(BadPosition):
        placing(bishops=[3, 3, 0])


@rule("LA-451", "LA-R61")
def test_everybody_starts_with_a_lord_at_court_and_two_vote_markers() -> None:
    match = new(4, **COURT)
    assert lords(match) == ["court"] * 4
    assert per_seat(match, "votes") == [2] * 4
    assert per_seat(new(4), "votes") == [1] * 4


# --- a turn -------------------------------------------------------------------------------------------------


@rule("LA-452", "LA-454")
def test_a_turn_places_either_a_knight_or_the_lord() -> None:
    match = placing(blue="1@court")
    assert offers(match, "lord") == ["chancellor", "constable", "chamberlain", "treasury"]
    assert offers(match, "place")
    assert all(not text.endswith(("chancellor", "treasury", "dungeon")) for text in offers(match, "place"))
    assert asked(play(match, "lord treasury")) == "where_to_place 1"


@rule("LA-453", "LA-R63")
def test_every_lord_must_be_placed() -> None:
    match = placing(squires=[0, 0, 0], gold=[0, 0, 0], votes=[0, 0, 0])
    assert offers(match) == ["lord treasury"]  # there is no passing
    play(match, "lord treasury", "lord treasury")
    assert asked(match) == "where_to_place 2"
    assert asked(play(match, "lord treasury")) == "which_vote 0 1 2"
    assert lords(match) == ["treasury"] * 3


@rule("LA-452")
def test_who_has_only_the_lord_left_is_not_skipped() -> None:
    match = placing(blue="1@court", lord={"red": "treasury", "yellow": "treasury"})
    play(match, "place 1 castle-gold")
    assert asked(match) == "where_to_place 0"
    assert offers(match, "place") == []


# --- an application -----------------------------------------------------------------------------------------


@rule("LA-455")
@pytest.mark.parametrize(
    ("office", "good", "field"), [("chancellor", "votes", 2), ("constable", "squires", 0), ("chamberlain", "gold", 1)]
)
def test_each_office_has_its_tribute(office: str, good: str, field: int) -> None:
    match = placing(squires=[2, 2, 2], gold=[2, 2, 2], votes=[2, 2, 2])
    supply = list(match.table.supply)
    play(match, f"lord {office}")
    assert treasury(match) == {good: 1}
    assert stock(match, BLUE)[field] == 1
    assert match.table.supply == supply


@rule("LA-455", "LA-10")
def test_without_the_tribute_there_is_no_application() -> None:
    assert offers(placing(squires=[0, 2, 2], gold=[1, 1, 1], votes=[0, 1, 1]), "lord") == ["chamberlain", "treasury"]


@rule("LA-455", "LA-459")
def test_every_application_costs_its_tribute_anew() -> None:
    match = placing(blue="1@court", red="2@court", votes=[2, 1, 0])
    play(match, "lord chancellor", "apply", "lord chancellor", "support 2")
    assert lords(match)[:2] == ["court", "chancellor"]
    play(match, "lord treasury")  # yellow takes what both have paid
    assert per_seat(match, "votes") == [1, 0, 2]
    match = placing(blue="4@court", votes=[2, 1, 0], red="2@court", lord={"yellow": "treasury"})
    play(match, "lord chancellor", "apply", "lord chancellor", "support 2", "lord chancellor", "support 4")
    assert treasury(match) == {"votes": 3}
    assert per_seat(match, "votes") == [0, 0, 0]


@rule("LA-456")
def test_any_knights_and_bishops_of_the_court_may_support() -> None:
    match = placing(
        blue="1@court 1@court 3@castle-gold", bishops={"blue": 2}, bishops_left=3, tudors={"blue": 1}, squires=[5, 0, 0]
    )
    play(match, "lord chancellor")
    assert offers(match) == ["support 1", "support_bishop", "support_tudor", "apply"]  # and no squires
    play(match, "support 1", "support_bishop")
    assert offers(match) == ["support 1", "support_bishop", "support_tudor", "apply"]
    play(match, "support_bishop", "support_tudor")
    assert offers(match) == ["support 1", "apply"]
    play(match, "apply")
    assert knights(match, BLUE) == "1@chancellor 1@court 3@castle-gold"
    assert told(match, "applied_for") == [(BLUE, 0, 1 + 1 + 2 + 2)]


@rule("LA-456")
def test_nothing_can_be_added_later() -> None:
    match = placing(blue="1@court 2@court", lord={"red": "treasury", "yellow": "treasury"})
    play(match, "lord constable", "support 1", "apply")
    assert asked(match) == "where_to_place 0"
    assert offers(match, "lord") == []
    assert not any("constable" in text for text in offers(match))


@rule("LA-457", "LA-458")
@pytest.mark.parametrize(
    ("blue", "more", "strength"),
    [
        ("", {}, 1),
        ("4@chancellor", {}, 5),
        ("1@chancellor 2@chancellor", {}, 4),
        ("", {"bishops": {"blue": 2}, "bishops_left": 3, "bishops_on": {"blue": {"chancellor": 2}}}, 3),
        ("", {"tudors_on": {"blue": {"chancellor": 1}}}, 3),
    ],
)
def test_the_strength_of_a_stack(blue: str, more: dict[str, Any], strength: int) -> None:
    """Red can take the place with one more than that, and not with as much."""
    held: dict[str, Any] = {"blue": blue, "lord": {"blue": "chancellor"}, "first": RED} | more
    court = {1: "1@court", 2: "2@court", 3: "3@court", 4: "4@court", 5: "4@court 1@court"}
    enough = placing(red=court[strength], **held)
    assert "chancellor" in offers(enough, "lord")
    too_weak = placing(red=court.get(strength - 1, ""), **held)
    assert "chancellor" not in offers(too_weak, "lord")


@rule("LA-457", "LA-R109", "LA-625")
def test_a_supporter_upgraded_on_the_spot_counts_with_its_new_strength() -> None:
    match = placing(
        blue="1@chancellor 1@court",
        red="2@court 1@court",
        lord={"blue": "chancellor", "red": "court"},
        favours="fav_upgrade",
        cards={"upper-left": "c03b"},
        players=4,
    )
    play(match, "place 1 upper-left", "favour fav_upgrade", "upgrade 1 chancellor")
    assert knights(match, BLUE) == "1@upper-left 2@chancellor"
    play(match, "lord chancellor", "support 1", "support 2")  # 4 against 3
    assert lords(match)[:2] == ["court", "chancellor"]
    other = placing(blue="2@chancellor", red="2@court", lord={"blue": "chancellor"}, first=RED)
    assert "chancellor" not in offers(other, "lord")


@rule("LA-458", "LA-459", "Y1")
def test_a_stronger_stack_expels_a_lord_and_the_tribute_stays() -> None:
    match = placing(players=4, blue="2@court", lord={"yellow": "chancellor"}, treasury={"votes": 1}, votes=[1, 0, 0, 0])
    play(match, "lord chancellor")
    assert offers(match) == ["support 2"]  # alone the Lord is not strong enough
    play(match, "support 2")
    assert lords(match) == ["chancellor", "court", "court", "court"]
    assert treasury(match) == {"votes": 2}
    assert told(match, "lord_expelled") == [(YELLOW, 0)]


@rule("LA-460", "Y2")
def test_a_lord_in_the_treasury_takes_all_that_lies_there() -> None:
    match = placing(
        players=4,
        first=GREEN,
        blue="2@chancellor",
        lord={"blue": "chancellor"},
        treasury={"votes": 2, "gold": 1, "squires": 3},
        votes=[0, 0, 0, 1],
        gold=[0, 0, 0, 0],
        squires=[0, 0, 0, 0],
    )
    play(match, "lord treasury")
    assert stock(match, GREEN) == (3, 1, 3)
    assert treasury(match) == {}


@rule("LA-458", "Y3")
def test_as_strong_is_not_strong_enough() -> None:
    held: dict[str, Any] = {
        "first": YELLOW,
        "blue": "2@chancellor",
        "lord": {"blue": "chancellor"},
        "bishops": {"yellow": 1},
        "bishops_left": 4,
    }
    assert "chancellor" not in offers(placing(yellow="1@court", **held), "lord")
    match = placing(yellow="1@court 1@court", **held)
    play(match, "lord chancellor", "support_bishop", "support 1")
    assert offers(match) == ["support 1"]
    with pytest.raises(IllegalChoice):
        match.choose("apply")


@rule("LA-458")
def test_ones_own_lord_cannot_be_expelled() -> None:
    match = placing(blue="4@court", lord={"blue": "chancellor"})
    assert offers(match, "lord") == []


@rule("LA-459", "LA-R64")
def test_the_expelled_takes_lord_and_all_supports_back_and_may_place_them_again() -> None:
    match = placing(
        first=RED,
        blue="1@constable",
        red="4@court 3@court",
        lord={"blue": "constable", "yellow": "treasury"},
        bishops={"blue": 1},
        bishops_left=4,
        bishops_on={"blue": {"constable": 1}},
        tudors_on={"blue": {"constable": 1}},
        squires=[1, 1, 0],
    )
    play(match, "lord constable", "support 4", "support 3")
    assert knights(match, BLUE) == "1@court"
    assert match.table.tudors[BLUE] == 1
    play(match, "lord chamberlain")
    assert offers(match) == ["support 1", "support_bishop", "support_tudor", "apply"]


@rule("LA-460", "LA-R62", "LA-R73")
def test_the_lord_enters_the_treasury_alone_and_any_number_may() -> None:
    match = placing(blue="1@court", red="2@court", bishops={"blue": 1}, bishops_left=4, treasury={"gold": 1})
    play(match, "lord treasury")
    assert asked(match) == "where_to_place 1"  # no supports are asked for
    assert "treasury" in offers(match, "lord")
    before = stock(match, RED)
    play(match, "lord treasury")
    assert stock(match, RED) == before  # nothing was left
    assert lords(match)[:2] == ["treasury", "treasury"]


@rule("LA-461")
def test_what_lies_in_the_treasury_stays_from_round_to_round() -> None:
    match = table("parliament", options=COURT, treasury={"gold": 2}, votes=[0, 0, 0], laws="L33 L34 L43")
    for _ in range(3):
        for seat in range(3):
            match.choose("vote no 0", seat)
    assert match.where().startswith("game › round › preparation")
    assert treasury(match) == {"gold": 2}


@rule("LA-462", "LA-621", "LA-3")
def test_supporting_knights_are_placed_and_lords_bishops_and_the_like_are_no_knights() -> None:
    ones = "1@chancellor 1@chancellor 1@chancellor"
    lord: dict[str, Any] = {"lord": {"blue": "chancellor"}, "tudors_on": {"blue": {"chancellor": 1}}}
    assert score(tables.under("L33", COURT, others="L43 L34", blue=ones, **lord)) == [5, 0, 0]
    assert score(tables.under("L43", COURT, blue="1@stafford 3@york 4@bedford", **lord)) == [0, 0, 0]
    assert score(tables.under("L43", COURT, blue="1@stafford 2@chancellor 3@york 4@bedford", **lord)) == [6, 0, 0]


@rule("LA-454", "LA-456", "LA-460", "LA-466", "LA-468", "LA-471", "LA-484")
@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"place": {"blue": {"1a": "chancellor"}}}, "blue supports no Lord of its own .* chancellor .LA-454"),
        ({"place": {"blue": {"1a": "treasury"}}}, "a knight of blue is in the treasury, where only Lords go .LA-460"),
        ({"place": {"blue": {"1b": "removed"}}}, "a knight of blue has left the game; only an ally's .*LA-484"),
        ({"shields": [1]}, "blue has a privilege of the chancellor without the office .LA-466"),
        ({"new_shields": [1]}, "privileges of this round are received after the laws, .*LA-471"),
        ({"with_tudor": 1}, "a privilege goes along only while a knight is placed .LA-471"),
        ({"seal_tiles": [1]}, "1 seal tiles are kept; 0 have been taken from counties .LA-594"),
    ],
)
def test_pieces_of_the_court_where_they_cannot_be_are_refused(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        Match(LA, players=3, start={"question": "where_to_place", "seats": 0, "fields": fields}, **COURT)


@rule("LA-R7", "LA-459")
def test_phase_one_ends_although_lords_expel_each_other() -> None:
    match = placing(blue="1@court", red="2@court", yellow="4@court", votes=[9, 9, 9])
    for _ in range(40):
        if asked(match) != "where_to_place 0" and match.question.name == "which_vote":
            break
        play(match, offers(match)[0] if match.question.name == "which_support" else _towards_the_chancellor(match))
    assert match.question.name == "which_vote"
    assert lords(match).count("chancellor") == 1


def _towards_the_chancellor(match: Match) -> str:
    choices = offers(match)
    return "lord chancellor" if "lord chancellor" in choices else choices[-1]
