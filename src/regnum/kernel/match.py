"""A match: one played game for the outside world. It is the only door, and it checks everything.

A match is its set-up plus its list of choices, chance included; saving, undoing, branching and replaying are that list.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from . import flow, position
from .chance import Chance, chance_from
from .choices import Choice, Happening, Told, told
from .errors import BadDeclaration, BrokenRules, IllegalChoice
from .events import EVERYBODY
from .game import Facts, Game
from .offers import Offers
from .reasons import Reason
from .record import NATURE, out_of_range, who_is
from .result import Result
from .views import named_view

SNAPSHOT = 16
"""After how many choices the whole table is kept, to go back to."""


class Match:
    """A game being played.

    >>> import regnum
    >>> match = regnum.new_match("vive-le-roi", players=3, seed=7, first_unit=0)
    >>> match
    <match of vive-le-roi, 3 players, 3 choices: game › round › placement › placing › place_one, seat 0: where_to_place>
    >>> match.choose("place merlin 4")
    >>> print(match.log()[-1])
    Blue places Merlin on floor 4.
    >>> match.view(seat=1)["place"]["merlin"]
    '4'
    >>> match.undo()
    """

    def __init__(
        self,
        game: Game,
        *,
        seed: int | str | None = None,
        chance: Chance | Iterable[str] | None = None,
        names: Sequence[str] = (),
        edition: int | None = None,
        start: Mapping[str, Any] | None = None,
        checked: bool = False,
        **options: Any,
    ) -> None:
        """``seed`` is any number or text from which chance is drawn; ``chance`` a list of scripted answers, or whoever
        answers for Nature. With neither, chance is chosen by hand, like everything else.

        ``start`` sets the table up directly: the arguments of :func:`regnum.kernel.position.stand`.

        Every match checks what players do. A ``checked`` one watches the rules as well, step by step: for whoever
        writes or tests a game, at a third of the speed.
        """
        self.game = game
        self.edition = game.edition if edition is None else edition
        self.options = game.settle(edition, **options)
        self.names = tuple(names)
        self.start = dict(start) if start else None
        self.checked = checked
        self.chance = chance_from(seed, chance)
        self.choices: list[Choice] = []
        self.happenings: list[Happening] = []
        self.gave_up: tuple[int, ...] = ()
        """The seats that gave up, in the order in which they did."""
        self.table = self._first_table()
        self._legal: dict[int, Offers] = {}
        """What seats may answer to the open question, where that was asked already and nobody watches."""
        self._past: dict[int, Any] = {}
        """The table as it stood when so many choices had been made, now and then; what is between is played again."""
        self._check_that_all_can_answer()
        self._collect()
        self._let_nature_play()

    def _first_table(self) -> Any:
        if self.start is not None:
            s = position.stand(self.game, self.options, edition=self.edition, **self.start)
        else:
            s = self.game.table(self.options, self.edition)
            s.checked = self.checked
            flow.begin(s, self.game.root)
        s.checked = self.checked
        return s

    # -- what may be done ----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over(self.table)

    @property
    def result(self) -> Result | None:
        """The game's own; whoever gave up comes last, and where only one has not, it ends at once."""
        if not self.gave_up:
            return self.game.result(self.table)
        left = self.options["players"] - len(self.gave_up)
        ended = self.game.result(self.table) if self.over or left > 1 else self.game.broken_off(self.table)
        return ended and ended.with_last(self.gave_up)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must answer; ``(NATURE,)`` while chance must; empty when the game is over."""
        return self.game.to_act(self.table)

    @property
    def question(self) -> Any:
        """The open question, or None."""
        return self.game.book.questions[self.table.question] if self.table.question >= 0 else None

    def offers(self, seat: int | None = None, person: int | None = None) -> list[str]:
        """What a seat (or one of the persons who share it) may choose now, in notation."""
        return [self.game.actions.write(a) for a in self.legal(self._seat(seat), person)]

    def legal(self, seat: int, person: int | None = None) -> Offers:
        """What a seat, or one person of it, may choose, as numbers."""
        offers = self._legal.get(seat)
        if offers is None or self.checked:
            offers = self._legal[seat] = self.game.offers(self.table, seat)
        return offers if person is None else self.game.own_offers(self.table, seat, person, offers)

    def why_not(
        self, choice: str | int | Mapping[str, Any], seat: int | None = None, person: int | None = None
    ) -> Reason | None:
        """Why a choice cannot be made, as far as the seat may know: a sentence with its clause. None if it can.

        Words that stand for no choice have a reason too, with the clause of what is asked instead.
        """
        return self.game.why_not(self.table, self._seat(seat), choice, person)

    def where(self) -> str:
        """Where the game stands, in the rules' own names: ``game › round › vote``."""
        return self.game.where(self.table)

    def must_end(self) -> None:
        """BrokenRules, and where it stands, if it has gone on for longer than any game of this kind."""
        if len(self.choices) > self.game.longest:
            raise BrokenRules(f"not over after {self.game.longest} choices: {self!r}")

    def _seat(self, seat: int | None) -> int:
        """The seat that is meant: the one that must answer, where nobody says another."""
        if seat is not None:
            return seat
        asked = self.to_act
        if len(asked) > 1:
            raise IllegalChoice(
                "several seats must answer ({expected}): say which one is meant", expected=", ".join(map(str, asked))
            )
        return asked[0] if asked else NATURE

    def __repr__(self) -> str:
        """Where the game stands, who is asked, and what."""
        players, choices = self.options["players"], len(self.choices)
        counted = f"{players} player{'s' * (players > 1)}, {choices} choice{'s' * (choices != 1)}"
        about = f"{self.game.name}, {counted}"
        if self.over:
            return f"<match of {about}: over, {self.result}>"
        asked = ", ".join(map(who_is, self.to_act))
        return f"<match of {about}: {self.where()}, {asked}: {self.question.name}>"

    # -- doing it --------------------------------------------------------------------------------------------

    def choose(self, choice: str | int | Mapping[str, Any], seat: int | None = None, person: int | None = None) -> None:
        """Make a choice in notation, JSON or as a number; BadNotation and IllegalChoice change nothing.

        In notation capitals do not matter, and beginnings of words are enough where they are clear. ``seat`` may be
        left out where only one must answer; ``person`` is one of those who share it.
        """
        who = self._seat(seat)
        self._apply(who, self.game.check(self.table, who, choice, self.legal(who, person), person))
        self._let_nature_play()

    def _apply(self, seat: int, action: int) -> None:
        s = self.table
        known_to = self._known_to(seat, action)
        if len(self.choices) % SNAPSHOT == 0:
            self._past[len(self.choices)] = s.copy()
        self._legal.clear()
        try:
            s.asked_on = False
            self.game.answer(s, seat, action)
            if self.checked:
                self._check_that_all_can_answer()
            if self.checked or len(self.choices) % SNAPSHOT == 0 or self.over:
                self._check_ranges()
        except Exception:
            self.table = self._replayed(len(self.choices))
            raise
        self.choices.append(Choice(seat, action, self.game.actions.write(action), known_to, s.asked_on))
        self._collect()

    def _check_that_all_can_answer(self) -> None:
        """What is wrong with what is offered is told with what offers it."""
        for seat in self.to_act:
            if wrong := self._wrong_with(self.legal(seat)):
                raise BadDeclaration(f"{who_is(seat)} {wrong}: {self.where()}", self.question.offers[0].options)

    def _wrong_with(self, legal: Offers) -> str:
        if not legal:
            return "is asked and can answer nothing"
        if self.checked and len(set(legal)) < len(legal):
            return "is offered an option twice"
        for action in legal if self.checked else ():
            if not self._is_answered(action):
                return f"is offered {self._named(action)}, for which the question {self.question.name!r} has no answer"
        return ""

    def _is_answered(self, action: int) -> bool:
        """Whether an action belongs to a verb that the open question has an answer for."""
        return action in range(len(self.game.actions)) and self.game.actions.verb(action) in self.question.answers

    def _named(self, action: int) -> str:
        actions = self.game.actions
        return repr(actions.write(action)) if action in range(len(actions)) else f"{action}, which is no action"

    def _check_ranges(self) -> None:
        """Now and then, before a whole table is kept; always in a checked match."""
        if not self.table.in_range():
            raise BrokenRules(f"{'; '.join(out_of_range(self.table))}: {self.where()}")
        ranks = self.table.rank[: self.table.players]
        if self.checked and self.over and not all(1 <= rank <= len(ranks) + 1 for rank in ranks):
            over = f"{self.game.root.declared}: the game is over"
            raise BrokenRules(f"{over}, and not everybody has a place: rank is {ranks}")

    def _known_to(self, seat: int, action: int) -> int | None:
        witness = self.table.witness if seat == NATURE else seat if self.question.secret else EVERYBODY
        if witness < 0:
            return None if witness == EVERYBODY else int(witness)
        person = self.game.whose(self.table, witness, action)
        return int(witness) if person is None else flow.one_person(witness, person)

    def _collect(self) -> None:
        after, told = len(self.choices), self.table.told
        untold = self.game.book.placings if self.gave_up else ()
        self.happenings += [Happening(after, line[0], line[1], line[2:]) for line in told if line[1] not in untold]
        told.clear()

    def _let_nature_play(self) -> None:
        while self.chance is not None and self.table.nature and self.to_act == (NATURE,):
            offers = self.legal(NATURE)
            texts = [self.game.actions.write(a) for a in offers]
            self._apply(NATURE, self.chance.choose(offers, offers.odds, texts))

    def give_up(self, seat: int) -> None:
        """A seat gives up: whatever is played on in its place, it comes last."""
        if self.result is not None:
            raise IllegalChoice("the game is over")
        if seat not in range(self.options["players"]) or seat in self.gave_up:
            still = [who for who in range(self.options["players"]) if who not in self.gave_up]
            raise IllegalChoice(
                "expected a seat that can give up ({expected}), not {seat}",
                expected=", ".join(map(str, still)),
                seat=seat,
            )
        self.gave_up += (seat,)

    # -- going back --------------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take back the last choice of a player, with all that chance did since."""
        last = max((i for i, choice in enumerate(self.choices) if choice.seat != NATURE), default=None)
        if last is None:
            raise IllegalChoice("there is nothing to take back")
        self.rewind(last)

    def rewind(self, count: int) -> None:
        """Go back to the moment when ``count`` choices had been made."""
        if not 0 <= count <= len(self.choices):
            raise IllegalChoice(
                "this match has {choices} choices; it cannot go back to {count}", choices=len(self.choices), count=count
            )
        if count == len(self.choices):
            return
        self.table = self._replayed(count)
        self._legal.clear()
        self._past = {at: table for at, table in self._past.items() if at <= count}
        del self.choices[count:]
        self.happenings = [h for h in self.happenings if h.after <= count]

    def position(self, count: int) -> Any:
        """The table as it stood when ``count`` choices had been made."""
        return self._replayed(count) if count < len(self.choices) else self.table.copy()

    def _replayed(self, count: int) -> Any:
        nearest = count - count % SNAPSHOT
        s = self._past[nearest].copy()
        for choice in self.choices[nearest:count]:
            self.game.answer(s, choice.seat, choice.action)
        s.told.clear()
        return s

    def branch(
        self,
        count: int | None = None,
        *,
        seed: int | str | None = None,
        chance: Chance | Iterable[str] | None = None,
    ) -> Match:
        """Another match that begins with the first ``count`` choices of this one (all of them by default)."""
        other = Match.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.chance = chance_from(seed, chance)
        other.choices, other.happenings = self.choices[:], self.happenings[:]
        other._past, other._legal, other.table = dict(self._past), {}, self.table.copy()
        other.rewind(len(self.choices) if count is None else count)
        other._let_nature_play()
        return other

    # -- looking -------------------------------------------------------------------------------------------------

    def view(self, seat: int | None, person: int | None = None) -> dict[str, Any]:
        """What a seat (None: a spectator; ``person``: one of those who share it) may know, in names; None: unknown."""
        return named_view(self.table, seat, person)

    def numbers(self, seat: int | None, person: int | None = None) -> dict[str, Any]:
        """Every field as the record has it, in numbers, as far as a seat may know it."""
        return self.game.view(self.table, seat, person)

    def facts(self) -> Facts:
        """What lies open and is no part of a view: the map, the numbers on cards and tiles, by kind and name."""
        return self.game.facts(self.table)

    def log(self, seat: int | None = None, person: int | None = None, language: str = "en") -> list[Told]:
        """What a seat (None: a spectator) may have heard, as sentences with the facts behind them."""
        return told(self.game, self.heard(seat, person), language, self.names)

    def heard(self, seat: int | None, person: int | None = None) -> list[Happening]:
        """What a seat may have heard, in numbers; ``after`` counts the choices of its own :meth:`history`."""
        noticed = [0]
        for choice in self.choices:
            noticed.append(noticed[-1] + choice.noticed(seat, person))
        heard = [h for h in self.happenings if h.heard(seat, person)]
        return heard if noticed[-1] == len(self.choices) else [h._replace(after=noticed[h.after]) for h in heard]

    def history(self, seat: int | None, person: int | None = None) -> list[Choice | None]:
        """The choices a seat may know, None in the place of the others."""
        noticed = (choice for choice in self.choices if choice.noticed(seat, person))
        return [choice if choice.known(seat, person) else None for choice in noticed]

    def digest(self) -> str:
        """A short fingerprint of the position."""
        return self.game.digest(self.table)
