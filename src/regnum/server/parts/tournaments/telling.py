"""A tournament as somebody is told of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypedDict

from ...house import House
from ...people.sessions import Visitor
from ...table import fair
from ...table.shelf import games
from ...telling.library import Options
from ...telling.sentences import speaker
from . import saying
from .standings import Standing
from .tournament import At, Format, Round, Status, Tournament


class Somebody(TypedDict):
    account: str
    name: str


class TournamentInList(TypedDict):
    tournament: str
    name: str
    game: str
    title: str
    format: Format
    players: int
    pace: Literal["live", "days"]
    entry: Literal["open", "invited"]
    status: Status
    entrants: int
    least: int
    most: int
    starts: float | None
    rounds: int
    """How many there are to be, as far as that is known; else how many began."""
    round: int
    """The round that is played; 0 before the first."""
    mine: Literal["", "host", "in", "withdrawn", "away"]
    """What I am there: whoever made it, somebody who takes part, who withdrew, or who did not come to a table."""


class EntrantSeen(Somebody):
    out: Literal["", "withdrawn", "away"]


class SeatOfRound(Somebody):
    place: int | None
    """Among those who played to the end; None while it is not over, and for whoever did not."""
    missing: bool


class TableOfRound(TypedDict):
    table: str
    status: Literal["open", "playing", "paused", "over", "closed"]
    broken_off: bool
    seats: list[SeatOfRound]


class RoundSeen(TypedDict):
    number: int
    began: float
    ends: float
    over: bool
    tables: list[TableOfRound]
    rests: list[Somebody]


class StandingSeen(Somebody):
    place: int
    points: float
    opponents: float
    firsts: int
    why: str
    """Why they are before whoever comes next."""


class MyTable(TypedDict):
    table: str
    until: float | None
    """Until when I must take my seat; None if I need not, or sit there already."""


class TournamentSeen(TournamentInList):
    host: Somebody
    options: Options
    seconds: float
    patience: float
    limit: float
    going_on: int
    rules: list[str]
    tie_breaks: list[str]
    people: list[EntrantSeen]
    played: list[RoundSeen]
    standings: list[StandingSeen]
    table: MyTable | None
    """Where I am to play now."""
    may: list[Literal["enter", "withdraw", "begin", "call-off", "dismiss"]]
    key: str | None
    """For whoever may invite."""
    link: str | None
    """By which others come here, for whoever may invite."""
    only_here: bool
    """Whether that link leads nobody here from another machine."""
    commitment: str
    """The hash of the seed."""
    seed: str | None
    """Published once it has begun."""


class TournamentMakers(TypedDict):
    may: bool
    """Whether I may make one."""
    why_not: str


class Tournaments(TypedDict):
    tournaments: list[TournamentInList]
    makers: TournamentMakers


class TableBelongs(TypedDict):
    """The tournament of a table."""

    tournament: str
    name: str
    round: int


def in_list(one: Tournament, visitor: Visitor) -> TournamentInList:
    plan, game = one.plan, games().get(one.plan.game)
    return {
        "tournament": one.id,
        "name": plan.name,
        "game": plan.game,
        "title": speaker(game, visitor.language).voice.title() if game else plan.game,
        "format": plan.format,
        "players": plan.players,
        "pace": plan.pace,
        "entry": plan.entry,
        "status": one.status,
        "entrants": len(one.entrants),
        "least": plan.least,
        "most": plan.most,
        "starts": plan.starts,
        "rounds": plan.rounds if plan.format == "swiss" else len(one.planned) or len(one.rounds),
        "round": len(one.rounds),
        "mine": _mine(one, visitor.id),
    }


def _mine(one: Tournament, account: str) -> Any:
    entrant = one.entrant(account)
    if entrant is not None:
        return entrant.out or "in"
    return "host" if account and account == one.host else ""


class Teller:
    """Tells one visitor of one tournament."""

    def __init__(self, house: House, visitor: Visitor, one: Tournament, steward: bool) -> None:
        self.house, self.visitor, self.one = house, visitor, one
        self.manages = steward or (bool(visitor.id) and visitor.id == one.host)
        self.nobody = saying.nobody(visitor.language)

    def name(self, account: str) -> str:
        return self.house.names.get(account, "") or self.nobody

    def somebody(self, account: str) -> Somebody:
        return {"account": account, "name": self.name(account)}

    @property
    def invites(self) -> bool:
        return self.one.status == "open" and (self.manages or self.one.entrant(self.visitor.id) is not None)

    @property
    def page(self) -> str:
        """Where others find it."""
        return f"/tournament/{self.one.id}" + (f"?key={self.one.key}" if self.one.plan.entry == "invited" else "")

    def seen(
        self, standings: list[Standing], statuses: Mapping[str, str], link: str, *, only_here: bool, sits: bool
    ) -> TournamentSeen:
        one, plan, language, mine = self.one, self.one.plan, self.visitor.language, self.my_table()
        until = None if mine is None or sits else self._must_sit_by(mine, statuses)
        return {
            **in_list(one, self.visitor),
            "host": self.somebody(one.host),
            "options": plan.options,
            "seconds": plan.seconds,
            "patience": plan.patience,
            "limit": plan.limit,
            "going_on": plan.going_on,
            "rules": saying.rules(one, language),
            "tie_breaks": saying.declared(one, language),
            "people": [{**self.somebody(each.account), "out": each.out} for each in one.entrants],
            "played": [self._round(each, statuses) for each in one.rounds],
            "standings": self.standings(standings) if one.rounds else [],
            "table": None if mine is None else {"table": mine.table, "until": until},
            "may": self._may(),
            "key": one.key if self.invites else None,
            "link": link if self.invites else None,
            "only_here": only_here,
            "commitment": fair.commitment(one.secret),
            "seed": one.secret if one.rounds else None,
        }

    def standings(self, standings: list[Standing]) -> list[StandingSeen]:
        found: list[StandingSeen] = []
        for n, each in enumerate(standings):
            why = ""
            if each.why is not None:
                following = self.name(standings[n + 1].person)
                why = saying.why(each.why, self.name(each.person), following, self.visitor.language)
            found.append(
                {
                    **self.somebody(each.person),
                    "place": each.place,
                    "points": round(float(each.points), 2),
                    "opponents": round(float(each.opponents), 2),
                    "firsts": each.firsts,
                    "why": why,
                }
            )
        return found

    def _round(self, each: Round, statuses: Mapping[str, str]) -> RoundSeen:
        return {
            "number": each.number,
            "began": each.began,
            "ends": each.began + self.one.plan.limit,
            "over": each.over,
            "tables": [self._table(at, statuses) for at in each.tables],
            "rests": [self.somebody(person) for person in each.rests],
        }

    def _table(self, at: At, statuses: Mapping[str, str]) -> TableOfRound:
        played, status = at.played, statuses.get(at.table, "over" if at.played else "open")
        found: Any = status
        return {
            "table": at.table,
            "status": found,
            "broken_off": played is not None and played.broken_off,
            "seats": [
                {
                    **self.somebody(person),
                    "place": played.places.get(person) if played else None,
                    "missing": played is not None and person in played.missing,
                }
                for person in at.seats
            ],
        }

    def my_table(self) -> At | None:
        """Where I am to play now."""
        if self.one.status != "running" or self.one.round is None:
            return None
        return next((at for at in self.one.round.tables if self.visitor.id in at.seats and at.played is None), None)

    def _must_sit_by(self, at: At, statuses: Mapping[str, str]) -> float | None:
        assert self.one.round is not None
        waits = self.one.plan.pace == "live" and statuses.get(at.table) == "open"
        return self.one.round.began + self.one.plan.patience if waits else None

    def _may(self) -> list[Any]:
        one, entrant = self.one, self.one.entrant(self.visitor.id)
        if one.status not in ("open", "running"):
            return []
        can, is_out = [], one.is_dismissed(self.visitor.id)
        if not is_out and ((one.status == "open" and entrant is None) or (entrant is not None and entrant.out)):
            can.append("enter")
        if entrant is not None and not entrant.out:
            can.append("withdraw")
        if self.manages:
            can += ["begin", "call-off", "dismiss"] if one.status == "open" else ["call-off", "dismiss"]
        return can
