"""The game at a table: its match, and what each seat could notice of it.

Every seat, each of the persons who share one, and the spectators together are an *audience* with a count of its own.
It grows when the audience could notice that something happened, so that an answer given in secret and in several parts
shows to others neither as bytes nor as a gap in their numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import starmap
from typing import Any, NamedTuple

from regnum import reviewed
from regnum.kernel import EVERYBODY, NATURE, NOBODY, Choice, Happening, Match

from .fair import FairDice
from .journal import ALL, Created
from .lessons import dice_at, first_draw, follow
from .shelf import game_of

Given = tuple[int, str]
"""A seat, and its answer in full."""


class Notice(NamedTuple):
    """A line of the log that is not the game's own, for all: somebody was replaced, something was taken back."""

    after: int
    word: str
    seat: int
    person: int = ALL
    by: int = NOBODY

    @property
    def audience(self) -> int:
        return EVERYBODY

    def heard(self, seat: int | None, person: int | None = None) -> bool:
        return True


Heard = Happening | Notice


class Audience:
    """What one seat (None: the spectators), or one of the persons who share it, has been told so far."""

    __slots__ = (
        "_untouched",
        "asked",
        "intact",
        "lengths",
        "lines",
        "number",
        "person",
        "seat",
        "stands",
        "told_at",
    )

    def __init__(self, seat: int | None, person: int | None = None) -> None:
        self.seat = seat
        self.person = person
        self.number = 0
        self.asked = 0
        """The number under which the open question was put to this seat; 0 if nothing is asked of it."""
        self.lines: list[Heard] = []
        """What it heard."""
        self.told_at: list[int] = []
        """At which number it heard each line."""
        self.lengths = [0]
        """How many lines there were at each number."""
        self.intact = [0]
        """How many of the lines before it each number left as they were."""
        self._untouched = 0
        self.stands: list[tuple[int, int]] = []
        """How the game came to stand as it does, as far as this audience could notice: numbers, and how many choices
        had been made then. What was taken back is not among them."""

    def notice(self, made: int, heard: Sequence[Heard] = ()) -> None:
        """Something happened, and of this the audience hears what is for it; ``made`` choices are made by now."""
        self.number += 1
        self.intact.append(min(self._untouched, len(self.lines)))
        if self.stands and self.stands[-1][1] == made:
            self.stands.pop()
        self.stands.append((self.number, made))
        for happening in heard:
            if happening.audience == EVERYBODY or happening.heard(self.seat, self.person):
                self.lines.append(happening)
                self.told_at.append(self.number)
        self.lengths.append(len(self.lines))
        self._untouched = len(self.lines)

    def forget(self, count: int) -> None:
        """Drop what the game told after the first ``count`` choices; notices stay."""
        kept = [n for n, line in enumerate(self.lines) if line.after <= count or isinstance(line, Notice)]
        self._untouched = left_as_they_were(self.lines, count)
        self.lines = [(line := self.lines[n])._replace(after=min(line.after, count)) for n in kept]
        self.told_at = [self.told_at[n] for n in kept]
        self.stands = [stand for stand in self.stands if stand[1] <= count]

    def miss(self, count: int) -> None:
        """The choice after the first ``count`` is gone, and this audience never knew of it."""
        self.lines = [line._replace(after=line.after - (line.after > count)) for line in self.lines]
        self.stands = [(number, made - (made > count)) for number, made in self.stands]

    def common(self, last: int) -> int:
        """How many lines somebody who has heard everything up to ``last`` still has right."""
        return min(self.lengths[last], *self.intact[last + 1 :], len(self.lines)) if 0 < last <= self.number else 0


def left_as_they_were(lines: Sequence[Heard], count: int) -> int:
    """How many lines at the beginning stay if everything after the first ``count`` choices is taken back."""
    changed = (n for n, line in enumerate(lines) if line.after > count and not isinstance(line, Notice))
    return next(changed, len(lines))


