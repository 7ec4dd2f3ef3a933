"""Questions: what may be chosen, and beside it what each kind of answer does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .actions import Verb
from .closing import Open, extends
from .modules import active
from .tallies import Part

if TYPE_CHECKING:
    from .reasons import Condition, Deeper, May

Options = Callable[[Any, int, Any], None]
Answer = Callable[..., None]


@dataclass
class Offer:
    """One pair of a question: what is offered, and under which modules."""

    options: Options
    when: int
    instead: list[tuple[int, Options]]

    def chosen(self, modules: int) -> Options | None:
        """What is offered with these modules, the latest replacement first; None if nothing is."""
        for when, options in reversed(self.instead):
            if active(when, modules):
                return options
        return self.options if active(self.when, modules) else None


class Question(int, Open):
    """What may be chosen, and what each kind of answer does. It is the number that the record stores.

    >>> import regnum
    >>> question = regnum.game("vive-le-roi").book.question_named("which_vote")
    >>> question, question.secret, list(question.answers)
    (<question which_vote (VR-81)>, True, [<verb vote>])
    """

    name: str
    rule: str
    secret: bool
    asked: str | Callable[[Any], int]  # whose decision it is, where the table says so
    needs: tuple[str, ...]  # fields without which it makes no sense
    usual: Verb | None
    offers: list[Offer]
    answers: dict[Verb, list[tuple[int, Answer]]]
    whose: dict[Verb, Part]
    may: dict[Verb, list[tuple[int, May]]]
    limits: dict[Verb, list[tuple[int, Condition]]]

    def __repr__(self) -> str:
        return f"<question {self.name} ({self.rule})>"

    @extends
    def also(
        self, options: Options, answers: Mapping[Verb, Answer], when: int, may: Mapping[Verb, May] | None = None
    ) -> None:
        """Further options with their effects and conditions, while ``when`` is in play."""
        self.offers.append(Offer(options, when, []))
        self.enter(answers, when, may)

    @extends
    def instead(
        self,
        options: Options,
        answers: Mapping[Verb, Answer],
        when: int,
        whose: Mapping[Verb, Part] | None = None,
        may: Mapping[Verb, May] | None = None,
    ) -> None:
        """Other options with their effects in place of the first ones, while ``when`` is in play."""
        self.whose |= whose or {}
        self.offers[0].instead.append((when, options))
        self.enter(answers, when, may)

    def enter(self, answers: Mapping[Verb, Answer], when: int, may: Mapping[Verb, May] | None) -> None:
        """What answers do, and under which conditions, while ``when`` is in play."""
        for verb, answer in answers.items():
            self.answers.setdefault(verb, []).append((when, answer))
        for verb, conditions in (may or {}).items():
            self.may.setdefault(verb, []).append((when, conditions))

    @extends
    def only(self, verb: Verb, condition: Condition, when: int) -> None:
        """Of the answers with this verb only those are offered for which a condition holds, while ``when`` is in play.

        Whoever asks why not hears the condition's sentence.
        """
        self.limits.setdefault(verb, []).append((when, condition))

    def limits_on(self, verb: Verb, modules: int) -> list[Condition]:
        """What the modules in play ask of answers with this verb."""
        return [condition for when, condition in self.limits.get(verb, ()) if active(when, modules)]

    def conditions(self) -> Iterator[tuple[Verb, Condition | Deeper]]:
        """All that is asked of answers, whatever is in play, each with its verb."""
        for verb, lists in self.may.items():
            yield from ((verb, condition) for _, may in lists for condition in may.conditions.values())
        for verb, limits in self.limits.items():
            yield from ((verb, condition) for _, condition in limits)

    @extends
    def replace(self, verb: Verb, answer: Answer, when: int) -> None:
        """Another effect of an answer, while ``when`` is in play."""
        self.answers[verb].append((when, answer))

    def answer(self, verb: Verb, modules: int) -> Answer | None:
        """What an answer with this verb does, the latest declaration first."""
        for when, answer in reversed(self.answers.get(verb, [])):
            if active(when, modules):
                return answer
        return None

    def permission(self, verb: Verb, modules: int) -> May | None:
        """The conditions of an answer with this verb; None if it is always offered."""
        for when, may in reversed(self.may.get(verb, [])):
            if active(when, modules):
                return may
        return None


@dataclass(frozen=True)
class Caption:
    """What a choice means where the game stands: ``find(s, seat, *parameters)`` is a number of ``meaning``."""

    name: str
    meaning: Any
    find: Callable[..., int]
