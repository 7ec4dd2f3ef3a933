"""At the King's Court with allies (LA-484, LA-487 to LA-491). Yellow is blue's ally, green is red's."""

from __future__ import annotations

from typing import Any

from regnum.kernel import Match
from regnum.testing import rule

from ..helpers import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    asked,
    knights,
    new,
    offers,
    per_seat,
    play,
    reserve,
    score,
    spaces,
    table,
)
from .tables import COURT, archers, lords, officers, somewhere, treasury

FREE: dict[str, Any] = {"players": 2, "options": COURT}


def placing(**given: Any) -> Match:
    return table("place_the_knights", **FREE, **given)


# --- an ally's bishop ---------------------------------------------------------------------------------------


@rule("LA-484", "LA-R78", "Y35")
def test_an_ally_gives_up_a_knight_for_a_bishop() -> None:
    match = table("evaluate_the_counties", **FREE, yellow="2@stafford 1@court")
    play(match, "take reward")
    assert offers(match) == [
        "upgrade 1 court",
        "upgrade 2 stafford",
        "decline",
        "bishop_for 1 court",
        "bishop_for 2 stafford",
    ]
    play(match, "bishop_for 1 court")
    s = match.table
    assert knights(match, YELLOW) == "1@removed 2@court"
    assert reserve(match, YELLOW) == [1, 1, 2, 3, 4]
    assert (s.bishops[YELLOW], s.bishops_left) == (1, 4)


@rule("LA-484")
def test_the_place_of_the_knight_given_up_is_free() -> None:
    match = table(
        "evaluate_the_counties",
        **FREE,
        yellow="2@stafford 3@dorset",
        blue="2@suffolk",
        shield_on={"dorset": 1},
        tudor_in={"dorset": 1},
    )
    play(match, "take reward", "bishop_for 3 dorset")
    assert somewhere(match.table.shield_on) == []
    assert somewhere(match.table.tudor_in) == []
    play(match, "take reward")  # Suffolk; Dorset is empty and not evaluated
    assert match.where().startswith("game › round › preparation")


@rule("LA-484")
def test_the_last_knight_of_a_stack_frees_its_space_and_the_tudor_knight_goes() -> None:
    given: dict[str, Any] = {"cards": {"upper-left": "c08"}, "tudors_with": {"yellow": {"upper-left": 1}}}
    match = table(
        "evaluate_the_counties",
        **FREE,
        yellow="2@stafford 1@upper-left 3@upper-left",
        red="1@upper-left 2@dorset",
        order=("yellow", "red"),
        **given,
    )
    play(match, "take reward", "bishop_for 1 upper-left")
    assert spaces(match, "upper-left") == ["yellow", "red", "-"]  # the rest of the stack stays
    assert match.table.tudors_with[YELLOW] == [0, 0, 1, 0]
    match = table(
        "evaluate_the_counties",
        **FREE,
        yellow="2@stafford 1@upper-left",
        green="2@dorset",
        red="1@upper-left",
        order=("yellow", "red"),
        **given,
    )
    play(match, "take reward", "bishop_for 1 upper-left")
    assert spaces(match, "upper-left") == ["-", "red", "-"]
    assert match.table.tudors_with[YELLOW] == [0, 0, 0, 0]
    play(match, "take reward", "cross upper-left")  # green takes the topmost free space
    assert spaces(match, "lower-left") == ["green", "red", "-"]


@rule("LA-484", "LA-R111")
def test_an_archer_stays_when_its_knight_is_given_up() -> None:
    match = table(
        "evaluate_the_counties",
        **FREE,
        yellow="2@stafford 1@upper-left",
        red="2@upper-left",
        order=("red", "yellow"),
        cards={"upper-left": "c04a"},
        archer_on={"upper-left": {2: "yellow"}},
    )
    play(match, "take reward", "bishop_for 1 upper-left")
    assert score(match) == [0, 2]  # England wins with 4; yellow's archer, lower, is first, for nobody


@rule("LA-484", "LA-480", "LA-R112")
def test_a_tudor_knight_stays_with_the_lord_when_the_supporting_knight_is_given_up() -> None:
    match = placing(
        yellow="1@chancellor 2@court",
        red="4@court",
        lord={"yellow": "chancellor"},
        tudors_on={"yellow": {"chancellor": 1}},
        favours="fav_upgrade",
        votes=[0, 1],
    )
    play(match, "place_ally 2 upper-left", "favour fav_upgrade", "bishop_for 1 chancellor")
    assert knights(match, YELLOW) == "1@removed 2@upper-left"
    assert match.table.tudors_on[YELLOW] == [1, 0, 0]
    play(match, "lord chancellor", "support 4")  # 5 against 3
    assert lords(match)[YELLOW] == "court"
    assert match.table.tudors[YELLOW] == 1  # back to court with the Lord, usable again


@rule("LA-484", "LA-482")
def test_without_a_held_knight_or_with_three_bishops_an_ally_gets_none() -> None:
    match = table(
        "evaluate_the_counties",
        **FREE,
        yellow="1@stafford 1@removed 3@removed 4@removed",
        bishops=[0, 0, 3, 0],
        bishops_left=2,
    )
    play(match, "take reward")
    assert offers(match) == ["upgrade 1 stafford", "decline"]


@rule("LA-484", "LA-R77")
def test_allied_bishops_come_from_the_common_supply() -> None:
    match = table("evaluate_the_counties", **FREE, yellow="1@stafford", bishops=[3, 2, 0, 0], bishops_left=0)
    play(match, "take reward")
    assert not any(text.startswith("bishop") for text in offers(match))


