"""A tournament: what was planned, who takes part, and what happened in each round. It knows no time of its own.

All of it is plain data, kept as JSON. Whatever changes it gives back another one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from ...table.refused import Refused
from . import scoring
from .meetings import Meetings, meetings
from .seating import Sittings, sittings

Format: TypeAlias = Literal["swiss", "round-robin", "knock-out"]
Status: TypeAlias = Literal["open", "running", "over", "called-off"]


WAITS = 30 * 24 * 3600.0
"""So many seconds after somebody entered a tournament is called off that has no time to begin."""


class Plan(Struct, frozen=True, kw_only=True):
    """How it is to be played."""

    name: str
    game: str
    players: int
    """How many sit at a table."""
    fewest: int
    """How many sit at the smallest table that the game allows."""
    options: dict[str, Any]
    format: Format
    rounds: int
    """Of a Swiss tournament."""
    going_on: int
    """How many of each table go on, where others are knocked out."""
    pace: Literal["live", "days"]
    seconds: float
    """The time for each answer; then a bot plays on until one comes back."""
    entry: Literal["open", "invited"]
    least: int
    most: int
    starts: float | None
    """When it begins by itself."""
    patience: float
    """Seconds in which those who play live must have taken their seats."""
    limit: float
    """Seconds after which a round is broken off."""

    @property
    def least_at_a_table(self) -> int:
        """Where numbers do not fit one seat is missing; where people are knocked out, as many as the game allows."""
        if self.format == "knock-out":
            return max(self.fewest, self.going_on + 1)
        return max(self.fewest, self.players - 1)


class Entrant(Struct, frozen=True, kw_only=True):
    account: str
    since: float
    address: str = ""
    """Where they came from, while they take part and it is not over: two who come from there do not count against each
    other."""
    out: Literal["", "withdrawn", "away"] = ""
    """Why they are given no table: they said so, or they did not come to the last one."""


class Played(Struct, frozen=True, kw_only=True):
    """How a table ended."""

    places: dict[str, int]
    """Of those who played to the end, among each other."""
    broken_off: bool = False
    missing: list[str] = []
    """Those who never came."""


class At(Struct, frozen=True, kw_only=True):
    """A table of a round: who sits where, in the order of the seats."""

    table: str
    seats: list[str]
    played: Played | None = None

    def gained(self, plan: Plan) -> dict[str, Fraction]:
        """What each of them gained there; nothing who did not play to the end."""
        if self.played is None:
            return {}
        return dict.fromkeys(self.seats, Fraction(0)) | scoring.points(self.played.places, plan.players)


class Round(Struct, frozen=True, kw_only=True):
    number: int
    began: float
    tables: list[At]
    rests: list[str] = []

    @property
    def over(self) -> bool:
        return all(at.played for at in self.tables)


class Tournament(Struct, frozen=True, kw_only=True):
    id: str
    host: str
    created: float
    secret: str
    """The seed of all lots: nobody knows it before entries are closed, and its hash says that it stays the same."""
    key: str
    """Whoever has it is invited."""
    plan: Plan
    entrants: list[Entrant] = []
    rounds: list[Round] = []
    planned: list[list[list[str]]] = []
    """The tables of all rounds, where everybody meets everybody."""
    status: Status = "open"
    ended: float = 0.0
    dismissed: list[str] = []
    """Who was sent away, and does not come back."""

    # -- who takes part ------------------------------------------------------------------------------------------------

    @property
    def people(self) -> list[str]:
        return [one.account for one in self.entrants]

    @property
    def active(self) -> list[str]:
        """Who is given tables."""
        return [one.account for one in self.entrants if not one.out]

    def entrant(self, account: str) -> Entrant | None:
        return next((one for one in self.entrants if one.account == account), None)

    def enter(self, account: str, key: str, now: float, address: str = "") -> Tournament:
        """Take part, or come back after one had gone."""
        found = self.entrant(account)
        if self.is_dismissed(account):
            raise Refused("forbidden", "whoever made this tournament has sent you away")
        if found is not None and self.status in ("open", "running"):
            return self.with_out(account, "", address)
        if self.status != "open":
            raise Refused("not-now", "this tournament takes nobody any more")
        if self.plan.entry == "invited" and key != self.key:
            raise Refused("forbidden", "one takes part in this tournament by invitation")
        if len(self.entrants) >= self.plan.most:
            raise Refused("not-now", "{most} people take part already: there is no more room", most=self.plan.most)
        return replace(self, entrants=[*self.entrants, Entrant(account=account, since=now, address=address)])

    def withdraw(self, account: str) -> Tournament:
        """Leave: before it begins as if one had never come, later for all rounds to come."""
        if self.entrant(account) is None or self.status not in ("open", "running"):
            raise Refused("not-now", "you do not take part in this tournament")
        if self.status == "open":
            return replace(self, entrants=[one for one in self.entrants if one.account != account])
        return self.with_out(account, "withdrawn")

    def dismiss(self, account: str) -> Tournament:
        """Whoever made it lets somebody take part no longer."""
        return replace(self.withdraw(account), dismissed=[*self.dismissed, account])

    def is_dismissed(self, account: str) -> bool:
        return self.status in ("open", "running") and account in self.dismissed

    def waits_too_long(self, now: float) -> bool:
        """Whether it has no time to begin, and nobody has entered for so long that nobody will."""
        return self.plan.starts is None and now >= max([self.created, *(one.since for one in self.entrants)]) + WAITS

    def with_out(self, account: str, out: Literal["", "withdrawn", "away"], address: str = "") -> Tournament:
        changed = [replace(one, out=out, address=address) if one.account == account else one for one in self.entrants]
        return replace(self, entrants=changed)

    def over(self, status: Literal["over", "called-off"], now: float) -> Tournament:
        """Nothing more happens, and where people came from is forgotten."""
        return replace(self, status=status, ended=now, entrants=[replace(one, address="") for one in self.entrants])

    # -- what happened -------------------------------------------------------------------------------------------------

    @property
    def round(self) -> Round | None:
        """The last that began."""
        return self.rounds[-1] if self.rounds else None

    def tables(self) -> Iterator[At]:
        for one in self.rounds:
            yield from one.tables

    def record(self, ended: Mapping[str, Played]) -> Tournament:
        """How tables of this round ended. Whoever did not come gets no more before they say that they are back."""
        assert self.round is not None
        tables = [
            at if at.played or at.table not in ended else replace(at, played=ended[at.table])
            for at in self.round.tables
        ]
        found = replace(self, rounds=[*self.rounds[:-1], replace(self.round, tables=tables)])
        for played in ended.values():
            for person in played.missing:
                entrant = found.entrant(person)
                if entrant is not None and not entrant.out:
                    found = found.with_out(person, "away")
        return found

    def with_another_table(self, at: At, table: str) -> Tournament:
        """Everybody has left a table before it began: those who are meant for it find another."""
        assert self.round is not None
        tables = [replace(one, table=table) if one is at else one for one in self.round.tables]
        return replace(self, rounds=[*self.rounds[:-1], replace(self.round, tables=tables)])

    def gained(self) -> dict[str, Fraction]:
        """Everybody's points."""
        total = dict.fromkeys(self.people, Fraction(0))
        for one in self.rounds:
            for at in one.tables:
                for person, gain in at.gained(self.plan).items():
                    total[person] += gain
            for person in one.rests:
                total[person] += scoring.resting(self.plan.players)
        return total

    def met(self) -> Meetings:
        return meetings([at.seats for at in self.tables()])

    def rested(self) -> Counter[str]:
        return Counter(person for one in self.rounds for person in one.rests)

    def sat(self) -> Sittings:
        return sittings([at.seats for at in self.tables()])

    def before(self, number: int) -> Tournament:
        """As it was when a round was drawn."""
        return replace(self, rounds=list(self.rounds[: number - 1]))
