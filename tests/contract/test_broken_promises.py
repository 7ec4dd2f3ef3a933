"""Promises of the contract about speeds, vocabulary, words and clauses: for each there is a game that breaks it."""

from __future__ import annotations

import importlib.util
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from regnum.bots.warming import compiled
from regnum.kernel import Game
from regnum.starting import new
from regnum.testing.playing import play
from regnum.testing.suite import belongings, clauses, reasons, rules, secrets, speeds, words

from .straws import Fault, read_anew

ALWAYS = 0
Promise = Callable[..., None]


def nothing_wrong(t: Any) -> None:
    pass


# --- speeds: a number of the rules is another one since they were compiled ------------------------------------------

CHANGED: dict[Promise, tuple[str, int]] = {
    speeds.test_native_code_plays_the_same_game_position_for_position: ("ROUNDS", 1),
    speeds.test_native_code_offers_the_same_with_the_same_odds: ("MOST", 2),
    speeds.test_native_code_deals_anew_in_the_same_way: ("MOST", 2),
}


@pytest.fixture
def straws(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The toy game, sound and compiled."""
    module = read_anew(monkeypatch, nothing_wrong)
    compiled(module.TOY)
    return module


@pytest.mark.parametrize("promise", CHANGED, ids=lambda promise: promise.__name__)
def test_a_game_that_plays_otherwise_natively_is_caught(straws: Any, promise: Promise) -> None:
    promise(play(straws.TOY, {"players": 3}, 1))
    number, changed = CHANGED[promise]
    setattr(straws, number, changed)
    with pytest.raises(AssertionError):
        promise(play(straws.TOY, {"players": 3}, 1))


def test_a_game_that_is_played_out_otherwise_natively_is_caught(straws: Any) -> None:
    speeds.test_native_code_plays_out_at_random_in_the_same_way(straws.TOY)
    straws.ROUNDS = 1
    with pytest.raises(AssertionError):
        speeds.test_native_code_plays_out_at_random_in_the_same_way(straws.TOY)


# --- rules that are not what they seem --------------------------------------------------------------------------------


def is_a_closure(t: Any) -> None:
    def play_on(s: Any) -> None:
        t.play_on(s)

    t.ROUND.replace(t.play_on, play_on, when=ALWAYS)


def minds_being_watched(t: Any) -> None:
    def play_on(s: Any) -> None:
        if s.round < t.ROUNDS and not s.checked:
            t.again(s)

    t.ROUND.replace(t.play_on, play_on, when=ALWAYS)


BEHIND: dict[Fault, tuple[Promise, str]] = {
    is_a_closure: (rules.test_rules_keep_to_their_vocabulary, "play_on is a closure over t"),
    minds_being_watched: (
        rules.test_a_match_is_recorded_like_one_whose_every_step_is_watched,
        "Left contains 4 more items",
    ),
}


@pytest.mark.parametrize("fault", BEHIND, ids=lambda fault: fault.__name__)
def test_rules_that_are_not_what_they_seem_are_caught(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    promise, said = BEHIND[fault]
    promise(read_anew(monkeypatch, nothing_wrong).TOY)
    with pytest.raises(AssertionError, match=said):
        promise(read_anew(monkeypatch, fault).TOY)


def test_a_game_with_secrets_that_are_never_dealt_anew_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    promise = secrets.test_there_is_something_to_deal_anew
    promise(play(read_anew(monkeypatch, nothing_wrong).TOY, {"players": 3}, 1))
    with pytest.raises(AssertionError):
        promise(play(read_anew(monkeypatch, lambda t: t.book.redeal.parts.clear()).TOY, {"players": 3}, 1))


def test_a_game_whose_facts_tell_secrets_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    game = read_anew(monkeypatch, nothing_wrong).TOY
    belongings.test_what_it_says_of_its_map_lies_open(game)
    game._facts = lambda s: {"straw": {"first": {"length": s.straw[0]}}}
    with pytest.raises(AssertionError, match="facts= tells what not everybody sees"):
        belongings.test_what_it_says_of_its_map_lies_open(game)


# --- offers and conditions that contradict each other ---------------------------------------------------------------


def offers_what_nobody_can_pay(t: Any) -> None:
    def any_bid(s: Any, seat: int, out: list[int]) -> None:
        for coins in range(t.MOST + 1):
            t.offer(out, t.BID(coins))

    t.HOW_MUCH.offers[0].options = any_bid


def offers_less_than_one_can_pay(t: Any) -> None:
    def nothing_at_all(s: Any, seat: int, out: list[int]) -> None:
        t.offer(out, t.BID(0))

    t.HOW_MUCH.offers[0].options = nothing_at_all


APART: dict[Fault, str] = {
    offers_what_nobody_can_pay: r"may= forbids what is offered: bid coins=\d at 'how_much'",
    offers_less_than_one_can_pay: r"may= allows what is not offered: bid coins=\d at 'how_much'",
}


@pytest.mark.parametrize("fault", APART, ids=lambda fault: fault.__name__)
def test_offers_that_contradict_their_conditions_are_caught(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    promise = reasons.test_the_conditions_of_an_answer_hold_where_it_is_offered_and_nowhere_else
    poor = {"players": 3, "start_coins": 1}
    promise(play(read_anew(monkeypatch, nothing_wrong).TOY, poor, 1), random.Random(1))
    with pytest.raises(AssertionError, match=APART[fault]):
        promise(play(read_anew(monkeypatch, fault).TOY, poor, 1), random.Random(1))


# --- words and clauses: a package as it is written at first, and one line of it changed -------------------------------

SOURCE = Path("src", "stones")
CODE, WORDS, RULES = SOURCE / "__init__.py", SOURCE / "messages" / "en.ftl", SOURCE / "rules.md"
TESTS = Path("tests", "test_rules.py")
CHANGES: dict[tuple[Path, str, str], tuple[Promise, str]] = {
    (WORDS, "event-won =", "event-lost ="): (
        words.test_everything_that_can_happen_has_a_message_in_each_language_of_the_game,
        "event-won",
    ),
    (WORDS, "event-won =", "event-lost = Gone.\nevent-won ="): (
        words.test_no_message_speaks_of_rules_that_are_gone,
        "event-lost",
    ),
    (WORDS, "event-won = { $seat }", "event-won = { $who }"): (
        words.test_a_message_speaks_of_nothing_but_what_is_known_where_it_is_said,
        r"\{ \$who \} in event-won",
    ),
    (WORDS, "event-won = { $seat }", "event-won = { -winner }"): (
        words.test_a_message_quotes_nothing_but_what_is_said_in_its_language,
        r"quoted, and said nowhere in this language:\n *\{ -winner \} in event-won",
    ),
    (WORDS, "event-won = { $seat }", "event-won = { the-winner }"): (
        words.test_a_message_quotes_nothing_but_what_is_said_in_its_language,
        r"\{ the-winner \} in event-won",
    ),
    (WORDS, "event-won =", "thing-stone = Stone\nthing-stone-text = It weighs { $weight }.\nevent-won ="): (
        words.test_what_is_printed_on_a_thing_speaks_of_its_numbers_and_of_the_data,
        "thing-stone-text: KeyError",
    ),
    (CODE, '    prefix="ST"', '    prefix="SN"'): (
        clauses.test_its_clauses_begin_as_the_game_says,
        "prefix='SN', and its rules state ST-1, ST-2, ST-3",
    ),
    (WORDS, "{ $seat } takes the last stone and", "{ $seat ->\n   *[other] The last stone\n}"): (
        words.test_a_message_counts_with_nothing_but_numbers,
        r"counted, and no number:\n *seat in event-won",
    ),
    (WORDS, "game-title = ", "game title = "): (words.test_every_line_of_a_file_of_messages_can_be_read, "game title"),
    (CODE, 'browser="board"', 'browser="boards"'): (belongings.test_its_board_for_the_browser_is_built, "board.js"),
    (CODE, 'browser="board"', 'drawing="stones.messages"'): (
        belongings.test_its_board_for_the_terminal_draws_what_everybody_sees,
        r"drawing='stones.messages': No module named .*; expected a module with draw\(sight\)",
    ),
    (CODE, '"won", "ST-3"', '"won", "ST-7"'): (
        clauses.test_every_clause_that_the_game_cites_stands_in_its_rules,
        "'ST-7': 'event won'",
    ),
    (RULES, "- **ST-3**", "- **ST-4** Nobody cheats.\n- **ST-3**"): (
        clauses.test_every_clause_of_the_rules_is_cited_by_a_test,
        r"no test in .* has them in @rule",
    ),
    (RULES, "**ST-", "ST-"): (clauses.test_every_clause_of_the_rules_is_cited_by_a_test, "state no clause"),
    (TESTS, '@rule("ST-3")', '@rule("ST-3", "ST-8")'): (
        clauses.test_no_test_cites_a_clause_that_is_not_in_the_rules,
        "ST-8",
    ),
}


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change[2].splitlines()[0])
def test_words_and_clauses_that_do_not_fit_the_game_are_caught(change: tuple[Path, str, str], tmp_path: Path) -> None:
    promise, said = CHANGES[change]
    ask(promise, new("stones", tmp_path / "sound"))
    package = new("stones", tmp_path / "spoiled")
    file, here, there = change
    text = (package / file).read_text(encoding="utf-8")
    assert here in text
    (package / file).write_text(text.replace(here, there), encoding="utf-8")
    with pytest.raises(AssertionError, match=said):
        ask(promise, package)


def ask(promise: Promise, package: Path) -> None:
    """Whether the game of a package keeps a promise."""
    given = {"a_game": game_of(package), "tests": package / "tests", "prefix": ""}
    promise(**{name: given[name] for name in promise.__annotations__ if name in given})


def game_of(package: Path) -> Game:
    spec = importlib.util.spec_from_file_location("stones", package / CODE)
    assert spec is not None and spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    made: Game = module.GAME
    return made
