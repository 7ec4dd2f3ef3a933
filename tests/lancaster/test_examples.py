"""The worked examples X1 to X39 (section 13)."""

from __future__ import annotations

from regnum.kernel import Match
from regnum.testing import rule

from .helpers import (
    BLUE,
    GOLD,
    GREEN,
    RED,
    SQUIRES,
    VOTES,
    YELLOW,
    asked,
    card,
    in_force,
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
    told,
    told_of_goods,
    vote,
)

STAFFORD, YORK, DORSET = 1, 2, 7

# --- placing (X1 to X8) -------------------------------------------------------------------------------------


@rule("X1", "LA-50", "LA-53")
def test_x1_a_knight_enters_a_free_county() -> None:
    match = play(table("place_the_knights", blue="2@court", squires=[0, 0, 0]), "place 2 stafford")
    assert knights(match, BLUE) == "2@stafford"
    assert match.table.beside[STAFFORD] == 0


@rule("X2", "LA-54", "LA-56", "LA-57")
def test_x2_squires_help_to_drive_out_a_stronger_knight() -> None:
    match = table("place_the_knights", first=YELLOW, blue="2@stafford", yellow="1@court", squires=[0, 0, 2])
    play(match, "place 1 stafford")  # both squires are needed, so there is nothing to ask
    assert knights(match, YELLOW) == "1@stafford"
    assert match.table.beside[STAFFORD] == 2
    assert knights(match, BLUE) == "2@court"
    assert stock(match, YELLOW)[SQUIRES] == 0


@rule("X3", "LA-54")
def test_x3_an_equal_force_is_not_enough() -> None:
    def blue_with(squires: int) -> list[str]:
        held = {"yellow": "1@stafford", "beside": {"stafford": 2}}
        return offers(table("place_the_knights", blue="3@court", squires=[squires, 0, 0], **held), "place")

    assert "3 stafford" not in blue_with(0)
    assert "3 stafford" in blue_with(1)


@rule("X4", "LA-50")
def test_x4_squires_do_not_count_for_the_minimum() -> None:
    match = table("place_the_knights", first=RED, red="2@court", squires=[0, 4, 0])
    assert "2 gloucester" not in offers(match, "place")
    assert "2 bedford" in offers(match, "place")


@rule("X5", "LA-57")
def test_x5_the_squires_of_an_expelled_knight_go_to_the_supply() -> None:
    held = {"yellow": "1@stafford", "beside": {"stafford": 2}}
    match = table("place_the_knights", players=4, first=GREEN, green="4@court", squires=[0, 0, 0, 0], **held)
    before = match.table.supply[SQUIRES]
    play(match, "place 4 stafford")
    assert match.table.supply[SQUIRES] == before + 2
    assert stock(match, YELLOW)[SQUIRES] == 0


def green_joins_blue() -> Match:
    """X6: red's strength-1 knight is placed beside blue's."""
    match = table("place_the_knights", first=RED, blue="2@upper-left", red="1@court 1@court")
    return play(match, "place 1 upper-left")


@rule("X6", "LA-64", "LA-68", "LA-69")
def test_x6_a_knight_in_a_conflict_earns_the_kings_favour() -> None:
    match = green_joins_blue()
    assert spaces(match, "upper-left") == ["blue", "red", "-"]
    assert offers(match, "favour") == ["fav_noble", "fav_gold3", "fav_gold2", "fav_squires2", "fav_mixed"]
    play(match, "favour fav_noble", "noble york")
    assert match.table.nobles_left[YORK] == 1
    assert match.table.noble[RED][match.table.noble_kind[YORK]] == 1
    assert match.table.favours[0] == 0


@rule("X7", "LA-65", "LA-66")
def test_x7_a_second_knight_is_stacked_and_earns_another_favour() -> None:
    match = play(green_joins_blue(), "favour fav_gold2", "place 1 upper-left")
    assert spaces(match, "upper-left") == ["blue", "red", "-"]
    assert asked(match) == "which_favour 1"


