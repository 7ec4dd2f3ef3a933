"""The rulebook: how expansions, variants and old editions extend it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from regnum.kernel import (
    BadDeclaration,
    BrokenRules,
    ByVerb,
    Condition,
    IllegalOptions,
    Match,
    Record,
    Rulebook,
    Thumb,
    ask,
    flow,
    offer,
    saved,
)
from regnum.kernel.modules import ALWAYS

from .little import little_book, little_game
from .toy import FAVOURS, FIRST, MAY_BID, PIETY, ROUND, STRENGTH, TOY, pay_the_bids, toy_named


def one(s: Any) -> None:
    s.number = s.number * 10 + 1


def two(s: Any) -> None:
    s.number = s.number * 10 + 2


def three(s: Any) -> None:
    s.number = s.number * 10 + 3


def four(s: Any) -> None:
    s.number = s.number * 10 + 4


def played(book: Rulebook, modules: int) -> int:
    """What the steps leave behind with these modules in play."""
    game = little_game(book, book.procedures[0])
    s = game.table(game.options.settle())
    s.modules = modules
    flow.begin(s, game.root)
    return int(s.number)


# --- procedures ---------------------------------------------------------------------------------------------


def test_steps_are_inserted_before_and_after_a_named_one_while_their_module_is_in_play() -> None:
    book = little_book()
    module = book.module("more")
    game = book.procedure("game", one, two)
    game.before(two, three, when=module)
    game.after(one, four, when=module)
    assert played(book, 0) == 12
    assert played(book, module) == 1432


def test_several_steps_are_inserted_in_the_order_given() -> None:
    book = little_book()
    module = book.module("more")
    game = book.procedure("game", one)
    game.after(one, two, three, when=module)
    game.append(four, when=module)
    assert played(book, module) == 1234


def test_a_step_is_replaced_while_its_module_is_in_play_and_the_latest_replacement_counts() -> None:
    book = little_book()
    first, second = book.module("first"), book.module("second")
    game = book.procedure("game", one, two)
    game.replace(one, three, when=first)
    game.replace(one, four, when=second)
    assert played(book, 0) == 12
    assert played(book, first) == 32
    assert played(book, second) == 42
    assert played(book, first | second) == 42


def test_a_replacement_for_two_modules_waits_for_both() -> None:
    book = little_book()
    first, second = book.module("first"), book.module("second")
    game = book.procedure("game", one)
    game.replace(one, two, when=first)
    game.replace(two, three, when=first | second)
    assert played(book, first) == 2
    assert played(book, second) == 1
    assert played(book, first | second) == 3


def test_an_inserted_step_is_itself_a_place_to_insert_at() -> None:
    book = little_book()
    first, second = book.module("first"), book.module("second")
    game = book.procedure("game", one)
    game.after(one, two, when=first)
    game.after(two, three, when=second)
    assert played(book, first | second) == 123
    assert played(book, second) == 13


def test_the_same_step_inserted_for_two_modules_runs_for_each() -> None:
    book = little_book()
    first, second = book.module("first"), book.module("second")
    game = book.procedure("game", one)
    game.append(two, when=first)
    game.append(two, when=second)
    assert played(book, first) == played(book, second) == 12
    assert played(book, first | second) == 122


def test_a_place_that_does_not_exist_is_named() -> None:
    book = little_book()
    game = book.procedure("game", one)
    with pytest.raises(BadDeclaration, match="the procedure 'game' has no step 'two'"):
        game.after(two, three, when=book.module("more"))


# --- questions ------------------------------------------------------------------------------------------------


def test_further_options_come_with_their_effects_while_their_module_is_in_play() -> None:
    base = Match(TOY, seed=1, players=2, start=_winner_chooses())
    assert base.offers() == ["take favour=purse", "take favour=crown"]
    pious = Match(TOY, seed=1, players=2, start=_winner_chooses(), piety=True)
    assert pious.offers() == ["take favour=purse", "take favour=crown", "take favour=boon", "pass"]
    pious.choose("pass")
    assert pious.table.prayers[0] == 2


def _winner_chooses() -> dict[str, Any]:
    return {"question": "which_favour", "seats": 0, "fields": {"winner": 0, "round": 1}}


def test_the_effect_of_an_answer_is_replaced_while_its_module_is_in_play() -> None:
    book = little_book()
    module = book.module("more")
    say = book.action("yes")

    def options(s: Any, seat: int, out: list[int]) -> None:
        offer(out, say())

    def base(s: Any, seat: int) -> None:
        s.number = 1

    def other(s: Any, seat: int) -> None:
        s.number = 2

    sure = book.question("sure", options, {say: base}, "L-1")
    sure.replace(say, other, when=module)

    def step(s: Any) -> None:
        ask(s, sure, 0)

    game = little_game(book, book.procedure("game", step))
    for modules, number in ((0, 1), (module, 2)):
        s = game.begin()
        s.modules = modules
        game.answer(s, 0, say())
        assert s.number == number


# --- tallies and catalogues --------------------------------------------------------------------------------------


def test_a_tally_adds_the_parts_of_the_modules_in_play() -> None:
    s = TOY.begin(players=2)
    s.straw[0], s.shown[0], s.prayers[0] = 2, 3, 4
    assert STRENGTH(s, 0) == 5
    s.modules |= PIETY
    assert STRENGTH(s, 0) == 9


def test_a_catalogue_reads_numbers_and_runs_functions_by_row() -> None:
    s = TOY.begin(players=2, start_coins=4)
    assert list(FAVOURS) == ["purse", "crown", "boon"]
    assert FAVOURS.count == len(FAVOURS) == 3
    FAVOURS.granted(s, 0, 1)
    FAVOURS.granted(s, 1, 1)
    assert s.coins[1] == 4 + FAVOURS.coins[0]
    assert s.crowns[1] == 1


def test_a_row_of_a_catalogue_may_do_a_procedure_and_the_game_goes_on_from_there() -> None:
    book = little_book()
    root = book.procedure("game")
    laws = book.catalogue("law", "effect")
    tax = laws.add("tax", effect=book.procedure("taxing", two, three))

    def apply_the_tax(s: Any) -> None:
        laws.effect(s, tax)

    root.append(one, apply_the_tax, four, when=0)
    assert played(book, 0) == 1234


def test_a_row_of_a_catalogue_has_every_column_and_a_name_of_its_own() -> None:
    book = Rulebook()
    laws = book.catalogue("law", "votes")
    assert laws.add("tax", votes=2) == 0
    with pytest.raises(TypeError, match="a row of 'law' has the columns votes, not vote"):
        laws.add("toll", vote=2)
    with pytest.raises(TypeError, match="'law' has a row 'tax' already"):
        laws.add("tax", votes=3)


# --- names ----------------------------------------------------------------------------------------------------


def test_nothing_is_declared_twice() -> None:
    book = little_book()
    book.procedure("game")
    book.module("more")
    book.event("rain", "L-1")
    with pytest.raises(TypeError, match="the procedure 'game' exists already"):
        book.procedure("game")
    with pytest.raises(TypeError, match="the module 'more' exists already"):
        book.module("more")
    with pytest.raises(TypeError, match="the event 'rain' exists already"):
        book.event("rain", "L-1")
    book.question("why", lambda s, seat, out: None, {}, "L-1")
    with pytest.raises(TypeError, match="the question 'why' exists already"):
        book.question("why", lambda s, seat, out: None, {}, "L-1")


EXTENSIONS: dict[str, Callable[[], object]] = {
    "'action' of the rulebook": lambda: TOY.book.action("shout"),
    "'option' of the rulebook": lambda: TOY.book.option("late", "T-1"),
    "'module' of the rulebook": lambda: TOY.book.module("late"),
    "'table_of' of the rulebook": lambda: TOY.book.table(Record),
    "'append' of the procedure game": lambda: TOY.root.append(lambda s: None, when=ALWAYS),
    "'replace' of the question which_favour": lambda: TOY.book.question_named("which_favour").replace(
        TOY.book.actions.verbs["take"], lambda s, seat, favour: None, when=ALWAYS
    ),
    "'add' of the tally": lambda: TOY.book.tallies[0].add(lambda s, seat: 1, when=ALWAYS),
    "'add' of the catalogue": lambda: next(iter(TOY.book.catalogues.values())).add("late"),
    "'append' of the additions words": lambda: TOY.book.words.append(Path("late.ftl")),
    "'extend' of the additions shared": lambda: TOY.book.shared.extend(["straw"]),
    "'thumb' of the rulebook": lambda: setattr(TOY.book, "thumb", Thumb()),
    "'add' of the may bid": lambda: MAY_BID.add(Condition(lambda s, seat, coins: 0, "T-2", "no"), when=ALWAYS),
    "'add' of the redealing": lambda: TOY.book.redeal.add(lambda s, seat, rng: None),
    "'leave' of the redealing": lambda: TOY.book.redeal.leave("straw"),
    "'only' of the redealing": lambda: TOY.book.redeal.only(lambda s, seat: True),
    "'add' of the byverb advice": lambda: TOY.book.thumb.advice.add({}),
}


@pytest.mark.parametrize("what", EXTENSIONS)
def test_a_book_that_is_closed_cannot_be_extended_and_says_how_it_could(what: str) -> None:
    with pytest.raises(BrokenRules, match=f"{what}.* comes too late: the book of straws is closed.*regnum.expansions"):
        EXTENSIONS[what]()


def test_what_is_thought_of_an_action_goes_by_its_verb_and_nothing_is_thought_of_others() -> None:
    bid, take = (TOY.book.actions.verbs[name] for name in ("bid", "take"))
    s = TOY.begin(players=2)
    advice = ByVerb("advice", {bid: lambda s, seat, coins: 10 * seat + coins})
    assert (advice(s, 1, bid(2)), advice(s, 1, take(0))) == (12, 0)
    assert ByVerb("advice", {}, default=7)(s, 1, take(0)) == 7
    advice.add({take: lambda s, seat, favour: 5})
    assert (advice(s, 1, bid(2)), advice(s, 1, take(0))) == (12, 5)


def test_an_unknown_name_is_answered_with_the_known_ones() -> None:
    with pytest.raises(LookupError, match="there is no procedure 'rond'; there are game, round, dealing"):
        TOY.book.procedure_named("rond")
    with pytest.raises(LookupError, match="there is no question 'why'; there are which_straw, "):
        TOY.book.question_named("why")


def test_where_the_game_stands_is_told_in_the_names_of_the_rules() -> None:
    assert Match(TOY).where() == "game › round › dealing › deal_one"
    assert Match(TOY, seed=1).where() == "game › round › bid_in_secret"


# --- editions ---------------------------------------------------------------------------------------------------

ONE_ROUND = ["0 bid coins=2", "0 bid coins=0", "1 bid coins=1", "1 bid coins=0"]


@pytest.mark.parametrize(("edition", "coins"), [(2, [2, 3]), (1, [2, 4]), (None, [2, 3])])
def test_an_old_edition_is_todays_rules_with_the_old_step_put_back(edition: int | None, coins: list[int]) -> None:
    match = Match(TOY, chance=["long", "short", "short"], edition=edition, players=2)
    for line in ONE_ROUND:
        match.choose(line[2:], int(line[0]))
    assert match.to_act == (0,)
    assert match.table.coins[:2] == coins


def test_a_position_is_set_up_by_the_edition_asked_for() -> None:
    tied = {"step": "pay_the_bids", "fields": {"shown": [1, 1], "straw": ["short", "short"], "straws_up": 1}}
    assert Match(TOY, players=2, start=tied).table.coins[:2] == [3, 3]
    assert Match(TOY, players=2, start=tied, edition=1).table.coins[:2] == [4, 4]


def test_a_recorded_game_of_an_old_edition_still_replays() -> None:
    match = saved.read(RECORDED, toy_named)
    assert match.edition == 1
    assert match.over
    assert match.result is not None
    assert match.result.scores == (102, 2)


RECORDED = """regnum 1
game: straws
edition: 1
players: 2
option start_coins: 4
option piety: off

* draw straw=long
* draw straw=short
* draw straw=short
0 bid coins=2
0 bid coins=0
1 bid coins=1
1 bid coins=0
0 take favour=crown
* draw straw=middling
* draw straw=middling
* draw straw=short
0 bid coins=0
1 bid coins=3
1 bid coins=1
1 take favour=purse
"""


def test_an_edition_that_never_was_is_refused() -> None:
    for edition in (0, 3):
        with pytest.raises(IllegalOptions, match=f"straws has editions 1 to 2, not {edition}"):
            Match(TOY, edition=edition)


def test_the_bit_of_an_old_edition_is_set_for_it_and_for_all_before_it() -> None:
    book = little_book()
    second, third = book.old_edition(2), book.old_edition(3)
    game = little_game(book, book.procedure("game"), edition=4)
    assert [game.edition_bits(edition) for edition in (1, 2, 3, 4)] == [second + third, second + third, third, 0]
    assert TOY.edition_bits(1) == FIRST


def test_the_steps_of_a_procedure_include_all_that_may_stand_in() -> None:
    names = [step.__name__ for step in ROUND.every_step()]
    assert names.index("pay_nothing") == names.index(pay_the_bids.__name__) + 1
    assert "the_winner_pays" in names
