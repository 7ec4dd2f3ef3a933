"""What was chosen and what happened: the lines of a match, and the lines of its log in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from .events import EVERYBODY
from .kinds import NUMBER, PERSON, SEAT, words_of
from .views import meant_for

if TYPE_CHECKING:
    from .game import Game


class Choice(NamedTuple):
    """One answer: who gave it, what it was, and who may know it.

    >>> import regnum
    >>> match = regnum.new_match("vive-le-roi", players=3, seed=7, first_unit=0)
    >>> [choice.known(seat=1) for choice in match.choices]
    [False, True, False]

    ``known_to`` is None for all, -2 for nobody, else a seat or :func:`~regnum.kernel.flow.one_person` of it.
    """

    seat: int
    action: int
    text: str
    known_to: int | None
    more: bool = False
    """Whether the seat was asked again at once: of a secret answer in several parts others may not count the parts."""

    def known(self, seat: int | None, person: int | None = None) -> bool:
        """Whether this seat (or one person of it) may read the choice in the record."""
        return self.known_to is None or meant_for(self.known_to, seat, person)

    def noticed(self, seat: int | None, person: int | None = None) -> bool:
        """Whether this seat may know that there was a choice at all; persons of one seat notice each other's."""
        return self.known(seat, person) or not self.more or self.seat == seat


class Happening(NamedTuple):
    """One line of the log in numbers: after which choice, for whom (-1: all), what and with which numbers.

    >>> import regnum
    >>> match = regnum.new_match("vive-le-roi", players=3, seed=7, first_unit=0)
    >>> match.game.book.events[match.heard(0)[-1].event].name
    'dealt'
    """

    after: int
    audience: int
    event: int
    numbers: tuple[int, ...]

    def heard(self, seat: int | None, person: int | None = None) -> bool:
        """Whether a seat (None: a spectator), or one person of it, was told."""
        return self.audience == EVERYBODY or meant_for(self.audience, seat, person)


class Told(NamedTuple):
    """One line of the log for people: a sentence, and what it speaks of by name.

    >>> import regnum
    >>> line = regnum.new_match("vive-le-roi", players=3, seed=7).log()[0]
    >>> line.event, line.clause, list(line.facts)
    ('first_unit', 'VR-32', ['seat'])
    """

    after: int
    """How many choices had been made."""
    event: str
    facts: dict[str, str | int]
    """Words by their names, seats and counts as numbers."""
    clause: str
    sentence: str

    def __str__(self) -> str:
        return self.sentence


SPEAKERS: list[Callable[[Game, str, Sequence[str]], Callable[[Happening], str]]] = []
"""Who puts what happened in a game into sentences of a language, with the players' names: the kernel has no words."""


def told(game: Game, happenings: Sequence[Happening], language: str, names: Sequence[str]) -> list[Told]:
    """Lines of the log in words."""
    say = SPEAKERS[-1](game, language, names) if SPEAKERS else lambda happening: str(facts(game, happening))
    events = game.book.events
    return [Told(h.after, events[h.event].name, facts(game, h), events[h.event].rule, say(h)) for h in happenings]


def facts(game: Game, happening: Happening) -> dict[str, str | int]:
    """The numbers of a line of the log, by name, as the words they stand for."""
    arguments = game.book.events[happening.event].arguments
    return {
        name: fact(meaning, number)
        for (name, meaning), number in zip(arguments.items(), happening.numbers, strict=True)
    }


def fact(meaning: Any, number: int) -> str | int:
    """What a number of some kind stands for."""
    if meaning in (NUMBER, SEAT, PERSON):
        return number
    words = words_of(meaning)
    return words[number] if 0 <= number < len(words) else "nobody"
