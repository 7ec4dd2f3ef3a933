"""A game reviewed: chances with all cards open, answers from what a seat could know, losses that were measured."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Generator
from typing import Any

import pytest

from regnum.bots import Knowledge
from regnum.bots import review as reviewing
from regnum.bots.by_thumb import ByThumb
from regnum.bots.judge import compared
from regnum.bots.knowledge import OpenTable
from regnum.bots.review import FEWEST, Done, Judgement, Purse, carried_out, in_slices, review
from regnum.bots.search import Search, Thought
from regnum.games import game as game_named
from regnum.games import names
from regnum.kernel import Match, saved, seeded
from regnum.reviewed import Answer, Moment, Review


def begun(name: str, choices: int = 6, **options: Any) -> Match:
    """The beginning of a game by rule of thumb."""
    match = Match(game_named(name), seed="review", **options)
    for number in range(choices):
        seat = match.to_act[0]
        match.choose(ByThumb(number).choose(Knowledge.of(match, seat)), seat)
    return match


class Stubborn:
    """A judge of one's own: the last answer is best, and the first seat wins."""

    def chances(self, knowledge: Knowledge) -> list[float]:
        return [1.0] + [0.0] * (knowledge.seen.players - 1)

    def think(self, knowledge: Knowledge) -> list[Thought]:
        return [Thought(action, 1, 0.5 if at == 0 else 0.1) for at, action in enumerate(reversed(knowledge.offers))]


# --- the judge ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
def test_everybody_has_a_chance_and_together_they_are_one(name: str) -> None:
    match = begun(name)
    chances = Search(1, 60, 6).chances(Knowledge.of(match, match.to_act[0]))
    assert len(chances) == match.table.players
    assert sum(chances) == pytest.approx(1)


def test_whoever_is_far_ahead_has_the_best_chances() -> None:
    match = begun("lancaster")
    seat = match.to_act[0]
    match.table.score[2] = 60
    chances = Search(1, 60, 12).chances(Knowledge.of(match, seat))
    assert max(chances) == chances[2] > 0.9


@pytest.mark.parametrize("name", names())
def test_chances_by_a_seats_knowledge_do_not_depend_on_what_it_cannot_know(name: str) -> None:
    match = begun(name)
    seat = match.to_act[0]
    table = match.table.copy()
    match.game.redeal(table, seat, seeded("another world"))
    worlds = [Knowledge(match.game, dealt, seat) for dealt in (match.table, table)]
    first, second = (Search(1, 60, 6).chances(knowledge) for knowledge in worlds)
    assert first == second


def test_with_all_cards_open_nothing_is_dealt_anew() -> None:
    match = begun("vive-le-roi")
    seat = match.to_act[0]
    rng = seeded("a deal")
    assert OpenTable(match.game, match.table, seat).imagine(rng) == match.table
    assert Knowledge(match.game, match.table, seat).imagine(rng) != match.table


def test_an_answer_compared_with_itself_makes_no_difference() -> None:
    match = begun("vive-le-roi")
    knowledge = Knowledge.of(match, match.to_act[0])
    action = knowledge.offers[0]
    assert compared(knowledge, action, action, "luck", 6) == (0.0, 0.0, 6)


def test_a_comparison_turned_round_is_the_same_difference_the_other_way() -> None:
    match = begun("krone-und-schwert")
    knowledge = Knowledge.of(match, match.to_act[0])
    first, last = knowledge.offers[0], knowledge.offers[-1]
    there, back = (compared(knowledge, *pair, "luck", 6) for pair in ((first, last), (last, first)))
    assert there.mean == pytest.approx(-back.mean)
    assert there.margin == pytest.approx(back.margin)


