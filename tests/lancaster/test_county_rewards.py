"""Phase 3: counties (LA-150 to LA-165) and the rewards one meets there (LA-170 to LA-178)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.kernel import Match
from regnum.testing import rule

from .helpers import (
    BLUE,
    GREEN,
    RED,
    SQUIRES,
    VOTES,
    YELLOW,
    asked,
    card,
    knights,
    offers,
    per_seat,
    play,
    reserve,
    score,
    spaces,
    stock,
    table,
    tiles,
)

YORK, DORSET = 2, 7
NOTHING = {"squires": [0, 0, 0], "gold": [0, 0, 0], "votes": [0, 0, 0]}
STOP = "1@surrey"
"""A knight in the last county, whose owner names the first player: the game waits there."""


def reward_of(county: str, strength: int, **given: Any) -> Match:
    """Blue takes the printed reward of a county; red's knight in Surrey comes next."""
    given = {"blue": f"{strength}@{county}", "red": STOP, **given}
    return play(table("evaluate_the_counties", **given), "take reward")


# --- the order (LA-150, LA-151, LA-155, LA-156) -------------------------------------------------------------


@rule("LA-150", "LA-151")
def test_counties_are_evaluated_in_letter_order_then_castles_then_conflicts() -> None:
    match = table(
        "evaluate_the_counties",
        blue="1@surrey 3@northumberland 2@castle-gold",
        red="1@stafford",
        yellow="2@bedford 1@lower-left",
        cards={"lower-left": "c08"},
        gold=[0, 0, 1],
    )
    order = []
    while match.question.name != "which_card":
        order.append(asked(match))
        play(match, "decline" if "decline" in offers(match) else match.offers()[0])
    assert [step for step in order if step and not step.startswith(("which_extension", "which_upgrade"))] == [
        "which_share 0",
        "which_share 1",
        "which_share 2",
        "who_is_first 0",
        "which_share 0",
        "which_item 0",
        "whom_to_free 2",
    ]


@rule("LA-155")
def test_after_the_evaluation_the_knight_returns_and_its_squires_go_to_the_supply() -> None:
    match = table("evaluate_the_counties", blue="2@suffolk", red=STOP, beside={"suffolk": 3}, squires=[0, 0, 0])
    assert match.table.supply[SQUIRES] == 34
    play(match, "take noble")
    assert knights(match, BLUE) == "2@court"
    assert match.table.supply[SQUIRES] == 37
    assert stock(match, BLUE)[SQUIRES] == 0


@rule("LA-155", "LA-7")
def test_until_then_its_squires_are_not_in_the_supply() -> None:
    """Surrey's two squires cannot be those that stand in Surrey."""
    match = table("evaluate_the_counties", blue="1@surrey", beside={"surrey": 2}, squires=[0, 35, 0], gold=[0, 0, 0])
    play(match, "name 0", "take reward")
    assert stock(match, BLUE)[:2] == (0, 2)
    assert match.table.supply[SQUIRES] == 2


@rule("LA-156", "LA-165")
def test_unoccupied_counties_give_nothing_and_surrey_then_names_nobody() -> None:
    match = table("evaluate_the_counties", first=YELLOW, cards={}, **NOTHING)
    assert match.question.name == "which_card"
    assert match.table.first == YELLOW
    assert per_seat(match, "gold") == [0, 0, 0]
    assert match.table.nobles_left == [2] * 9


# --- noble, reward or both (LA-152 to LA-154) ---------------------------------------------------------------


@rule("LA-151")
def test_the_owner_of_the_knight_chooses_one_of_three() -> None:
    match = table("evaluate_the_counties", red="3@york", gold=[0, 3, 0])
    assert asked(match) == "which_share 1"
    assert offers(match, "take") == ["noble", "reward", "both"]


@rule("LA-152")
def test_a_noble_comes_from_the_countys_own_pile() -> None:
    match = play(table("evaluate_the_counties", red="3@york"), "take noble")
    assert match.table.noble[RED][match.table.noble_kind[YORK]] == 1
    assert match.table.nobles_left[YORK] == 1
    assert sum(match.table.nobles_left) == 17


@rule("LA-152", "LA-178", "LA-R26")
def test_no_noble_from_an_empty_pile_or_of_a_kind_one_has() -> None:
    match = table("evaluate_the_counties", red="3@york", gold=[0, 9, 0], nobles=[9, 0, 9])
    assert offers(match, "take") == ["reward"]
    match = table("evaluate_the_counties", red="3@northumberland", gold=[0, 9, 0], nobles=[0, 1, 0])
    assert offers(match, "take") == ["reward"]


