"""Why not: what to say to somebody at a table who tries what is not offered, or asks what is not possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence

from regnum.kernel import BadNotation, Match, Reason, Verb
from regnum.kernel.reasons import another_moment, not_asked
from regnum.words import Name, why

from ..table.table import Table
from .possible import Hindrance
from .sentences import narrator

MANY = 60
"""Of more answers than this that fit what was tried, the first are asked about."""
MOST = 200
"""Of more answers with one verb than this, so many are asked about, spread over all of them."""

TERMS = 8
"""No answer has more parts: of more that is tried, the first is heard."""
FEW = 4
"""Of more reasons of one kind than this ("you have no card …"), the first are told."""


class NotPossible(Hindrance):
    choice: str
    """One of the answers that the reason stands against, in words."""
    others: int
    """How many more there are."""


def why_not(table: Table, account: str, tried: str, language: str, names: tuple[Name, ...]) -> Hindrance | None:
    """The reason against what somebody tries; None if it is offered, nothing that one could ever answer, or not theirs
    to try: they only watch.

    ``tried`` are words of the notation: things (``romeo``) and values of parameters (``floor=3``), the most important
    first; what does not fit together with those before it is left out.
    """
    seat, person = table.place_of(account)
    if seat is None or table.play is None:
        return None
    match = table.play.match
    reason = _reason(match, seat, person, tried.split()[:TERMS])
    if reason is None:
        return None
    return {"reason": why(reason, language, match.game, names), "clause": reason.clause}


def _reason(match: Match, seat: int, person: int | None, terms: Sequence[str]) -> Reason | None:
    if match.result is not None:  # perhaps because somebody gave up
        return Reason("the game is over")
    if silent := not_asked(match.game, match.table, seat):
        return silent
    meant, legal = _meant(match, terms), set(match.legal(seat, person))
    if not legal or legal & set(meant):
        return None
    found = _against(match, seat, person, meant[:MANY])
    offered = {match.game.actions.verb(action) for action in legal}
    return _best(found, match, terms, offered) or _out_of_range(match, terms) or _another_time(match, terms)


def not_possible(table: Table, account: str, picked: str, language: str, names: tuple[Name, ...]) -> list[NotPossible]:
    """What I cannot answer now, reason by reason, as far as it fits what was ``picked`` (``courtier=romeo``)."""
    seat, person = table.place_of(account)
    if seat is None or table.play is None or seat not in table.play.match.to_act:
        return []
    match = table.play.match
    answers = [a for verb in _verbs(match) for a in _spread(_holding(match, verb, picked.split()[:TERMS]))]
    found = _against(match, seat, person, answers)
    alike: dict[tuple[str, str], dict[str, list[int]]] = {}
    for action, reason in found.items():
        group = alike.setdefault((reason.sentence, reason.clause), {})
        said = str(reason)
        group.setdefault(said if said in group or len(group) < FEW else next(reversed(group)), []).append(action)
    voice, seen = narrator(match.game, language, names), match.game.blank(match.table, seat, person)
    return [
        {
            "reason": why(found[actions[0]], language, match.game),
            "clause": clause,
            "choice": voice.offers(seen, seat, actions[:1])[0]["sentence"],
            "others": len(actions) - 1,
        }
        for (_, clause), group in alike.items()
        for actions in group.values()
    ]


def _against(match: Match, seat: int, person: int | None, actions: Sequence[int]) -> dict[int, Reason]:
    reasons = match.game.reasons(match.table, seat, actions, person)
    return {action: reason for action, reason in zip(actions, reasons, strict=True) if reason}


def _verbs(match: Match) -> Iterator[Verb]:
    return (v for v in match.question.answers if match.question.answer(v, match.table.modules) is not None)


def _holding(match: Match, verb: Verb, terms: Sequence[str]) -> Sequence[int]:
    """The answers with a verb that hold all terms."""
    every = range(verb.base, verb.base + verb.size)
    return [action for action in every if all(_named(verb, action, term) for term in terms)]


def _spread(answers: Sequence[int]) -> Sequence[int]:
    return answers[:: len(answers) // MOST + 1]


def _meant(match: Match, terms: Sequence[str]) -> list[int]:
    """The answers to the open question, offered or not, that hold what was tried, as much of it as goes together."""
    meant: list[int] = []
    held: list[str] = []
    for term in terms:
        fitting = [action for verb in _verbs(match) for action in _holding(match, verb, [*held, term])]
        if fitting:
            meant = fitting
            held.append(term)
    return meant


def _named(verb: Verb, action: int, term: str) -> str:
    """The parameter that has what was tried; none if none has."""
    name, equals, value = term.rpartition("=")
    parts = zip(verb.parameters, verb.numbers(action), strict=True)
    fitting = (p.name for p, n in parts if p.write(n) == value and (p.name == name if equals else p.words))
    return next(fitting, "")


def _out_of_range(match: Match, terms: Sequence[str]) -> Reason | None:
    """What to say of a value that no answer has (``floor=9``): whoever points at a place wrote no parameter."""
    for name, _, value in (term.partition("=") for term in terms):
        for parameter in (p for verb in _verbs(match) for p in verb.parameters if p.name == name):
            try:
                parameter.read(value)
            except BadNotation as wrong:
                return Reason(wrong.sentence, match.question.rule, {**wrong.arguments, "given": value})
    return None


def _another_time(match: Match, terms: Sequence[str]) -> Reason | None:
    """What to say of a thing that other questions ask for."""
    values = {term.rpartition("=")[2] for term in terms}
    known = any(values & set(p.words) for verb in match.game.actions for p in verb.parameters if p.words)
    return another_moment(match.question) if known else None


def _best(
    reasons: Mapping[int, Reason], match: Match, terms: Sequence[str], offered: Collection[Verb]
) -> Reason | None:
    """What stands against a verb that is offered otherwise, and speaks least of things that were not tried; of several
    what stands against most of the answers that were meant."""
    count = Counter(reason.sentence for reason in reasons.values())

    def worth(action: int) -> tuple[bool, int, int]:
        verb, sentence = match.game.actions.verb(action), reasons[action].sentence
        tried = {_named(verb, action, term) for term in terms}
        untried = [p for p in verb.parameters if p.name not in tried and f"{{{p.name}}}" in sentence]
        return verb in offered, -len(untried), count[sentence]

    return reasons[max(reasons, key=worth)] if reasons else None