class Play:
    """A match and its audiences."""

    def __init__(self, created: Created, seed: bytes, nature: Sequence[str] | None = None) -> None:
        """Begin; ``nature`` is what chance answered at the beginning if that happened before."""
        self.dice = dice_at(created, seed)
        self.dice.recorded = list(nature or ())
        self.match = _first_match(created, self.dice)
        follow(self.dice, lambda: self.match.choices)
        persons = self.match.game.options.persons(self.match.options)
        shared = [(seat, person) for seat, count in enumerate(persons) if count > 1 for person in range(count)]
        self.audiences = [*map(Audience, range(created.players)), *starmap(Audience, shared), Audience(None)]
        """Those who share a seat are each an audience beside that of whoever plays all of it; spectators come last."""
        self.of = {(audience.seat, audience.person): audience for audience in self.audiences}
        """Each by its seat and person; (None, None) are the spectators."""
        self.spectators = self.audiences[-1]
        self.draws: list[int] = []
        """For each choice the number of chance's draw, or -1."""
        self.thoughts: dict[int, Sequence[reviewed.Answer]] = {}
        """What bots thought best, by the number of the choice: told to nobody before the game is over."""
        self.answered = {choice.seat for choice in self.match.choices}
        """The seats that have chosen something."""
        self._at = [
            [audience for audience in self.audiences if audience.seat == seat] for seat in range(created.players)
        ]
        self.asked = self.match.to_act
        """The seats that must answer."""
        self._first = first_draw(created)
        self._draws_after(0)
        self._begin_anew(self.match.happenings, self.audiences)

    # -- what is done ---------------------------------------------------------------------------------------

    def choose(self, seat: int, choice: Any, nature: Sequence[str] | None = None, person: int | None = None) -> int:
        """A seat's answer (``person``: of one who shares it) and what chance does after it; how many choices that made.

        IllegalChoice changes nothing.
        """
        match, waiting = self.match, self.asked
        before, told = len(match.choices), len(match.happenings)
        self.dice.recorded = list(nature or ())
        match.choose(choice, seat, person)
        self.answered.add(seat)
        self._draws_after(before)
        made, heard = match.choices[before:], match.happenings[told:]
        asked = self.asked = match.to_act
        for audience in self.audiences:
            if not made[0].more or any(choice.noticed(audience.seat, audience.person) for choice in made):
                audience.notice(len(match.choices), heard)
        for n in waiting:
            if n not in asked:
                self._leave_alone(n)
        for n in asked:
            if n == seat or n not in waiting:
                self._ask(n, made[0])
        return len(made)

    def who_knew(self, to: int, again: Sequence[Given]) -> list[Audience]:
        """Those who could notice the choice that is taken back."""
        mine, *others = self.match.choices[to : len(self.match.choices) - len(again)]
        return [one for one in self.audiences if others or mine.noticed(one.seat, one.person)]

    def take_back(
        self, to: int, again: Sequence[Given], nature: Sequence[str] | None, knowing: Sequence[Audience], line: Notice
    ) -> int:
        """Back to the moment when ``to`` choices had been made, then these answers; how many were made anew.

        Only those who knew of it notice.
        """
        match = self.match
        thought = {match.choices[n][:2]: self.thoughts.pop(n) for n in sorted(self.thoughts) if n >= to}
        self.dice.recorded = list(nature or ())
        self.match = match = match.branch(to, chance=self.dice)
        del self.draws[to:]
        for seat, text in again:
            match.choose(text, seat)
        self.thoughts |= {n: thought[c[:2]] for n, c in enumerate(match.choices[to:], to) if c[:2] in thought}
        self._draws_after(to)
        self.answered = {choice.seat for choice in match.choices}
        self.asked = match.to_act
        for audience in self.audiences:
            if audience in knowing:
                audience.forget(to)
            else:
                audience.miss(to)
        self._begin_anew([line, *(h for h in match.happenings if h.after > to)], knowing)
        return len(match.choices) - to

    def tell_all(self, word: str, *who: int) -> None:
        """Everybody notices something that is not the game's own; with a word for it, it stands in the log."""
        made = len(self.match.choices)
        for audience in self.audiences:
            audience.notice(made, [Notice(made, word, *who)] if word else ())

    def nature(self, since: int) -> list[str]:
        """What chance answered since so many choices."""
        return [choice.text for choice in self.match.choices[since:] if choice.seat == NATURE]

    def _draws_after(self, before: int) -> None:
        """Chance numbers its draws one by one, whatever was taken back."""
        made = self.match.choices[before:]
        if len(made) == 1 and made[0].seat != NATURE:
            self.draws.append(-1)
            return
        fresh = sum(c.seat == NATURE for n, c in enumerate(made, before) if n >= self._first)
        number = self.dice.drawn - fresh
        for n, choice in enumerate(made, before):
            drawn = choice.seat == NATURE and n >= self._first
            self.draws.append(number if drawn else -1)
            number += drawn

    def _begin_anew(self, heard: Sequence[Heard], knowing: Sequence[Audience]) -> None:
        """Those who know of it notice that the game stands otherwise, and whoever of them must answer is asked."""
        for audience in knowing:
            audience.notice(len(self.match.choices), heard)
            audience.asked = audience.number if self._is_asked(audience) else 0

    def _leave_alone(self, seat: int) -> None:
        for audience in self._at[seat]:
            audience.asked = 0

    def _ask(self, seat: int, after: Choice) -> None:
        """A question is put to a seat; its number is that of the update in which it is read.

        One of the persons who share it is asked nothing if all that is to be answered is a teammate's own; and what a
        teammate chose for themselves (``after``) leaves the question of the others as it was.
        """
        for audience in self._at[seat]:
            if not _is_a_teammates(after, audience):
                audience.asked = audience.number if self._is_asked(audience) else 0

    def _is_asked(self, audience: Audience) -> bool:
        """Whether there is an open question to this audience."""
        seat, person = audience.seat, audience.person
        return seat is not None and seat in self.asked and (person is None or bool(self.match.legal(seat, person)))


def _is_a_teammates(choice: Choice, audience: Audience) -> bool:
    """Whether a choice was somebody's own who shares the seat: it leaves the question of the others as it was."""
    return choice.more and choice.seat == audience.seat and not choice.known(audience.seat, audience.person)


def _first_match(created: Created, dice: FairDice) -> Match:
    options = {"players": created.players, **created.options}
    game = game_of(created)
    if created.origin is None:
        return Match(game, chance=dice, edition=created.edition, **options)
    match = Match(game, edition=created.edition, start=created.origin.start, **options)
    for seat, text in created.origin.choices:
        match.choose(text, seat)
    return match.branch(chance=dice)
