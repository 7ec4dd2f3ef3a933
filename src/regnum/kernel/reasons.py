"""Why not: what stands against a choice, from the same conditions that decide what is offered.

A *condition* is a rule function, its clause, and a sentence for whoever does not meet it. A :class:`May` is an ordered
list of them. The option function asks ``MAY_PLACE(s, seat, courtier, floor)`` before it offers; a player who asks why
not hears the first that fails.

Reasons are found on the table as the asker sees it, with UNKNOWN wherever they may not look: a reason cannot tell more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from .errors import BadNotation
from .kinds import SEAT, words_of
from .record import NATURE, who_is
from .tallies import Tally

if TYPE_CHECKING:
    from .actions import Verb
    from .game import Game
    from .questions import Question


class Condition:
    """What must hold for an answer: ``holds(s, seat, *parameters)``, its clause, and what to say where it does not.

    The sentence speaks of the answer's parameters, and of what is found at the table: ``floor=("number", floor_above)``
    is a kind and a function like ``holds``.

    >>> rich = Condition(lambda s, seat, coins: coins < 3, "XY-1", "{coins} coins are too many")
    >>> str(rich.reason(None, (0, 5), {"coins": 5}))
    '5 coins are too many (XY-1)'
    """

    def __init__(
        self, holds: Callable[..., int], clause: str, sentence: str, **found: tuple[Any, Callable[..., int]]
    ) -> None:
        self.holds = holds
        self.clause = clause
        self.sentence = sentence
        self.found = found

    def reason(self, s: Any, arguments: Sequence[int], said: Mapping[str, Any]) -> Reason:
        """What to say where it does not hold of these arguments; ``said`` are the parameters of the answer."""
        found = {name: Named(meaning, find(s, *arguments)) for name, (meaning, find) in self.found.items()}
        return Reason(self.sentence, self.clause, {**said, **found})


class Deeper(NamedTuple):
    """A condition that is another list: ``find(s, seat, *parameters)`` is that list, and what it is asked.

    >>> import regnum
    >>> conditions = [one for question in regnum.game("lancaster").book.questions for _, one in question.conditions()]
    >>> any(isinstance(one, Deeper) for one in conditions)
    True
    """

    holds: Callable[..., int]
    find: Callable[..., tuple[May, tuple[int, ...]]]


class May(Tally):
    """Conditions of an answer, the one a player would name first standing first; it is true if all hold.

    Expansions add theirs, as to any tally.

    >>> class Table:
    ...     modules = 0
    >>> may = May("give", Condition(lambda s, seat, coins: coins < 3, "XY-1", "{coins} coins are too many"))
    >>> may(Table, 0, 2), str(may.against(Table, {"coins": 5}, 0, 5))
    (True, '5 coins are too many (XY-1)')
    """

    def __init__(self, name: str, *conditions: Condition | Deeper) -> None:
        super().__init__(name, (condition.holds for condition in conditions))
        self.conditions = {condition.holds: condition for condition in conditions}

    def add(self, part: Any, when: int, before: Callable[..., int] | None = None) -> None:
        """One more condition, while ``when`` is in play: at the end, or before the one that asks that function."""
        super().add(part.holds, when)
        self.conditions[part.holds] = part
        if before is not None:
            here = next(i for i, (_, holds) in enumerate(self.parts) if holds is before)
            self.parts.insert(here, self.parts.pop())

    def __call__(self, s: Any, *arguments: int) -> int:
        for part in self.playing[s.modules]:
            if not part(s, *arguments):
                return False
        return True

    def against(self, s: Any, said: Mapping[str, Any], *arguments: int) -> Reason | None:
        """What to say of the first condition that fails; None if all hold."""
        for part in self.playing[s.modules]:
            if not part(s, *arguments):
                found = self.conditions[part]
                if isinstance(found, Condition):
                    return found.reason(s, arguments, said)
                may, others = found.find(s, *arguments)
                return may.against(s, said, *others)
        return None


class Named(NamedTuple):
    """A number with what it stands for: notation here, words in a language elsewhere."""

    meaning: Any
    number: int

    def __str__(self) -> str:
        words = words_of(self.meaning)
        if words and 0 <= self.number < len(words):
            return words[self.number]
        return who_is(self.number) if self.meaning == SEAT else str(self.number)


class Several(tuple[Named, ...]):
    """Some of them, one after the other."""

    def __str__(self) -> str:
        return ", ".join(map(str, self))


class Reason(NamedTuple):
    """Why something cannot be chosen: an English sentence with ``{arguments}``, and the clause that says so.

    >>> str(Reason("floor {floor} is full", "VR-26", {"floor": 4}))
    'floor 4 is full (VR-26)'
    """

    sentence: str
    clause: str = ""
    arguments: Mapping[str, Any] = MappingProxyType({})

    def __str__(self) -> str:
        said = self.sentence.format_map(self.arguments)
        return f"{said} ({self.clause})" if self.clause else said


def not_asked(game: Game, s: Any, seat: int) -> Reason | None:
    """Why a seat may answer nothing at all; None if it is asked."""
    asked = game.to_act(s)
    if seat in asked:
        return None
    if game.over(s):
        return Reason("the game is over")
    said = {"seat": Named(SEAT, seat), "others": Several(Named(SEAT, other) for other in asked)}
    return Reason("{seat} is not asked now; {others} must answer", game.book.questions[s.question].rule, said)


def misread(game: Game, s: Any, choice: Any, wrong: BadNotation) -> BadNotation:
    """What is wrong with words that stand for no choice, with the clause of what is asked instead."""
    question: Question = game.book.questions[s.question]
    verb = game.actions.verb_in(choice)
    elsewhere = verb is not None and question.answer(verb, s.modules) is None
    why = another_moment(question) if elsewhere else wrong
    return BadNotation(why.sentence, clause=question.rule, **why.arguments)


def another_moment(question: Question) -> Reason:
    return Reason("that is for another moment of the game", question.rule)


def reasons(
    game: Game, s: Any, seat: int, actions: Iterable[int], person: int | None = None
) -> Iterator[Reason | None]:
    """What stands against each of these answers, as far as a seat (or one person of it) may know; None if nothing."""
    silent = not_asked(game, s, seat)
    offered = frozenset() if silent else frozenset(game.offers(s, seat, person))
    seen = s if silent or seat == NATURE else game.blank(s, seat, person)
    for action in actions:
        yield silent or (None if action in offered else _against(game, seen, seat, action, person))


def _against(game: Game, seen: Any, seat: int, action: int, person: int | None) -> Reason:
    """What stands against an answer that is not offered, at the table as it is seen."""
    question: Question = game.book.questions[seen.question]
    verb, numbers = game.actions.decoded(action)
    if question.answer(verb, seen.modules) is None:
        return another_moment(question)
    may = question.permission(verb, seen.modules)
    against = None if may is None else may.against(seen, _said(verb, numbers), seat, *numbers)
    if against is not None:
        return against
    for limit in question.limits_on(verb, seen.modules):
        if not limit.holds(seen, seat, *numbers):
            return limit.reason(seen, (seat, *numbers), _said(verb, numbers))
    if game.whose(seen, seat, action) not in (None, person):
        return Reason("somebody who shares your seat decides that", question.rule)
    return Reason("“{choice}” is not legal here", question.rule, {"choice": game.actions.write(action)})


def _said(verb: Verb, numbers: Sequence[int]) -> dict[str, Named]:
    """The parameters of an answer, with what they stand for."""
    given = zip(verb.parameters, numbers, strict=True)
    return {p.name: Named(verb.values[p.name] if p.words else p.kind, number) for p, number in given}
