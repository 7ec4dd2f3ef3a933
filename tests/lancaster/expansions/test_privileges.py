"""At the King's Court: shield, archer and Tudor knight (LA-473 to LA-480)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.lancaster.table import CONFLICT
from regnum.kernel import BadPosition, IllegalChoice, Match
from regnum.testing import rule

from ..helpers import BLUE, RED, SQUIRES, asked, at_random, knights, new, offers, play, score, spaces, table, told
from . import tables
from .tables import COURT, NEW, archers, somewhere

LOWER_LEFT, UPPER_LEFT = CONFLICT.index("lower-left"), CONFLICT.index("upper-left")


def placing(**given: Any) -> Match:
    given.setdefault("cards", {"upper-left": "c05a", "upper-right": "c04a"})
    return table("place_the_knights", options=COURT, **given)


def battles(**given: Any) -> Match:
    given.setdefault("cards", {"upper-left": "c05a"})
    return table("evaluate_the_conflicts", options=COURT, **given)


# --- shield -------------------------------------------------------------------------------------------------


@rule("LA-473", "Y6")
def test_a_knight_with_a_shield_cannot_be_expelled() -> None:
    match = placing(blue="2@court", yellow="4@court", shields={"blue": 1}, squires=[0, 0, 5], lord={"red": "treasury"})
    play(match, "place_with 2 stafford shield")
    assert "4 stafford" not in offers(match, "place")
    assert "4 bedford" in offers(match, "place")
    with pytest.raises(IllegalChoice):
        match.choose("place 4 stafford")
    assert somewhere(match.table.shield_on) == ["stafford"]
    assert match.table.shields[BLUE] == 0


@rule("LA-473")
def test_a_shield_goes_only_with_a_knight_to_a_county() -> None:
    match = placing(blue="2@court", shields={"blue": 1})
    assert {text.split()[1] for text in offers(match, "place_with")} == {
        "stafford",
        "bedford",
        "suffolk",
        "dorset",
        "surrey",
    }


@rule("LA-473")
def test_the_shield_returns_after_the_countys_evaluation() -> None:
    match = table(
        "evaluate_the_counties", options=COURT, blue="2@bedford 1@surrey", shield_on={"bedford": 1, "surrey": 1}
    )
    play(match, "take noble")
    assert somewhere(match.table.shield_on) == ["surrey"]
    play(match, "name 0", "take noble")
    assert somewhere(match.table.shield_on) == []


@rule("LA-473", "LA-480", "LA-R107", "LA-172")
@pytest.mark.parametrize(
    ("law", "before", "choice", "after"),
    [
        ("L01", "2@dorset", "upgrade 2 dorset", "3@dorset"),
        ("L23", "3@dorset", "exchange", "4@dorset"),
    ],
)
def test_an_upgraded_or_exchanged_knight_keeps_shield_and_tudor_knight(
    law: str, before: str, choice: str, after: str
) -> None:
    match = tables.under(law, COURT, blue=before, gold=[9, 0, 0], shield_on={"dorset": 1}, tudor_in={"dorset": 1})
    play(match, choice)
    assert knights(match, BLUE) == after
    assert somewhere(match.table.shield_on) == ["dorset"]
    assert somewhere(match.table.tudor_in) == ["dorset"]


@rule("LA-473", "LA-480", "LA-172", "LA-R107", "Y37")
def test_the_stronger_piece_inherits_both_and_the_shield_stays_behind_when_it_crosses() -> None:
    match = table(
        "evaluate_the_counties",
        options=COURT,
        blue="2@dorset 1@stafford",
        shield_on={"dorset": 1},
        tudor_in={"dorset": 1},
        cards={"upper-left": "c05a"},
    )
    play(match, "take reward", "upgrade 2 dorset")
    assert knights(match, BLUE) == "1@court 3@dorset"
    assert (somewhere(match.table.shield_on), somewhere(match.table.tudor_in)) == (["dorset"], ["dorset"])
    play(match, "take reward", "cross upper-left")
    assert told(match, "england_wins") == [(5, 5, UPPER_LEFT)]
    assert somewhere(match.table.shield_on) == []


@rule("LA-624", "LA-473", "LA-480", "LA-444", "LA-91")
def test_a_knight_taken_back_by_n24_leaves_shield_and_tudor_knight_behind() -> None:
    match = tables.under(
        "N24",
        COURT | NEW,
        blue="2@bedford 1@stafford",
        gold=[1, 1, 0],
        shield_on={"bedford": 1, "stafford": 1},
        tudor_in={"bedford": 1},
    )
    play(match, "keep_county stafford")
    assert asked(match) == "which_counties_to_keep 1"  # all that is blue's has been carried out (LA-91)
    assert knights(match, BLUE) == "1@stafford 2@court"
    assert somewhere(match.table.shield_on) == ["stafford"]
    assert somewhere(match.table.tudor_in) == []


# --- archer -------------------------------------------------------------------------------------------------


@rule("LA-474", "LA-475", "Y7")
def test_an_archer_takes_the_space_below_and_nobody_else_can_enter() -> None:
    match = placing(
        first=RED,
        blue="1@court",
        red="1@court",
        yellow="2@upper-left",
        archers={"red": 1},
        cards={"upper-left": "c05a"},
    )
    play(match, "place_with 1 upper-left archer")
    assert spaces(match, "upper-left") == ["yellow", "red", "-"]
    assert archers(match, UPPER_LEFT) == ["-", "-", "red"]
    assert asked(match) == "which_favour 1"
    play(match, "favour fav_gold3")
    assert asked(match) == "where_to_place 2"  # one favour, not two
    play(match, "lord treasury")
    assert not any("upper-left" in text for text in offers(match, "place"))


@rule("LA-474", "Y8")
def test_without_a_space_below_the_archer_cannot_be_used() -> None:
    match = placing(red="1@upper-left", yellow="1@upper-left", blue="1@court", archers={"blue": 1})
    assert "1 upper-left archer" not in offers(match, "place_with")
    assert "1 upper-left" in offers(match, "place")
    assert "1 upper-right archer" in offers(match, "place_with")


@rule("LA-474", "LA-R67")
def test_an_archer_may_come_with_a_reinforcement_if_the_space_directly_below_is_free() -> None:
    match = placing(blue="1@upper-left 1@court", archers={"blue": 1})
    play(match, "place_with 1 upper-left archer")
    assert archers(match, UPPER_LEFT) == ["-", "blue", "-"]
    blocked = placing(blue="1@upper-left 1@court", red="1@upper-left", archers={"blue": 1})
    assert "1 upper-left archer" not in offers(blocked, "place_with")
    assert not any("stafford archer" in text for text in offers(blocked, "place_with"))


@rule("LA-474", "LA-R68")
def test_a_crossing_brings_no_archer() -> None:
    match = table("evaluate_the_counties", options=COURT, blue="2@dorset", archers={"blue": 1})
    play(match, "take reward")
    assert offers(match) == ["cross upper-left", "cross upper-right"]
    play(match, "cross upper-left")
    assert told(match, "archer_home") == []


@rule("LA-475", "LA-202", "LA-R69", "Y9")
def test_an_archer_fights_for_england_and_is_ranked_on_its_own() -> None:
    match = battles(blue="2@upper-left", red="1@upper-left", archer_on={"upper-left": {2: "red"}})
    assert score(match) == [2, 5, 0]
    assert archers(match, UPPER_LEFT) == ["-", "-", "-"]
    assert knights(match, RED) == "1@court"


@rule("LA-475")
def test_nothing_can_be_stacked_on_an_archer() -> None:
    """Red has no stack, only blue's archer is left of the three spaces."""
    match = placing(
        first=RED,
        blue="2@upper-left",
        red="1@court",
        yellow="1@upper-left",
        order=("yellow", "blue"),
        archer_on={"upper-left": {2: "blue"}},
    )
    assert "1 upper-left" not in offers(match, "place")