# --- allied Lords -------------------------------------------------------------------------------------------


@rule("LA-487")
def test_seals_are_public_with_two_players() -> None:
    match = table("award_the_offices", **FREE, red="1@surrey", lord={"blue": "chancellor"})
    assert match.numbers(RED)["seals"][BLUE] == 2
    assert match.numbers(None)["seals"][BLUE] == 2


@rule("LA-487", "LA-453")
def test_the_allys_lord_is_a_turn_of_its_own_and_due_every_round() -> None:
    match = placing(lord={"red": "treasury", "green": "treasury"})
    play(match, "lord treasury")
    assert asked(match) == "where_to_place 0"
    assert offers(match) == [f"allied_lord {place}" for place in ("chancellor", "constable", "chamberlain", "treasury")]
    assert asked(play(match, "allied_lord treasury")) == "which_vote 0 1"


@rule("LA-487")
def test_player_and_ally_cannot_expel_each_other_but_may_take_over_the_card() -> None:
    match = placing(blue="4@court", lord={"yellow": "chancellor"}, votes=[5, 5])
    assert "chancellor" not in offers(match, "lord")
    match = placing(yellow="4@court", lord={"blue": "chancellor"}, votes=[5, 5])
    assert "chancellor" not in offers(match, "allied_lord")
    match = placing(blue="4@court", lord={"green": "chancellor"}, votes=[5, 5])
    assert "chancellor" in offers(match, "lord")
    match = table(
        "award_the_offices", **FREE, red="1@surrey", lord={"yellow": "constable"}, holder_of={"constable": "blue"}
    )
    assert officers(match) == ["-", "yellow", "-"]


@rule("LA-488")
def test_the_allys_lord_pays_nothing_and_has_supports_of_its_own() -> None:
    match = placing(
        blue="1@court",
        yellow="2@court 1@removed",
        bishops=[1, 0, 1, 0],
        bishops_left=3,
        tudors=[1, 0, 1, 0],
        votes=[0, 0],
        squires=[0, 0],
        gold=[0, 0],
    )
    assert offers(match, "lord") == ["treasury"]
    play(match, "allied_lord chancellor")
    assert offers(match) == ["support 2", "support_bishop", "support_tudor", "apply"]
    play(match, "support 2", "support_bishop", "support_tudor")
    assert treasury(match) == {}
    assert knights(match, YELLOW) == "1@removed 2@chancellor"
    assert (match.table.bishops_on[YELLOW], match.table.tudors) == ([1, 0, 0], [1, 0, 0, 0, 0])
    own = placing(blue="1@court", yellow="2@court 1@removed", bishops=[0, 0, 1, 0], bishops_left=4, votes=[1, 1])
    play(own, "lord chancellor")
    assert offers(own) == ["support 1", "apply"]


@rule("LA-489", "Y34")
def test_an_allys_lord_sends_the_treasury_to_the_supply() -> None:
    match = placing(treasury={"gold": 2, "votes": 1})
    supply, own = list(match.table.supply), per_seat(match, "gold")
    play(match, "allied_lord treasury")
    assert treasury(match) == {}
    assert match.table.supply == [supply[0], supply[1] + 2, supply[2] + 1]
    assert per_seat(match, "gold") == own
    assert lords(match) == ["court", "court", "treasury", "court"]


@rule("LA-490", "LA-R79")
def test_an_ally_in_office_has_the_privilege_and_never_seals() -> None:
    match = table("award_the_offices", **FREE, red="1@surrey", lord={"yellow": "chancellor", "green": "chamberlain"})
    s = match.table
    assert officers(match) == ["yellow", "-", "green"]
    assert (s.new_shields[YELLOW], s.new_tudors[GREEN]) == (1, 1)
    assert (s.seals, s.seals_left) == ([0] * 5, 24)


@rule("LA-490")
def test_a_privilege_works_only_with_pieces_of_the_house_that_holds_it() -> None:
    match = placing(blue="2@court", yellow="2@court", shields=[0, 0, 1, 0])
    assert offers(match, "place_with") == []
    assert "2 bedford shield" in offers(match, "place_ally_with")
    play(match, "place_ally_with 2 bedford shield")
    assert somewhere(match.table.shield_on) == ["bedford"]
    match = placing(blue="2@court", yellow="2@court", archers=[1, 0, 0, 0])
    assert offers(match, "place_ally_with") == []
    play(match, "place_with 2 upper-left archer")
    assert archers(match, 2) == ["-", "blue", "-"]


@rule("LA-491")
def test_points_of_an_allys_archer_go_to_nobody_and_allied_pieces_score_nothing() -> None:
    match = table(
        "evaluate_the_conflicts",
        **FREE,
        blue="2@upper-left",
        yellow="1@upper-left",
        cards={"upper-left": "c05a"},
        archer_on={"upper-left": {2: "yellow"}},
    )
    assert score(match) == [2, 0]
    end = table(
        "reveal_the_stocks",
        **FREE,
        round=5,
        blue="1@court",
        red="2@court",
        yellow="4@court 1@removed 1@removed 1@removed",
        cards={},
        bishops=[0, 0, 3, 0],
        bishops_left=2,
        tudors=[0, 0, 1, 0],
        seals=[2, 0],
        seals_left=22,
    )
    assert score(end) == [2, 8]


@rule("LA-487", "LA-451")
def test_every_house_has_a_lord() -> None:
    assert lords(new(2, **COURT)) == ["court"] * 4