@rule("X8", "LA-64")
def test_x8_a_full_conflict_is_closed_but_to_those_in_it() -> None:
    full = {"blue": "2@upper-left 1@court", "red": "1@upper-left", "green": "1@upper-left", "yellow": "1@court"}
    match = table("place_the_knights", players=4, first=YELLOW, **full)
    assert "1 upper-left" not in offers(match, "place")
    match = table("place_the_knights", players=4, first=BLUE, **full)
    assert "1 upper-left" in offers(match, "place")


# --- parliament (X9, X10) -----------------------------------------------------------------------------------


@rule("X9", "LA-83", "LA-85")
def test_x9_a_tie_approves_the_proposal() -> None:
    match = table("vote_on_the_proposals", votes=[0, 1, 2])
    vote(match, "yes", "yes 1", "no 2")
    assert in_force(match) == "L02 L03 L11"
    assert match.table.supply[VOTES] == 37


@rule("X10", "LA-83", "LA-86")
def test_x10_with_more_noes_the_laws_stay_as_they_are() -> None:
    match = vote(table("vote_on_the_proposals", votes=[0, 1, 2]), "yes", "yes", "no 2")
    assert in_force(match) == "L01 L02 L03"
    assert told(match, "rejected") == [(3, 2, 3)]


# --- counties and castles (X11 to X15) ----------------------------------------------------------------------


@rule("X11", "LA-154", "LA-172")
def test_x11_noble_and_reward_for_three_gold() -> None:
    match = table("evaluate_the_counties", yellow="2@stafford 1@court", gold=[0, 0, 3])
    play(match, "take both")
    assert stock(match, YELLOW)[GOLD] == 0
    assert sum(match.table.noble[YELLOW]) == 1
    play(match, "upgrade 2 stafford")
    assert knights(match, YELLOW) == "1@court 3@court"


@rule("X12", "LA-163", "LA-164")
def test_x12_surrey_names_the_first_player_for_the_castles_of_this_round() -> None:
    match = table(
        "evaluate_the_counties",
        players=4,
        green="2@surrey",
        built={"blue": "votes", "red": "votes", "green": "votes"},
        squires=[0, 0, 0, 0],
        gold=[0, 0, 0, 0],
    )
    play(match, "name 1", "take reward")
    assert match.table.first == RED
    assert stock(match, GREEN)[:2] == (2, 2)
    assert asked(match) == "which_item 1"


@rule("X13", "LA-182", "LA-184", "LA-185")
def test_x13_squires_earned_first_pay_for_a_knight() -> None:
    match = table("evaluate_the_castles", blue="2@castle-squires", built={"blue": "recruit"}, squires=[1, 0, 0])
    play(match, "evaluate squires", "evaluate recruit")
    assert stock(match, BLUE)[SQUIRES] == 3
    play(match, "pay")
    assert stock(match, BLUE)[SQUIRES] == 0
    assert knights(match, BLUE) == "1@court 2@court"


@rule("X14", "LA-187")
def test_x14_in_the_other_order_the_knight_cannot_be_paid() -> None:
    match = table("evaluate_the_castles", blue="2@castle-squires", built={"blue": "recruit"}, squires=[1, 0, 0])
    play(match, "evaluate recruit")
    assert asked(match) == "which_item 0"
    play(match, "evaluate squires")
    assert stock(match, BLUE)[SQUIRES] == 3
    assert knights(match, BLUE) == "2@court"


@rule("X15", "LA-188")
def test_x15_the_table_pays_a_marker_more_than_nobles_but_not_in_the_last_round() -> None:
    match = table("evaluate_the_castles", round=3, nobles=[4, 0, 0], votes=[0, 0, 0])
    assert per_seat(match, "votes") == [5, 1, 1]
    match = table("evaluate_the_castles", round=5, nobles=[4, 0, 0], votes=[0, 0, 0])
    assert per_seat(match, "votes") == [0, 0, 0]


# --- conflicts (X16 to X20) ---------------------------------------------------------------------------------