@rule("LA-153", "LA-R15")
def test_the_reward_may_be_taken_without_effect() -> None:
    """No knight of strength 1 is in reserve for Suffolk."""
    match = table("evaluate_the_counties", blue="2@suffolk 1@court 1@court 1@court", red=STOP)
    assert "reward" in offers(match, "take")
    play(match, "take reward")
    assert knights(match, BLUE) == "1@court 1@court 1@court 2@court"


@rule("LA-154", "LA-R25")
def test_both_is_paid_before_anything_is_received() -> None:
    """In Surrey two gold would come in, but too late."""
    match = play(table("evaluate_the_counties", blue="1@surrey", gold=[2, 0, 0]), "name 0")
    assert offers(match, "take") == ["noble", "reward"]
    match = play(table("evaluate_the_counties", blue="1@surrey", gold=[3, 0, 0], squires=[0, 0, 0]), "name 0")
    play(match, "take both")
    assert stock(match, BLUE)[:2] == (2, 2)
    order = [match.game.book.events[h.event].name for h in match.happenings]
    assert order.index("paid_gold") < order.index("noble_taken") < order.index("gained_squires")


@rule("LA-154", "LA-R26")
def test_both_needs_a_noble_to_take() -> None:
    match = table("evaluate_the_counties", blue="2@bedford", gold=[9, 0, 0], nobles=[0, 9, 9])
    assert offers(match, "take") == ["reward"]


# --- printed rewards (LA-160, LA-161, LA-170 to LA-173) -----------------------------------------------------


@rule("LA-160", "LA-173")
@pytest.mark.parametrize(("county", "strength"), [("northumberland", 3), ("bedford", 2)])
def test_northumberland_and_bedford_build_an_extension(county: str, strength: int) -> None:
    match = play(reward_of(county, strength), "build train")
    assert tiles(match, BLUE) == "train"


@rule("LA-160", "LA-172", "LA-R14")
def test_stafford_upgrades_a_knight_or_not() -> None:
    match = reward_of("stafford", 1)
    assert offers(match) == ["upgrade 1 stafford", "decline"]
    assert knights(play(match.branch(), "decline"), BLUE) == "1@court"
    assert knights(play(match, "upgrade 1 stafford"), BLUE) == "2@court"


@rule("LA-160", "LA-161", "LA-171", "LA-R27")
def test_york_gives_two_markers_and_a_new_knight() -> None:
    match = reward_of("york", 3, votes=[0, 0, 0])
    assert stock(match, BLUE)[VOTES] == 2
    assert knights(match, BLUE) == "1@court 3@court"


@rule("LA-161")
def test_york_gives_the_markers_even_without_a_knight_in_reserve() -> None:
    match = reward_of("york", 3, blue="3@york 1@court 1@court 1@court", votes=[0, 0, 0])
    assert stock(match, BLUE)[VOTES] == 2
    assert knights(match, BLUE) == "1@court 1@court 1@court 3@court"


@rule("LA-160", "LA-161", "LA-R27")
def test_gloucester_gives_two_markers_first_and_then_an_upgrade_or_not() -> None:
    match = reward_of("gloucester", 3, votes=[0, 0, 0])
    assert stock(match, BLUE)[VOTES] == 2
    assert asked(match) == "which_upgrade 0"
    play(match, "decline")
    assert stock(match, BLUE)[VOTES] == 2


@rule("LA-160", "LA-171", "LA-R14")
def test_suffolk_sends_a_new_knight_without_asking() -> None:
    assert knights(reward_of("suffolk", 2), BLUE) == "1@court 2@court"


@rule("LA-160", "LA-170")
def test_somerset_gives_points() -> None:
    assert score(reward_of("somerset", 4)) == [6, 0, 0]


@rule("LA-160", "LA-170", "LA-R14")
def test_surrey_gives_two_squires_and_two_gold() -> None:
    match = play(table("evaluate_the_counties", blue="1@surrey", **NOTHING), "name 1", "take reward")
    assert stock(match, BLUE)[:2] == (2, 2)


@rule("LA-170")
def test_vote_markers_lie_openly_on_the_castle_board() -> None:
    match = reward_of("york", 3, votes=[0, 0, 0])
    assert match.numbers(YELLOW)["votes"][BLUE] == 2


@rule("LA-171")
def test_a_new_knight_is_a_one_from_the_reserve() -> None:
    match = reward_of("suffolk", 2, blue="2@suffolk 1@court 1@court")
    assert knights(match, BLUE) == "1@court 1@court 1@court 2@court"
    assert reserve(match, BLUE) == [2, 3, 4]


@rule("LA-172", "LA-R11")
def test_an_upgraded_knight_is_replaced_on_the_spot_with_all_that_stands_beside_it() -> None:
    match = table("evaluate_the_counties", blue="1@stafford 2@dorset", red=STOP, beside={"dorset": 2})
    play(match, "take reward", "upgrade 2 dorset")
    assert knights(match, BLUE) == "1@court 3@dorset"
    assert match.table.beside[DORSET] == 2
    assert 2 in reserve(match, BLUE)


