"""Phase 3: conflicts (LA-200 to LA-210)."""

from __future__ import annotations

import pytest

from regnum.testing import rule

from .helpers import (
    BLUE,
    GOLD,
    RED,
    asked,
    card,
    knights,
    offers,
    play,
    reserve,
    score,
    spaces,
    stock,
    table,
    told,
)

FIVE = {"upper-left": "c05a"}  # strength 5, points 4/2/1


@rule("LA-200", "LA-R32")
def test_the_lower_row_is_evaluated_first_each_row_from_left_to_right() -> None:
    """All is lost: blue is asked for ransom on the left, then on the right; then the upper row moves down."""
    cards = {"lower-left": "c06", "lower-right": "c07", "upper-left": "c08", "upper-right": "c05b"}
    match = table("evaluate_the_conflicts", cards=cards, blue="1@lower-left 2@lower-right", gold=[3, 0, 0])
    assert offers(match) == ["ransom 1", "decline"]
    assert (card(match, "lower-left"), card(match, "upper-left")) == ("c06", "c08")
    play(match, "decline")
    assert offers(match) == ["ransom 2", "decline"]
    assert card(match, "lower-left") == "-"
    play(match, "decline")
    assert [card(match, name) for name in ("lower-left", "lower-right", "upper-left")] == ["c08", "c05b", "-"]


@rule("LA-200", "LA-206")
def test_a_card_that_moves_down_is_not_evaluated_again_in_the_same_round() -> None:
    match = table("evaluate_the_conflicts", cards=FIVE, blue="1@upper-left")
    assert score(match) == [2, 0, 0]
    assert knights(match, BLUE) == "1@lower-left"
    assert asked(match) == "which_card"


@rule("LA-200", "LA-R49", "LA-208")
def test_two_lost_cards_mean_two_ransoms_and_gold_is_spent_once() -> None:
    cards = {"lower-left": "c07", "lower-right": "c08"}
    match = table("evaluate_the_conflicts", cards=cards, blue="2@lower-left 2@lower-right", gold=[3, 0, 0])
    play(match, "ransom 2")
    assert stock(match, BLUE)[GOLD] == 1
    assert asked(match) == "which_card"  # one gold is not enough for the second
    assert knights(match, BLUE) == "2@court"


@rule("LA-201")
@pytest.mark.parametrize(("blue", "wins"), [("2@upper-left 2@upper-left", False), ("3@upper-left 2@upper-left", True)])
def test_england_wins_with_at_least_the_strength_of_the_card(blue: str, wins: bool) -> None:
    match = table("evaluate_the_conflicts", cards=FIVE, blue=blue)
    assert (card(match, "lower-left") == "-") == wins
    assert score(match) == [4 if wins else 2, 0, 0]


@rule("LA-201")
def test_all_houses_fight_together() -> None:
    match = table("evaluate_the_conflicts", cards=FIVE, blue="2@upper-left", red="2@upper-left", yellow="1@upper-left")
    assert score(match) == [2, 4, 1]


@rule("LA-202", "LA-R34")
def test_a_tie_goes_to_the_lower_space() -> None:
    cards = {"upper-left": "c03a"}
    match = table("evaluate_the_conflicts", cards=cards, blue="1@upper-left", red="1@upper-left", yellow="1@upper-left")
    assert score(match) == [1, 2, 3]


@rule("LA-202")
def test_the_total_of_a_stack_counts_and_reinforcing_keeps_the_space() -> None:
    match = table("evaluate_the_conflicts", cards=FIVE, blue="2@upper-left 1@upper-left", red="3@upper-left")
    assert score(match) == [2, 4, 0]  # 3 each, and red stands lower
    match = table("evaluate_the_conflicts", cards=FIVE, blue="2@upper-left 2@upper-left", red="3@upper-left")
    assert score(match) == [4, 2, 0]


@rule("LA-203")
def test_the_values_go_to_the_ranks_and_none_is_awarded_without_a_rank() -> None:
    match = table("evaluate_the_conflicts", cards={"upper-left": "c08"}, blue="4@upper-left", yellow="4@upper-left")
    assert score(match) == [4, 0, 7]