@rule("LA-475")
def test_no_table_has_an_archer_on_the_space_of_a_stack() -> None:
    with pytest.raises(BadPosition, match="LA-475"):
        placing(blue="2@upper-left", archer_on={"upper-left": {0: "red"}})


@rule("LA-476", "Y10")
def test_after_a_first_defeat_the_archer_moves_down_after_a_second_it_goes_home() -> None:
    given: dict[str, Any] = {"holder_of": {"constable": "yellow"}}  # the archer stays red's all the same
    match = battles(red="1@upper-left", archer_on={"upper-left": {1: "red"}}, **given)
    assert score(match) == [0, 3, 0]
    assert knights(match, RED) == "1@lower-left"
    assert archers(match, LOWER_LEFT) == ["-", "red", "-"]
    assert archers(match, UPPER_LEFT) == ["-", "-", "-"]
    lost = battles(
        red="1@lower-left", cards={"lower-left": "c05a"}, archer_on={"lower-left": {1: "red"}}, gold=[0, 3, 0]
    )
    assert offers(lost) == ["ransom 1", "decline"]
    play(lost, "ransom 1")
    assert score(lost) == [0, 3, 0]
    assert archers(lost, LOWER_LEFT) == ["-", "-", "-"]
    assert lost.table.gold[RED] == 2  # the archer costs nothing