@rule("LA-172")
def test_without_a_knight_that_can_rise_nothing_happens() -> None:
    match = reward_of("stafford", 1, blue="1@stafford 2@court 2@court 3@court 4@court")
    assert asked(match) == "who_is_first 1"


@rule("LA-172", "LA-R12", "LA-R13")
def test_any_held_knight_may_be_upgraded_if_the_next_piece_is_in_reserve() -> None:
    match = reward_of("stafford", 1, blue="1@stafford 2@upper-left 3@court 2@castle-gold")
    assert offers(match) == ["upgrade 3 court", "decline"]


# --- Surrey (LA-163 to LA-165) ------------------------------------------------------------------------------


@rule("LA-163", "LA-R30", "LA-R47")
@pytest.mark.parametrize("share", ["noble", "reward", "both"])
def test_surreys_occupant_first_names_the_first_player_whatever_he_takes(share: str) -> None:
    match = table("evaluate_the_counties", blue="1@surrey", gold=[3, 0, 0])
    assert offers(match, "name") == ["0", "1", "2"]
    play(match, "name 2")
    assert match.table.first == YELLOW
    assert share in offers(match, "take")


@rule("LA-164", "LA-R31")
def test_the_new_order_holds_from_this_rounds_castles_on() -> None:
    match = table(
        "evaluate_the_counties", players=4, blue="1@surrey", built={"green": "gold", "red": "gold"}, first=RED
    )
    play(match, "name 3", "take noble")
    assert asked(match) == f"which_item {GREEN}"


# --- crossing the Channel (LA-176) --------------------------------------------------------------------------


@rule("LA-176", "LA-160")
def test_dorsets_knight_crosses_to_any_open_conflict() -> None:
    cards = {"lower-right": "c08", "upper-left": "c07"}
    match = reward_of("dorset", 2, cards=cards, yellow="1@upper-left")
    assert offers(match) == ["cross lower-right", "cross upper-left"]
    play(match, "cross upper-left")
    assert spaces(match, "upper-left") == ["yellow", "blue", "-"]
    assert knights(match, BLUE) == "2@upper-left"


@rule("LA-176")
def test_crossing_earns_no_favour_and_cannot_be_refused() -> None:
    match = reward_of("dorset", 2, cards={"upper-left": "c07"})
    assert "decline" not in offers(match)
    assert asked(play(match, "cross upper-left")) == "who_is_first 1"


@rule("LA-176", "LA-R29")
def test_if_no_conflict_accepts_the_knight_it_returns_to_court() -> None:
    three = {"red": "1@surrey 1@upper-left", "yellow": "1@upper-left", "green": "1@upper-left"}
    match = table(
        "evaluate_the_counties", players=4, blue="2@dorset", cards={"upper-left": "c09"}, beside={"dorset": 1}, **three
    )
    before = match.table.supply[SQUIRES]
    play(match, "take reward")
    assert knights(match, BLUE) == "2@court"
    assert match.table.supply[SQUIRES] == before + 1


@rule("LA-176", "LA-200")
def test_a_knight_that_crossed_fights_in_this_round() -> None:
    match = play(reward_of("dorset", 2, cards={"upper-left": "c03a"}, yellow="1@upper-left"), "cross upper-left")
    play(match, "name 0", "take noble")
    assert score(match) == [3, 0, 2]
    assert card(match, "upper-left") == "-"


# --- nobles of any county (LA-177, LA-178) ------------------------------------------------------------------


@rule("LA-177", "LA-178")
def test_the_noble_of_a_favour_comes_from_any_county_with_a_kind_one_lacks() -> None:
    others = [1, 0, 0, 0, 0, 0, 0, 0, 1]
    owned = [[0, 0, 1, 0, 0, 0, 0, 0, 0], others, others]
    match = table("place_the_knights", blue="1@court", noble=owned)
    play(match, "place 1 upper-left", "favour fav_noble")
    assert offers(match) == [
        "noble stafford",
        "noble gloucester",
        "noble bedford",
        "noble suffolk",
        "noble somerset",
        "noble dorset",
        "decline",
    ]


@rule("LA-177")
def test_if_no_noble_can_be_taken_the_favour_is_without_effect() -> None:
    match = table("place_the_knights", blue="1@court", red="1@court", nobles=[0, 9, 9])
    play(match, "place 1 upper-left", "favour fav_noble")
    assert asked(match) == "where_to_place 1"


@rule("LA-178")
def test_a_player_with_all_nine_kinds_takes_no_more() -> None:
    match = table("evaluate_the_counties", blue="2@bedford", nobles=[9, 0, 0], gold=[9, 0, 0])
    assert offers(match, "take") == ["reward"]
