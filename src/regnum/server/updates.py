"""Updates: what a seat, or a spectator, is told about the game (``docs/reference/wire.md``, section 5).

They are put together from pieces of JSON, each written once: what all may hear once for a language, what a line of the
log says once for all who hear it, and what is a seat's own for the seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from regnum.kernel import Happening, Match, Result

from .play import Audience
from .retractions import Note
from .sight import sight
from .speaker import Named, named
from .table import Table

_json = msgspec.json.Encoder()
NULL = b"null"
TO_ALL = '{"kind":"update","table":"%s","where":%s,"path":%s,"asking":%s,"waiting":%s,"clocks":%s,"result":%s'
UPDATE = b'%b%b},"number":%d,"seat":%b,"asked":%b,"undo":%b,"log":{"from":%d,"lines":%b}}'


class Moment:
    """A table as it stands now, ready to be told to many."""

    def __init__(self, table: Table, names: tuple[str, ...], now: float) -> None:
        assert table.play is not None
        self.table = table
        self.match: Match = table.play.match
        self.names = names
        self.now = now
        self.look = sight(self.match.game).look(self.match.table)
        self._tellings: dict[str, Telling] = {}
        self._told: dict[tuple[int | None, str, int, Note], bytes] = {}

    def tell(self, audience: Audience, language: str, last: int, undo: Note) -> bytes:
        """The update for somebody in an audience who has heard everything up to ``last``."""
        key = audience.seat, language, last, undo
        told = self._told.get(key)
        if told is None:
            told = self._told[key] = self._tell(audience, language, last, undo)
        return told

    def _tell(self, audience: Audience, language: str, last: int, undo: Note) -> bytes:
        telling = self._tellings.get(language)
        if telling is None:
            telling = self._tellings[language] = Telling(self, language)
        seat = audience.seat
        begin = audience.common(last)
        return UPDATE % (
            telling.before,
            self.look.own(seat),
            audience.number,
            NULL if seat is None else b"%d" % seat,
            telling.asked(audience),
            _note(undo),
            begin,
            telling.lines(audience.lines[begin:]),
        )


class Telling:
    """A moment in one language."""

    def __init__(self, moment: Moment, language: str) -> None:
        self.table = moment.table
        self.match = moment.match
        self.now = moment.now
        self.voice: Named = named(self.match.game, language, moment.names)
        self.before = b'%b,"view":%b' % (self._put_into_words().encode(), moment.look.common)
        """The part of an update that is the same for everybody, up to where the view becomes a seat's own."""
        self._lines: dict[tuple[tuple[Happening, int], ...], bytes] = {}

    def _put_into_words(self) -> str:
        table = self.table
        return TO_ALL % (
            table.id,
            self.voice.where(self.match.table),
            self.voice.path(self.match.table),
            self._asking(),
            _seats(table.waiting),
            self._clocks(),
            _text(result(table.result)) if table.status == "over" else "null",
        )

    def _asking(self) -> str:
        waiting, question = self.table.waiting, self.match.question
        if not waiting or question is None:
            return "null"
        sentence = self.voice.question(self.match.table, waiting[0])
        before, after = _around(question.name, question.rule, question.secret)
        return f"{before}{sentence}{after}"

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

    def asked(self, audience: Audience) -> bytes:
        """What is asked of a seat, with all that it may answer."""
        seat = audience.seat
        if seat is None or seat not in self.table.waiting:
            return NULL
        s = self.match.table
        sentence = self.voice.question(s, seat)
        offers = self.voice.offers(self.match.game.offers(s, seat))
        return f'{{"question":{audience.asked},"sentence":{sentence},"offers":{offers}}}'.encode()

    def lines(self, heard: Sequence[tuple[Happening, int]]) -> bytes:
        """Lines of the log; most are the same for all."""
        key = tuple(heard)
        known = self._lines.get(key)
        if known is None:
            known = self._lines[key] = self.voice.lines(heard).encode()
        return known


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


@cache
def _note(undo: Note) -> bytes:
    return _json.encode(undo)


def result(found: Result | None) -> dict[str, Any] | None:
    if found is None:
        return None
    return {"places": found.places, "scores": found.scores, "winners": found.winners}