# --- Tudor knight -------------------------------------------------------------------------------------------


@rule("LA-477", "LA-478", "Y11")
def test_the_tudor_knight_counts_for_the_minimum() -> None:
    match = placing(blue="2@court", tudors={"blue": 1}, squires=[0, 0, 0])
    assert "2 somerset" not in offers(match, "place")
    play(match, "place_with 2 somerset tudor")
    assert knights(match, BLUE) == "2@somerset"
    assert somewhere(match.table.tudor_in) == ["somerset"]


@rule("LA-478")
def test_the_tudor_knight_counts_for_the_force() -> None:
    given: dict[str, Any] = {"blue": "2@somerset", "tudor_in": {"somerset": 1}, "first": RED, "red": "4@court"}
    assert "4 somerset" not in offers(placing(squires=[0, 0, 0], **given), "place")
    match = placing(squires=[0, 3, 0], **given)
    play(match, "place 4 somerset")
    assert offers(match) == ["send 1", "send 2", "send 3"]
    arriving = placing(blue="2@court", tudors={"blue": 1}, red="2@stafford", beside={"stafford": 2}, squires=[2, 0, 0])
    play(arriving, "place_with 2 stafford tudor")
    assert offers(arriving) == ["send 1", "send 2"]


@rule("LA-478", "LA-41")
def test_a_knight_that_only_the_tudor_knight_can_place_must_be_placed() -> None:
    """All of the castle is covered, France is full, and only counties above its strength are free."""
    match = placing(
        blue="1@court",
        tudors={"blue": 1},
        lord={"blue": "treasury", "red": "treasury", "yellow": "treasury"},
        red="3@stafford 4@surrey",
        built={"blue": "squires gold votes mixed recruit train"},
        cards={"upper-left": "nobody"},
        squires=[0, 0, 0],
    )
    assert asked(match) == "where_to_place 0"
    assert offers(match, "place") == []
    assert "1 bedford tudor" in offers(match, "place_with")


@rule("LA-480", "LA-R65", "Y12")
def test_the_tudor_knight_of_an_expelled_knight_returns_to_the_regal_board() -> None:
    match = placing(first=RED, blue="2@somerset", tudor_in={"somerset": 1}, red="4@court", squires=[0, 1, 0])
    play(match, "place 4 somerset")
    assert knights(match, BLUE) == "2@court"
    assert somewhere(match.table.tudor_in) == []
    assert match.table.tudors[BLUE] == 0