@rule("X16", "LA-201", "LA-202", "LA-203", "LA-204")
def test_x16_england_wins_and_a_tie_goes_to_the_lower_space() -> None:
    match = table(
        "evaluate_the_conflicts",
        players=4,
        cards={"upper-left": "c05a"},
        blue="2@upper-left",
        red="1@upper-left",
        green="2@upper-left",
    )
    assert score(match) == [2, 1, 0, 4]
    assert card(match, "upper-left") == card(match, "lower-left") == "-"
    assert [knights(match, house) for house in (BLUE, RED, GREEN)] == ["2@court", "1@court", "2@court"]


@rule("X17", "LA-205", "LA-206")
def test_x17_france_wins_and_the_conflict_goes_on_below() -> None:
    match = table("evaluate_the_conflicts", cards={"upper-left": "c05a"}, blue="2@upper-left", red="1@upper-left")
    assert score(match) == [2, 1, 0]
    assert card(match, "lower-left") == "c05a"
    assert spaces(match, "lower-left") == ["blue", "red", "-"]
    assert [knights(match, house) for house in (BLUE, RED)] == ["2@lower-left", "1@lower-left"]


@rule("X18", "LA-203")
def test_x18_values_without_a_rank_are_not_awarded() -> None:
    match = table("evaluate_the_conflicts", cards={"upper-left": "c05a"}, blue="3@upper-left 2@upper-left")
    assert score(match) == [4, 0, 0]


@rule("X19", "LA-207", "LA-208", "LA-209")
def test_x19_a_prisoner_is_ransomed_for_its_strength_in_gold() -> None:
    match = table(
        "evaluate_the_conflicts", cards={"lower-left": "c06"}, blue="3@lower-left 1@lower-left", gold=[3, 0, 0]
    )
    assert score(match) == [3, 0, 0]
    assert offers(match) == ["ransom 1", "ransom 3", "decline"]
    play(match, "ransom 3")
    assert stock(match, BLUE)[GOLD] == 0
    assert knights(match, BLUE) == "3@court"
    assert reserve(match, BLUE) == [1, 1, 1, 2, 2, 4]
    assert card(match, "lower-left") == "-"


@rule("X20", "LA-206")
def test_x20_an_empty_conflict_is_lost_and_moves_down() -> None:
    match = table("evaluate_the_conflicts", cards={"upper-right": "c03a"})
    assert score(match) == [0, 0, 0]
    assert card(match, "lower-right") == "c03a"


# --- laws and rewards (X21 to X28) --------------------------------------------------------------------------


@rule("X21", "LA-90", "LA-100", "LA-113")
def test_x21_an_upgrade_by_one_law_can_spoil_the_next() -> None:
    def after(choice: str) -> list[int]:
        ones = "1@stafford 1@surrey 1@castle-gold"
        match = table("apply_the_laws", laws="L01 L33 L43", blue=ones, gold=[3, 2, 0])
        assert asked(match) == "which_placed_upgrade 0"
        return score(play(match, choice))

    assert after("upgrade 1 stafford") == [0, 0, 0]
    assert after("decline") == [5, 0, 0]


@rule("X22", "LA-101", "LA-12")
def test_x22_all_with_the_most_squires_receive_a_knight() -> None:
    everybody = {"blue": "2@court", "red": "2@court", "yellow": "2@surrey"}
    match = table("apply_the_laws", laws="L02 L33 L43", squires=[3, 3, 1], **everybody)
    assert [knights(match, house) for house in range(3)] == ["1@court 2@court", "1@court 2@court", "2@surrey"]
    everybody["red"] = "1@court 1@court 1@court"
    match = table("apply_the_laws", laws="L02 L33 L43", squires=[3, 3, 1], **everybody)
    assert knights(match, RED) == "1@court 1@court 1@court"