# --- a review -------------------------------------------------------------------------------------------------


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games for each judgement, and time for all of them."""
    monkeypatch.setattr(reviewing, "GAMES", FEWEST)
    monkeypatch.setattr(reviewing, "TRIALS", FEWEST)


@pytest.mark.usefixtures("few")
def test_a_review_can_be_repeated_and_kept() -> None:
    match = begun("vive-le-roi", 3, players=3)
    found = review(match)
    assert found == review(match)
    assert Review.from_json(json.loads(json.dumps(found.to_json()))) == found


@pytest.mark.usefixtures("few")
def test_every_decision_with_an_alternative_is_judged_as_it_stood() -> None:
    match = begun("lancaster", 8)
    told: list[float] = []
    found = review(match, judge=lambda seed, games: Stubborn(), progress=told.append)
    chosen = [(match.choices[moment.number].seat, match.choices[moment.number].text) for moment in found.moments]
    assert chosen == [(moment.seat, moment.chosen) for moment in found.moments]
    for moment in found.moments:
        assert moment.answers[0].choice == match.branch(moment.number).offers(moment.seat)[-1]
        assert moment.chances == (1.0, 0.0, 0.0, 0.0)
    assert told == sorted(told)
    assert told[-1] == pytest.approx(1)


@pytest.mark.usefixtures("few")
def test_only_a_choice_that_differs_from_the_judges_is_compared_with_it() -> None:
    found = review(begun("lancaster", 8), judge=lambda seed, games: Stubborn())
    differs = [moment.answers[0].choice != moment.chosen for moment in found.moments]
    assert [moment.games > 0 for moment in found.moments] == differs
    assert True in differs


def test_what_it_came_to_is_known_when_the_game_is_over() -> None:
    match = begun("lang-lebe-der-koenig", 4, players=3)
    assert review(match, judge=lambda seed, games: Stubborn()).ended == ()
    while not match.over:
        seat = match.to_act[0]
        match.choose(ByThumb("end").choose(Knowledge.of(match, seat)), seat)
    ended = review(match, judge=lambda seed, games: Stubborn(), seconds=0).ended
    assert match.result
    assert [seat for seat, share in enumerate(ended) if share] == list(match.result.winners)


def test_a_turning_point_is_a_loss_beyond_its_margin_and_the_largest_comes_first() -> None:
    def moment(number: int, loss: float, margin: float) -> Moment:
        return Moment(number, 0, "a", (0.5, 0.5), (Answer("b", 0.5, 9),), 60, loss, margin, 96)

    uncertain, small, large, tiny = moment(1, 0.3, 0.4), moment(2, 0.1, 0.05), moment(3, 0.2, 0.1), moment(4, 0.005, 0)
    found = Review((uncertain, small, large, tiny), ())
    assert found.turning_points(9) == [large, small]
    assert found.turning_points(1) == [large]


def test_when_time_is_short_fewer_decisions_are_judged_all_over_the_game_and_none_from_too_few_games() -> None:
    purse, granted = Purse(60, 12), []
    for _ in range(12):
        granted.append(purse.games(60))
        purse.paid(Done(None, float(granted[-1])))
    assert granted[0] == 60
    assert granted[1:] == [0] * 11
    purse, granted = Purse(460, 101), []
    for _ in range(101):
        granted.append(purse.games(60))
        purse.paid(Done(None, float(granted[-1])))
    assert 400 < sum(granted) <= 460
    assert min(filter(None, granted)) >= FEWEST
    judged = [sum(map(bool, granted[first : first + 25])) for first in range(1, 101, 25)]
    assert min(judged) >= 10 and max(judged) < 20


def test_when_there_is_time_nothing_is_left_out() -> None:
    purse = Purse(10**6, 3)
    assert [purse.games(60) for _ in range(3)] == [60, 60, 60]


def test_a_review_takes_no_more_time_than_it_has() -> None:
    """As if each judgement took three seconds: the last one may take a little more than is left."""
    match, spent = begun("lancaster", 30), 0.0

    def slowly(judgement: Judgement) -> Done:
        nonlocal spent
        spent += 3.0
        return Done(judgement(match), 3.0)

    found = made(in_slices(seconds=60.0, judge=lambda seed, games: Stubborn()), slowly)
    assert found.moments
    assert spent <= 60.0 + 4 * 3.0


@pytest.mark.usefixtures("few")
def test_every_judgement_can_be_made_in_another_process() -> None:
    match = begun("vive-le-roi", 3, players=3)
    text = saved.write(match)

    def elsewhere(judgement: Judgement) -> Done:
        there: Judgement = pickle.loads(pickle.dumps(judgement))
        done: Done = pickle.loads(pickle.dumps(carried_out(there, saved.read(text, game_named))))
        return done

    assert made(in_slices(), elsewhere) == review(match)


def made(going: Generator[tuple[float, Judgement], Done, Review], do: Callable[[Judgement], Done]) -> Review:
    """The review, each judgement made by ``do``."""
    _, judgement = next(going)
    while True:
        try:
            _, judgement = going.send(do(judgement))
        except StopIteration as end:
            found: Review = end.value
            return found
