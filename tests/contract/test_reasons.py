"""Why not: what is offered and what is answered to whoever asks for something else are two sides of the same rules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from regnum.kernel import NATURE, Game, May, Question
from regnum.kernel.standing import reached, spoken_of
from regnum.rules import reference

from .checks import SOME
from .playing import Played
from .worlds import persons

BY_WALKING = {"krone-und-schwert": {"which_action"}, "lancaster": {"where_to_place"}}
"""Questions some of whose options are found by a walk that asks single conditions (``docs/how-to/say-why-not.md``)."""
EVERYTHING = -1
"""All modules in play."""
TRIED = 60
"""How many answers with each verb are tried."""


def asked(played: Played) -> Iterator[tuple[Any, int, int | None]]:
    """Tables with a seat that is asked there, and one of the persons who share it."""
    for place, s in played.some_open(SOME):
        for seat in played.game.to_act(s):
            if seat != NATURE:
                yield from ((s, seat, person) for person in persons(played.at(place), seat))


def answers(game: Game, question: Question, modules: int, rng: random.Random) -> Iterator[int]:
    """Answers with the verbs of a question, offered or not."""
    for verb in question.answers:
        if question.answer(verb, modules) is not None:
            every = range(verb.base, verb.base + verb.size)
            yield from every if verb.size <= TRIED else rng.sample(every, TRIED)


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


def test_the_conditions_alone_say_what_is_offered(played: Played, rng: random.Random) -> None:
    game = played.game
    for s, seat, _ in asked(played):
        question = game.book.questions[s.question]
        seen = game.blank(s, seat)
        offered = game.offers(s, seat)
        for action in {*offered, *answers(game, question, s.modules, rng)}:
            verb, numbers = game.actions.decoded(action)
            may = question.permission(verb, s.modules)
            allowed = may is None or bool(may(seen, seat, *numbers))
            assert allowed == (action in offered), f"{game.actions.write(action)} at {question.name}"
