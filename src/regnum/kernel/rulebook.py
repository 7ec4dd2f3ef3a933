"""The rulebook: everything a game declares, and the verbs by which expansions extend it.

A game has one :class:`Rulebook`. Its chapters add procedures, questions, tallies, catalogues and events to it;
expansions and old editions add, replace and extend under a *module bit* (``when=EMISSARY``). A rule runs when all
its bits are set in the record's ``modules``, so one assembled game plays every combination, and no base rule ever
asks whether an expansion is in play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .actions import ActionSpace, Verb
from .catalogues import Catalogue
from .closing import Additions, Open, close, extends, must_be_open
from .errors import BadDeclaration, IllegalOptions, declaring, must_be_a_name, written
from .events import Event
from .kinds import check_kinds
from .lookup import Lookup
from .modules import ALWAYS, Module
from .options import BASE, Option
from .procedures import Procedure, Slot, entries_of
from .questions import Answer, Caption, Offer, Options, Question
from .record import Record, build_record
from .result import Outsider
from .steps import Condition, Step, beginning_anew, beginning_anew_while, calling
from .supplies import Count, Supply
from .tallies import Part, Parts, Redealing, Tally
from .thumb import Thumb

if TYPE_CHECKING:
    from .reasons import May


class Rulebook(Lookup, Open):
    """All that a game declares. Chapters fill it; :class:`~regnum.kernel.game.Game` settles and plays it.

    >>> book = Rulebook()
    >>> give = book.action("give", coins=4)
    >>> book.event("given", "XY-2", seat="seat", coins="number")
    <event given (XY-2)>
    >>> book.procedure("game", lambda s: None)
    <procedure game, 1 step>
    """

    def __init__(self, seats: str = "") -> None:
        """``seats`` is the clause that says who plays."""
        super().__init__()
        self.seats = seats
        self.actions = ActionSpace()
        self.events: list[Event] = []
        self.tallies: list[Tally] = []
        self.catalogues: dict[str, Catalogue] = {}
        self.modules: dict[str, Module] = {}
        self.editions: dict[int, Module] = {}
        self.options: list[Option] = []
        self.package = ""
        """The package of the game, if it is not Regnum's own."""
        self.brought: dict[str, str] = {}
        """The package of each option that another package than the game's has brought along."""
        self.presets: dict[str, dict[str, Any]] = {BASE: {}}
        """Options that go well together, by the name under which all of them are chosen at once."""
        self.persons: Option | None = None
        """The option for each seat that says how many persons share it; without one, each has one."""
        self.defaults = Parts()
        """Each part ``(chosen)`` fills in values that depend on others, if nothing else was said (``setdefault``)."""
        self.conditions = Parts()
        """Each part ``(chosen)`` raises IllegalOptions for values that do not go together."""
        self.tables: list[tuple[int, type[Record]]] = []
        self.rivals: list[Outsider] = []
        self.captions: dict[Verb, Caption] = {}
        self.placings: Additions[Event] = Additions("placings")
        """Events that say who came where: untold where somebody gave up, because then the order is another."""
        self.thumb = Thumb()
        """What a good player thinks; bots ask for it."""
        self.redeal = Redealing()
        """Each part ``(s, seat, rng)`` fills in at random, consistently, something the seat can't know."""
        self.redeal_teammates = Parts()
        """Each part ``(s, seat, person, rng)`` does so first for what one person of a seat can't know of the others."""
        self.derive = Parts()
        """Each part ``(s)`` sets fields that only count what other fields say."""
        self.complaints = Parts()
        """Each part ``(s)`` yields a sentence for everything about a table that cannot be."""
        self.words: Additions[Path] = Additions("words")
        """Files of messages (``*`` stands for the language) that expansions bring along."""
        self.rules: Additions[Path] = Additions("rules")
        """Pages with the clauses of expansions, in Markdown (``*`` stands for the language)."""
        self.supplies: list[tuple[int, Supply]] = []
        self.shared: Additions[str] = Additions("shared")
        """Fields whose rows are filled from the same pieces: whoever names one row had better name all."""

    def __setattr__(self, name: str, value: Any) -> None:
        if name != "closed_for":
            must_be_open(self, name)
        super().__setattr__(name, value)

    # -- what chapters declare -------------------------------------------------------------------------

    def table(self, cls: type[Any]) -> type[Any]:
        """Class decorator: these fields belong to the game's record."""
        return self.table_of(ALWAYS)(cls)

    @extends
    def table_of(self, when: int) -> Callable[[type[Any]], type[Any]]:
        """Class decorator: so do these, but they hold nothing unless ``when`` is in play."""

        def enter(cls: type[Any]) -> type[Any]:
            self.tables.append((when, cls))
            return cls

        return enter

    @extends
    def action(self, name: str, **values: Any) -> Verb:
        """A verb; each parameter is how many there are, a range, words, a catalogue or ``"seat"``."""
        return self.actions.add(name, **values)

    @extends
    def procedure(self, name: str, *steps: Step | Procedure) -> Procedure:
        """A chapter: these steps, one after the other."""
        self._fresh(name, self.procedures, "procedure")
        made = Procedure(len(self.procedures))
        made.name, made.entries, made.closing = name, entries_of(steps, ALWAYS), None
        made.declared = written(declaring())
        made.step = calling(name, made)
        self.procedures.append(made)
        return made

    def loop(self, name: str, *steps: Step | Procedure, as_long_as: Condition | None = None) -> Procedure:
        """A chapter begun anew after its last step as long as something holds; without that, until a step leaves."""
        made = self.procedure(name, *steps)
        anew = beginning_anew() if as_long_as is None else beginning_anew_while(as_long_as)
        made.closing = Slot(anew, ALWAYS, [])
        made.entries.append(made.closing)
        return made

    @extends
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
            raise BadDeclaration(f"the usual answer to {name!r} must be one of its answers, and have no parameters")
        made = Question(len(self.questions))
        made.name, made.rule, made.secret, made.usual = name, rule, secret, usual
        made.asked, made.needs, made.declared = asked, needs, written(declaring())
        made.offers = [Offer(options, ALWAYS, [])]
        made.whose = dict(whose or {})
        made.answers, made.may, made.limits = {}, {}, {}
        made.enter(answers, ALWAYS, may)
        self.questions.append(made)
        return made

    @extends
    def tally(self, name: str, *parts: Part) -> Tally:
        """A sum of parts, functions of the table and the same numbers, to which expansions add."""
        made = Tally(name, parts)
        self.tallies.append(made)
        return made

    @extends
    def catalogue(self, name: str, *columns: str) -> Catalogue:
        """A table of numbers, functions and procedures, to which expansions add rows."""
        made = self.catalogues[name] = Catalogue(name, columns)
        return made

    @extends
    def event(self, name: str, rule: str, **arguments: Any) -> Event:
        """``arguments`` say what each integer stands for: ``"seat"``, ``"number"``, words or a catalogue."""
        self._fresh(name, self.events, "event")
        check_kinds(f"the event {name!r}", arguments)
        made = Event(len(self.events))
        made.name, made.rule, made.arguments = name, rule, arguments
        self.events.append(made)
        return made

    @extends
    def caption(self, verb: Verb, name: str, meaning: Any, find: Callable[..., int]) -> None:
        """A choice whose parameters say little ("the first card") is also called by what the seat sees there."""
        self.captions[verb] = Caption(name, meaning, find)

    @extends
    def rival(self, name: str, score: Callable[[Any], int], place: Callable[[Any], int], when: int) -> None:
        """Somebody outside the seats who is in the final list, while ``when`` is in play."""
        self._fresh(name, self.rivals, "rival")
        self.rivals.append(Outsider(name, score, place, when))

    @extends
    def module(self, name: str) -> Module:
        """A bit for an expansion or a variant."""
        if name in self.modules:
            raise BadDeclaration(f"the module {name!r} exists already")
        made = self.modules[name] = Module(1 << len(self.modules))
        made.name = name
        return made

    @extends
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
        try:
            made.check(made.default, players=1)
        except IllegalOptions as wrong:
            raise BadDeclaration(wrong.reason) from None
        self.options.append(made)
        return made

    @extends
    def preset(self, *names: str, **options: Any) -> None:
        """What an expansion or a variant adds to presets: its own options, as they are chosen there."""
        for name in names:
            self.presets.setdefault(name, {}).update(options)

    def old_edition(self, number: int) -> Module:
        """A bit that is set for games of that edition: replace under it what was different then."""
        made = self.editions[number] = self.module(f"edition-{number}")
        return made

    @extends
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
            raise BadDeclaration(f"the {kind} {name!r} exists already")
        must_be_a_name(name, kind)

    # -- settled -----------------------------------------------------------------------------------------

    def settle(self) -> type[Record]:
        """Number all actions and build the record; to be called once everything is declared."""
        self.actions.settle()
        self._steps.clear()
        return build_record(self, ((ALWAYS, Record), *self.tables))

    def close(self, game: str) -> None:
        """Nothing is added from now on: the game is played."""
        whole = self.defaults, self.conditions, self.redeal, self.redeal_teammates, self.derive, self.complaints
        thumb = self.thumb.advice, self.thumb.prospects, self.thumb.stage
        added = self.words, self.rules, self.placings, self.shared
        may = [may for question in self.questions for lists in question.may.values() for _, may in lists]
        sums = *self.tallies, *self.catalogues.values(), *may
        close(game, self, *self.procedures, *self.questions, *sums, *whole, *thumb, *added)
