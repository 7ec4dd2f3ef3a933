"""Updates: what a seat, or a spectator, is told about the game (``docs/reference/wire.md``, section 5)."""

from __future__ import annotations

from typing import Any

import msgspec

from regnum.kernel import Match, Result

from .play import Audience
from .sight import sight
from .speaker import Named, named
from .table import Table

_json = msgspec.json.Encoder()

NOT_FREE = {"free": False, "may_ask": False}


class Moment:
    """A table as it stands now, ready to be told to many; what they all hear is put together once."""

    def __init__(self, table: Table, names: tuple[str, ...], now: float) -> None:
        assert table.play is not None
        self.table = table
        self.play = table.play
        self.match: Match = table.play.match
        self.names = names
        self.now = now
        self._sight = sight(self.match.game)
        self._common = self._sight.common(self.match.table)
        self._shared: dict[str, bytes] = {}
        self._told: dict[tuple[int | None, str, int, bool], bytes] = {}

    def tell(self, seat: int | None, language: str, last: int, undo: dict[str, bool]) -> bytes:
        """The update for one audience that has heard everything up to ``last``."""
        key = seat, language, last, undo["free"]
        told = self._told.get(key)
        if told is None:
            told = self._told[key] = self._tell(seat, language, last, undo)
        return told

    def _tell(self, seat: int | None, language: str, last: int, undo: dict[str, bool]) -> bytes:
        voice = named(self.match.game, language, self.names)
        audience = self.play.audience(seat)
        own = {
            "number": audience.number,
            "seat": seat,
            "asked": self._asked(audience, voice),
            "undo": undo,
            "log": _log(audience, voice, audience.common(last)),
        }
        view = self._sight.of(self.match.table, seat, self._common)
        return b'%b,"view":%b,%b' % (self._told_to_all(voice, language), view, _json.encode(own)[1:])

    def _told_to_all(self, voice: Named, language: str) -> bytes:
        """The part of an update that is the same for everybody, without its last brace."""
        known = self._shared.get(language)
        if known is None:
            known = self._shared[language] = _json.encode(self._put_into_words(voice))[:-1]
        return known

    def _put_into_words(self, voice: Named) -> dict[str, Any]:
        s, table = self.match.table, self.table
        procedures = self.match.game.book.procedures
        return {
            "kind": "update",
            "table": table.id,
            "where": voice.where(s),
            "path": [procedures[number].name for number in s.procedure[: s.depth]],
            "asking": self._asking(voice),
            "waiting": table.waiting,
            "clocks": self._clocks(),
            "result": result(table.result),
        }

    def _asking(self, voice: Named) -> dict[str, Any] | None:
        waiting, question = self.table.waiting, self.match.question
        if not waiting or question is None:
            return None
        return {
            "name": question.name,
            "clause": question.rule,
            "sentence": voice.question(self.match.table, waiting[0]),
            "secret": question.secret,
        }

    def _asked(self, audience: Audience, voice: Named) -> dict[str, Any] | None:
        seat = audience.seat
        if seat is None or seat not in self.table.waiting:
            return None
        s = self.match.table
        return {
            "question": audience.asked,
            "sentence": voice.question(s, seat),
            "offers": voice.offers(self.match.game.offers(s, seat)),
        }

    def _clocks(self) -> dict[str, Any] | None:
        clocks = self.table.clocks
        if not clocks.used:
            return None
        seats = range(len(self.table.seats))
        return {
            "running": self.table.status == "playing",
            "seats": [{"left": clocks.remaining(n, self.now), "until": clocks.until(n)} for n in seats],
        }


def _log(audience: Audience, voice: Named, begin: int) -> dict[str, Any]:
    return {"from": begin, "lines": voice.lines(audience.lines[begin:])}


def result(found: Result | None) -> dict[str, Any] | None:
    if found is None:
        return None
    return {"places": found.places, "scores": found.scores, "winners": found.winners}