@rule("X23", "LA-102", "LA-112")
def test_x23_five_counties_are_two_pairs_and_one_triple() -> None:
    five = "1@stafford 2@bedford 3@york 4@gloucester 1@surrey"
    assert score(table("apply_the_laws", laws="L03 L33 L43", blue=five))[BLUE] == 6 + 6  # and all ranks serve
    assert score(table("apply_the_laws", laws="L32 L33 L34", blue=five))[BLUE] == 8


@rule("X24", "LA-105", "LA-174", "LA-175")
def test_x24_a_tile_built_by_law_expels_the_knight_and_pays_in_the_same_round() -> None:
    match = table(
        "apply_the_laws",
        laws="L13 L33 L41",
        cards={"lower-left": "c08", "lower-right": "c07", "upper-left": "c06", "upper-right": "c05b"},
        blue="1@lower-left 1@lower-right 2@upper-left 2@upper-right 3@castle-gold",
        gold=[0, 0, 0],
        votes=[0, 0, 0],
    )
    play(match, "build gold")
    assert "3@court" in knights(match, BLUE)
    play(match, "build votes")
    assert stock(match, BLUE)[GOLD:] == (0, 0)
    play(match, "evaluate gold", "evaluate votes")
    assert told_of_goods(match, "gained")[:2] == [(BLUE, 2, GOLD), (BLUE, 2, VOTES)]
    assert tiles(match, BLUE) == "gold votes"


@rule("X25", "LA-109")
def test_x25_the_four_takes_the_place_of_the_three_with_its_squires() -> None:
    match = table("apply_the_laws", laws="L23 L33 L43", blue="3@york", beside={"york": 1})
    play(match, "exchange")
    assert knights(match, BLUE) == "4@york"
    assert match.table.beside[YORK] == 1
    assert 3 in reserve(match, BLUE)


@rule("X26", "LA-152")
def test_x26_who_has_the_noble_already_takes_the_reward() -> None:
    match = table("evaluate_the_counties", blue="3@northumberland", nobles=[1, 0, 0], gold=[5, 0, 0])
    assert offers(match) == ["take reward"]


@rule("X27", "LA-176")
def test_x27_crossing_the_channel_leaves_the_squires_behind_and_earns_no_favour() -> None:
    match = table("evaluate_the_counties", blue="2@dorset 1@upper-right", red="1@surrey", beside={"dorset": 2})
    before = match.table.supply[SQUIRES]
    play(match, "take reward", "cross upper-right")
    assert match.table.supply[SQUIRES] == before + 2
    assert knights(match, BLUE) == "1@upper-right 2@upper-right"
    assert spaces(match, "upper-right") == ["blue", "-", "-"]
    assert asked(match) == "who_is_first 1"  # no favour, and Surrey is next


@rule("X28", "LA-172")
def test_x28_an_upgrade_is_one_step() -> None:
    match = table("apply_the_laws", laws="L22 L33 L43", blue="1@court 1@stafford 2@court")
    assert offers(match) == ["upgrade 1 court", "upgrade 1 stafford", "upgrade 2 court", "decline"]


# --- final scoring (X29 to X32) -----------------------------------------------------------------------------

NINE, SEVEN, TEN = "4@court 3@court 2@court", "4@court 3@court", "4@court 3@court 2@court 1@court"


@rule("X29", "LA-223", "LA-221")
def test_x29_more_squires_break_the_tie_in_knighthood() -> None:
    match = table("reveal_the_stocks", round=5, blue=NINE, red=NINE, yellow=SEVEN, squires=[2, 1, 5])
    assert score(match) == [8, 4, 0]


@rule("X30", "LA-224")
def test_x30_those_still_tied_for_first_share_both_places() -> None:
    match = table("reveal_the_stocks", round=5, blue=NINE, red=NINE, yellow=SEVEN, squires=[2, 2, 5])
    assert score(match) == [6, 6, 0]


@rule("X31", "LA-225")
def test_x31_those_still_tied_for_second_share_its_points() -> None:
    houses = {"blue": NINE, "red": SEVEN, "yellow": SEVEN, "green": SEVEN}
    match = table("reveal_the_stocks", players=4, round=5, squires=[0, 2, 2, 2], **houses)
    assert score(match) == [8, 1, 1, 1]


