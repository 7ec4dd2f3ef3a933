"""The rulebook: everything a game declares, and the verbs by which expansions extend it.

A game has one :class:`Rulebook`. Its chapters add procedures, questions, tallies, catalogues and events to it;
expansions and old editions add, replace and extend under a *module bit* (``when=EMISSARY``). A rule runs when all
its bits are set in the record's ``modules``, so one assembled game plays every combination, and no base rule ever
asks whether an expansion is in play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from .actions import ActionSpace, Verb
from .errors import BrokenRules
from .kinds import check_kinds
from .options import Option
from .record import Record, build_record
from .steps import Condition, Step, beginning_anew, beginning_anew_while, calling
from .supplies import Count, Supply

if TYPE_CHECKING:
    from .reasons import May

Options = Callable[[Any, int, Any], None]
Answer = Callable[..., None]
Part = Callable[..., int]

ALWAYS = 0
"""The module bits of what is always in play."""


def active(when: int, modules: int) -> bool:
    return modules & when == when


class Module(int):
    """An expansion, a variant or an old edition: one bit of the record's ``modules``."""

    name: str


@dataclass
class Entry:
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


class Procedure(int):
    """A chapter of the rules: named steps in order. It is the number that the record stores.

    A step is a rule function, or another procedure, which is then done.
    """

    name: str
    entries: list[Entry]
    step: Step
    """Does this procedure."""
    closing: Entry | None
    """The end of a loop: it begins anew, perhaps under a condition."""

    def before(self, anchor: Step | Procedure, *steps: Step | Procedure, when: int) -> None:
        """Insert steps before a step, while ``when`` is in play."""
        here = self._index(anchor)
        self.entries[here:here] = _entries(steps, when)

    def after(self, anchor: Step | Procedure, *steps: Step | Procedure, when: int) -> None:
        """Insert steps directly after a step, while ``when`` is in play."""
        here = self._index(anchor) + 1
        self.entries[here:here] = _entries(steps, when)

    def replace(self, anchor: Step | Procedure, step: Step | Procedure, when: int) -> None:
        """Another step in its place, while ``when`` is in play."""
        self.entries[self._index(anchor)].instead.append((when, _step(step)))

    def append(self, *steps: Step | Procedure, when: int) -> None:
        """Steps at the end, while ``when`` is in play; of a loop, when it has come to its end."""
        self.entries += _entries(steps, when)

    def as_long_as(self, condition: Condition, when: int) -> None:
        """Another condition of a loop, while ``when`` is in play."""
        if self.closing is None:
            raise TypeError(f"the procedure {self.name!r} is no loop")
        self.closing.instead.append((when, beginning_anew_while(condition)))

    def _index(self, anchor: Step | Procedure) -> int:
        wanted = _step(anchor)
        for i, entry in enumerate(self.entries):
            if wanted is entry.step or any(wanted is step for _, step in entry.instead):
                return i
        raise LookupError(f"the procedure {self.name!r} has no step {wanted.__name__!r}")

    def is_open(self, s: Any) -> bool:
        """Whether the table stands somewhere in it."""
        return self in s.procedure[: s.depth]

    def every_step(self) -> Iterator[Step]:
        for entry in self.entries:
            yield entry.step
            yield from (step for _, step in entry.instead)


def _step(step: Step | Procedure) -> Step:
    return step.step if isinstance(step, Procedure) else step


def _entries(steps: Iterable[Step | Procedure], when: int) -> list[Entry]:
    return [Entry(_step(step), when, []) for step in steps]


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


class Question(int):
    """What may be chosen, and what each kind of answer does. It is the number that the record stores."""

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

    def also(
        self, options: Options, answers: Mapping[Verb, Answer], when: int, may: Mapping[Verb, May] | None = None
    ) -> None:
        """Further options with their effects and conditions, while ``when`` is in play."""
        self.offers.append(Offer(options, when, []))
        self._enter(answers, when, may)

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
        self._enter(answers, when, may)

    def _enter(self, answers: Mapping[Verb, Answer], when: int, may: Mapping[Verb, May] | None) -> None:
        for verb, answer in answers.items():
            self.answers.setdefault(verb, []).append((when, answer))
        for verb, conditions in (may or {}).items():
            self.may.setdefault(verb, []).append((when, conditions))

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


