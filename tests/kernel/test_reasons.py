"""Why not: reasons from the conditions that decide what is offered."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from regnum.kernel import NATURE, Condition, Deeper, IllegalChoice, May, Module

from .test_match import dealt


def on(modules: int = 0) -> Any:
    return SimpleNamespace(modules=modules)


def small(s: Any, seat: int, number: int) -> bool:
    return number < 5


def even(s: Any, seat: int, number: int) -> bool:
    return number % 2 == 0


def twice(s: Any, seat: int, number: int) -> int:
    return 2 * number


SMALL = Condition(small, "T-7", "{number} is too much; its double is {double}", double=("number", twice))
EVEN = Condition(even, "T-8", "that number is odd")


def test_a_list_of_conditions_is_true_where_all_hold_and_tells_the_first_that_fails() -> None:
    may = May("numbers", SMALL, EVEN)
    assert may(on(), 0, 4)
    assert may.against(on(), {"number": 4}, 0, 4) is None
    assert str(may.against(on(), {"number": 7}, 0, 7)) == "7 is too much; its double is 14 (T-7)"
    assert str(may.against(on(), {"number": 3}, 0, 3)) == "that number is odd (T-8)"


def test_a_condition_of_a_module_counts_while_it_is_in_play_and_may_stand_before_others() -> None:
    may, module = May("numbers", SMALL), Module(1)
    may.add(EVEN, when=module, before=small)
    assert may(on(), 0, 3)
    assert not may(on(1), 0, 3)
    assert str(may.against(on(1), {"number": 7}, 0, 7)) == "that number is odd (T-8)"


def test_a_list_may_lead_to_another_list() -> None:
    inner = May("inner", EVEN)

    def half_is_even(s: Any, seat: int, number: int) -> bool:
        return bool(inner(s, seat, number // 2))

    outer = May("outer", SMALL, Deeper(half_is_even, lambda s, seat, number: (inner, (seat, number // 2))))
    assert outer(on(), 0, 4)
    assert str(outer.against(on(), {}, 0, 2)) == "that number is odd (T-8)"


def test_a_match_says_why_not_and_nothing_against_what_is_offered() -> None:
    match = dealt(start_coins=2)
    assert match.why_not("bid coins=2", 0) is None
    assert str(match.why_not("bid coins=3", 0)) == "you have only 2 coins, not 3 (T-2)"
    assert str(match.why_not("take favour=crown", 0)) == "that is for another moment of the game (T-2)"
    assert str(match.why_not("bid coins=1", NATURE)) == "Nature is not asked now; seat 0, seat 1 must answer (T-2)"


@pytest.mark.parametrize(
    ("tried", "reason"),
    [
        ("bid coins=9", "coins=9 is not possible: it goes from 0 to 3 (T-2)"),
        ("bid nothing", "coins=nothing is unknown; expected 0 … 3 (T-2)"),
        ("bid", "expected a choice like 'bid coins=…', not 'bid' (T-2)"),
        ("abdicate", "unknown choice 'abdicate'; the verbs are draw, bid, toss, take, pass (T-2)"),
        ("Take favour=cloak", "that is for another moment of the game (T-2)"),
        ({"do": "take"}, "that is for another moment of the game (T-2)"),
        (-1, "there is no action -1; they go from 0 to 18 (T-2)"),
    ],
)
def test_words_that_stand_for_no_choice_have_a_reason_and_the_clause_of_what_is_asked(tried: Any, reason: str) -> None:
    assert str(dealt(start_coins=2).why_not(tried, 0)) == reason


def test_when_nothing_is_asked_that_is_the_reason_whatever_is_tried() -> None:
    match = dealt(start_coins=2)
    for tried in ("bid coins=9", "abdicate", 0):
        assert str(match.why_not(tried, NATURE)) == "Nature is not asked now; seat 0, seat 1 must answer (T-2)"
    while not match.over:
        match.choose(match.offers(match.to_act[0])[0], match.to_act[0])
    for tried in ("bid coins=9", "abdicate", 0):
        assert str(match.why_not(tried, 0)) == "the game is over"


def test_an_illegal_choice_carries_its_clause() -> None:
    with pytest.raises(IllegalChoice) as refused:
        dealt(start_coins=2).choose("bid coins=3", 0)
    assert (refused.value.reason, refused.value.clause) == ("you have only 2 coins, not 3", "T-2")


def test_a_reason_is_found_on_what_the_asker_sees() -> None:
    match = dealt(start_coins=2)
    match.choose("bid coins=1", 1)
    asked = [str(match.why_not(action, 0)) for action in range(len(match.game.actions))]
    match.table.bid[1][0] = 2
    assert [str(match.why_not(action, 0)) for action in range(len(match.game.actions))] == asked
