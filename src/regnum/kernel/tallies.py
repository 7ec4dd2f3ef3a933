"""Tallies: sums, and other lists of functions, that expansions add parts to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from .actions import Verb
from .closing import Open, extends
from .errors import declaring, written
from .modules import ALWAYS, active

Part = Callable[..., int]


class Playing(dict[int, tuple[Part, ...]]):
    """The parts that are in play, by the modules that are: found out once."""

    def __init__(self, parts: Sequence[tuple[int, Part]]) -> None:
        super().__init__()
        self._parts = parts

    def __missing__(self, modules: int) -> tuple[Part, ...]:
        found = self[modules] = tuple(part for when, part in self._parts if active(when, modules))
        return found


class Tally(Open):
    """A sum whose parts expansions may add to: strength, votes, final points.

    >>> class Table:
    ...     modules = 0
    >>> Tally("strength", [lambda s, seat: 2, lambda s, seat: seat])(Table, 3)
    5
    """

    def __init__(self, name: str, parts: Iterable[Part]) -> None:
        self.name = name
        self.declared = written(declaring())
        self.parts: list[tuple[int, Part]] = [(ALWAYS, part) for part in parts]
        self.playing = Playing(self.parts)

    @extends
    def add(self, part: Part, when: int) -> None:
        """One more part, in the sum while ``when`` is in play."""
        self.parts.append((when, part))
        self.playing.clear()

    def __call__(self, s: Any, *arguments: int) -> int:
        total = 0
        for part in self.playing[s.modules]:
            total += part(s, *arguments)
        return total


class ByVerb(Open):
    """A number for an action, by a function for each verb that gets the verb's parameters: what bots think of it.

    >>> import regnum
    >>> match = regnum.new_match("vive-le-roi", players=3, seed=7)
    >>> [seat] = match.to_act
    >>> advice, offers = match.game.book.thumb.advice, match.game.offers(match.table, seat)
    >>> max(offers, key=lambda action: advice(match.table, seat, action)) in offers
    True
    """

    def __init__(self, name: str, functions: Mapping[Verb, Part], default: int = 0) -> None:
        self.name = name
        self.functions = dict(functions)
        self.default = default

    @extends
    def add(self, functions: Mapping[Verb, Part]) -> None:
        """What an expansion knows of its own verbs."""
        self.functions |= functions

    def __call__(self, s: Any, seat: int, action: int) -> int:
        verb, numbers = s.BOOK.actions.decoded(action)
        function = self.functions.get(verb)
        return self.default if function is None else function(s, seat, *numbers)


class Parts(Open):
    """Functions that all run, one after the other: re-dealing, counting anew, complaints, conditions of options."""

    def __init__(self) -> None:
        self.parts: list[tuple[int, Callable[..., Any]]] = []
        self.because: dict[Callable[..., Any], str] = {}

    @extends
    def add(self, part: Callable[..., Any], when: int = ALWAYS, because: str = "") -> None:
        """``because``: the reason to tell whoever said something else than the part finds."""
        self.parts.append((when, part))
        self.because[part] = because

    def active(self, modules: int) -> list[Callable[..., Any]]:
        return [part for when, part in self.parts if active(when, modules)]

    def run(self, *arguments: Any) -> None:
        """All that are always in play."""
        for part in self.active(ALWAYS):
            part(*arguments)


class Redealing(Parts):
    """Parts that deal anew what a seat can't know, and what must hold of everything they deal."""

    def __init__(self) -> None:
        super().__init__()
        self.limits: list[tuple[int, Callable[[Any, int], Any]]] = []
        self.left: dict[str, str] = {}
        """Secret fields that are not dealt anew, because anybody could work them out, and the line that says so."""

    @extends
    def leave(self, *fields: str) -> None:
        """These are hidden from view, but whoever has paid attention knows them: they are left as they are."""
        self.left |= dict.fromkeys(fields, written(declaring()))

    @extends
    def only(self, limit: Callable[[Any, int], Any], when: int = ALWAYS) -> None:
        """Whatever is dealt for which ``limit(s, seat)`` does not hold is dealt again, while ``when`` is in play."""
        self.limits.append((when, limit))

    def limits_in(self, modules: int) -> list[Callable[[Any, int], Any]]:
        return [limit for when, limit in self.limits if active(when, modules)]
