"""Updates: what a seat, a person on it, or a spectator is told about the game (``docs/reference/wire.md``, section 5).

They are put together from pieces of JSON, each written once: what all may hear once for a language, what a line of the
log says once for all who hear it, and what is a seat's own for the seat.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from regnum.kernel import SEATS, Match
from regnum.words import Name

from ..rooms.retractions import NOTES, Note
from ..table.audiences import Audience
from ..table.table import Table
from .lessons import advice
from .results import kept, worded
from .sentences import Named, named
from .views import sight

_json = msgspec.json.Encoder()
NULL = b"null"
TO_ALL = '{"kind":"update","table":"%s","where":%s,"path":%s,"asking":%s,"waiting":%s,"clocks":%s,"result":%s'
_NUMBER = {number: _json.encode(number) for number in (*range(SEATS), None)}
_UNDO = {note: _json.encode(note) for note in NOTES.values()}
UPDATE = b'%b%b},"number":%d,"seat":%b,"person":%b,"asked":%b,"undo":%b,"lesson":%b,"log":{"from":%d,"lines":%b}}'


class Moment:
    """A table as it stands now, ready to be told to many."""

    def __init__(self, table: Table, names: tuple[Name, ...], now: float) -> None:
        assert table.play is not None
        self.table = table
        self.match: Match = table.play.match
        self.names = names
        self.now = now
        self.look = sight(self.match.game).look(self.match.table)
        self._tellings: dict[str, Telling] = {}
        self._told: dict[tuple[str, int], bytes] = {}
        """What spectators are told, who may be many."""

    def tell(self, audience: Audience, language: str, last: int, undo: Note) -> bytes:
        """The update for somebody in an audience who has heard everything up to ``last``."""
        telling = self._tellings.get(language)
        if telling is None:
            telling = self._tellings[language] = Telling(self, language)
        if audience.seat is not None:
            return telling.tell(audience, last, undo)
        told = self._told.get((language, last))
        if told is None:
            told = self._told[language, last] = telling.tell(audience, last, undo)
        return told


class Telling:
    """A moment in one language."""

    def __init__(self, moment: Moment, language: str) -> None:
        self.table = moment.table
        self.match = moment.match
        self.now = moment.now
        self.language = language
        self.names = moment.names
        self.voice: Named = named(self.match.game, language, moment.names)
        self.before = b'%b,"view":%b' % (self._put_into_words().encode(), moment.look.common)
        """The part of an update that is the same for everybody, up to where the view becomes a seat's own."""
        self._look = moment.look

    def tell(self, audience: Audience, last: int, undo: Note) -> bytes:
        seat, person = audience.seat, audience.person
        begin = audience.common(last)
        return UPDATE % (
            self.before,
            self._look.own(seat, person),
            audience.number,
            _NUMBER[seat],
            _NUMBER[person],
            self._asked(audience) if seat in self.table.waiting and audience.asked else NULL,
            _UNDO[undo],
            NULL if self.table.coach is None else _json.encode(advice(self.table, audience, self.language, self.names)),
            begin,
            self._heard(audience, begin),
        )

    def _put_into_words(self) -> str:
        table, waiting, question = self.table, self.table.waiting, self.match.question
        where, path, sentence = self.voice.place(self.match.table, waiting[0] if waiting else None)
        asking = "null"
        if waiting and question is not None:
            before, after = _around(question.name, question.rule, question.secret)
            asking = f"{before}{sentence}{after}"
        return TO_ALL % (
            table.id,
            where,
            path,
            asking,
            _seats(waiting),
            self._clocks(),
            _text(worded(kept(table.result), self.voice.speaker.voice)) if table.status == "over" else "null",
        )

    def _clocks(self) -> str:
        clocks = self.table.clocks
        if not clocks.used:
            return "null"
        seats = range(len(self.table.seats))
        return _text(
            {
                "running": self.table.status == "playing",
                "seats": [{"left": clocks.remaining(n, self.now), "until": clocks.until(n)} for n in seats],
            }
        )

    def _asked(self, audience: Audience) -> bytes:
        """What is asked, with all that may be answered."""
        s, seat, person = self.match.table, audience.seat, audience.person
        assert seat is not None
        sentence = self.voice.question(s, seat, person)
        offers = self.voice.offers(s, seat, self.match.legal(seat, person))
        return f'{{"question":{audience.asked},"sentence":{sentence},"offers":{offers}}}'.encode()

    def _heard(self, audience: Audience, begin: int) -> bytes:
        """The lines of the log from there on."""
        return self.voice.lines(audience.lines[begin:], audience.told_at[begin:]).encode()


def _text(body: Any) -> str:
    return _json.encode(body).decode()


@cache
def _seats(waiting: tuple[int, ...]) -> str:
    return _text(waiting)


@cache
def _around(name: str, clause: str, secret: bool) -> tuple[str, str]:
    """What is said of a question before and after its sentence."""
    whole = _text({"name": name, "clause": clause, "sentence": None, "secret": secret})
    before, _, after = whole.partition("null")
    return before, after