class Tally:
    """A sum whose parts expansions may add to: strength, votes, final points."""

    def __init__(self, name: str, parts: Iterable[Part]) -> None:
        self.name = name
        self.parts: list[tuple[int, Part]] = [(ALWAYS, part) for part in parts]
        self._known: dict[int, tuple[Part, ...]] = {}

    def add(self, part: Part, when: int) -> None:
        self.parts.append((when, part))
        self._known.clear()

    def playing(self, modules: int) -> tuple[Part, ...]:
        """The parts that are in play."""
        parts = self._known.get(modules)
        if parts is None:
            parts = self._known[modules] = tuple(part for when, part in self.parts if active(when, modules))
        return parts

    def __call__(self, s: Any, *arguments: int) -> int:
        total = 0
        for part in self.playing(s.modules):
            total += part(s, *arguments)
        return total


class ByVerb:
    """A number for an action, by a function for each verb that gets the verb's parameters: what bots think of it."""

    def __init__(self, name: str, functions: Mapping[Verb, Part], default: int = 0) -> None:
        self.name = name
        self.functions = dict(functions)
        self.default = default

    def __call__(self, s: Any, seat: int, action: int) -> int:
        verb, numbers = s.BOOK.actions.decoded(action)
        function = self.functions.get(verb)
        return self.default if function is None else function(s, seat, *numbers)


class Parts:
    """Functions that all run, one after the other: re-dealing, counting anew, complaints, conditions of options."""

    def __init__(self) -> None:
        self.parts: list[tuple[int, Callable[..., Any]]] = []
        self.because: dict[Callable[..., Any], str] = {}

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


class Column(Protocol):
    """A column of a catalogue: of numbers, or of functions."""

    def __getitem__(self, row: int) -> int: ...

    def __call__(self, s: Any, row: int, *arguments: int) -> int: ...


class Catalogue:
    """A table that expansions add rows to: laws, counties, favours.

    A column of numbers is read as ``LAWS.group[law]``; a column of functions is called as
    ``LAWS.effect(s, law, seat)`` and runs the function of that row.
    """

    def __init__(self, name: str, columns: tuple[str, ...]) -> None:
        self.name = self.kind = name
        self.names: list[str] = []
        self.when: list[int] = []
        """The modules without which each row is not in play."""
        self.columns: dict[str, list[Any]] = {column: [] for column in columns}
        for column, values in self.columns.items():
            setattr(self, column, values)

    def add(self, name: str, *, when: int = ALWAYS, **values: Any) -> int:
        """One more row, in play while ``when`` is; its number is returned."""
        if set(values) != set(self.columns):
            raise TypeError(
                f"a row of {self.name!r} has the columns {', '.join(self.columns)}, not {', '.join(values)}"
            )
        if name in self.names:
            raise TypeError(f"{self.name!r} has a row {name!r} already")
        for column, value in values.items():
            self.columns[column].append(value)
            if callable(value):
                setattr(self, column, self._dispatch(self.columns[column]))
        self.names.append(name)
        self.when.append(when)
        return len(self.names) - 1

    @staticmethod
    def _dispatch(functions: list[Any]) -> Any:
        def of_row(s: Any, row: int, *arguments: int) -> Any:
            return functions[row](s, row, *arguments)

        return of_row

    def row(self, name: str) -> dict[str, int]:
        """The numbers of a row."""
        here = self.names.index(name)
        return {column: values[here] for column, values in self.columns.items() if isinstance(values[here], int)}

    @property
    def count(self) -> int:
        """How many rows there are."""
        return len(self.names)

    def __len__(self) -> int:
        return len(self.names)

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    if TYPE_CHECKING:

        def __getattr__(self, column: str) -> Column: ...


class Event(int):
    """Something that happened, told as integers; words come later."""

    name: str
    arguments: dict[str, Any]
    rule: str


@dataclass(frozen=True)
class Caption:
    """What a choice means where the game stands: ``find(s, seat, *parameters)`` is a number of ``meaning``."""

    name: str
    meaning: Any
    find: Callable[..., int]


@dataclass(frozen=True)
class Outsider:
    """Somebody outside the seats who may win: points and place are read from the table, place 0 being none."""

    name: str
    score: Callable[[Any], int]
    place: Callable[[Any], int]
    when: int


