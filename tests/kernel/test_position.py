"""Setting tables up directly."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from regnum.games import game, names
from regnum.kernel import NATURE, BadPosition, Match, Rulebook, ask, ask_nature, call, offer, position
from regnum.kernel.position import describe, named, put, stand

from .little import little_book, little_game
from .toy import TOY

OPTIONS: dict[str, Any] = {"players": 2}


def bidding(**fields: Any) -> Any:
    return stand(TOY, OPTIONS, question="how_much", seats=[0, 1], fields=fields)


# --- fields -------------------------------------------------------------------------------------------------


def test_what_is_not_named_is_as_at_the_start() -> None:
    s = bidding()
    assert (s.round, s.coins[:2], s.straw[:2], s.bag) == (1, [4, 4], [0, 0], [1, 4, 2])


def test_fields_take_numbers_words_lists_and_mappings() -> None:
    s = bidding(
        round=2,
        straw={1: "long", "0": "middling"},
        bag={"short": 2, "middling": 3, "long": 1},
        coins=[7],
        winner="nobody",
    )
    assert (s.round, s.straw[:2], s.bag, s.coins[:2], s.winner) == (2, [1, 2], [2, 3, 1], [7, 4], -1)


def test_fields_that_only_count_others_are_counted_anew() -> None:
    assert bidding(crowns=[2, 1]).crowned == 3


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"hats": 1}, "there is no field 'hats'; there are players, modules"),
        ({"straw": ["huge", "long"]}, r"straw\[0\]: 'huge' is unknown; expected short, middling, long"),
        ({"coins": 3}, "coins has 8 places: give a list, or a mapping from place to value"),
        ({"coins": {9: 1}}, "coins has places 0 to 7, not 9"),
        ({"coins": [0] * 9}, "coins has places 0 to 7, not 8"),
        ({"bag": {"huge": 1}}, "bag: 'huge' is unknown; expected short, middling, long"),
        ({"round": "soon"}, "round: 'soon' is unknown"),
        ({"round": None}, "round: None is unknown"),
        ({"round": 1.5}, "round: 1.5 is unknown"),
        ({"bid": [[1], 2]}, r"bid\[1\] has 2 places"),
        ({"coins": [200]}, "200 coins of seat 0; there can be 0 to 127"),
        ({"bag": [9, 0, 0]}, r"bag 9 \(short\); there can be 0 to 4"),
        ({"bag": [4, 4, 2]}, "there are more than 4 short straws"),
    ],
)
def test_what_cannot_be_is_refused(fields: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        bidding(**fields)


def test_one_field_is_put_by_name() -> None:
    s = TOY.begin(2)
    put(s, "straw", ["long"])
    assert s.straw[0] == 2


def test_named_fields_use_the_words_of_the_game() -> None:
    fields = named(bidding(bag=[1, 3, 2], straw=["short", "middling"]))
    assert fields["bag"] == {"short": 1, "middling": 3, "long": 2}
    assert fields["straw"][:2] == ["short", "middling"]
    assert "procedure" not in fields


# --- where it stands ------------------------------------------------------------------------------------------


def test_a_table_stands_at_a_question_inside_the_procedures_that_lead_to_it() -> None:
    s = bidding()
    assert TOY.where(s) == "game › round › bid_in_secret"
    assert TOY.to_act(s) == (0, 1)
    dealing = stand(TOY, OPTIONS, question="which_straw", fields={"straw": ["nobody", "nobody"]})
    assert TOY.where(dealing) == "game › round › dealing › deal_one"
    assert TOY.to_act(dealing) == (NATURE,)


def test_only_some_of_those_who_are_asked_may_still_have_to_answer() -> None:
    s = stand(TOY, OPTIONS, question="how_much", seats=1, fields={"bid": [[0, -1]]})
    assert TOY.to_act(s) == (1,)


def test_a_table_may_stand_before_a_step_which_then_runs() -> None:
    s = stand(TOY, OPTIONS, step="pay_the_bids", fields={"shown": [3, 1], "straws_up": 1})
    assert s.coins[:2] == [1, 3]
    assert s.winner == 0
    assert TOY.where(s) == "game › round › take_a_favour"
    assert s.told == []


def test_the_game_goes_on_from_there() -> None:
    match = Match(
        TOY,
        players=2,
        chance=["long", "short", "short"],
        start={"question": "which_favour", "seats": 1, "fields": {"winner": 1, "round": 1}},
    )
    match.choose("take crown")
    assert match.table.round == 2
    assert match.table.straw[:2] == [2, 0]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({}, "name either the question or the step"),
        ({"question": "how_much", "step": "play_on"}, "name either the question or the step"),
        ({"question": "why"}, "there is no question 'why'; there are which_straw"),
        ({"step": "dance"}, "no step of straws leads to the step 'dance'"),
        ({"question": "how_much", "seats": 0, "within": "ball"}, "there is no procedure 'ball'"),
        (
            {"question": "how_much", "seats": 0, "within": "dealing"},
            "leads to the question 'how_much' within 'dealing'",
        ),
        ({"question": "how_much", "seats": 2}, "seat 2 does not exist; seats are 0 to 1"),
        ({"question": "how_much", "seats": -2}, "seat -2 does not exist"),
        ({"question": "how_much", "seats": "01"}, "seats and the witness are numbers"),
        ({"question": "which_straw", "fields": {"bag": [0, 0, 0]}}, "'which_straw' offers seat -1 nothing"),
        ({"question": "how_much", "seats": 0, "fields": 3}, "fields are a mapping"),
        ({"question": "how_much", "seats": 0, "path": []}, "a path names at least one procedure"),
        ({"question": "how_much", "seats": 0, "path": ["game.dance"]}, "'game' has no step 'dance'"),
        ({"question": "how_much", "seats": 0, "path": ["ball.dance"]}, "there is no procedure 'ball'"),
        ({"question": "how_much", "seats": 0, "path": [3]}, "there is no procedure '3'"),
    ],
)
def test_a_place_that_cannot_be_is_refused(arguments: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        stand(TOY, OPTIONS, **arguments)


def two_ways() -> tuple[Rulebook, Any]:
    """A question that is asked in an election, which is called from a council and from a quarrel."""
    book = little_book()
    say = book.action("yes")
    laws = book.catalogue("law", "effect")

    def options(s: Any, seat: int, out: list[int]) -> None:
        offer(out, say())

    def said(s: Any, seat: int) -> None:
        s.number += 1

    book.question("sure", options, {say: said}, "L-1")
    book.procedure("election", vote)
    book.procedure("council", elect, close_the_council)
    book.procedure("quarrel", elect)
    laws.add("peace", effect=hold_a_council)
    return book, book.procedure("game", begin, pass_a_law, quarrel)


# These find the procedures of the book under test in their module, as the rules of a game do.
BOOK: Any = None
SURE: Any = None
ELECTION: Any = None
COUNCIL: Any = None
QUARREL: Any = None
LAWS: Any = None


def begin(s: Any) -> None:
    return


def pass_a_law(s: Any) -> None:
    LAWS.effect(s, 0)


def hold_a_council(s: Any, law: int) -> None:
    call(s, COUNCIL)


def quarrel(s: Any) -> None:
    call(s, QUARREL)


def elect(s: Any) -> None:
    call(s, ELECTION)


def close_the_council(s: Any) -> None:
    s.number += 10


def vote(s: Any) -> None:
    ask(s, SURE, 0)


@pytest.fixture
def two(monkeypatch: pytest.MonkeyPatch) -> Any:
    book, root = two_ways()
    here = __name__
    monkeypatch.setattr(f"{here}.SURE", book.question_named("sure"))
    for name in ("election", "council", "quarrel"):
        monkeypatch.setattr(f"{here}.{name.upper()}", book.procedure_named(name))
    monkeypatch.setattr(f"{here}.LAWS", book.catalogues["law"])
    return little_game(book, root)


def test_the_shortest_way_is_found_even_through_a_catalogue(two: Any) -> None:
    s = stand(two, {}, question="sure", seats=0)
    assert two.where(s) == "game › council › election › vote"


def test_within_and_path_choose_another_way(two: Any) -> None:
    s = stand(two, {}, question="sure", seats=0, within="quarrel")
    assert two.where(s) == "game › quarrel › election › vote"
    path = ["game.quarrel", "council.elect", "election.vote"]
    odd = stand(two, {}, question="sure", seats=0, path=path)
    assert two.where(odd) == "game › council › election › vote"
    two.answer(odd, 0, 0)
    assert two.over(odd)
    assert odd.number == 11


def test_a_path_may_lead_to_a_step(two: Any) -> None:
    s = stand(two, {}, step="close_the_council", path=["game.quarrel", "council.close_the_council"])
    assert two.over(s)
    assert s.number == 10


def test_a_step_that_stands_twice_in_a_procedure_is_counted() -> None:
    book = little_book()
    say = book.action("yes")

    def options(s: Any, seat: int, out: list[int]) -> None:
        offer(out, say())

    def said(s: Any, seat: int) -> None:
        s.number += 1

    sure = book.question("sure", options, {say: said}, "L-1")

    def step(s: Any) -> None:
        ask(s, sure, 0)

    game = little_game(book, book.procedure("game", step, step, step))
    match = Match(game)
    match.choose("yes")
    start = describe(game, match.table)
    assert start["path"] == ["game.step#2"]
    assert stand(game, {}, **start) == match.table
    with pytest.raises(BadPosition, match="the procedure 'game' has no step 'step#4'"):
        stand(game, {}, **start | {"path": ["game.step#4"]})


# --- describing ------------------------------------------------------------------------------------------------


def test_every_position_of_a_game_is_described_and_set_up_again() -> None:
    rng = random.Random(4)
    for seed in range(5):
        match = Match(TOY, piety=True, players=3, edition=1 + seed % 2)
        while not match.over:
            start = json.loads(json.dumps(describe(TOY, match.table)))
            assert stand(TOY, match.options, edition=match.edition, **start) == match.table
            seat = rng.choice(match.to_act)
            match.choose(rng.choice(match.offers(seat)), seat)
        with pytest.raises(BadPosition, match="a game that is over stands nowhere"):
            describe(TOY, match.table)


def test_the_witness_of_a_draw_is_part_of_the_position() -> None:
    book = little_book()
    say = book.action("yes")

    def options(s: Any, seat: int, out: list[int]) -> None:
        offer(out, say())

    def said(s: Any, seat: int) -> None:
        return

    sure = book.question("sure", options, {say: said}, "L-1")

    def step(s: Any) -> None:
        ask_nature(s, sure, 1)

    game = little_game(book, book.procedure("game", step))
    start = describe(game, game.begin())
    assert start["witness"] == 1
    match = Match(game, start=start)
    match.choose("yes")
    assert match.history(0) == [None]
    assert match.history(1) != [None]


def test_the_arguments_are_those_that_saved_games_know() -> None:
    assert set(position.ARGUMENTS) == set(stand.__kwdefaults__ or ()) - {"edition"}


def test_the_page_lists_every_field_that_shares_its_pieces() -> None:
    page = (Path(__file__).parents[2] / "docs/reference/positions.md").read_text(encoding="utf-8")
    for name in names():
        for field in game(name).book.shared:
            assert f"`{field}`" in page, f"{name}: {field}"


def test_what_was_said_of_nobody_must_be_nothing() -> None:
    assert bidding(coins=[7, 4, 0, 0, 0, 0, 0, 0]).coins[0] == 7
    with pytest.raises(BadPosition, match=r"coins\[2\] is 3, but nobody sits there: 2 play"):
        bidding(coins={2: 3})


def test_chance_answers_for_itself_and_players_for_themselves() -> None:
    with pytest.raises(BadPosition, match="'which_straw' is a question to Nature, not to seat 0"):
        stand(TOY, OPTIONS, question="which_straw", seats=0, fields={"straw": ["nobody", "nobody"]})
    with pytest.raises(BadPosition, match="'how_much' is a question to seats, not to Nature"):
        stand(TOY, OPTIONS, question="how_much")
