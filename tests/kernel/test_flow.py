"""What a step may do, in which order steps run, and that the kernel finds out who does otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.kernel import (
    EVERYBODY,
    NATURE,
    BrokenRules,
    Match,
    Question,
    Rulebook,
    again,
    ask,
    ask_all,
    ask_nature,
    ask_some,
    call,
    flow,
    leave,
    leave_all,
    offer,
)
from regnum.kernel.modules import ALWAYS

from .little import little_book, little_game, little_match
from .toy import TOY


def add(s: Any, number: int) -> None:
    s.number = s.number * 10 + number


def yes_question(book: Rulebook) -> Question:
    """Every seat may say yes."""
    say = book.action("yes")

    def options(s: Any, seat: int, out: list[int]) -> None:
        offer(out, say())

    def said(s: Any, seat: int) -> None:
        return

    return book.question("sure", options, {say: said}, "L-1")


# --- the order of things ------------------------------------------------------------------------------------


def test_steps_run_in_order_until_one_asks() -> None:
    book = little_book()
    sure = yes_question(book)

    def first(s: Any) -> None:
        add(s, 1)

    def second(s: Any) -> None:
        add(s, 2)
        ask(s, sure, 1)

    def third(s: Any) -> None:
        add(s, 3)

    match = little_match(book, book.procedure("game", first, second, third))
    assert match.table.number == 12
    assert match.to_act == (1,)
    match.choose("yes")
    assert match.table.number == 123
    assert match.over


def test_a_called_procedure_comes_first_and_then_the_caller_goes_on() -> None:
    book = little_book()

    def inside(s: Any) -> None:
        add(s, 2)

    election = book.procedure("election", inside)

    def before(s: Any) -> None:
        add(s, 1)
        call(s, election)

    def after(s: Any) -> None:
        add(s, 3)

    assert little_match(book, book.procedure("game", before, after)).table.number == 123


def test_a_procedure_is_a_step_of_another() -> None:
    book = little_book()

    def one(s: Any) -> None:
        add(s, 1)

    def two(s: Any) -> None:
        add(s, 2)

    election = book.procedure("election", two)
    game = book.procedure("game", one, election, one)
    game.after(election, election, when=ALWAYS)
    game.before(election, two, when=ALWAYS)
    game.replace(two, one, when=ALWAYS)
    assert little_match(book, game).table.number == 11221


def test_a_loop_begins_anew_as_long_as_something_holds() -> None:
    book = little_book()

    def count(s: Any) -> None:
        s.number += 1

    def less_than_five(s: Any) -> bool:
        return bool(s.number < 5)

    def less_than_seven(s: Any) -> bool:
        return bool(s.number < 7)

    turns = book.loop("turns", count, as_long_as=less_than_five)
    game = book.procedure("game", turns, count)
    turns.as_long_as(less_than_seven, when=ALWAYS)
    turns.append(count, when=ALWAYS)
    with pytest.raises(TypeError, match="'game' is no loop"):
        game.as_long_as(less_than_five, when=ALWAYS)
    assert little_match(book, game).table.number == 9


def test_a_loop_without_a_condition_goes_on_until_a_step_leaves() -> None:
    book = little_book()

    def leave_at_five(s: Any) -> None:
        if s.number == 5:
            leave(s)

    def count(s: Any) -> None:
        s.number += 1

    turns = book.loop("turns", leave_at_five, count)
    assert little_match(book, book.procedure("game", turns, count)).table.number == 6


def test_again_begins_the_procedure_anew_and_leave_ends_it_alone() -> None:
    book = little_book()

    def count(s: Any) -> None:
        s.number += 1

    def until_five(s: Any) -> None:
        if s.number < 5:
            again(s)
        else:
            leave(s)

    def never(s: Any) -> None:
        s.number = 99

    turns = book.procedure("turns", count, until_five, never)

    def take_turns(s: Any) -> None:
        call(s, turns)

    def and_one_more(s: Any) -> None:
        s.number += 1

    assert little_match(book, book.procedure("game", take_turns, and_one_more)).table.number == 6


def test_leave_all_ends_the_game_from_within() -> None:
    book = little_book()

    def stop(s: Any) -> None:
        leave_all(s)

    inner = book.procedure("inner", stop)

    def enter(s: Any) -> None:
        call(s, inner)

    def never(s: Any) -> None:
        s.number = 99

    match = little_match(book, book.procedure("game", enter, never))
    assert match.over
    assert match.table.number == 0
    assert match.where() == "the end"


def test_a_procedure_that_has_ended_leaves_no_trace_on_the_stack() -> None:
    book = little_book()
    sure = yes_question(book)

    def nothing(s: Any) -> None:
        return

    inner = book.procedure("inner", nothing, nothing)

    def enter(s: Any) -> None:
        call(s, inner)

    def wait(s: Any) -> None:
        ask(s, sure, 0)

    s = little_match(book, book.procedure("game", enter, wait)).table
    assert s.depth == 1
    assert s.procedure[1:] == [0] * 9
    assert s.at[1:] == [0] * 9


# --- who is asked -----------------------------------------------------------------------------------------------


def test_all_are_asked_and_may_answer_in_any_order() -> None:
    book = little_book()
    sure = yes_question(book)

    def everybody(s: Any) -> None:
        ask_all(s, sure)

    match = little_match(book, book.procedure("game", everybody))
    assert list(match.to_act) == [0, 1]
    match.choose("yes", seat=1)
    assert list(match.to_act) == [0]
    assert not match.over
    match.choose("yes", seat=0)
    assert match.over


def test_some_are_asked_by_their_bits() -> None:
    book = little_book()
    sure = yes_question(book)

    def the_last(s: Any) -> None:
        ask_some(s, sure, 0b10)

    match = little_match(book, book.procedure("game", the_last))
    assert match.to_act == (1,)
    assert flow.to_act(match.table) == 1


def test_nature_is_asked_alone() -> None:
    book = little_book()
    sure = yes_question(book)

    def heaven(s: Any) -> None:
        ask_nature(s, sure, 1)

    match = little_match(book, book.procedure("game", heaven))
    assert match.to_act == (NATURE,)
    assert flow.to_act(match.table) == NATURE
    assert match.table.witness == 1
    match.choose("yes")
    assert match.over
    assert match.table.witness == EVERYBODY


def test_who_is_asked_again_goes_on_while_the_others_think() -> None:
    s = TOY.begin(players=2, start_coins=5)
    while s.nature:
        TOY.answer(s, NATURE, TOY.offers(s, NATURE)[0])
    TOY.answer(s, 1, TOY.actions.read("bid 2"))
    assert TOY.to_act(s) == (0, 1)
    TOY.answer(s, 1, TOY.actions.read("bid 3"))
    assert TOY.to_act(s) == (0,)
    assert s.bid[1] == [2, 3]


# --- dishonest steps --------------------------------------------------------------------------------------------


def test_a_step_that_asks_twice_is_found_out() -> None:
    book = little_book()
    sure = yes_question(book)

    def ask_twice(s: Any) -> None:
        ask(s, sure, 0)
        ask(s, sure, 1)

    with pytest.raises(BrokenRules, match=r"only once, and an answer may not: .*: game › ask_twice"):
        little_match(book, book.procedure("game", ask_twice))


def test_a_step_that_calls_and_asks_is_found_out() -> None:
    book = little_book()
    sure = yes_question(book)
    inner = book.procedure("inner")

    def call_and_ask(s: Any) -> None:
        call(s, inner)
        ask(s, sure, 1)

    with pytest.raises(BrokenRules, match="only once"):
        little_match(book, book.procedure("game", call_and_ask))


def test_a_step_that_changes_the_table_after_asking_is_found_out() -> None:
    book = little_book()
    sure = yes_question(book)

    def ask_and_change(s: Any) -> None:
        ask(s, sure, 0)
        s.number = 1

    with pytest.raises(
        BrokenRules, match=r"ask_and_change changes the table after it asked, .* must come last .game › ask_and_change"
    ):
        little_match(book, book.procedure("game", ask_and_change))


def test_an_answer_that_asks_a_question_of_its_own_is_found_out_and_changes_nothing() -> None:
    book = little_book()
    sure = yes_question(book)
    say = book.action("no")

    def options(s: Any, seat: int, out: list[int]) -> None:
        offer(out, say())

    def ask_back(s: Any, seat: int) -> None:
        s.number = 7
        ask(s, sure, 0)

    odd = book.question("odd", options, {say: ask_back}, "L-2")

    def step(s: Any) -> None:
        ask(s, odd, 0)

    match = little_match(book, book.procedure("game", step))
    before = match.table.copy()
    with pytest.raises(BrokenRules, match=r"an answer may not: .*: game › step"):
        match.choose("no")
    assert match.table == before
    assert match.choices == []


def test_a_thousand_steps_without_a_question_are_too_many() -> None:
    book = little_book()

    def wait(s: Any) -> None:
        return

    def forever(s: Any) -> None:
        again(s)

    turns = book.procedure("turns", wait, forever)

    def take_turns(s: Any) -> None:
        call(s, turns)

    with pytest.raises(BrokenRules, match="1000 steps without a question: game › turns"):
        little_match(book, book.procedure("game", take_turns))


def test_a_question_without_options_is_found_out() -> None:
    book = little_book()
    say = book.action("yes")

    def nothing(s: Any, seat: int, out: list[int]) -> None:
        return

    def said(s: Any, seat: int) -> None:
        return

    empty = book.question("empty", nothing, {say: said}, "L-3")

    def step(s: Any) -> None:
        ask(s, empty, 1)

    with pytest.raises(BrokenRules, match="seat 1 is asked and can answer nothing: game › step"):
        little_match(book, book.procedure("game", step))


def test_a_question_asked_of_nobody_is_found_out() -> None:
    book = little_book()
    sure = yes_question(book)

    def step(s: Any) -> None:
        ask_some(s, sure, 0)

    with pytest.raises(BrokenRules, match="a question is asked of nobody who plays: game › step"):
        little_match(book, book.procedure("game", step))


def test_an_option_that_has_no_effect_declared_is_found_out() -> None:
    book = little_book()
    say, other = book.action("yes"), book.action("no")

    def options(s: Any, seat: int, out: list[int]) -> None:
        offer(out, other())

    def said(s: Any, seat: int) -> None:
        return

    odd = book.question("odd", options, {say: said}, "L-4")

    def step(s: Any) -> None:
        ask(s, odd, 0)

    made = little_game(book, book.procedure("game", step))
    with pytest.raises(BrokenRules, match="seat 0 is offered 'no', for which the question 'odd' has no answer: game"):
        Match(made, checked=True)
    with pytest.raises(BrokenRules, match="the question 'odd' has no answer 'no'"):
        Match(made).choose("no")


# --- without a match --------------------------------------------------------------------------------------------


def test_a_game_plays_without_a_match_too() -> None:
    book = little_book()
    sure = yes_question(book)

    def step(s: Any) -> None:
        ask_all(s, sure)

    game = little_game(book, book.procedure("game", step))
    s = game.begin()
    assert game.offers(s, 0) == game.offers(s, 1) == [0]
    assert game.mask(s, 0) == [1]
    game.answer(s, 0, 0)
    assert game.offers(s, 0) == []
    assert game.mask(s, 0) == [0]
    assert game.result(s) is None
    game.answer(s, 1, 0)
    assert game.over(s)
    assert game.to_act(s) == ()
    result = game.result(s)
    assert result is not None
    assert result.scores == (0, 0)


@pytest.mark.parametrize("checked", [True, False])
def test_a_number_that_leaves_its_range_is_found_out_and_changes_nothing(checked: bool) -> None:
    book = little_book()
    say = book.action("yes")

    def options(s: Any, seat: int, out: list[int]) -> None:
        offer(out, say())

    def said(s: Any, seat: int) -> None:
        s.number = 10**7 if s.number == 1 else s.number + 1

    def step(s: Any) -> None:
        ask(s, sure, 0)

    sure = book.question("sure", options, {say: said}, "L-5")
    match = Match(little_game(book, book.procedure("game", step, step)), checked=checked)
    match.choose("yes")
    with pytest.raises(BrokenRules, match=r"number holds 10000000, outside 0\.\.1000000"):
        match.choose("yes")
    assert match.table.number == 1
    assert len(match.choices) == 1
