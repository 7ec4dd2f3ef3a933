"""What is said at tables: offers, questions and lines of the log in a language, each put into words once.

Sentences are made for all tables of a game together, with marks where the players' names belong; a table puts its
own names in their place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, TypedDict

from regnum.kernel import EVERYBODY, NOBODY, PERSONS, SEATS, Game, Happening, one_person
from regnum.words import Name, Voice
from regnum.words.messages import identifier
from regnum.words.naming import capital

from ..table.audiences import Heard, Notice
from ..table.journal import ALL
from .remembered import Remembered

MOST = 5_000
"""How many sentences of a kind are remembered for all tables of a game."""
MOST_OF_A_TABLE = 100
"""How many with names in them are remembered for the tables of the same people."""
MOST_NARRATORS = 128
"""Of so many companies of people the sentences are remembered: whoever has played is forgotten again."""
MARKS = tuple(chr(0xE000 + number) for number in range(SEATS * (1 + PERSONS)))
"""What seats, then the first persons on them, then the second ones are called before their names are known: letters
that nobody types."""


class OfferTold(TypedDict):
    action: str
    json: dict[str, str | int]
    verb: str
    parameters: dict[str, int]
    means: dict[str, int]
    """What it means where it is made, if its parameters do not say it: the card that is kept."""
    sentence: str


class LogLine(TypedDict):
    event: str
    clause: str
    numbers: dict[str, int]
    sentence: str
    private: bool
    number: int


class Marking(Voice):
    """Says a mark wherever a name belongs."""

    def person(self, seat: int, person: int) -> str:
        return MARKS[seat if person == NOBODY else one_person(seat, person)]


class Speaker:
    """One game in one language, for all its tables."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.voice = Marking(game, language, MARKS)
        self.plain: Remembered[int, OfferTold] = Remembered(MOST)
        """Offers that name nobody: the same at all tables."""
        self._offers: Remembered[tuple[int, int | None], OfferTold] = Remembered(MOST)
        self._lines: Remembered[tuple[int, tuple[int, ...], bool], LogLine] = Remembered(MOST)
        self._places: Remembered[tuple[Any, ...], str] = Remembered(MOST)
        self._questions: Remembered[tuple[Any, ...], str] = Remembered(MOST)
        self._readers: Remembered[tuple[str, tuple[int, ...]], Callable[[Any], Any]] = Remembered(MOST)

    def called(self, names: Sequence[Name]) -> dict[int, str]:
        """What stands for each mark at a table with these names."""
        voice = Voice(self.game, self.voice.language, names)
        persons = [voice.person(seat, person) for person in range(PERSONS) for seat in range(SEATS)]
        return {ord(mark): name for mark, name in zip(MARKS, [*map(voice.seat, range(SEATS)), *persons], strict=True)}

    def offer(self, s: Any, seat: int, action: int) -> OfferTold:
        verb = self.game.actions.verb(action)
        caption = self.game.book.captions.get(verb)
        meant = None if caption is None else caption.find(s, seat, *verb.numbers(action))
        known = self._offers.get((action, meant))
        if known is None:
            known = self._offers[action, meant] = {
                "action": self.game.actions.write(action),
                "json": self.game.actions.to_json(action),
                "verb": verb.name,
                "parameters": dict(zip((p.name for p in verb.parameters), verb.numbers(action), strict=True)),
                "means": {} if caption is None or meant is None else {caption.name: meant},
                "sentence": self.voice.choice(action, s, seat),
            }
            if meant is None and not any(mark in known["sentence"] for mark in MARKS):
                self.plain[action] = known
        return known

    def line(self, heard: Heard) -> LogLine:
        return self._notice(heard) if isinstance(heard, Notice) else self._line(heard)

    def _notice(self, notice: Notice) -> LogLine:
        """A line that is no game's own: who plays, and what was taken back."""
        seat = self.voice.person(notice.seat, NOBODY if notice.person == ALL else notice.person)
        said = {"seat": seat} | ({"by": self.voice.seat(notice.by)} if notice.by != NOBODY else {})
        return {
            "event": f"table_{notice.word}",
            "clause": "",
            "numbers": {"seat": notice.seat} | ({"by": notice.by} if notice.by != NOBODY else {}),
            "sentence": capital(self.voice.say(identifier("table", notice.word), **said)),
            "private": False,
            "number": 0,
        }

    def _line(self, happening: Happening) -> LogLine:
        key = happening.event, happening.numbers, happening.audience != EVERYBODY
        known = self._lines.get(key)
        if known is None:
            event = self.game.book.events[happening.event]
            known = self._lines[key] = {
                "event": event.name,
                "clause": event.rule,
                "numbers": dict(zip(event.arguments, happening.numbers, strict=True)),
                "sentence": self.voice.event(happening),
                "private": happening.audience != EVERYBODY,
                "number": 0,
            }
        return known

    def where(self, s: Any) -> str:
        """Where the game stands."""
        inside = tuple(s.procedure[1 : s.depth])
        reader = self._readers.get(("procedure", inside)) or self._reader("procedure", inside)
        key = s.depth, inside, reader(s)
        known = self._places.get(key)
        if known is None:
            known = self._places[key] = self.voice.where(s)
        return known

    def question(self, s: Any, seat: int, person: int | None) -> str:
        """The open question as it is put to a seat, or to one of the persons who share it."""
        reader = self._readers.get(("ask", (s.question,))) or self._reader("ask", (s.question,))
        key = seat, person, reader(s)
        known = self._questions.get(key)
        if known is None:
            known = self._questions[key] = self.voice.question(s, seat, person)
        return known

    def _reader(self, kind: str, numbers: tuple[int, ...]) -> Callable[[Any], Any]:
        """What reads those numbers of a table of which these messages speak."""
        book, fields = self.game.book, self.game.Table.FIELDS
        named: Sequence[Any] = book.questions if kind == "ask" else book.procedures
        spoken = {name for n in numbers for name in self.voice.messages.variables(identifier(kind, named[n].name))}
        names = sorted(name for name in spoken if name in fields and not fields[name].shape)
        made = self._readers[kind, numbers] = attrgetter("question", *names)
        return made


