"""Phase 3: castles (LA-180 to LA-188)."""

from __future__ import annotations

import pytest

from regnum.testing import rule

from .helpers import BLUE, RED, SQUIRES, TILE, VOTES, asked, knights, offers, per_seat, play, stock, table, told

NOTHING = {"squires": [0, 0, 0], "gold": [0, 0, 0], "votes": [0, 0, 0]}


@rule("LA-180")
def test_castles_are_evaluated_one_player_after_another_in_player_order() -> None:
    built = dict.fromkeys(("blue", "red", "yellow"), "gold votes")
    match = table("evaluate_the_castles", first=RED, built=built)
    order: list[int] = []
    while match.question.name == "which_item":
        order += match.to_act
        play(match, match.offers()[0])
    assert order == [1, 1, 2, 2, 0, 0]


@rule("LA-181", "LA-274")
def test_items_are_the_knights_on_uncovered_spaces_and_the_tiles_built() -> None:
    match = table("evaluate_the_castles", blue="1@castle-gold 2@castle-train", built={"blue": "votes"})
    assert offers(match, "evaluate") == ["gold", "votes", "train"]


@rule("LA-182")
def test_items_are_evaluated_in_any_order_each_once() -> None:
    match = table("evaluate_the_castles", blue="1@castle-gold", built={"blue": "votes mixed"}, **NOTHING)
    play(match, "evaluate mixed")
    assert offers(match, "evaluate") == ["gold", "votes"]
    play(match, "evaluate gold")
    assert offers(match, "evaluate") == ["votes"]
    play(match, "evaluate votes")
    assert told(match, "table_evaluated")[0] == (BLUE, 0)


@rule("LA-183")
def test_a_knight_returns_to_court_right_after_its_own_item_and_tiles_stay() -> None:
    match = table("evaluate_the_castles", blue="1@castle-gold 2@castle-mixed", built={"blue": "votes"})
    play(match, "evaluate gold")
    assert knights(match, BLUE) == "1@court 2@castle-mixed"
    play(match, "evaluate votes")
    assert match.table.built[BLUE][TILE.index("votes")] == 1


@rule("LA-184", "LA-R36")
@pytest.mark.parametrize("round_number", [2, 5])
@pytest.mark.parametrize(
    ("item", "gain"), [("squires", (2, 0, 0)), ("gold", (0, 2, 0)), ("votes", (0, 0, 2)), ("mixed", (1, 1, 0))]
)
def test_goods_are_paid_automatically(item: str, gain: tuple[int, int, int], round_number: int) -> None:
    match = table("evaluate_the_castles", built={"blue": f"{item} recruit"}, round=round_number, **NOTHING)
    play(match, f"evaluate {item}")
    assert stock(match, BLUE) == gain


@rule("LA-185", "LA-171")
def test_recruit_may_be_paid_with_three_squires() -> None:
    match = table("evaluate_the_castles", built={"blue": "recruit"}, squires=[4, 0, 0])
    play(match, "evaluate recruit")
    assert offers(match) == ["pay", "decline"]
    declined = play(match.branch(), "decline")
    assert (knights(declined, BLUE), stock(declined, BLUE)[SQUIRES]) == ("", 4)
    play(match, "pay")
    assert (knights(match, BLUE), stock(match, BLUE)[SQUIRES]) == ("1@court", 1)


@rule("LA-185")
def test_recruit_is_not_offered_without_a_one_in_reserve() -> None:
    match = table(
        "evaluate_the_castles", built={"blue": "recruit votes"}, blue="1@court 1@court 1@court", squires=[9, 0, 0]
    )
    play(match, "evaluate recruit")
    assert asked(match) == "which_item 0"
    assert stock(match, BLUE)[SQUIRES] == 9


@rule("LA-186", "LA-172")
def test_train_may_be_paid_with_two_squires() -> None:
    match = table("evaluate_the_castles", blue="1@castle-train", squires=[2, 0, 0])
    play(match, "evaluate train")
    assert offers(match) == ["pay", "decline"]
    play(match, "pay", "upgrade 1 castle-train")
    assert knights(match, BLUE) == "2@court"
    assert stock(match, BLUE)[SQUIRES] == 0


@rule("LA-186")
def test_train_is_not_offered_when_no_upgrade_is_possible() -> None:
    match = table("evaluate_the_castles", built={"blue": "train votes"}, blue="4@court", squires=[9, 0, 0])
    play(match, "evaluate train")
    assert asked(match) == "which_item 0"


@rule("LA-187")
@pytest.mark.parametrize(("item", "price"), [("recruit", 3), ("train", 2)])
def test_the_price_must_be_there_when_the_item_is_evaluated(item: str, price: int) -> None:
    built = {"blue": f"{item} squires"}
    match = table("evaluate_the_castles", built=built, blue="2@court", squires=[price - 1, 0, 0])
    other = match.branch()
    play(match, f"evaluate {item}")
    assert asked(match) == "which_item 0"
    play(other, "evaluate squires", f"evaluate {item}")
    assert asked(other) == "pay_or_not 0"


@rule("LA-188")
def test_the_table_comes_after_all_items_with_a_marker_for_the_lord_and_each_noble() -> None:
    match = table("evaluate_the_castles", built={"blue": "votes"}, nobles=[3, 1, 0], **NOTHING)
    assert per_seat(match, "votes") == [0, 0, 0]
    play(match, "evaluate votes")
    assert per_seat(match, "votes") == [2 + 4, 2, 1]


@rule("LA-188", "LA-R36")
def test_in_the_last_round_the_table_pays_nothing_but_everything_else_does() -> None:
    match = table("evaluate_the_castles", round=5, built={"blue": "votes"}, nobles=[3, 1, 0], **NOTHING)
    play(match, "evaluate votes")
    assert per_seat(match, "votes") == [2, 0, 0]


@rule("LA-R36")
def test_york_gives_its_markers_in_the_last_round_too() -> None:
    match = table("evaluate_the_counties", round=5, blue="3@york", **NOTHING)
    play(match, "take reward")
    assert stock(match, BLUE)[VOTES] == 2