class Rulebook:
    """All that a game declares. Chapters fill it; :class:`~regnum.kernel.game.Game` settles and plays it."""

    def __init__(self, seats: str = "") -> None:
        """``seats`` is the clause that says who plays."""
        self.seats = seats
        self.actions = ActionSpace()
        self.procedures: list[Procedure] = []
        self.questions: list[Question] = []
        self.events: list[Event] = []
        self.tallies: list[Tally] = []
        self.catalogues: dict[str, Catalogue] = {}
        self.modules: dict[str, Module] = {}
        self.editions: dict[int, Module] = {}
        self.options: list[Option] = []
        self.persons: Option | None = None
        """The option for each seat that says how many persons share it; without one, each has one."""
        self.defaults = Parts()
        """Each part ``(chosen)`` fills in values that depend on others, if nothing else was said (``setdefault``)."""
        self.conditions = Parts()
        """Each part ``(chosen)`` raises IllegalOptions for values that do not go together."""
        self.tables: list[tuple[int, type[Record]]] = []
        self.rivals: list[Outsider] = []
        self.captions: dict[Verb, Caption] = {}
        self.placings: list[Event] = []
        """Events that say who came where: untold where somebody gave up, because then the order is another."""
        self.advice = ByVerb("advice", {})
        """What a rule of thumb thinks of each action; bots bring it along."""
        self.prospects = Tally("prospects", ())
        """How a rule of thumb judges a seat's prospects in the middle of a game: 100 more are e times the odds."""
        self.stage = Tally("stage", ())
        """How far the game has come, in hundredths of the way to a good moment for judging prospects."""
        self.redeal = Parts()
        """Each part ``(s, seat, rng)`` fills in at random, consistently, something the seat can't know."""
        self.redeal_teammates = Parts()
        """Each part ``(s, seat, person, rng)`` does so first for what one person of a seat can't know of the others."""
        self.derive = Parts()
        """Each part ``(s)`` sets fields that only count what other fields say."""
        self.complaints = Parts()
        """Each part ``(s)`` yields a sentence for everything about a table that cannot be."""
        self.supplies: list[tuple[int, Supply]] = []
        self.shared: list[str] = []
        """Fields whose rows are filled from the same pieces: whoever names one row had better name all."""
        self._steps: dict[int, list[list[Step | None]]] = {}
        self._offers: dict[tuple[int, int], list[Options]] = {}
        self._answers: dict[tuple[int, Verb, int], Answer] = {}

    # -- what chapters declare -------------------------------------------------------------------------

    def table(self, cls: type[Any]) -> type[Any]:
        """Class decorator: these fields belong to the game's record."""
        return self.table_of(ALWAYS)(cls)

    def table_of(self, when: int) -> Callable[[type[Any]], type[Any]]:
        """Class decorator: so do these, but they hold nothing unless ``when`` is in play."""

        def enter(cls: type[Any]) -> type[Any]:
            self.tables.append((when, cls))
            return cls

        return enter

    def action(self, name: str, **values: Any) -> Verb:
        return self.actions.add(name, **values)

    def procedure(self, name: str, *steps: Step | Procedure) -> Procedure:
        """A chapter: these steps, one after the other."""
        self._fresh(name, self.procedures, "procedure")
        made = Procedure(len(self.procedures))
        made.name, made.entries, made.closing = name, _entries(steps, ALWAYS), None
        made.step = calling(name, made)
        self.procedures.append(made)
        return made

    def loop(self, name: str, *steps: Step | Procedure, as_long_as: Condition | None = None) -> Procedure:
        """A chapter begun anew after its last step as long as something holds; without that, until a step leaves."""
        made = self.procedure(name, *steps)
        anew = beginning_anew() if as_long_as is None else beginning_anew_while(as_long_as)
        made.closing = Entry(anew, ALWAYS, [])
        made.entries.append(made.closing)
        return made

    def question(
        self,
        name: str,
        options: Options,
        answers: Mapping[Verb, Answer],
        rule: str,
        *,
        secret: bool = False,
        asked: str | Callable[[Any], int] = "",
        needs: tuple[str, ...] = (),
        usual: Verb | None = None,
        whose: Mapping[Verb, Part] | None = None,
        may: Mapping[Verb, May] | None = None,
    ) -> Question:
        """``secret``: the answer is known to the one who gave it alone, until a step reveals it.

        ``asked``: the field, or a function of the table whose name says it of a seat (``is_active``), that tells which
        seat is asked, and nobody else. ``needs``: fields that must name somebody or something then.
        ``usual``: an answer without parameters that a client gives for people unless they want to be asked.
        ``whose``: for an answer that is one person's own where several share a seat, which person's it is, by a
        function like those in ``answers``. Nobody else may give it; what chance answers so, that person alone sees.
        ``may``: the conditions of answers that are not always offered, which tell a player why not.
        """
        self._fresh(name, self.questions, "question")
        if usual is not None and (usual not in answers or usual.values):
            raise TypeError(f"the usual answer to {name!r} must be one of its answers, and have no parameters")
        made = Question(len(self.questions))
        made.name, made.rule, made.secret, made.usual = name, rule, secret, usual
        made.asked, made.needs = asked, needs
        made.offers = [Offer(options, ALWAYS, [])]
        made.whose = dict(whose or {})
        made.answers, made.may = {}, {}
        made._enter(answers, ALWAYS, may)
        self.questions.append(made)
        return made

    def tally(self, name: str, *parts: Part) -> Tally:
        made = Tally(name, parts)
        self.tallies.append(made)
        return made

    def catalogue(self, name: str, *columns: str) -> Catalogue:
        made = self.catalogues[name] = Catalogue(name, columns)
        return made

    def event(self, name: str, rule: str, **arguments: Any) -> Event:
        """``arguments`` say what each integer stands for: ``"seat"``, ``"number"``, words or a catalogue."""
        self._fresh(name, self.events, "event")
        check_kinds(f"the event {name!r}", arguments)
        made = Event(len(self.events))
        made.name, made.rule, made.arguments = name, rule, arguments
        self.events.append(made)
        return made

    def caption(self, verb: Verb, name: str, meaning: Any, find: Callable[..., int]) -> None:
        """A choice whose parameters say little ("the first card") is also called by what the seat sees there."""
        self.captions[verb] = Caption(name, meaning, find)

    def rival(self, name: str, score: Callable[[Any], int], place: Callable[[Any], int], when: int) -> None:
        """Somebody outside the seats who is in the final list, while ``when`` is in play."""
        self._fresh(name, self.rivals, "rival")
        self.rivals.append(Outsider(name, score, place, when))

    def module(self, name: str) -> Module:
        """A bit for an expansion or a variant."""
        if name in self.modules:
            raise TypeError(f"the module {name!r} exists already")
        made = self.modules[name] = Module(1 << len(self.modules))
        made.name = name
        return made

    def option(
        self,
        name: str,
        rule: str,
        values: Any = (False, True),
        *,
        default: Any = None,
        module: Module | None = None,
        per_seat: bool = False,
        beyond: range = range(0),
    ) -> Option:
        """What can be chosen before a game, see :class:`Option`; the first value unless ``default`` says another."""
        self._fresh(name, self.options, "option")
        made = Option(name, values[0] if default is None else default, values, rule, module, per_seat, beyond)
        self.options.append(made)
        return made

    def old_edition(self, number: int) -> Module:
        """A bit that is set for games of that edition: replace under it what was different then."""
        made = self.editions[number] = self.module(f"edition-{number}")
        return made

    def supply(
        self,
        rest: str,
        things: Sequence[str],
        there: Count,
        elsewhere: Count,
        rule: str,
        *,
        kept: str = "",
        shared: tuple[str, ...] = (),
        when: int = ALWAYS,
        counted: Callable[[Any], bool] = lambda s: True,
    ) -> None:
        """Pieces that never are more or fewer: those that are nowhere else are in ``rest``, if that is a field.

        ``kept`` is what people call the rest; ``shared`` are the fields with a row for each seat that is filled from
        them; ``counted`` says whether they have come to the table.
        """
        made = Supply(rest, tuple(things), there, elsewhere, rule, kept, counted)
        self.supplies.append((when, made))
        self.derive.add(made, when)
        self.shared += shared

    @staticmethod
    def _fresh(name: str, known: Iterable[Any], kind: str) -> None:
        if any(other.name == name for other in known):
            raise TypeError(f"the {kind} {name!r} exists already")

    # -- settled -----------------------------------------------------------------------------------------

    def settle(self) -> type[Record]:
        """Number all actions and build the record; to be called once everything is declared."""
        self.actions.settle()
        self._steps.clear()
        return build_record(self, ((ALWAYS, Record), *self.tables))

    def steps(self, modules: int) -> list[list[Step | None]]:
        """The steps of every procedure with these modules; None where a place is empty."""
        known = self._steps.get(modules)
        if known is None:
            known = self._steps[modules] = [[entry.chosen(modules) for entry in p.entries] for p in self.procedures]
        return known

    def offers(self, question: int, modules: int) -> list[Options]:
        known = self._offers.get((question, modules))
        if known is None:
            chosen = (offer.chosen(modules) for offer in self.questions[question].offers)
            known = [options for options in chosen if options is not None]
            self._offers[question, modules] = known
        return known

    def answer(self, question: int, verb: Verb, modules: int) -> Answer:
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
        return _named(name, self.procedures, "procedure")

    def question_named(self, name: str) -> Question:
        return _named(name, self.questions, "question")


N = TypeVar("N", Procedure, Question)


def _named(name: str, known: list[N], kind: str) -> N:
    for thing in known:
        if thing.name == name:
            return thing
    raise LookupError(f"there is no {kind} {name!r}; there are {', '.join(t.name for t in known)}")
