"""The rules as plain Python runs them fastest: the same functions with everything that is known written into them.

For one set of modules in play, every rule function is read, and in it constants become numbers, verbs become sums,
tallies become their parts, and short functions stand where they were called. Each keeps its file and its lines, so that
tracebacks and debuggers show the rules as they were written. Nothing about a rule changes; a checked table, which
watches every step for honesty, is played by the functions as they stand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import FunctionType
from typing import Any

from .. import flow
from ..modules import active
from ..primitives import PRIMITIVES, narrow
from ..reasons import May
from ..rulebook import Rulebook
from ..tallies import Tally
from .trees import parameters, readable
from .written import Written


class Plain:
    """A game's rules with these modules in play: ``answer`` and ``options`` are used as those of ``flow``."""

    def __init__(self, book: Rulebook, modules: int) -> None:
        self.book = book
        self.modules = modules
        self.space: dict[str, Any] = {}
        self.names: dict[Any, str] = {}
        self.steps = [self._in_play(steps) for steps in book.steps(modules)]
        self.offers = [self._offers(question) for question in range(len(book.questions))]
        self.answers = [_Answers(self, question) for question in range(len(book.questions))]
        self.space |= {"STEPS": self.steps, "OFFERS": self.offers, "ANSWERS": self.answers}
        self.answer: Callable[[Any, int, int], None] = self.function(flow.answer)

    def options(self, s: Any, seat: int, out: Any) -> None:
        self.offers[s.question](s, seat, out)

    # -- functions that are read when they are first called --------------------------------------------------------

    def _in_play(self, steps: Sequence[Any]) -> list[tuple[int, Any]]:
        """For every place in a procedure the next step in play and the place after it; at the end, to close it."""
        found = [(0, _Later(self, flow.close))]
        for place in reversed(range(len(steps))):
            found.append(found[-1] if steps[place] is None else (place + 1, _Later(self, steps[place])))
        return found[::-1]

    def _offers(self, question: int) -> Any:
        found = self.book.offers(question, self.modules)
        limited = bool(self.book.questions[question].limits)
        if len(found) == 1 and not limited:
            return _Later(self, found[0])

        def all_of_them(s: Any, seat: int, out: Any) -> None:
            for offers in found:
                self.function(offers)(s, seat, out)
            if limited:
                narrow(s, seat, out)

        return all_of_them

    def function(self, f: Any) -> Any:
        """A rule function with everything written into it."""
        return self.space[self.name(f)]

    def name(self, f: Any) -> str:
        """What a function, or anything else, is called in the rules as they are run."""
        if f in self.names:
            return self.names[f]
        name = self.names[f] = f"{getattr(f, '__name__', 'known')}_{len(self.names)}"
        self.space[name] = f
        if isinstance(f, FunctionType) and f not in PRIMITIVES and readable(f):
            Written(self, f).into(name)
        elif isinstance(f, Tally) and self.parts(f):
            given = ", ".join(parameters(self.parts(f)[0]))
            joined = " and " if isinstance(f, May) else " + "
            called = joined.join(f"{self.name(part)}({given})" for part in self.parts(f))
            exec(f"def {name}({given}): return {called}", self.space)
        return name

    def known(self, key: Any, value: Any) -> str:
        """A name for a value that is told apart from others by its key."""
        if key not in self.names:
            self.names[key] = f"known_{len(self.names)}"
            self.space[self.names[key]] = value
        return self.names[key]

    def parts(self, tally: Tally) -> list[Any]:
        return [part for when, part in tally.parts if active(when, self.modules)]


class _Later:
    """Stands for a function until it is called; then takes its place in every list."""

    def __init__(self, plain: Plain, f: Any) -> None:
        self.plain = plain
        self.f = f

    def __call__(self, *arguments: Any) -> None:
        made = self.plain.function(self.f)
        for steps in self.plain.steps:
            steps[:] = [(after, made if self.stands(step) else step) for after, step in steps]
        offers = self.plain.offers
        offers[:] = [made if self.stands(one) else one for one in offers]
        made(*arguments)

    def stands(self, other: Any) -> bool:
        """Whether this is what stands there, too."""
        return isinstance(other, _Later) and other.f is self.f


class _Answers(dict[int, tuple[Any, list[int]]]):
    """For every action that was given to a question: what it does, and its parameters."""

    def __init__(self, plain: Plain, question: int) -> None:
        super().__init__()
        self.plain = plain
        self.question = question

    def __missing__(self, action: int) -> tuple[Any, list[int]]:
        book = self.plain.book
        verb, numbers = book.actions.decoded(action)
        effect = self.plain.function(book.answer(self.question, verb, self.plain.modules))
        self[action] = effect, numbers
        return self[action]
