"""Actions: every possible choice of a game as a number, as text (``place courtier=alienor floor=2``) and as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from .errors import BadDeclaration, BadNotation, must_be_a_name
from .parameters import Parameter, can_be_chosen_from, in_full, parameter


class Verb:
    """A kind of action with its parameters. Calling it gives the action's number: ``PLACE(courtier, floor)``.

    >>> import regnum
    >>> place = regnum.game("vive-le-roi").actions.verbs["place"]
    >>> place, place.form()
    (<verb place>, 'place courtier=… floor=…')
    >>> place.numbers(place(3, 2))
    [3, 2]
    """

    def __init__(self, name: str, values: dict[str, Any]) -> None:
        self.name = name
        self.values = values
        self.parameters: tuple[Parameter, ...] = ()
        self.base = -1
        self.size = 0
        self.factors: tuple[int, ...] = ()

    def settle(self, base: int) -> int:
        """Take the numbers from ``base`` on; the first number after them is returned."""
        self.parameters = tuple(parameter(name, values) for name, values in self.values.items())
        self.base, self.size = base, 1
        factors = []
        for p in reversed(self.parameters):
            factors.append(self.size)
            self.size *= p.size
        self.factors = tuple(reversed(factors))
        # Called millions of times, so each verb gets a class of its own with the sum written out.
        names = [f"p{i}" for i in range(len(self.parameters))]
        made = eval(f"lambda {', '.join(('self', *names))}: {self.summed(names)}")
        self.__class__ = type("Verb", (Verb,), {"__call__": made})
        return base + self.size

    def __call__(self, *numbers: int) -> int:
        raise BadDeclaration(f"the action {self.name!r} has no number before its game is complete")

    def numbers(self, action: int) -> list[int]:
        """The parameters of one of this verb's actions."""
        rest = action - self.base
        return [rest // n % p.size + p.low for p, n in zip(self.parameters, self.factors, strict=True)]

    def summed(self, names: Sequence[str]) -> str:
        """The number of an action as a sum of its parameters, as rules are written out: ``place * 5 + floor + 14``."""
        terms = [f"{name} * {n}" if n > 1 else name for name, n in zip(names, self.factors, strict=True)]
        rest = self.base - sum(p.low * n for p, n in zip(self.parameters, self.factors, strict=True))
        return " + ".join((*terms, str(rest)) if rest or not terms else terms)

    def parted(self, rest: str) -> list[str]:
        """Its parameters as what is found in the number of an action less ``base``."""
        found = [f"{rest} // {n}" if n > 1 else rest for n in self.factors]
        found[1:] = [f"{part} % {p.size}" for part, p in zip(found[1:], self.parameters[1:], strict=True)]
        return [f"{part} + {p.low}" if p.low else part for part, p in zip(found, self.parameters, strict=True)]

    def form(self) -> str:
        """How it is written: ``place courtier=… floor=…``."""
        return " ".join((self.name, *(f"{p.name}=…" for p in self.parameters)))

    def __repr__(self) -> str:
        return f"<verb {self.name}>"


class ActionSpace:
    """All verbs of a game, side by side on one line of numbers.

    >>> import regnum
    >>> actions = regnum.game("vive-le-roi").actions
    >>> actions.write(actions.understand("Place Ali 2"))
    'place courtier=alienor floor=2'
    """

    def __init__(self) -> None:
        self.verbs: dict[str, Verb] = {}
        self.size = 0
        self._verb_of: list[Verb] = []
        self._decoded: dict[int, tuple[Verb, list[int]]] = {}
        self._written: dict[int, str] = {}
        self._read: dict[str, int] = {}

    def add(self, name: str, **values: Any) -> Verb:
        """A verb with its parameters; ``book.action`` is how games declare one."""
        if name in self.verbs:
            raise BadDeclaration(f"the action {name!r} exists already")
        for called in (name, *values):
            must_be_a_name(called, "action")
        for parameter_name, given in values.items():
            if not can_be_chosen_from(given):
                raise BadDeclaration(
                    f"the action {name!r}: {parameter_name} is one of {given!r}; "
                    "expected how many there are, a range, words, a catalogue or 'seat'"
                )
        verb = self.verbs[name] = Verb(name, values)
        return verb

    def known(self, names: Iterable[str]) -> tuple[str, ...]:
        """These names of verbs; BadDeclaration if one is of none."""
        for name in names:
            if name not in self.verbs:
                raise BadDeclaration(f"there is no action {name!r}; the verbs are {', '.join(self.verbs)}")
        return tuple(names)

    def settle(self) -> None:
        """Give every verb its numbers, in the order of declaration."""
        self.size = 0
        self._verb_of = []
        for known in (self._decoded, self._written, self._read):
            known.clear()
        for verb in self.verbs.values():
            self.size = verb.settle(self.size)
            self._verb_of += [verb] * verb.size

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[Verb]:
        return iter(self.verbs.values())

    def verb(self, action: int) -> Verb:
        """The verb of an action; BadNotation if there is no such number."""
        if not 0 <= action < self.size:
            raise BadNotation(
                "there is no action {action}; they go from 0 to {last}", action=action, last=self.size - 1
            )
        return self._verb_of[action]

    def decoded(self, action: int) -> tuple[Verb, list[int]]:
        """The verb and the parameters of an action."""
        known = self._decoded.get(action)
        if known is None:
            verb = self.verb(action)
            known = self._decoded[action] = verb, verb.numbers(action)
        return known

    def write(self, action: int) -> str:
        """An action as text: ``place courtier=alienor floor=2``."""
        known = self._written.get(action)
        if known is None:
            verb = self.verb(action)
            parts = (f"{p.name}={p.write(n)}" for p, n in zip(verb.parameters, verb.numbers(action), strict=True))
            known = self._written[action] = " ".join((verb.name, *parts))
            self._read[known] = action
        return known

    def read(self, text: str) -> int:
        """The action a text in full stands for; parameters may come in any order, or bare in their own order."""
        known = self._read.get(text)
        if known is not None:
            return known
        name, *parts = text.split() or [""]
        verb = self._verb_named(name)
        return verb(*self._numbers(verb, parts, text))

    def understand(self, text: str) -> int:
        """The action that people mean: capitals do not matter, and a beginning is enough where one word alone has it.

        Files hold the full form, because what is short and clear today may mean two things with the next expansion.
        """
        known = self._read.get(text)
        return self.read(self._in_full(text)) if known is None else known

    def _in_full(self, text: str) -> str:
        name, *parts = text.split() or [""]
        verb = self._verb_named(in_full(name, self.verbs))
        names = [p.name for p in verb.parameters]
        full = [verb.name]
        for place, part in enumerate(parts):
            called, equals, word = part.partition("=")
            if not equals and place < len(names):
                called, word = names[place], part
            called = in_full(called, names)
            known = verb.parameters[names.index(called)].words if called in names else ()
            full.append(f"{called}={in_full(word, known)}")
        return " ".join(full)

    def verb_in(self, choice: Any) -> Verb | None:
        """The verb of a choice that may be wrong otherwise; None if it has none."""
        named = choice.get("do") if isinstance(choice, Mapping) else choice
        name = named.partition(" ")[0] if isinstance(named, str) else ""
        try:
            return self.verbs.get(in_full(name, self.verbs))
        except BadNotation:
            return None

    def _verb_named(self, name: str) -> Verb:
        if name not in self.verbs:
            raise BadNotation("unknown choice {name!r}; the verbs are {verbs}", name=name, verbs=", ".join(self.verbs))
        return self.verbs[name]

    def _numbers(self, verb: Verb, parts: Sequence[str], text: str) -> list[int]:
        if len(parts) != len(verb.parameters):
            raise BadNotation("expected a choice like {form!r}, not {text!r}", text=text, form=verb.form())
        given: dict[str, str] = {}
        for place, part in enumerate(parts):
            name, equals, word = part.partition("=")
            if not equals:
                name, word = verb.parameters[place].name, part
            if name in given or name not in {p.name for p in verb.parameters}:
                raise BadNotation("expected a choice like {form!r}, not {text!r}", text=text, form=verb.form())
            given[name] = word
        return [p.read(given[p.name]) for p in verb.parameters]

    def to_json(self, action: int) -> dict[str, Any]:
        """An action as JSON: ``{"do": "place", "courtier": "alienor", "floor": 2}``."""
        verb = self.verb(action)
        body: dict[str, Any] = {"do": verb.name}
        for p, n in zip(verb.parameters, verb.numbers(action), strict=True):
            body[p.name] = p.write(n) if p.words else n
        return body

    def from_json(self, body: Any) -> int:
        """The number of ``{"do": verb, parameter: value, …}``; BadNotation if it stands for none."""
        if not isinstance(body, Mapping) or not isinstance(body.get("do"), str):
            raise BadNotation("a choice in JSON has the form {form}", form='{"do": verb, parameter: value, …}')
        verb = self._verb_named(body["do"])
        given = {key: str(value) for key, value in body.items() if key != "do"}
        if given.keys() != {p.name for p in verb.parameters}:
            raise BadNotation("{body!r} should have the parameters of {form!r}", body=dict(body), form=verb.form())
        return verb(*(p.read(given[p.name]) for p in verb.parameters))