@rule("LA-204")
@pytest.mark.parametrize("row", ["upper-left", "lower-left"])
def test_after_a_victory_the_card_leaves_and_the_knights_return_at_either_attempt(row: str) -> None:
    match = table(
        "evaluate_the_conflicts", cards={row: "c03a"}, blue=f"3@{row} 1@{row}", red=f"2@{row}", gold=[9, 9, 9]
    )
    assert score(match) == [3, 2, 0]
    assert (card(match, "upper-left"), card(match, "lower-left")) == ("-", "-")
    assert (knights(match, BLUE), knights(match, RED)) == ("1@court 3@court", "2@court")
    assert spaces(match, row) == ["-", "-", "-"]


@rule("LA-205")
def test_if_france_wins_the_highest_value_is_not_awarded_and_rank_three_gets_nothing() -> None:
    houses = {"blue": "3@upper-left", "red": "2@upper-left", "yellow": "1@upper-left"}
    match = table("evaluate_the_conflicts", cards={"upper-left": "c08"}, **houses)
    assert score(match) == [4, 2, 0]


@rule("LA-206", "LA-R33")
def test_a_card_lost_for_the_first_time_moves_down_in_its_column_with_everything_on_it() -> None:
    """The lower row is empty by then: its cards leave every round."""
    cards = {"lower-right": "c08", "upper-right": "c07"}
    match = table(
        "evaluate_the_conflicts", cards=cards, red="2@upper-right", blue="1@upper-right", order=["red", "blue"]
    )
    assert card(match, "lower-right") == "c07"
    assert card(match, "upper-right") == "-"
    assert spaces(match, "lower-right") == ["red", "blue", "-"]
    assert spaces(match, "upper-right") == ["-", "-", "-"]
    assert knights(match, RED) == "2@lower-right"


@rule("LA-207")
def test_a_card_lost_for_the_second_time_pays_leaves_and_takes_prisoners() -> None:
    match = table(
        "evaluate_the_conflicts", cards={"lower-left": "c08"}, blue="3@lower-left", red="1@lower-left", gold=[0, 0, 0]
    )
    assert score(match) == [4, 2, 0]
    assert card(match, "lower-left") == "-"
    assert (knights(match, BLUE), knights(match, RED)) == ("", "")
    assert told(match, "ransomed") == []


@rule("LA-208", "LA-R35")
def test_in_player_order_each_prisoner_is_ransomed_for_its_strength_or_not() -> None:
    houses = {"blue": "3@lower-left 1@lower-left", "red": "2@lower-left", "yellow": "1@lower-left"}
    match = table("evaluate_the_conflicts", first=RED, cards={"lower-left": "c08"}, gold=[5, 2, 1], **houses)
    assert asked(match) == "whom_to_free 1"
    play(match, "ransom 2")
    assert asked(match) == "whom_to_free 2"
    play(match, "decline")
    assert asked(match) == "whom_to_free 0"
    play(match, "ransom 1")
    assert offers(match) == ["ransom 3", "decline"]
    play(match, "decline")
    assert [knights(match, house) for house in range(3)] == ["1@court", "2@court", ""]
    assert [stock(match, seat)[GOLD] for seat in range(3)] == [4, 0, 1]


@rule("LA-208")
def test_who_cannot_pay_for_any_prisoner_is_not_asked() -> None:
    match = table("evaluate_the_conflicts", cards={"lower-left": "c08"}, blue="3@lower-left", gold=[2, 0, 0])
    assert asked(match) == "which_card"
    assert reserve(match, BLUE) == [1, 1, 1, 2, 2, 3, 4]


@rule("LA-209")
def test_prisoners_who_are_not_freed_go_to_the_reserve() -> None:
    match = table("evaluate_the_conflicts", cards={"lower-left": "c08"}, blue="3@lower-left 1@court", gold=[3, 0, 0])
    play(match, "decline")
    assert knights(match, BLUE) == "1@court"
    assert reserve(match, BLUE) == [1, 1, 2, 2, 3, 4]


@rule("LA-210", "LA-R37")
def test_knights_on_a_card_lost_in_the_last_round_are_still_held() -> None:
    match = table("evaluate_the_conflicts", round=5, cards={"upper-left": "c08"}, blue="4@upper-left", yellow="3@court")
    assert match.over
    assert knights(match, BLUE) == "4@lower-left"
    assert score(match) == [4 + 8, 0, 4]
