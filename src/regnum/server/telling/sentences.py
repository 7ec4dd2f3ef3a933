"""What is said at tables: offers, questions and lines of the log as JSON in a language, each put into words once.

Sentences are made for all tables of a game together, with marks where the players' names belong; a table puts its
own names in their place.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache, lru_cache
from operator import attrgetter
from typing import Any, TypeVar

import msgspec

from regnum.kernel import EVERYBODY, NOBODY, PERSONS, SEATS, Game, Happening, one_person
from regnum.words import LANGUAGES, Name, Voice
from regnum.words.messages import identifier

from .phrase import MARKS, Phrase

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
_json = msgspec.json.Encoder()

MOST = 50_000
"""How many phrases of a kind are remembered."""
MOST_OF_A_TABLE = 100
"""How many with names in them are remembered for the tables of the same people."""


class Marking(Voice):
    """Says a mark wherever a name belongs."""

    def person(self, seat: int, person: int) -> str:
        return MARKS[seat if person == NOBODY else one_person(seat, person)]


class Speaker:
    """One game in one language, for all its tables."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.voice = Marking(game, language, MARKS)
        self.plain: dict[int, str] = {}
        """Offers that name nobody: the same at all tables."""
        self._naming: dict[tuple[int, int | None], Phrase] = {}
        self._lines: dict[tuple[int, tuple[int, ...], bool], Phrase] = {}
        self._places: dict[tuple[Any, ...], Phrase] = {}
        self._questions: dict[tuple[Any, ...], Phrase] = {}
        self._numbers: dict[tuple[str, tuple[int, ...]], Callable[[Any], Any]] = {}
        self._readers: dict[tuple[tuple[int, ...], int], tuple[Callable[[Any], Any], Callable[[Any], Any]]] = {}

    def called(self, names: Sequence[Name]) -> list[str]:
        """What stands for each mark at a table with these names."""
        voice = Voice(self.game, self.voice.language, names)
        persons = [voice.person(seat, person) for person in range(PERSONS) for seat in range(SEATS)]
        return [*map(voice.seat, range(SEATS)), *persons]

    def offer(self, s: Any, seat: int, action: int) -> Phrase:
        """One offer as JSON."""
        meant = self._meant(s, seat, action)
        known = self._naming.get((action, meant))
        if known is None:
            known = self._offer(s, seat, action, meant)
            if known.names_nobody and meant is None:
                _remember(self.plain, action, known.text)
            _remember(self._naming, (action, meant), known)
        return known

    def _meant(self, s: Any, seat: int, action: int) -> int | None:
        """What the choice means where it is made, if that is not always the same."""
        verb = self.game.actions.verb(action)
        caption = self.game.book.captions.get(verb)
        return None if caption is None else caption.find(s, seat, *verb.numbers(action))

    def _offer(self, s: Any, seat: int, action: int, meant: int | None) -> Phrase:
        actions = self.game.actions
        verb = actions.verb(action)
        names = (p.name for p in verb.parameters)
        body = {
            "action": actions.write(action),
            "json": actions.to_json(action),
            "verb": verb.name,
            "parameters": dict(zip(names, verb.numbers(action), strict=True)),
            "means": {} if meant is None else {self.game.book.captions[verb].name: meant},
            "sentence": self.voice.choice(action, s, seat),
        }
        return Phrase(_json.encode(body).decode())

    def line(self, happening: Happening) -> Phrase:
        """One line of the log as JSON without its last brace, to which the number is added."""
        key = happening.event, happening.numbers, happening.audience != EVERYBODY
        known = self._lines.get(key)
        if known is None:
            known = self._line(happening)
            _remember(self._lines, key, known)
        return known

    def _line(self, happening: Happening) -> Phrase:
        event = self.game.book.events[happening.event]
        body: dict[str, Any] = {
            "event": event.name,
            "clause": event.rule,
            "numbers": dict(zip(event.arguments, happening.numbers, strict=True)),
            "sentence": self.voice.event(happening),
            "private": happening.audience != EVERYBODY,
        }
        return Phrase(_json.encode(body)[:-1].decode())

    def where(self, s: Any) -> Phrase:
        """Where the game stands, in words."""
        inside = tuple(s.procedure[1 : s.depth])
        key = s.depth, inside, self._spoken_of("procedure", inside)(s)
        known = self._places.get(key)
        if known is None:
            known = Phrase(_json.encode(self.voice.where(s)).decode())
            _remember(self._places, key, known)
        return known

    def question(self, s: Any, seat: int, person: int | None = None) -> Phrase:
        """The open question as it is put to a seat, or to one of the persons who share it, as JSON."""
        key = seat, person, self._spoken_of("ask", (s.question,))(s)
        known = self._questions.get(key)
        if known is None:
            known = Phrase(_json.encode(self.voice.question(s, seat, person)).decode())
            _remember(self._questions, key, known)
        return known

    def place(self, s: Any) -> tuple[Any, ...]:
        """All on which it depends how people are told where the game stands and what is asked."""
        procedures = tuple(s.procedure[: s.depth])
        known = self._readers.get((procedures, s.question))
        if known is None:
            known = self._spoken_of("procedure", procedures[1:]), self._spoken_of("ask", (s.question,))
            self._readers[procedures, s.question] = known
        where, ask = known
        return procedures, where(s), ask(s)

    def _spoken_of(self, kind: str, numbers: tuple[int, ...]) -> Callable[[Any], Any]:
        """What reads those numbers of a table of which these messages speak."""
        known = self._numbers.get((kind, numbers))
        if known is None:
            known = self._numbers[kind, numbers] = self._reader(kind, numbers)
        return known

    def _reader(self, kind: str, numbers: tuple[int, ...]) -> Callable[[Any], Any]:
        book, fields = self.game.book, self.game.Table.FIELDS
        named: Sequence[Any] = book.questions if kind == "ask" else book.procedures
        spoken = {name for n in numbers for name in self.voice.messages.variables(identifier(kind, named[n].name))}
        return attrgetter("question", *sorted(name for name in spoken if name in fields and not fields[name].shape))