class Narrator:
    """A speaker with the names of one table's seats."""

    def __init__(self, speaker: Speaker, names: Sequence[Name]) -> None:
        self.speaker = speaker
        self._names = speaker.called(names)
        self._lines: Remembered[tuple[Heard, int], LogLine] = Remembered(MOST_OF_A_TABLE)

    def where(self, s: Any) -> str:
        return self.speaker.where(s).translate(self._names)

    def question(self, s: Any, seat: int, person: int | None = None) -> str:
        return self.speaker.question(s, seat, person).translate(self._names)

    def offers(self, s: Any, seat: int, actions: Sequence[int]) -> list[OfferTold]:
        """The offers of a question to a seat."""
        plain = self.speaker.plain
        return [plain.get(action) or self._offer(s, seat, action) for action in actions]

    def _offer(self, s: Any, seat: int, action: int) -> OfferTold:
        offer = self.speaker.offer(s, seat, action)
        return {**offer, "sentence": offer["sentence"].translate(self._names)}

    def lines(self, heard: Sequence[Heard], numbers: Sequence[int]) -> list[LogLine]:
        """Lines of the log, each with the number at which it was heard."""
        known = self._lines
        return [known.get(one) or self._line(*one) for one in zip(heard, numbers, strict=True)]

    def _line(self, heard: Heard, number: int) -> LogLine:
        line = self.speaker.line(heard)
        made: LogLine = {**line, "sentence": line["sentence"].translate(self._names), "number": number}
        self._lines[heard, number] = made
        return made


@lru_cache(4096)
def path(game: Game, procedures: tuple[int, ...]) -> list[str]:
    """The names of open procedures."""
    return [game.book.procedures[number].name for number in procedures]


@lru_cache(64)
def speaker(game: Game, language: str) -> Speaker:
    return Speaker(game, language)


@lru_cache(MOST_NARRATORS)
def narrator(game: Game, language: str, names: tuple[Name, ...]) -> Narrator:
    return Narrator(speaker(game, language), names)
