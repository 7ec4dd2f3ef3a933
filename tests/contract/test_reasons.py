"""Why not: what is offered and what is answered to whoever asks for something else are two sides of the same rules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from regnum.kernel import NATURE, Game, May, Question
from regnum.kernel.standing import reached, spoken_of
from regnum.rules import reference
from regnum.testing.checks import SOME
from regnum.testing.playing import Played
from regnum.testing.suite.reasons import answers
from regnum.testing.worlds import just_outside, persons

from .conftest import GAMES

BY_WALKING = {"krone-und-schwert": {"which_action"}, "lancaster": {"where_to_place"}}
"""Questions some of whose options are found by a walk that asks single conditions (``docs/how-to/say-why-not.md``)."""
ALL_OFFERED = {
    "vive-le-roi": set[str](),
    "lang-lebe-der-koenig": {"courtier_won", "winners_courtier"},
    "krone-und-schwert": {"how_to_turn_it", "whether_to_tax"},
    "lancaster": {"exchange_or_not", "return_a_token"},
}
"""Questions to players that always offer all their answers."""
COUNTED = Path(__file__).parents[2] / "docs" / "how-to" / "say-why-not.md"
EVERYTHING = -1
"""All modules in play."""


def asked(played: Played) -> Iterator[tuple[Any, int, int | None]]:
    """Tables with a seat that is asked there, and one of the persons who share it."""
    for place, s in played.some_open(SOME):
        for seat in played.game.to_act(s):
            if seat != NATURE:
                yield from ((s, seat, person) for person in persons(played.at(place), seat))


@cache
def clauses(game: Game) -> frozenset[str]:
    return frozenset(clause.id for clause in reference(game))


def lists_asked(question: Question) -> set[May]:
    """The lists of conditions that the options of a question ask."""
    options = [function for offer in question.offers for function in (offer.options, *(f for _, f in offer.instead))]
    rules = {rule for function in options for rule in reached(function, EVERYTHING, set())}
    return {value for rule in rules for value in spoken_of(rule) if isinstance(value, May)}


def test_what_may_be_done_and_why_not_come_from_one_list(a_game: Game) -> None:
    questions = [question for question in a_game.book.questions if question.may]
    apart = {
        question.name
        for question in questions
        if not {may for lists in question.may.values() for _, may in lists} <= lists_asked(question)
    }
    assert apart == BY_WALKING.get(a_game.name, set())


def test_the_docs_count_along() -> None:
    questions = [(game.name, question) for game in GAMES for question in game.book.questions]
    conditional = len([question for _, question in questions if question.may])
    walked, offered = sum(map(len, BY_WALKING.values())), sum(map(len, ALL_OFFERED.values()))
    assert all(not question.may for name, question in questions if question.name in ALL_OFFERED[name])
    text = " ".join(COUNTED.read_text(encoding="utf-8").split())
    assert f"Of the {conditional + offered} questions to players of the four games, {offered} always offer" in text
    assert f"and {conditional - walked} ask their lists before they offer. In the other {walked}," in text


def test_nothing_stands_against_what_is_offered_and_a_clause_against_everything_else(
    played: Played, rng: random.Random
) -> None:
    game = played.game
    for s, seat, person in asked(played):
        question = game.book.questions[s.question]
        offered = game.offers(s, seat, person)
        for action in {*offered, *answers(game, question, s.modules, rng)}:
            why = game.why_not(s, seat, action, person)
            told = f"{game.actions.write(action)} at {question.name}: {why}"
            assert (why is None) == (action in offered), told
            assert why is None or why.clause in clauses(game), told
            assert why is None or "is not legal here" not in why.sentence, told


def test_whatever_is_tried_that_is_no_choice_is_answered_with_a_clause(played: Played) -> None:
    game = played.game
    for s, seat, person in asked(played):
        question = game.book.questions[s.question]
        others = [other for other in range(s.players) if other not in game.to_act(s)]
        for tried in (*just_outside(game), "abdicate"):
            why = game.why_not(s, seat, tried, person)
            told = f"{tried} at {question.name}: {why}"
            assert why is not None and why.clause == question.rule and why.clause in clauses(game), told
            verb = game.actions.verb_in(tried)
            elsewhere = verb is not None and question.answer(verb, s.modules) is None
            assert elsewhere == ("another moment" in why.sentence), told
            for other in others:
                against = game.why_not(s, other, tried)
                assert against is not None and against.clause in clauses(game), f"{tried} by seat {other}: {against}"


def test_of_a_finished_game_nothing_else_is_said(played: Played) -> None:
    match = played.match
    for seat in range(match.options["players"]):
        for tried in just_outside(match.game):
            assert str(match.why_not(tried, seat)) == "the game is over"
