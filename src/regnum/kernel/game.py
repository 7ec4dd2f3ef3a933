"""A game: the assembled whole of rulebook, options, data and what the outside world asks of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from . import belongings, flow, limits, possible
from .checking import check
from .data import NO_DATA, Data, Printed
from .errors import BadDeclaration, BadNotation, BrokenRules, IllegalChoice, IllegalOptions, OldEdition
from .fingerprint import fingerprint
from .modules import active
from .offers import Offers
from .options import OptionSet
from .playout import play_out
from .primitives import redeal
from .procedures import Procedure
from .reasons import Reason, misread, not_asked, reasons
from .record import NATURE, SEATS, Row
from .result import Result, Rival
from .rulebook import Rulebook
from .rules_in_use import Rules, RulesInUse
from .views import blank, observation, view

_SEATS_OF = tuple(tuple(seat for seat in range(SEATS) if waiting >> seat & 1) for waiting in range(1 << SEATS))
"""The seats whose bits are set, for every set of seats."""
_CHANCE = (NATURE,)
Facts: TypeAlias = Mapping[str, Mapping[str, Mapping[str, Any]]]
"""What is known of things: by kind, by name, by what it is that is known."""
EXTENDED_BY: list[Callable[[str, Rulebook], None]] = []
"""Whoever extends the book of a game, by its name, before it is closed."""


class Game:
    """One game, ready to be played with any of its options. It holds no state of a match.

    >>> import regnum
    >>> game = regnum.game("vive-le-roi")
    >>> game
    <game vive-le-roi, edition 2>
    >>> [verb.name for verb in game.actions][:3]
    ['deal', 'begin', 'place']
    >>> s = game.begin(players=3)
    >>> game.where(s), game.to_act(s) == (regnum.NATURE,)
    ('game › round › find_the_first_unit', True)
    """

    def __init__(
        self,
        name: str,
        book: Rulebook,
        root: Procedure,
        *,
        players: range,
        usual: int | None = None,
        folder: Path,
        prefix: str,
        scores: Callable[[Any], Iterable[int]],
        edition: int = 1,
        oldest: int = 1,
        longest: int = 20_000,
        facts: Callable[[Any], Facts] = lambda s: {},
        parse: Callable[[str], Mapping[str, Any]] | None = None,
        data: Data = NO_DATA,
        printed: Mapping[tuple[str, str], Printed] | None = None,
        idle: Sequence[str] = (),
        rules: Sequence[str] = (),
        rulebook: str = "",
        guide: str = "",
        lesson: str = "",
        words: Sequence[str] = (),
        drawing: str = "",
        browser: str = "",
        picture: str = "",
        champion: str = "",
    ) -> None:
        """``players`` says how many may play, ``usual`` how many do if nothing is said.

        ``scores`` gives each seat's points, ``facts`` what lies open and is no field; ``parse`` reads the position
        strings of the game's specification; ``printed`` says how words of a kind are called where that depends on the
        data.

        ``idle`` are verbs by which one passes or ends something: among choices they stand last, where no careless key
        finds them.

        ``longest`` is how many choices no game of it ever has: whoever plays by themselves stops there and says where.

        ``oldest`` is the oldest edition that can still be played: a game of an earlier one can only be read.

        What else belongs to a game lies in its ``folder``: its ``rules``, the specification in Markdown, its
        ``rulebook``, the rules for players, its ``guide``, how to play it, and its ``words``, Fluent messages, these
        three with ``*`` in the place of the language.
        ``lesson`` is the folder of a guided first game, with messages of its own.
        ``drawing`` is the full name of a module that draws it in a terminal, which is read when somebody plays there.
        ``browser`` is the folder of its board for the browser (``board.js``, and what belongs to it), ``picture`` a
        picture of it for lists. ``champion`` is the folder of networks that learned it.
        """
        texts = {"rules": rules, "rulebook": [rulebook], "guide": [guide], "lesson": [lesson], "words": words}
        belongings.check(folder, **texts, picture=[picture], drawing=[belongings.file_of(drawing, folder)])
        for extend in EXTENDED_BY:
            extend(name, book)
        belongings.check(folder, words=map(str, book.words), rules=map(str, book.rules))
        self.name = name
        self.book = book
        self.actions: Any = book.actions
        self.root = root
        self.options = OptionSet(book, players, usual)
        self.folder = folder
        self.data = data
        self.board_text = data.board
        """The owner's own data that it is played with; nothing for what comes along."""
        self.rules = tuple(folder / name for name in rules)
        self.rulebook = folder / rulebook if rulebook else None
        self.guide = folder / guide if guide else None
        self.lesson = folder / lesson if lesson else None
        self.words = (
            *(folder / name for name in words),
            *book.words,
            *([self.lesson / "*.ftl"] if self.lesson else ()),
        )
        """Its own, then what expansions say, and the coach of its lesson."""
        self.drawing = drawing
        self.browser = folder / browser if browser else None
        self.picture = folder / picture if picture else None
        self.champion = folder / champion if champion else None
        self.printed = dict(printed or {})
        self.prefix = prefix
        self.edition = edition
        self.oldest = oldest
        self.longest = longest
        self.parse = parse
        self._scores = scores
        self._facts = facts
        self.idle = self.actions.known(idle)
        self._rules = RulesInUse(book)
        self.Table = book.settle()
        self.options.fit(self.Table)
        limits.check(book, self.Table, players, longest)
        check(book, self.Table, players)
        book.close(name)

    @property
    def board(self) -> str:
        """The fingerprint of the owner's own data, nothing for what comes along."""
        return self.board_text.fingerprint

    def __deepcopy__(self, memo: Any) -> Game:
        """A game holds no state of a match: copies of what refers to it may share it."""
        return self

    def __repr__(self) -> str:
        return f"<game {self.name}, edition {self.edition}>"

    # -- playing -----------------------------------------------------------------------------------------

    def settle(self, edition: int | None = None, **options: Any) -> dict[str, Any]:
        """Every option with its value. A game begun under an old edition was legal then, whatever is refused now."""
        begins_now = edition in (None, self.edition)
        return self.options.settle(**options) if begins_now else self.options.fill_in(**options)

    def named(self, chosen: Mapping[str, Any]) -> dict[str, Any]:
        """The options that a record names: those that are not as they usually are, beside the others that it names."""
        named: dict[str, Any] = {}
        while True:
            usual = self.options.fill_in(chosen["players"], **named)
            unusual = {name: chosen[name] for name in usual if name != "players" and chosen[name] != usual[name]}
            if not unusual:
                return {option.name: named[option.name] for option in self.options if option.name in named}
            named |= unusual

    def table(self, chosen: Mapping[str, Any], edition: int | None = None) -> Any:
        """A fresh table with settled options, nothing begun."""
        s = self.Table()
        self.options.write(s, chosen)
        s.modules |= self.edition_bits(self.edition if edition is None else edition)
        return s

    def edition_bits(self, edition: int) -> int:
        """The bits of an old edition and of every later one that is old by now."""
        if not 1 <= edition <= self.edition:
            raise IllegalOptions(
                "{game} has editions 1 to {last}, not {edition}", game=self.name, last=self.edition, edition=edition
            )
        if old := self.unkept(edition):
            raise old
        return sum(bit for number, bit in self.book.editions.items() if edition <= number < self.edition)

    def unkept(self, edition: int) -> OldEdition | None:
        """Why games of that edition can only be read; None if they can be played."""
        if edition >= self.oldest:
            return None
        return OldEdition(
            "this is a game of edition {edition} of {game}, whose rules are not kept: "
            "it can be read, but neither played on nor replayed",
            edition=edition,
            game=self.name,
        )

    def begin(self, players: int | None = None, **given: Any) -> Any:
        """A table with these options, run to its first question."""
        s = self.table(self.options.settle(players, **given))
        flow.begin(s, self.root)
        return s

    def over(self, s: Any) -> bool:
        """Whether it has ended."""
        return bool(s.depth == 0)

    def to_act(self, s: Any) -> tuple[int, ...]:
        """The seats that must answer; ``(NATURE,)`` while chance must; nobody when the game is over."""
        if s.waiting:
            return _SEATS_OF[s.waiting]
        return _CHANCE if s.nature else ()

    def offers(self, s: Any, seat: int, person: int | None = None) -> Offers:
        """What this seat may answer now; ``person``: what one of those who share it may."""
        offers = Offers()
        if seat in self.to_act(s):
            self._rules.with_modules(s.modules).options(s, seat, offers)
            if seat == NATURE and not offers.odds:
                offers.odds = [1] * len(offers)
        return offers if person is None else self.own_offers(s, seat, person, offers)

    def own_offers(self, s: Any, seat: int, person: int, offers: Offers) -> Offers:
        """Those of a seat's offers that are not another person's."""
        if s.question < 0 or not self.book.questions[s.question].whose:
            return offers
        own = Offers()
        own += [action for action in offers if self.whose(s, seat, action) in (None, person)]
        return own

    def whose(self, s: Any, seat: int, action: int) -> int | None:
        """Which person's own this answer is where several share the seat; None if any of them may give it."""
        verb, numbers = self.actions.decoded(action)
        whose = self.book.questions[s.question].whose.get(verb)
        return None if whose is None else int(whose(s, seat, *numbers))

    def check(
        self,
        s: Any,
        seat: int,
        choice: str | int | Mapping[str, Any],
        legal: Offers | None = None,
        person: int | None = None,
    ) -> int:
        """The action that a choice in notation, JSON or as a number stands for; BadNotation if it stands for
        none, IllegalChoice if it cannot be made.

        ``legal`` is what the seat, or one ``person`` of it, may answer, where that is known already.
        """
        if legal is None:
            legal = self.offers(s, seat, person)
        if silent := not_asked(self, s, seat):
            raise self._illegal(silent, legal)
        try:
            action = self.meant(s, choice)
        except BadNotation as wrong:
            notation = [self.actions.write(a) for a in legal]
            raise BadNotation(wrong.sentence, notation, wrong.clause, **wrong.arguments) from None
        if action not in legal:
            raise self._illegal(self.why_not(s, seat, action, person), legal)
        return action

    def meant(self, s: Any, choice: Any) -> int:
        """The action that a choice stands for; BadNotation, with the clause of what is asked, if it stands for none."""
        try:
            return self.action(choice)
        except BadNotation as wrong:
            raise misread(self, s, choice, wrong) from None

    def _illegal(self, why: Reason | None, legal: Offers) -> IllegalChoice:
        assert why is not None
        return IllegalChoice(why.sentence, [self.actions.write(a) for a in legal], why.clause, **why.arguments)

    def why_not(
        self, s: Any, seat: int, choice: str | int | Mapping[str, Any], person: int | None = None
    ) -> Reason | None:
        """What stands against a choice, whatever it is, as far as the seat (or one person of it) may know; None if
        nothing does."""
        if silent := not_asked(self, s, seat):
            return silent
        try:
            action = self.meant(s, choice)
        except BadNotation as wrong:
            return Reason(wrong.sentence, wrong.clause, wrong.arguments)
        return next(self.reasons(s, seat, (action,), person))

    def reasons(self, s: Any, seat: int, actions: Iterable[int], person: int | None = None) -> Iterator[Reason | None]:
        """What stands against each of many answers, one after the other."""
        return reasons(self, s, seat, actions, person)

    def action(self, choice: Any) -> int:
        """The action that a choice stands for; BadNotation if it stands for none."""
        if isinstance(choice, str):
            return int(self.actions.understand(choice))
        if isinstance(choice, Mapping):
            return int(self.actions.from_json(dict(choice)))
        if not isinstance(choice, int):
            raise BadNotation("a choice is a text, a mapping or a number, not {choice!r}", choice=choice)
        self.actions.verb(choice)
        return choice

    def answer(self, s: Any, seat: int, action: int) -> None:
        """Carry out a legal answer; ``Match`` is the door that checks."""
        if s.checked:
            flow.answer(s, seat, action)
        else:
            self._rules.with_modules(s.modules).answer(s, seat, action)

    def play_out(self, s: Any, rng: Row) -> int:
        """On to the end at random; how many answers it took."""
        count = play_out(s, rng, self.longest, Offers())
        self.must_be_over(s)
        return count

    def must_be_over(self, s: Any) -> None:
        """BrokenRules, and where it stands, if it goes on after as many answers as no game ever has."""
        if not self.over(s):
            raise BrokenRules(f"{self.name}: not over after {self.longest} choices: {self.where(s)}")

    def plain(self, modules: int) -> Rules:
        """The rules with these modules in play, as plain Python runs them fastest."""
        return self._rules.plain(modules)

    def mask(self, s: Any, seat: int) -> list[int]:
        """1 for each legal action of the whole action space."""
        mask = [0] * len(self.actions)
        for action in self.offers(s, seat):
            mask[action] = 1
        return mask

    def result(self, s: Any) -> Result | None:
        """How it ended, or None while it goes on."""
        if not self.over(s):
            return None
        return Result(tuple(s.rank[: s.players]), self.scores(s), self._rivals(s))

    def broken_off(self, s: Any) -> Result:
        """How it ends where it stands: everybody's points so far, all in first place."""
        return Result((1,) * s.players, self.scores(s), self._rivals(s))

    def _rivals(self, s: Any) -> tuple[Rival, ...]:
        """Whoever is counted besides the seats; place 0 is none."""
        playing = [rival for rival in self.book.rivals if active(rival.when, s.modules)]
        return tuple(Rival(rival.name, rival.score(s), rival.place(s) or None) for rival in playing)

    def scores(self, s: Any) -> tuple[int, ...]:
        """Each seat's points as they stand."""
        scores = tuple(self._scores(s))
        if len(scores) != s.players:
            raise BadDeclaration(f"{len(scores)} scores for {s.players} players", self._scores)
        return scores

    def facts(self, s: Any) -> Facts:
        """What lies open for all and is no field: the numbers of each catalogue's rows, and what the game says of its
        map and its pieces (``facts(s)["county"]["wigemor"]["neighbours"]``)."""
        rows = {kind: {name: one.row(name) for name in one} for kind, one in self.book.catalogues.items()}
        return {**rows, **self._facts(s)}

    def redeal(self, s: Any, seat: int, rng: Row, person: int | None = None) -> None:
        """Fill in at random, consistently with what the seat (or one person of it) knows, all that it can't know."""
        if person is not None:
            for part in self.book.redeal_teammates.active(s.modules):
                part(s, seat, person, rng)
        redeal(s, seat, rng)

    def derive(self, s: Any) -> None:
        """Set the fields that only count what other fields say."""
        for part in self.book.derive.active(s.modules):
            part(s)

    def complaints(self, s: Any) -> list[str]:
        """A sentence for everything about this table that cannot be."""
        return possible.complaints(self, s)

    # -- looking -------------------------------------------------------------------------------------------

    def view(self, s: Any, seat: int | None, person: int | None = None) -> dict[str, Any]:
        """What a seat (None: a spectator; ``person``: one of those who share it) may know, as plain data."""
        return view(s, seat, person)

    def blank(self, s: Any, seat: int | None, person: int | None = None) -> Any:
        """What a seat may know, as a record with UNKNOWN elsewhere."""
        return blank(s, seat, person)

    def observation(self, s: Any, seat: int | None) -> list[int]:
        """What a seat may know as one flat row of numbers, always as long; unknown is one less than the lowest."""
        return observation(s, seat)

    def where(self, s: Any) -> str:
        """Where the game stands, in the rules' own names: ``game › round › vote``."""
        return self.book.where(s)

    def digest(self, s: Any) -> str:
        """A short fingerprint of a position."""
        return fingerprint(self.book, s)