@rule("X32", "LA-227")
def test_x32_six_nobles_are_worth_fifteen_points() -> None:
    assert score(table("reveal_the_stocks", round=5, nobles=[6, 0, 1])) == [15, 0, 0]


# --- limits (X33, X34) --------------------------------------------------------------------------------------


@rule("X33", "LA-43")
def test_x33_who_has_nowhere_to_go_is_skipped_and_keeps_the_knight_at_court() -> None:
    match = table(
        "place_the_knights",
        players=4,
        first=RED,
        red="1@court",
        blue="1@upper-left 1@upper-right 1@stafford 2@court",
        yellow="1@upper-left 1@upper-right 1@surrey",
        green="1@upper-left 1@upper-right",
        built={"red": "squires gold votes mixed recruit train"},
        squires=[0, 0, 0, 0],
    )
    assert asked(match) == "where_to_place 0"
    play(match, "place 2 bedford")
    assert asked(match) == "which_vote 0 1 2 3"
    assert told(match, "skipped") == [(RED,)]
    assert knights(match, RED) == "1@court"


@rule("X34", "LA-7")
def test_x34_the_supply_pays_what_it_has() -> None:
    match = table("evaluate_the_castles", built={"blue": "gold"}, gold=[0, 36, 0])
    assert match.table.supply[GOLD] == 1
    play(match, "evaluate gold")
    assert stock(match, BLUE)[GOLD] == 1
    assert match.table.supply[GOLD] == 0


# --- two players (X35 to X39): yellow is blue's ally, green is red's ----------------------------------------


@rule("X35", "LA-241", "LA-247")
def test_x35_an_ally_drives_out_the_opponents_ally() -> None:
    match = table("place_the_knights", players=2, yellow="3@court", green="2@bedford", squires=[2, 0])
    play(match, "place_ally 3 bedford")
    assert knights(match, YELLOW) == "3@bedford"
    assert knights(match, GREEN) == "2@court"
    assert stock(match, BLUE)[SQUIRES] == 2


@rule("X36", "LA-250")
def test_x36_gold_from_the_king_is_lost_on_an_ally() -> None:
    match = table("place_the_knights", players=2, yellow="2@court", gold=[1, 1])
    play(match, "place_ally 2 upper-left", "favour fav_gold3")
    assert per_seat(match, "gold") == [1, 1]
    assert match.table.favours[2] == 0


@rule("X37", "LA-256")
def test_x37_an_ally_takes_a_rank_and_its_points_go_to_nobody() -> None:
    match = table(
        "evaluate_the_conflicts",
        players=2,
        cards={"upper-left": "c05a"},
        yellow="3@upper-left",
        red="2@upper-left",
        order=["yellow", "red"],
    )
    assert score(match) == [0, 2]


@rule("X38", "LA-252", "LA-253")
def test_x38_an_allied_county_gives_a_knight_or_costs_the_board_a_noble() -> None:
    def york(choice: str) -> Match:
        return play(table("evaluate_the_counties", players=2, yellow="3@york", votes=[0, 0], round=5), choice)

    match = york("take noble")
    assert match.table.nobles_left[YORK] == 1
    assert knights(match, YELLOW) == "3@court"
    assert sum(match.table.noble[BLUE]) == 0
    match = york("take reward")
    assert match.table.nobles_left[YORK] == 2
    assert knights(match, YELLOW) == "1@court 3@court"
    assert per_seat(match, "votes") == [0, 0]


@rule("X39", "LA-258", "LA-259")
def test_x39_two_players_share_the_first_place_and_have_no_second() -> None:
    match = table("reveal_the_stocks", players=2, round=5, blue=TEN, red=TEN, squires=[3, 3])
    assert score(match) == [4, 4]
    built = {"blue": "squires gold votes mixed", "red": "squires gold votes"}
    assert score(table("reveal_the_stocks", players=2, round=5, built=built)) == [8, 0]
