"""A table: what its journal says, line by line. It does no input or output and knows no time but that of the lines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from regnum.kernel import Result

from . import fair
from .clocks import Clocks
from .journal import (
    Agreed,
    AnyLine,
    Asked,
    Chose,
    Closed,
    Conceded,
    Contributed,
    Created,
    Left,
    Line,
    Muted,
    Paused,
    Planned,
    Rematched,
    Replaced,
    Resumed,
    Returned,
    Sat,
    SeatPlan,
    Started,
    TookBack,
)
from .play import Audience, Play


@dataclass
class Seat:
    """One seat: who is to sit there, who does, and which bot plays for it now."""

    plan: SeatPlan
    people: list[str] = field(default_factory=list)
    held_for: list[str] = field(default_factory=list)
    """The accounts that alone may take it: those who sat there before a rematch."""
    contribution: str | None = None
    bot: str = ""
    conceded: bool = False

    @property
    def taken(self) -> bool:
        return bool(self.bot) or len(self.people) >= self.plan.places

    @property
    def played_by_people(self) -> bool:
        return bool(self.people) and not self.bot


@dataclass
class Request:
    """Something that the others are asked to agree to."""

    number: int
    wish: str
    seat: int
    to: int
    agreed: set[int]


class Table:
    """One table. :meth:`apply` is the only way in which it changes."""

    unplayable = ""
    """Why its game can only be read, in a sentence; nothing if it can be played."""

    def __init__(self, id: str, created: Created) -> None:
        self.id = id
        self.created = created
        self.length = 1
        """How many lines its journal has."""
        self.status = "open"
        self.changed = created.at
        held = created.held_for or [[] for _ in created.seats]
        self.seats = [Seat(plan, held_for=who, bot=plan.bot) for plan, who in zip(created.seats, held, strict=True)]
        self.play: Play | None = None
        self.clocks = Clocks(created.clock, created.players)
        self.requests: dict[int, Request] = {}
        self.last_request = 0
        self.spectators_may_chat = True
        self.rematch = ""
        self.waiting: tuple[int, ...] = ()
        """The seats that must answer."""
        self._seat_of: dict[str, int] = {}

    # -- who is who -----------------------------------------------------------------------------------------

    @property
    def host(self) -> str:
        return self.created.by

    def seat_of(self, account: str) -> int | None:
        """The seat an account holds; None for a spectator."""
        return self._seat_of.get(account)

    @property
    def people(self) -> list[str]:
        return [account for seat in self.seats for account in seat.people]

    @property
    def holders(self) -> tuple[tuple[str, int], ...]:
        return tuple((account, n) for n, seat in enumerate(self.seats) for account in seat.people)

    # -- how it stands -----------------------------------------------------------------------------------------

    @property
    def commitment(self) -> str:
        return fair.commitment(self.created.secret)

    @property
    def bots_to_move(self) -> list[int]:
        return [n for n in self.waiting if self.seats[n].bot] if self.status == "playing" else []

    @property
    def alarm(self) -> float | None:
        """When somebody must do something without being asked: at once for a bot, else when a clock runs out."""
        if self.bots_to_move:
            return 0.0
        if not self.clocks.used:
            return None
        first = self.clocks.first()
        return None if first is None else first[0]

    @property
    def result(self) -> Result | None:
        """How it ended, or None: the match's own result."""
        return None if self.play is None else self.play.match.result

    def audience(self, account: str) -> Audience:
        assert self.play is not None
        # The last audience are the spectators.
        return self.play.audiences[self._seat_of.get(account, -1)]

    # -- what happens ---------------------------------------------------------------------------------------------

    def apply(self, line: AnyLine) -> Line:
        """Let one more line be true, and give it back complete: with chance's answers where chance had to answer."""
        done = _HAPPENS[type(line)](self, line)
        self.length += 1
        return done or line

    def _seated(self) -> None:
        self._seat_of = {account: n for account, n in self.holders if account}

    def _sat(self, line: Sat) -> None:
        seat = self.seats[line.seat]
        seat.people.append(line.account)
        if line.contribution is not None:
            seat.contribution = line.contribution
        self._seated()
        self.changed = line.at

    def _contributed(self, line: Contributed) -> None:
        self.seats[line.seat].contribution = line.contribution

    def _left(self, line: Left) -> None:
        for seat in self.seats:
            if line.account in seat.people:
                seat.people.remove(line.account)
        self._seated()
        self.changed = line.at

    def _planned(self, line: Planned) -> None:
        self.seats[line.seat] = Seat(line.plan, bot=line.plan.bot)
        self.changed = line.at

    def _started(self, line: Started) -> Started:
        contributions = [seat.contribution for seat in self.seats]
        seed = fair.seed(self.created.secret, self.id, contributions)
        self.play = Play(self.created, seed, line.nature)
        self.status = "playing"
        self._moved(line.at)
        first = len(self.created.origin.choices) if self.created.origin else 0
        return msgspec.structs.replace(line, nature=self.play.nature(first))

    def _chose(self, line: Chose) -> Chose:
        assert self.play is not None
        made = self.play.choose(line.seat, line.text, line.nature)
        before = len(self.play.match.choices) - made
        choice = self.play.match.choices[before]
        if not choice.more:
            self._forget("undo")
            if self.clocks.used:
                self.clocks.answered(line.seat, line.at)
            self._moved(line.at)
        return msgspec.structs.replace(line, text=choice.text, nature=self.play.nature(before))

    def _took_back(self, line: TookBack) -> TookBack:
        assert self.play is not None
        self.play.take_back(line.to, line.again, line.nature)
        self._forget("undo")
        self._moved(line.at)
        return msgspec.structs.replace(line, nature=self.play.nature(line.to))

    def _moved(self, at: float) -> None:
        """Something that all may notice: clocks follow, and the game may be over."""
        assert self.play is not None
        self.changed = at
        if self.play.match.over:
            self._end()
        else:
            self.waiting = self.play.match.to_act
        self._run_clocks(at)

    def _end(self) -> None:
        self.status = "over"
        self.requests.clear()
        self.waiting = ()

    def _run_clocks(self, at: float) -> None:
        if not self.clocks.used:
            return
        running = self.waiting if self.status == "playing" else ()
        self.clocks.run([n for n in running if self.seats[n].played_by_people], at)

    # -- what people agree on ------------------------------------------------------------------------------------------

    def _asked(self, line: Asked) -> None:
        self.last_request = line.request
        self.requests[line.request] = Request(line.request, line.wish, line.seat, line.to, {line.seat})

    def _agreed(self, line: Agreed) -> None:
        if line.yes:
            self.requests[line.request].agreed.add(line.seat)
        else:
            del self.requests[line.request]

    def _forget(self, wish: str) -> None:
        if self.requests:
            self.requests = {n: request for n, request in self.requests.items() if request.wish != wish}

    def needed(self, request: Request) -> list[int]:
        """The seats that have still to agree; bots always do, and who is to be replaced is not asked."""
        return [
            n
            for n, seat in enumerate(self.seats)
            if seat.played_by_people and n not in request.agreed and not (request.wish == "replace" and n == request.to)
        ]

    def _paused(self, line: Paused) -> None:
        self.status = "paused"
        self._forget("pause")
        self._noticed_by_all(line.at)

    def _resumed(self, line: Resumed) -> None:
        self.status = "playing"
        self._noticed_by_all(line.at)

    def _replaced(self, line: Replaced) -> None:
        self.seats[line.seat].bot = line.bot
        self.requests = {n: r for n, r in self.requests.items() if not (r.wish == "replace" and r.to == line.seat)}
        self._noticed_by_all(line.at)

    def _returned(self, line: Returned) -> None:
        self.seats[line.seat].bot = ""
        if self.clocks.used:
            # Whose time was over begins anew, or the bot would be back at once.
            self.clocks.left[line.seat] = max(self.clocks.left[line.seat], min(self.clocks.rule.seconds, 60.0))
        self._noticed_by_all(line.at)

    def _conceded(self, line: Conceded) -> None:
        assert self.play is not None
        self.seats[line.seat].conceded = True
        self.seats[line.seat].bot = line.bot
        self.play.match.give_up(line.seat)
        if self.result is not None:
            self._end()
        self._noticed_by_all(line.at)

    def _noticed_by_all(self, at: float) -> None:
        """Nothing happened in the game itself, but clocks or the end show it."""
        assert self.play is not None
        self.changed = at
        for audience in self.play.audiences:
            audience.notice()
        self._run_clocks(at)

    def _muted(self, line: Muted) -> None:
        self.spectators_may_chat = line.spectators_may_chat

    def _rematched(self, line: Rematched) -> None:
        self.rematch = line.table

    def _closed(self, line: Closed) -> None:
        self.status = "closed"
        self.changed = line.at


_HAPPENS: dict[type, Callable[[Table, Any], Line | None]] = {
    Sat: Table._sat,
    Contributed: Table._contributed,
    Left: Table._left,
    Planned: Table._planned,
    Started: Table._started,
    Chose: Table._chose,
    TookBack: Table._took_back,
    Asked: Table._asked,
    Agreed: Table._agreed,
    Paused: Table._paused,
    Resumed: Table._resumed,
    Replaced: Table._replaced,
    Returned: Table._returned,
    Conceded: Table._conceded,
    Muted: Table._muted,
    Rematched: Table._rematched,
    Closed: Table._closed,
}