@rule("LA-480", "LA-176", "Y13")
def test_the_tudor_knight_crosses_with_its_knight() -> None:
    match = table(
        "evaluate_the_counties",
        options=COURT,
        blue="2@dorset",
        beside={"dorset": 1},
        tudor_in={"dorset": 1},
        cards={"upper-left": "c05a"},
    )
    supply = match.table.supply[SQUIRES]
    play(match, "take reward", "cross upper-left")
    assert match.table.supply[SQUIRES] == supply + 1
    assert told(match, "france_wins") == [(5, 4, UPPER_LEFT)]
    assert match.table.tudors_with[BLUE] == [1, 0, 0, 0]  # it moved down with its knight


@rule("LA-479", "LA-475")
def test_the_tudor_knight_in_a_conflict_counts_for_england_and_for_its_player() -> None:
    match = placing(blue="2@court", tudors={"blue": 1}, favours="fav_gold3 fav_gold2")
    play(match, "place_with 2 upper-left tudor", "favour fav_gold3")
    assert asked(match) == "where_to_place 1"  # it earns no favour of its own
    fought = battles(blue="2@upper-left", red="3@upper-left", tudors_with={"blue": {"upper-left": 1}})
    assert score(fought) == [4, 2, 0]
    assert knights(fought, BLUE) == "2@court"


@rule("LA-479", "LA-437")
def test_the_tudor_knight_is_no_knight_for_laws() -> None:
    match = tables.under(
        "N43",
        COURT | NEW,
        blue="1@upper-left",
        yellow="1@upper-right 1@upper-right",
        tudors_with={"blue": {"upper-left": 1}},
    )
    assert score(match) == [0, 0, 5]


@rule("LA-480", "LA-479")
def test_the_tudor_knight_returns_when_its_knight_goes_home_or_to_prison() -> None:
    won = battles(blue="3@upper-left", tudors_with={"blue": {"upper-left": 1}})
    assert won.table.tudors_with[BLUE] == [0, 0, 0, 0]
    lost = battles(
        blue="1@lower-left", cards={"lower-left": "c08"}, tudors_with={"blue": {"lower-left": 1}}, gold=[0, 0, 0]
    )
    assert lost.table.tudors_with[BLUE] == [0, 0, 0, 0]
    assert knights(lost, BLUE) == ""
    home = table("evaluate_the_counties", options=COURT, blue="2@bedford", tudor_in={"bedford": 1})
    play(home, "take reward", "decline")
    assert somewhere(home.table.tudor_in) == []


@rule("LA-480")
def test_the_tudor_knight_goes_neither_to_a_castle_nor_to_the_dungeon() -> None:
    match = table("place_the_knights", options=tables.BOTH, blue="1@court", tudors={"blue": 1})
    places = {text.split()[1] for text in offers(match, "place_with")}
    assert "stafford" in places
    assert not {place for place in places if place.startswith("castle")}
    assert "dungeon" not in places
    assert "1 dungeon" in offers(match, "place")


@rule("LA-477", "LA-R66")
def test_the_tudor_knight_may_support_the_lord_without_a_knight() -> None:
    match = placing(tudors={"blue": 1}, lord={"red": "chancellor"})
    play(match, "lord chancellor")
    assert offers(match) == ["support_tudor"]
    play(match, "support_tudor")
    assert match.table.tudors_on[BLUE] == [1, 0, 0]


@rule("LA-R70")
def test_pieces_never_run_out_at_any_table() -> None:
    match = at_random(new(5, 3, **COURT), 3)
    for count in range(0, len(match.choices), 5):
        s = match.position(count)
        if s.round:
            assert sum(s.shields) + sum(s.new_shields) + sum(s.shield_on) <= 2
            assert sum(s.archers) + sum(s.new_archers) + sum(h >= 0 for row in s.archer_on for h in row) <= 3
            tudors = sum(s.tudors) + sum(s.new_tudors) + sum(s.tudor_in)
            tudors += sum(map(sum, s.tudors_with)) + sum(map(sum, s.tudors_on))
            assert tudors <= 3
