"""A table: what its journal says, entry by entry. It does no input or output and knows no time but that of entries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

from regnum.kernel import OldEdition, Result

from . import bots, fair, journal
from .audiences import Audience, Notice, Play
from .clocks import Clocks
from .companions import owner
from .company import Company
from .journal import ALL, Created, Entry
from .lessons import coach_at
from .requests import Requests


class Table(Company):
    """One table. :meth:`apply` is the only way in which it changes: by the method that is called like the entry."""

    unplayable: OldEdition | None = None
    """Why its game can only be read; None if it can be played."""

    def __init__(self, id: str, created: Created) -> None:
        super().__init__(created)
        self.id = id
        self.length = 1
        """How many entries its journal has."""
        self.status = "open"
        self.stamped = created.at
        """When its last entry was written."""
        self.play: Play | None = None
        self.coach = coach_at(created)
        """Whoever says what a learner's decisions are about, where a lesson is given."""
        self.clocks = Clocks(created.clock, created.players)
        self.requests = Requests()
        self.spectators_may_chat = created.watchers == "chat"
        self.rematch = self.paused_for = ""
        self.waiting: tuple[int, ...] = ()
        """The seats that must answer."""
        self.in_need: Counter[int] = Counter()
        """How often each seat said that somebody is away, or stopped the game because its time was up."""

    # -- how it stands -----------------------------------------------------------------------------------------

    def may_look(self, account: str) -> bool:
        """Whether somebody may see what happens there; while it waits for players, whoever has the link may."""
        return self.created.watchers != "none" or owner(account) in self.owners or self.play is None

    @property
    def listed(self) -> bool:
        """Whether lists show it to everybody."""
        return self.created.listed and self.may_look("") and not self.solo

    @property
    def commitment(self) -> str:
        return fair.commitment(self.created.secret)

    @property
    def bots_to_move(self) -> list[tuple[int, int | None, str]]:
        """Seat, person (None: all of them) and level. A teammate's bot leaves to people what is not its own."""
        if self.status != "playing" or not (self._bots or self.clocks.lapsed):
            return []
        once = [(seat, None, bots.stand_in(self.seats)) for seat in self.clocks.lapsed]
        return [
            (seat, person, level)
            for seat, person, level in [*self._bots, *once]
            if seat in self.waiting and (person is None or self._is_own(seat, person)) and self._may_go_on(seat)
        ]

    def _may_go_on(self, seat: int) -> bool:
        """Whether no lesson means another to answer first."""
        return self.coach is None or self.play is None or not self.coach.follower.waits(self.play.match.choices, seat)

    def _is_own(self, seat: int, person: int) -> bool:
        """Whether the open question asks each person for an answer of their own, this one too."""
        assert self.play is not None
        question = self.play.match.question
        return bool(question.whose) and bool(self.play.match.legal(seat, person))

    @property
    def alarm(self) -> float | None:
        """When somebody must do something without being asked: at once for a bot, else when a clock runs out.

        At a table at which nobody plays bots move only while somebody watches.
        """
        return 0.0 if self.bots_to_move and self.players else self.due

    @property
    def due(self) -> float | None:
        """When somebody's time is over: on the clock, or because they were declared absent."""
        if not self.requests and not self.clocks.used:
            return None
        first = self.clocks.first() if self.clocks.used else None
        return min([*self.requests.times, *(first or ())[:1]], default=None)

    @property
    def standing(self) -> int:
        """How many choices were made and not taken back."""
        return 0 if self.play is None else len(self.play.match.choices)

    @property
    def result(self) -> Result | None:
        """How it ended, or None: the match's own result."""
        return None if self.play is None else self.play.match.result

    def audience(self, account: str) -> Audience:
        assert self.play is not None
        place = self.places.get(account)
        return self.play.spectators if place is None else self.play.of[place.seat, place.person]

    # -- what happens ---------------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> Entry:
        """Let one more entry be true, and give it back complete: with chance's answers where chance had to answer."""
        happens: Callable[[Entry], Entry | None] = getattr(self, f"_{entry.kind}")
        done = happens(entry)
        self.length += 1
        self.stamped = max(self.stamped, entry.at)
        return done or entry

    def _started(self, entry: journal.Started) -> Entry | None:
        self.play = Play(self.created, self._seed, entry.nature)
        self.status = "playing"
        self._moved(entry.at)
        first = len(self.created.origin.choices) if self.created.origin else 0
        return replace(entry, nature=self.play.nature(first))

    @property
    def _seed(self) -> bytes:
        if self.created.seed:
            return fair.repeatable(self.created.seed)
        return fair.seed(self.created.secret, self.id, [seat.contribution for seat in self.seats])

    def _chose(self, entry: journal.Chose) -> Entry | None:
        assert self.play is not None
        if not entry.by and entry.seat in self.clocks.lapsed:
            self._note_stand_in(self.seats[entry.seat].chairs, "lapsed")
        made = self.play.choose(entry.seat, entry.text, entry.nature, None if entry.person == ALL else entry.person)
        before = len(self.play.match.choices) - made
        choice = self.play.match.choices[before]
        self.play.thoughts |= {before: entry.thoughts} if entry.thoughts else {}
        if not choice.more:
            if self.requests:
                self.requests.answered(self.places.get(entry.by))
            if self.clocks.used:
                self.clocks.answered(entry.seat, entry.at)
            self._moved(entry.at)
        return replace(entry, text=choice.text, nature=self.play.nature(before))

    def _tookback(self, entry: journal.TookBack) -> Entry | None:
        assert self.play is not None
        play, asked = self.play, bool(entry.request)
        knowing = play.audiences if asked else play.who_knew(entry.to, entry.again)
        line = Notice(entry.to, "took_back_agreed" if asked else "took_back", entry.seat, entry.person)
        play.take_back(entry.to, entry.again, entry.nature, knowing, line)
        if play.spectators in knowing:
            self.requests.forget("undo")
            self.clocks.lapsed.clear()
            self._moved(entry.at)
        return replace(entry, nature=self.play.nature(entry.to))

    def _moved(self, at: float) -> None:
        """Something that all may notice: clocks follow, and the game may be over."""
        assert self.play is not None
        self.changed = at
        self.waiting = self.play.asked
        if not self.waiting:
            self._end()
        if self.requests:
            self.requests.wait_for(self.waiting)
        self._run_clocks(at)

    def _end(self, status: str = "over") -> None:
        self.status = status
        self.requests.clear()
        self.waiting = ()

    def _run_clocks(self, at: float) -> None:
        if self.clocks.used:
            running = self.waiting if self.status == "playing" else ()
            self.clocks.run([n for n in running if self.seats[n].played_by_people], at)

    # -- what people agree on ------------------------------------------------------------------------------------------

    def _asked(self, entry: journal.Asked) -> None:
        self.requests.ask(entry, self.created.pace)
        self.in_need[entry.seat] += entry.wish == "replace"
        if self.hot_seat:
            # Those at one screen have agreed before they ask.
            self.requests[entry.request].agreed |= {(place.seat, place.chair) for place in self.places.values()}

    def _agreed(self, entry: journal.Agreed) -> None:
        self.requests.agree(entry)

    def _paused(self, entry: journal.Paused) -> None:
        self.status, self.paused_for = "paused", entry.why
        self.requests.forget("pause", "replace")
        self.in_need[entry.seat] += entry.why == "late"
        self._noticed_by_all(entry.at, *(("paused_late", entry.seat) if entry.why == "late" else ()))
        if entry.why == "late":
            self.clocks.renew(entry.seat)

    def _resumed(self, entry: journal.Resumed) -> None:
        self.status = "playing"
        self._noticed_by_all(entry.at)

    def _lapsed(self, entry: journal.Lapsed) -> None:
        self.clocks.lapse(entry.seat)
        self._noticed_by_all(entry.at, "lapsed", entry.seat)

    def _holiday(self, entry: journal.Holiday) -> None:
        self.clocks.take_off(entry.seat, entry.days)
        self._noticed_by_all(entry.at, "holiday", entry.seat, entry.person)

    def _replaced(self, entry: journal.Replaced) -> None:
        self._stand_in(self._those(entry.seat, entry.person), entry.bot)
        self._note_stand_in(self._those(entry.seat, entry.person), entry.why or "agreed")
        self.requests.settle(entry.seat)
        word = f"replaced_{entry.why}" if entry.why else "replaced"
        self._noticed_by_all(entry.at, word, entry.seat, entry.person, entry.by)

    def _returned(self, entry: journal.Returned) -> None:
        if not self.seats[entry.seat].played_by_people:
            # Else a team with little time left would send one of them out and back for more.
            self.clocks.renew(entry.seat)
        for chair in self._those(entry.seat, entry.person):
            chair.bot = chair.planned
        self._seated()
        self._noticed_by_all(entry.at, "returned", entry.seat, entry.person)

    def _conceded(self, entry: journal.Conceded) -> None:
        assert self.play is not None
        self.seats[entry.seat].conceded = True
        self._stand_in(self.seats[entry.seat].chairs, entry.bot)
        self.play.match.give_up(entry.seat)
        if self.result is not None:
            self._end()
        self._noticed_by_all(entry.at, "conceded", entry.seat)

    def _renamed(self, entry: journal.Renamed) -> None:
        self.seatings += 1
        if self.play is not None:
            self._noticed_by_all(entry.at, "renamed", entry.seat, entry.person)

    def _noticed_by_all(self, at: float, word: str = "", *who: int) -> None:
        """Nothing happened in the game itself, but clocks, the end or, if there is a word for it, the log show it."""
        assert self.play is not None
        self.changed = at
        self.play.tell_all(word, *who)
        self._run_clocks(at)

    def _woke(self, entry: journal.Woke) -> None:
        self.clocks.skip(entry.seconds, entry.at)
        self.requests.skip(entry.seconds)
        self._noticed_by_all(entry.at)

    def _muted(self, entry: journal.Muted) -> None:
        self.spectators_may_chat = entry.spectators_may_chat

    def _rematched(self, entry: journal.Rematched) -> None:
        self.rematch = entry.table

    def _closed(self, entry: journal.Closed) -> None:
        self._end("closed")
        self.changed = entry.at
        self._run_clocks(entry.at)
