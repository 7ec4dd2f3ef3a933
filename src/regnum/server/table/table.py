"""A table: what its journal says, entry by entry. It does no input or output and knows no time but that of entries."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from regnum.kernel import OldEdition, Result

from . import fair
from .audiences import Audience, Play
from .clocks import Clocks
from .journal import (
    ALL,
    Agreed,
    AnyEntry,
    Asked,
    Chose,
    Closed,
    Conceded,
    Contributed,
    Created,
    Entry,
    Left,
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
from .seats import Chair, Place, Seat, chairs
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
        """How many entries its journal has."""
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
        self.clocks = Clocks(created.clock, created.players)
        self.requests: dict[int, Request] = {}
        self.last_request = 0
        self.spectators_may_chat = True
        self.rematch = ""
        self.waiting: tuple[int, ...] = ()
        """The seats that must answer."""
        self.places: dict[str, Place] = {}
        """Where each account sits."""
        self.seatings = 0
        """How often somebody sat down, stood up, or was replaced."""
        self._bots: list[tuple[int, int | None, str]] = []
        self._seated()

    # -- who is who -----------------------------------------------------------------------------------------

    @property
    def host(self) -> str:
        return self.created.by

    def seat_of(self, account: str) -> int | None:
        """The seat an account holds; None for a spectator."""
        return self.place_of(account)[0]

    def place_of(self, account: str) -> tuple[int | None, int | None]:
        """The seat, and which of the persons who share it; None for all of them, as for a spectator."""
        place = self.places.get(account)
        return (None, None) if place is None else place[:2]

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
        if self.status != "playing" or not self._bots:
            return []
        return [
            (seat, person, level)
            for seat, person, level in self._bots
            if seat in self.waiting and (person is None or self._is_own(seat, person))
        ]

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
        place = self.places.get(account)
        return self.play.spectators if place is None else self.play.audience(place.seat, place.person)

    # -- what happens ---------------------------------------------------------------------------------------------

    def apply(self, entry: AnyEntry) -> Entry:
        """Let one more entry be true, and give it back complete: with chance's answers where chance had to answer."""
        done = _HAPPENS[type(entry)](self, entry)
        self.length += 1
        return done or entry

    def _seated(self) -> None:
        """Others sit there now, or others play for them."""
        self.seatings += 1
        self.places, self._bots = {}, []
        for n, seat in enumerate(self.seats):
            if seat.bot:
                self._bots.append((n, None, seat.bot))
            for at, chair in enumerate(seat.chairs):
                if chair.account:
                    self.places[chair.account] = Place(n, seat.person(at), at)
                if chair.bot and not seat.bot:
                    self._bots.append((n, at, chair.bot))

    def _sat(self, entry: Sat) -> None:
        seat = self.seats[entry.seat]
        free = (
            [chair for chair in seat.chairs if not chair.taken] if entry.person == ALL else [seat.chairs[entry.person]]
        )
        free[0].account = entry.account
        if entry.contribution is not None:
            seat.contribution = entry.contribution
        self._seated()
        self.changed = entry.at

    def _contributed(self, entry: Contributed) -> None:
        self.seats[entry.seat].contribution = entry.contribution

    def _left(self, entry: Left) -> None:
        for chair in self._chairs():
            if chair.account == entry.account:
                chair.account = None
        self._seated()
        self.changed = entry.at

    def _planned(self, entry: Planned) -> None:
        if entry.person == ALL:
            self.seats[entry.seat] = Seat(chairs(entry.plan), self.persons[entry.seat])
        else:
            self.seats[entry.seat].chairs[entry.person] = chairs(entry.plan)[0]
        self._seated()
        self.changed = entry.at

    def _started(self, entry: Started) -> Started:
        contributions = [seat.contribution for seat in self.seats]
        seed = fair.seed(self.created.secret, self.id, contributions)
        self.play = Play(self.created, seed, entry.nature)
        self.status = "playing"
        self._moved(entry.at)
        first = len(self.created.origin.choices) if self.created.origin else 0
        return replace(entry, nature=self.play.nature(first))

    def _chose(self, entry: Chose) -> Chose:
        assert self.play is not None
        made = self.play.choose(entry.seat, entry.text, entry.nature, None if entry.person == ALL else entry.person)
        before = len(self.play.match.choices) - made
        choice = self.play.match.choices[before]
        if not choice.more:
            if self.requests:
                self._forget("undo")
            if self.clocks.used:
                self.clocks.answered(entry.seat, entry.at)
            self._moved(entry.at)
        return replace(entry, text=choice.text, nature=self.play.nature(before))

    def _took_back(self, entry: TookBack) -> TookBack:
        assert self.play is not None
        self.play.take_back(entry.to, entry.again, entry.nature)
        self._forget("undo")
        self._moved(entry.at)
        return replace(entry, nature=self.play.nature(entry.to))

    def _moved(self, at: float) -> None:
        """Something that all may notice: clocks follow, and the game may be over."""
        assert self.play is not None
        self.changed = at
        if self.play.match.over:
            self._end()
        else:
            self.waiting = self.play.asked
        if self.clocks.used:
            self._run_clocks(at)

    def _end(self) -> None:
        self.status = "over"
        self.requests.clear()
        self.waiting = ()

    def _run_clocks(self, at: float) -> None:
        running = self.waiting if self.status == "playing" else ()
        self.clocks.run([n for n in running if self.seats[n].played_by_people], at)

    # -- what people agree on ------------------------------------------------------------------------------------------

    def _asked(self, entry: Asked) -> None:
        self.last_request = entry.request
        agreed = {entry.seat}
        self.requests[entry.request] = Request(entry.request, entry.wish, entry.seat, entry.to, agreed, entry.person)

    def _agreed(self, entry: Agreed) -> None:
        if entry.yes:
            self.requests[entry.request].agreed.add(entry.seat)
        else:
            del self.requests[entry.request]

    def _forget(self, wish: str) -> None:
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

    def _paused(self, entry: Paused) -> None:
        self.status = "paused"
        self._forget("pause")
        self._noticed_by_all(entry.at)

    def _resumed(self, entry: Resumed) -> None:
        self.status = "playing"
        self._noticed_by_all(entry.at)

    def _replaced(self, entry: Replaced) -> None:
        self._stand_in(self._those(entry.seat, entry.person), entry.bot)
        self.requests = {n: r for n, r in self.requests.items() if not (r.wish == "replace" and r.to == entry.seat)}
        self._noticed_by_all(entry.at)

    def _stand_in(self, seats: list[Chair], bot: str) -> None:
        for chair in seats:
            chair.bot = chair.bot or bot
        self._seated()

    def _returned(self, entry: Returned) -> None:
        for chair in self._those(entry.seat, entry.person):
            chair.bot = chair.planned
        self._seated()
        if self.clocks.used:
            # Whose time was over begins anew, or the bot would be back at once.
            self.clocks.left[entry.seat] = max(self.clocks.left[entry.seat], min(self.clocks.rule.seconds, 60.0))
        self._noticed_by_all(entry.at)

    def _conceded(self, entry: Conceded) -> None:
        assert self.play is not None
        self.seats[entry.seat].conceded = True
        self._stand_in(self.seats[entry.seat].chairs, entry.bot)
        self.play.match.give_up(entry.seat)
        if self.result is not None:
            self._end()
        self._noticed_by_all(entry.at)

    def _noticed_by_all(self, at: float) -> None:
        """Nothing happened in the game itself, but clocks or the end show it."""
        assert self.play is not None
        self.changed = at
        for audience in self.play.audiences:
            audience.notice()
        if self.clocks.used:
            self._run_clocks(at)

    def _muted(self, entry: Muted) -> None:
        self.spectators_may_chat = entry.spectators_may_chat

    def _rematched(self, entry: Rematched) -> None:
        self.rematch = entry.table

    def _closed(self, entry: Closed) -> None:
        self.status = "closed"
        self.changed = entry.at


_HAPPENS: dict[type, Callable[[Table, Any], Entry | None]] = {
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
