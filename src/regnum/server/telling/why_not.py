"""Why not: what to say to somebody at a table who tries what is not offered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from regnum.kernel import Match, Reason, Verb
from regnum.words import why

from ..table.table import Table
from .possible import Hindrance

MANY = 60
"""Of more answers than this that fit what was tried, the first are asked about."""


def why_not(table: Table, account: str, tried: str, language: str) -> Hindrance | None:
    """The reason against what somebody tries; None if it is offered, or no part of what is asked.

    ``tried`` are words of the notation: things (``romeo``) and values of parameters (``floor=3``), as far as known.
    """
    seat, person = table.place_of(account)
    if seat is None or table.play is None or table.play.match.over:
        return None
    match, terms = table.play.match, tried.split()
    meant = list(_meant(match, terms))
    if set(meant) & set(match.legal(seat, person)):
        return None
    found = {action: match.why_not(action, seat, person) for action in meant[:MANY]}
    reason = _best({action: reason for action, reason in found.items() if reason}, match, terms)
    if reason is None:
        return None
    return {"reason": why(reason, language, match.game), "clause": reason.clause}


def _meant(match: Match, terms: Sequence[str]) -> Iterator[int]:
    """The answers to the open question, offered or not, that hold all that was tried."""
    for verb in match.question.answers:
        if terms and match.question.answer(verb, match.table.modules) is not None:
            every = range(verb.base, verb.base + verb.size)
            yield from (action for action in every if all(_named(verb, action, term) for term in terms))


def _named(verb: Verb, action: int, term: str) -> str:
    """The parameter that has what was tried; none if none has."""
    name, equals, value = term.rpartition("=")
    parts = zip(verb.parameters, verb.numbers(action), strict=True)
    fitting = (p.name for p, n in parts if p.write(n) == value and (p.name == name if equals else p.words))
    return next(fitting, "")


def _best(reasons: Mapping[int, Reason], match: Match, terms: Sequence[str]) -> Reason | None:
    """What speaks least of things that were not tried, and stands against most of the answers that were meant."""
    count = Counter(reason.sentence for reason in reasons.values())

    def worth(action: int) -> tuple[int, int]:
        verb, sentence = match.game.actions.verb(action), reasons[action].sentence
        tried = {_named(verb, action, term) for term in terms}
        untried = [p for p in verb.parameters if p.name not in tried and f"{{{p.name}}}" in sentence]
        return -len(untried), count[sentence]

    return reasons[max(reasons, key=worth)] if reasons else None
