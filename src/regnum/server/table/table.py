"""A table: what its journal says, line by line. It does no input or output and knows no time but that of the lines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from regnum.kernel import OldEdition, Result

from . import fair
from .audiences import Audience, Play
from .clocks import Clocks
from .journal import (
    ALL,
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
    Started,
    TookBack,
)
from .lessons import coach_at
from .seats import Chair, Seat, chairs
from .shelf import game_of


@dataclass
class Request:
    """Something that the others are asked to agree to."""

    number: int
    wish: str
    seat: int
    to: int
    agreed: set[int]
    person: int = ALL


class Table:
    """One table. :meth:`apply` is the only way in which it changes."""

    unplayable: OldEdition | None = None
    """Why its game can only be read; None if it can be played."""

    def __init__(self, id: str, created: Created) -> None:
        self.id = id
        self.created = created
        self.length = 1
        """How many lines its journal has."""
        self.status = "open"
        self.changed = created.at
        held = created.held_for or [[] for _ in created.seats]
        self.persons = game_of(created).options.persons({"players": created.players, **created.options})
        """How many persons share each seat."""
        self.seats = [
            Seat(chairs(plan), persons, held_for=who)
            for plan, persons, who in zip(created.seats, self.persons, held, strict=True)
        ]
        self.play: Play | None = None
        self.coach = coach_at(created)
        """Whoever says what a learner's decisions are about, where a lesson is given."""
        self.clocks = Clocks(created.clock, created.players)
        self.requests: dict[int, Request] = {}
        self.last_request = 0
        self.spectators_may_chat = True
        self.rematch = ""
        self.waiting: tuple[int, ...] = ()
        """The seats that must answer."""
        self._place_of: dict[str, tuple[int, int | None]] = {}

    # -- who is who -----------------------------------------------------------------------------------------

    @property
    def host(self) -> str:
        return self.created.by

    def seat_of(self, account: str) -> int | None:
        """The seat an account holds; None for a spectator."""
        return self.place_of(account)[0]

    def place_of(self, account: str) -> tuple[int | None, int | None]:
        """The seat, and which of the persons who share it; None for all of them, as for a spectator."""
        return self._place_of.get(account, (None, None))

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
    def bots_to_move(self) -> list[tuple[int, int | None, str]]:
        """Seat, person (None: all of them) and level. A teammate's bot leaves to people what is not its own."""
        if self.status != "playing":
            return []
        found: list[tuple[int, int | None, str]] = []
        for n in self.waiting:
            seat = self.seats[n]
            if self._waits_for_the_learner(n):
                continue
            if seat.bot:
                found.append((n, None, seat.bot))
            elif len(seat.chairs) > 1:
                found += [(n, p, chair.bot) for p, chair in enumerate(seat.chairs) if chair.bot and self._is_own(n, p)]
        return found

    def meant_for(self, seat: int) -> str | None:
        """What a bot chooses because a lesson means it; None where it thinks for itself."""
        following = self.coach and self.play and self.coach.follower.next(self.play.match.choices)
        return following[1] if following and following[0] == seat else None

    def _waits_for_the_learner(self, seat: int) -> bool:
        """Whether a lesson means another to answer first."""
        if self.coach is None or self.play is None:
            return False
        return self.coach.follower.waits(self.play.match.choices, seat)

    def _is_own(self, seat: int, person: int) -> bool:
        """Whether the open question asks each person for an answer of their own, this one too."""
        assert self.play is not None
        question = self.play.match.question
        return bool(question.whose) and bool(self.play.match.legal(seat, person))

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
        return self.play.audience(*self.place_of(account))

    # -- what happens ---------------------------------------------------------------------------------------------

    def apply(self, line: AnyLine) -> Line:
        """Let one more line be true, and give it back complete: with chance's answers where chance had to answer."""
        done = _HAPPENS[type(line)](self, line)
        self.length += 1
        return done or line

    def _seated(self) -> None:
        self._place_of = {
            chair.account: (n, seat.person(at))
            for n, seat in enumerate(self.seats)
            for at, chair in enumerate(seat.chairs)
            if chair.account
        }

    def _sat(self, line: Sat) -> None:
        seat = self.seats[line.seat]
        free = [chair for chair in seat.chairs if not chair.taken] if line.person == ALL else [seat.chairs[line.person]]
        free[0].account = line.account
        if line.contribution is not None:
            seat.contribution = line.contribution
        self._seated()
        self.changed = line.at

    def _contributed(self, line: Contributed) -> None:
        self.seats[line.seat].contribution = line.contribution

    def _left(self, line: Left) -> None:
        for chair in self._chairs():
            if chair.account == line.account:
                chair.account = None
        self._seated()
        self.changed = line.at

    def _planned(self, line: Planned) -> None:
        if line.person == ALL:
            self.seats[line.seat] = Seat(chairs(line.plan), self.persons[line.seat])
        else:
            self.seats[line.seat].chairs[line.person] = chairs(line.plan)[0]
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
        made = self.play.choose(line.seat, line.text, line.nature, None if line.person == ALL else line.person)
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
        agreed = {line.seat}
        self.requests[line.request] = Request(line.request, line.wish, line.seat, line.to, agreed, line.person)

    def _agreed(self, line: Agreed) -> None:
        if line.yes:
            self.requests[line.request].agreed.add(line.seat)
        else:
            del self.requests[line.request]

    def _forget(self, wish: str) -> None:
        if self.requests:
            self.requests = {n: request for n, request in self.requests.items() if request.wish != wish}

    def needed(self, request: Request) -> list[int]:
        """The seats that have still to agree; bots always do, and whoever is to be replaced is not asked."""
        return [
            n
            for n, seat in enumerate(self.seats)
            if seat.played_by_people and n not in request.agreed and not self._is_to_be_replaced(n, request)
        ]

    def _is_to_be_replaced(self, seat: int, request: Request) -> bool:
        """Whether nobody would be left on that seat whom one could ask."""
        if request.wish != "replace" or seat != request.to:
            return False
        return not any(chair.played_by_somebody for chair in self._others(seat, request.person))

    def _others(self, seat: int, person: int) -> list[Chair]:
        """The chairs of the persons beside one."""
        return [] if person == ALL else [c for n, c in enumerate(self.seats[seat].chairs) if n != person]

    def _chairs(self) -> list[Chair]:
        return [chair for seat in self.seats for chair in seat.chairs]

    def _those(self, seat: int, person: int) -> list[Chair]:
        return self.seats[seat].chairs if person == ALL else [self.seats[seat].chairs[person]]

    def _paused(self, line: Paused) -> None:
        self.status = "paused"
        self._forget("pause")
        self._noticed_by_all(line.at)

    def _resumed(self, line: Resumed) -> None:
        self.status = "playing"
        self._noticed_by_all(line.at)

    def _replaced(self, line: Replaced) -> None:
        self._stand_in(self._those(line.seat, line.person), line.bot)
        self.requests = {n: r for n, r in self.requests.items() if not (r.wish == "replace" and r.to == line.seat)}
        self._noticed_by_all(line.at)

    def _stand_in(self, seats: list[Chair], bot: str) -> None:
        for chair in seats:
            chair.bot = chair.bot or bot

    def _returned(self, line: Returned) -> None:
        for chair in self._those(line.seat, line.person):
            chair.bot = chair.planned
        if self.clocks.used:
            # Whose time was over begins anew, or the bot would be back at once.
            self.clocks.left[line.seat] = max(self.clocks.left[line.seat], min(self.clocks.rule.seconds, 60.0))
        self._noticed_by_all(line.at)

    def _conceded(self, line: Conceded) -> None:
        assert self.play is not None
        self.seats[line.seat].conceded = True
        self._stand_in(self.seats[line.seat].chairs, line.bot)
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
