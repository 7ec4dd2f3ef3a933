"""Actions: numbers, notation and JSON say the same."""

from __future__ import annotations

import json
from typing import Any

import pytest

from regnum.kernel import SEATS, ActionSpace, BadNotation, Rulebook, Words

from .toy import BID, DRAW, PASS, TAKE, TOSS, TOY

SPACE = TOY.actions


def test_every_action_survives_notation_and_json() -> None:
    for action in range(len(SPACE)):
        assert SPACE.read(SPACE.write(action)) == action
        assert SPACE.from_json(json.loads(json.dumps(SPACE.to_json(action)))) == action


def test_verbs_stand_side_by_side_in_the_order_of_their_declaration() -> None:
    assert [DRAW(0), DRAW(2), BID(0), BID(3), TOSS(0)] == [0, 2, 3, 6, 7]
    assert PASS() == len(SPACE) - 1
    assert [verb.name for verb in SPACE] == ["draw", "bid", "toss", "take", "pass"]


def test_a_verb_gives_back_the_numbers_it_was_called_with() -> None:
    space = ActionSpace()
    go = space.add("go", row=range(3, 6), column=4, by=Words("way", ("foot", "horse")))
    space.settle()
    assert len(space) == 3 * 4 * 2
    assert go.numbers(go(4, 3, 1)) == [4, 3, 1]
    assert {go(r, c, b) for r in range(3, 6) for c in range(4) for b in range(2)} == set(range(24))
    assert space.write(go(5, 0, 1)) == "go row=5 column=0 by=horse"


def test_words_name_values_and_rows_of_a_catalogue_do_too() -> None:
    assert SPACE.write(DRAW(1)) == "draw straw=middling"
    assert SPACE.write(TAKE(2)) == "take favour=boon"
    assert SPACE.to_json(BID(2)) == {"do": "bid", "coins": 2}
    assert SPACE.to_json(DRAW(2)) == {"do": "draw", "straw": "long"}


def test_parameters_may_come_in_any_order_or_bare() -> None:
    space = ActionSpace()
    place = space.add("place", who=Words("person", ("ann", "bob")), floor=range(1, 5))
    space.settle()
    for text in ("place who=bob floor=3", "place floor=3 who=bob", "place bob 3", "  place   bob  floor=3 "):
        assert space.read(text) == place(1, 3)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "unknown choice ''"),
        ("sing", "unknown choice 'sing'; the verbs are draw, bid, toss, take, pass"),
        ("bid", "expected a choice like 'bid coins=…', not 'bid'"),
        ("bid 1 2", "expected a choice like 'bid coins=…'"),
        ("bid hats=1", "expected a choice like 'bid coins=…'"),
        ("bid coins=4", "coins=4 is not possible: it goes from 0 to 3"),
        ("bid coins=-1", "it goes from 0 to 3"),
        ("bid coins=--1", "expected 0 … 3"),
        ("bid coins=²", "expected 0 … 3"),
        ("bid coins=" + "9" * 5000, "expected 0 … 3"),
        ("bid coins=", "expected 0 … 3"),
        ("draw straw=1", "expected short, middling, long"),
        ("draw straw=Long", "expected short, middling, long"),
        ("pass now", "expected a choice like 'pass'"),
    ],
)
def test_a_text_that_stands_for_nothing_is_refused_with_what_would_be_right(text: str, complaint: str) -> None:
    with pytest.raises(BadNotation) as refused:
        SPACE.read(text)
    assert complaint in str(refused.value)


@pytest.mark.parametrize(
    "body",
    [
        None,
        [],
        "bid",
        {},
        {"do": 3},
        {"do": "sing"},
        {"do": "bid"},
        {"do": "bid", "coins": 9},
        {"do": "bid", "coins": 1.0},
        {"do": "bid", "coins": True},
        {"do": "bid", "coins": None},
        {"do": "bid", "coins": [1]},
        {"do": "bid coins=1"},
        {"do": "bid", "coins": 1, "hats": 2},
    ],
)
def test_json_that_stands_for_nothing_is_refused(body: Any) -> None:
    with pytest.raises(BadNotation):
        SPACE.from_json(body)


@pytest.mark.parametrize("action", [-1, 10**9])
def test_a_number_beyond_the_actions_is_refused(action: int) -> None:
    with pytest.raises(BadNotation, match=f"there is no action {action}; they go from 0 to"):
        SPACE.write(action)


def test_a_verb_is_declared_once() -> None:
    space = ActionSpace()
    space.add("go")
    with pytest.raises(TypeError, match="the action 'go' exists already"):
        space.add("go")


def test_a_verb_that_nobody_declared_is_not_known() -> None:
    assert SPACE.known(["pass"]) == ("pass",)
    with pytest.raises(TypeError, match="there is no action 'rest'; the verbs are"):
        SPACE.known(["rest"])


@pytest.mark.parametrize("word", ["two words", "a=b", ""])
def test_words_that_notation_could_not_read_are_refused(word: str) -> None:
    space = ActionSpace()
    space.add("go", to=(word,))
    with pytest.raises(TypeError, match="the words of 'to' may hold neither blank nor '='"):
        space.settle()


def test_a_parameter_may_be_a_seat_whatever_it_is_called() -> None:
    book = Rulebook()
    accuse = book.action("accuse", suspect="seat")
    book.actions.settle()
    [suspect] = accuse.parameters
    assert (suspect.kind, suspect.size, type(suspect.size), suspect.words) == ("seat", SEATS, int, ())
    assert book.actions.write(accuse(3)) == "accuse suspect=3"