def _remember(known: dict[K, V], key: K, value: V, most: int = MOST) -> None:
    if len(known) >= most:
        known.clear()
    known[key] = value


class Named:
    """A speaker with the names of one table's seats. Everything is JSON."""

    def __init__(self, speaker: Speaker, names: Sequence[Name]) -> None:
        self.speaker = speaker
        self._names = [_json.encode(name).decode()[1:-1] for name in speaker.called(names)]
        self._places: dict[tuple[Any, ...], tuple[str, str, str]] = {}
        self._lines: dict[tuple[Happening, int], str] = {}

    def place(self, s: Any, seat: int | None) -> tuple[str, str, str]:
        """Where the game stands, its open procedures, and what is asked, as it is put to a seat; None: to nobody."""
        key = seat, self.speaker.place(s)
        known = self._places.get(key)
        if known is None:
            known = self.where(s), self.path(s), "null" if seat is None else self.question(s, seat)
            _remember(self._places, key, known, MOST_OF_A_TABLE)
        return known

    def where(self, s: Any) -> str:
        return self.speaker.where(s).put(self._names)

    def path(self, s: Any) -> str:
        """The names of the open procedures."""
        return path(self.speaker.game, tuple(s.procedure[: s.depth]))

    def question(self, s: Any, seat: int, person: int | None = None) -> str:
        return self.speaker.question(s, seat, person).put(self._names)

    def offers(self, s: Any, seat: int, actions: Sequence[int]) -> str:
        """The offers of a question to a seat as a list."""
        plain = self.speaker.plain
        return f"[{','.join([plain.get(action) or self._offer(s, seat, action) for action in actions])}]"

    def _offer(self, s: Any, seat: int, action: int) -> str:
        return self.speaker.offer(s, seat, action).put(self._names)

    def lines(self, heard: Sequence[Happening], numbers: Sequence[int]) -> str:
        """Lines of the log, each with the number at which it was heard, as a list."""
        known = self._lines
        told = [known.get(line) or self._line(*line) for line in zip(heard, numbers, strict=True)]
        return f"[{','.join(told)}]"

    def _line(self, happening: Happening, number: int) -> str:
        text = f'{self.speaker.line(happening).put(self._names)},"number":{number}}}'
        _remember(self._lines, (happening, number), text, MOST_OF_A_TABLE)
        return text


@lru_cache(4096)
def path(game: Game, procedures: tuple[int, ...]) -> str:
    return _json.encode([game.book.procedures[number].name for number in procedures]).decode()


@cache
def speaker(game: Game, language: str) -> Speaker:
    return Speaker(game, language)


@lru_cache(4096)
def named(game: Game, language: str, names: tuple[Name, ...]) -> Named:
    return Named(speaker(game, language), names)


def language_for(asked: str, preferred: str, accepted: str) -> str:
    """The language of a request: asked for, the account's own, or the first of the browser's that we speak."""
    for wanted in (asked, preferred, *(part.split(";")[0].strip()[:2] for part in accepted.split(","))):
        if wanted.lower() in LANGUAGES:
            return wanted.lower()
    return LANGUAGES[0]
