"""Updates: what a seat, a person on it, or a spectator is told about the game (``docs/reference/wire.md``, section 5).

:class:`Update` is the one shape in which a game is told: live, in a replay, in the OpenAPI description and, generated
from that, in the client. What all may hear is put into words once for a language.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Literal, TypedDict

from regnum.kernel import Match
from regnum.words import Name

from ..table.audiences import Audience
from ..table.table import Table
from .lessons import AdviceTold, advice
from .results import ResultTold, kept, worded
from .screens import AskedHere, asked_here
from .sentences import LogLine, Narrator, OfferTold, narrator
from .steps import StepTold, Whereabouts, doing_of, steps_after, whereabouts_of
from .views import sight


class AskedOfSeat(TypedDict):
    question: int
    sentence: str
    offers: list[OfferTold]


Log = TypedDict("Log", {"from": int, "lines": list[LogLine]})


class Undoing(TypedDict):
    """Whether the last answer may be taken back: without asking anybody (null: not found out yet), and at all."""

    free: bool | None
    may_ask: bool


class TimeLeft(TypedDict):
    left: float
    until: float | None


class ClocksTold(TypedDict):
    running: bool
    seats: list[TimeLeft]


class Common(Whereabouts):
    """What all who speak a language are told."""

    kind: Literal["update"]
    table: str
    clocks: ClocksTold | None
    result: ResultTold | None


class Update(Common, StepTold):
    """The last step: where things stand, and what is asked; with the steps that led here since what was heard last."""

    seat: int | None
    person: int | None
    asked: AskedOfSeat | None
    here: list[AskedHere]
    """Who is asked of those who play at one screen."""
    undo: Undoing
    lesson: AdviceTold | None
    log: Log
    steps: list[StepTold]


UNDOING: dict[bool | None, Undoing] = {free: {"free": free, "may_ask": True} for free in (None, False, True)}
NOTHING: Undoing = {"free": False, "may_ask": False}


class Moment:
    """A table as it stands now, ready to be told to many."""

    def __init__(self, table: Table, names: tuple[Name, ...], now: float) -> None:
        assert table.play is not None
        self.table = table
        self.match: Match = table.play.match
        self.names = names
        self.now = now
        self._seen = sight(self.match.game).look(self.match.table)
        self._common: dict[str, tuple[Narrator, Common]] = {}
        self.sent: dict[Hashable, bytes] = {}
        """What was sent of it, by what makes a difference to it."""

    def update(self, audience: Audience, language: str, last: int, undo: Undoing) -> Update:
        """For somebody in an audience who has heard everything up to ``last``."""
        voice, common = self._common.get(language) or self._put_into_words(language)
        begin, asked, seat = audience.common(last), None, audience.seat
        heard = audience.lines[begin:]
        if audience.asked and seat is not None and seat in self.table.waiting:
            asked = asked_of(self.match, seat, audience.person, audience.asked, voice)
        return {
            **common,
            "number": audience.number,
            "by": doing_of(self.match, audience.stands[-1][1], seat, audience.person),
            "view": self._seen.by(seat, audience.person),
            "told": len(audience.lines),
            "seat": seat,
            "person": audience.person,
            "asked": asked,
            "here": asked_here(self.table, self._seen) if self.table.hot_seat else [],
            "undo": undo,
            "lesson": advice(self.table, audience, language, self.names) if self.table.coach else None,
            "log": {"from": begin, "lines": voice.lines(heard, audience.told_at[begin:]) if heard else []},
            "steps": steps_after(last, self.match, audience, voice),
        }

    def _put_into_words(self, language: str) -> tuple[Narrator, Common]:
        table, match = self.table, self.match
        voice = narrator(match.game, language, self.names)
        result = worded(kept(table.result), voice.speaker.voice) if table.status == "over" else None
        common = common_of(table.id, match, table.waiting, self._clocks(), result, voice)
        self._common[language] = voice, common
        return voice, common

    def _clocks(self) -> ClocksTold | None:
        clocks = self.table.clocks
        if not clocks.used:
            return None
        return {
            "running": self.table.status == "playing",
            "seats": [
                {"left": clocks.remaining(n, self.now), "until": clocks.until(n)} for n in range(len(self.table.seats))
            ],
        }


def common_of(
    table: str,
    match: Match,
    waiting: Sequence[int],
    clocks: ClocksTold | None,
    result: ResultTold | None,
    voice: Narrator,
) -> Common:
    return {
        **whereabouts_of(match.game, match.table, waiting, voice),
        "kind": "update",
        "table": table,
        "clocks": clocks,
        "result": result,
    }


def asked_of(match: Match, seat: int, person: int | None, number: int, voice: Narrator) -> AskedOfSeat:
    """What is asked of a seat, with all that may be answered."""
    s = match.table
    offers = voice.offers(s, seat, match.legal(seat, person))
    return {"question": number, "sentence": voice.question(s, seat, person), "offers": offers}
