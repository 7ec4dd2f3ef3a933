"""Procedures: chapters of the rules as lists of named steps, which expansions add to and replace."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from .closing import Open, extends
from .errors import BadDeclaration
from .modules import active
from .steps import Condition, Step, beginning_anew_while, calling


@dataclass
class Slot:
    """One place in a procedure: a step, and those that stand in for it under some modules."""

    step: Step
    when: int
    instead: list[tuple[int, Step]]

    def chosen(self, modules: int) -> Step | None:
        """The step that runs with these modules, the latest replacement first; None if nothing does."""
        for when, step in reversed(self.instead):
            if active(when, modules):
                return step
        return self.step if active(self.when, modules) else None


class Procedure(int, Open):
    """A chapter of the rules: named steps in order. It is the number that the record stores.

    A step is a rule function, or another procedure, which is then done; so is what a row of a catalogue does.

    >>> import regnum
    >>> regnum.game("vive-le-roi").book.procedure_named("game")
    <procedure game, 10 steps>
    """

    name: str
    entries: list[Slot]
    step: Step
    """Does this procedure."""
    closing: Slot | None
    """The end of a loop: it begins anew, perhaps under a condition."""

    def __repr__(self) -> str:
        count = len(self.entries)
        return f"<procedure {self.name}, {count} step{'s' * (count != 1)}>"

    @extends
    def before(self, anchor: Step | Procedure, *steps: Step | Procedure, when: int) -> None:
        """Insert steps before a step, while ``when`` is in play."""
        here = self._index(anchor)
        self.entries[here:here] = entries_of(steps, when)

    @extends
    def after(self, anchor: Step | Procedure, *steps: Step | Procedure, when: int) -> None:
        """Insert steps directly after a step, while ``when`` is in play."""
        here = self._index(anchor) + 1
        self.entries[here:here] = entries_of(steps, when)

    @extends
    def replace(self, anchor: Step | Procedure, step: Step | Procedure, when: int) -> None:
        """Another step in its place, while ``when`` is in play."""
        self.entries[self._index(anchor)].instead.append((when, step_of(step)))

    @extends
    def append(self, *steps: Step | Procedure, when: int) -> None:
        """Steps at the end, while ``when`` is in play; of a loop, when it has come to its end."""
        self.entries += entries_of(steps, when)

    @extends
    def as_long_as(self, condition: Condition, when: int) -> None:
        """Another condition of a loop, while ``when`` is in play."""
        if self.closing is None:
            raise BadDeclaration(f"the procedure {self.name!r} is no loop")
        self.closing.instead.append((when, beginning_anew_while(condition)))

    def _index(self, anchor: Step | Procedure) -> int:
        wanted = step_of(anchor)
        for i, entry in enumerate(self.entries):
            if wanted is entry.step or any(wanted is step for _, step in entry.instead):
                return i
        raise BadDeclaration(f"the procedure {self.name!r} has no step {wanted.__name__!r}")

    @cached_property
    def effect(self) -> Callable[..., None]:
        """Does this procedure for a row of a catalogue."""
        return calling(self.name, self, "s, row")

    def is_open(self, s: Any) -> bool:
        """Whether the table stands somewhere in it."""
        return self in s.procedure[: s.depth]

    def every_step(self) -> Iterator[Step]:
        """Its steps, and those that stand in for them under some modules."""
        for entry in self.entries:
            yield entry.step
            yield from (step for _, step in entry.instead)


def step_of(step: Step | Procedure) -> Step:
    if not isinstance(step, Procedure) and not callable(step):
        raise BadDeclaration(f"{step!r} is no step: expected a function or a procedure")
    return step.step if isinstance(step, Procedure) else step


def entries_of(steps: Iterable[Step | Procedure], when: int) -> list[Slot]:
    return [Slot(step_of(step), when, []) for step in steps]
