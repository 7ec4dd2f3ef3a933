"""Looking up what a book says with certain modules in play, and where in it a game stands."""

from __future__ import annotations

from typing import TypeVar

from .actions import Verb
from .errors import BrokenRules, NotFound
from .procedures import Procedure
from .questions import Answer, Options, Question
from .record import Record
from .steps import Step


class Lookup:
    """The procedures and questions of a book; what was found once is remembered, for a book in use does not change."""

    def __init__(self) -> None:
        self.procedures: list[Procedure] = []
        self.questions: list[Question] = []
        self._steps: dict[int, list[list[Step | None]]] = {}
        self._offers: dict[tuple[int, int], list[Options]] = {}
        self._answers: dict[tuple[int, Verb, int], Answer] = {}

    def steps(self, modules: int) -> list[list[Step | None]]:
        """The steps of every procedure with these modules; None where a place is empty."""
        known = self._steps.get(modules)
        if known is None:
            known = self._steps[modules] = [[entry.chosen(modules) for entry in p.entries] for p in self.procedures]
        return known

    def offers(self, question: int, modules: int) -> list[Options]:
        """What a question offers with these modules, one function after the other."""
        known = self._offers.get((question, modules))
        if known is None:
            chosen = (offer.chosen(modules) for offer in self.questions[question].offers)
            known = [options for options in chosen if options is not None]
            self._offers[question, modules] = known
        return known

    def answer(self, question: int, verb: Verb, modules: int) -> Answer:
        """What an answer with this verb does with these modules."""
        key = question, verb, modules
        known = self._answers.get(key)
        if known is None:
            known = self.questions[question].answer(verb, modules)
            if known is None:
                raise BrokenRules(f"the question {self.questions[question].name!r} has no answer {verb.name!r}")
            self._answers[key] = known
        return known

    def path(self, s: Record) -> list[tuple[Procedure, Step | None]]:
        """The open procedures, outermost first, each with the step it has come to."""
        frames = []
        for level in range(s.depth):
            procedure = self.procedures[s.procedure[level]]
            steps = self.steps(s.modules)[procedure]
            frames.append((procedure, steps[s.at[level] - 1] if 0 < s.at[level] <= len(steps) else None))
        return frames

    def where(self, s: Record) -> str:
        """Where the game stands, in the rules' own names: ``game › round › election › vote_in_secret``."""
        frames = self.path(s)
        names = [procedure.name for procedure, _ in frames]
        if frames and frames[-1][1] is not None:
            names.append(frames[-1][1].__name__)
        return " › ".join(names) or "the end"

    def procedure_named(self, name: str) -> Procedure:
        """The procedure of a name; NotFound if there is none."""
        return _named(name, self.procedures, "procedure")

    def question_named(self, name: str) -> Question:
        """The question of a name; NotFound if there is none."""
        return _named(name, self.questions, "question")


N = TypeVar("N", Procedure, Question)


def _named(name: str, known: list[N], kind: str) -> N:
    for thing in known:
        if thing.name == name:
            return thing
    raise NotFound(
        "there is no {kind} {name!r}; there are {known}", kind=kind, name=name, known=", ".join(t.name for t in known)
    )
