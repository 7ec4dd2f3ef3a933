"""Why not: what is offered, and what the conditions of an answer say, are two sides of the same rules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from regnum.kernel import NATURE, Game, Question

from ..checks import SOME
from ..playing import Played

TRIED = 60
"""How many answers with each verb are tried."""


def test_the_conditions_of_an_answer_hold_where_it_is_offered_and_nowhere_else(
    played: Played, rng: random.Random
) -> None:
    game = played.game
    for _, s in played.some_open(SOME):
        question = game.book.questions[s.question]
        for seat in [seat for seat in game.to_act(s) if seat != NATURE and question.may]:
            offered, seen = game.offers(s, seat), game.blank(s, seat)
            for action in {*offered, *answers(game, question, s.modules, rng)}:
                allowed = is_allowed(game, seen, seat, action)
                told = f"{game.actions.write(action)} at {question.name!r}, seat {seat}: {game.where(s)}"
                assert allowed is None or not allowed or action in offered, f"may= allows what is not offered: {told}"
                assert allowed is None or allowed or action not in offered, f"may= forbids what is offered: {told}"


def answers(game: Game, question: Question, modules: int, rng: random.Random) -> Iterator[int]:
    """Answers with the verbs of a question, offered or not."""
    for verb in question.answers:
        if question.answer(verb, modules) is not None:
            every = range(verb.base, verb.base + verb.size)
            yield from every if verb.size <= TRIED else rng.sample(every, TRIED)


def is_allowed(game: Game, seen: Any, seat: int, action: int) -> bool | None:
    """Whether the conditions of an answer hold at a table as it is seen; None if it has none."""
    question = game.book.questions[seen.question]
    verb, numbers = game.actions.decoded(action)
    may = question.permission(verb, seen.modules)
    if may is None:
        return None
    limits = question.limits_on(verb, seen.modules)
    return bool(may(seen, seat, *numbers)) and all(limit.holds(seen, seat, *numbers) for limit in limits)
