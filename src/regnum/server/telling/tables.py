"""A table for people who look at it: who sits where, how it is played, how it stands (wire.md, section 4)."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable, Mapping, MutableMapping, Sequence
from typing import Any, Literal, TypeAlias, TypedDict

from regnum.kernel import BoardText
from regnum.words import together

from ..table.audiences import left_as_they_were
from ..table.companions import number_of
from ..table.journal import ALL
from ..table.seating import is_kept
from ..table.shelf import game_of, games
from ..table.table import Table
from .library import Options
from .names import called
from .results import ResultTold, kept, worded
from .sentences import speaker

Wanted: TypeAlias = Literal["anyone", "friend", "here", "bot"]


Present: TypeAlias = Literal["here", "away", "gone"]
"""Somebody looks at the table, has it open and looks elsewhere, or is not there; whose turn it is, is another thing."""


class Person(TypedDict):
    account: str
    name: str
    presence: Present
    guest: bool


PersonOnSeat = TypedDict(
    "PersonOnSeat",
    {"for": Wanted, "account": str | None, "bot": str | None, "name": str, "companion": int | None},
)
"""One of the persons who share a seat, or who are wanted there; a bot may play all of them. Those who play at one
screen have a number there."""

SeatSeen = TypedDict(
    "SeatSeen",
    {
        "seat": int,
        "name": str,
        "for": Wanted,
        "people": list[Person],
        "persons": list[PersonOnSeat],
        "bot": str | None,
        "conceded": bool,
    },
)

RequestSeen = TypedDict(
    "RequestSeen",
    {
        "request": int,
        "for": Literal["undo", "pause", "replace"],
        "by": int,
        "agreed": list[int],
        "needed": list[int],
        "asks_me": bool,
        "seat": int | None,
        "person": int | None,
        "lines": int | None,
        "until": float | None,
    },
)
"""``seat`` is to be replaced, perhaps only one of those who share it, at the latest at ``until`` if they say nothing;
an undo leaves so many ``lines`` of one's log."""


class Fair(TypedDict):
    commitment: str
    contributions: list[str | None]
    secret: str | None


class TableClock(TypedDict):
    kind: Literal["none", "move", "bank"]
    seconds: float
    increment: float
    then: Literal["bot", "answer", "pause"]
    """What happens when time is up."""


class Branching(TypedDict):
    table: str
    at: int


class PlaceSeen(TypedDict):
    seat: int
    person: int


class TableInList(TypedDict):
    table: str
    game: str
    title: str
    edition: int
    board: str | None
    players: int
    options: Options
    status: Literal["open", "playing", "paused", "over", "closed"]
    listed: bool
    host: str
    pace: Literal["live", "days"]
    clock: TableClock
    seats: list[SeatSeen]
    mine: int | None
    me: int | None
    """Which of the persons who share my seat I am."""
    watchers: Literal["none", "silent", "chat"]
    spectators_may_chat: bool
    waiting: Sequence[int]
    created: float
    changed: float
    rematch: str | None
    branched_from: Branching | None
    brought_by: str | None
    """Who has brought it as a file: what happened until then nobody here has seen."""
    result: ResultTold | None
    watching: int


class TableSeen(TableInList):
    """A table as it is told to those who are there."""

    old_edition: bool
    """Its rules are not kept: it can be read, and neither played nor replayed."""
    key: str | None
    kept: list[PlaceSeen]
    """Places that are free, and kept for somebody else."""
    holidays: int
    """How many days off I have left, where one plays by turns with a clock."""
    requests: list[RequestSeen]
    fair: Fair


Summary: TypeAlias = Mapping[str, Any]
"""What is the same for everybody and needs no names: kept for lists, of old tables with fewer members."""


def summary(table: Table) -> Summary:
    created, clock, origin = table.created, table.created.clock, table.created.origin
    return {
        "table": table.id,
        "game": created.game,
        "edition": created.edition,
        "board": BoardText(created.board).fingerprint or None,
        "players": created.players,
        "options": _options(table),
        "status": table.status,
        "listed": table.listed,
        "host": created.by,
        "pace": created.pace,
        "clock": {"kind": clock.kind, "seconds": clock.seconds, "increment": clock.increment, "then": clock.then},
        "seats": [
            {
                "seat": n,
                "for": seat.plan.wanted,
                "people": seat.people,
                "persons": [
                    {
                        "for": chair.wanted,
                        "account": chair.account,
                        "bot": chair.bot or None,
                        **({"name": chair.name} if chair.name else {}),
                    }
                    for chair in seat.places
                ],
                "bot": seat.bot or None,
                "conceded": seat.conceded,
            }
            for n, seat in enumerate(table.seats)
        ],
        "watchers": created.watchers,
        "spectators_may_chat": table.spectators_may_chat,
        "waiting": table.waiting,
        "created": created.at,
        "changed": table.changed,
        "rematch": table.rematch or None,
        "branched_from": {"table": origin.table, "at": origin.at} if origin and origin.table else None,
        "brought": origin is not None and not origin.table,
        "result": kept(table.result),
    }


def _options(table: Table) -> Options:
    """Every option with its value, also where it follows from others: two players always play with the Emissary.

    Of rules that are not kept only what was written down.
    """
    created = table.created
    if table.unplayable:
        return created.options
    settled = game_of(created).options.fill_in(created.players, **created.options)
    return {name: value for name, value in settled.items() if name != "players"}


def in_list(
    summary: Summary,
    account: str,
    language: str,
    names: MutableMapping[str, str],
    presence: Callable[[str], Present] = lambda account: "gone",
    watching: int = 0,
    guest: Callable[[str], bool] = lambda account: False,
) -> TableInList:
    """A table for one reader: with names, with its own seat, with the title in its language."""
    mine = me = None
    seats: list[SeatSeen] = []
    sitting = [[(one["account"], one["bot"]) for one in _persons(seat)] for seat in summary["seats"]]
    names = ChainMap(_here(summary), names)
    for seat, own in zip(summary["seats"], called(summary["table"], sitting, names), strict=True):
        people: list[Person] = [
            {"account": a, "name": names.get(a, ""), "presence": presence(a), "guest": guest(a)} for a in seat["people"]
        ]
        persons: list[Any] = [
            {**one, "name": name, "companion": number_of(one["account"])}
            for one, name in zip(_persons(seat), own, strict=True)
        ]
        shown: Any = {**seat, "name": together(own), "people": people, "persons": persons}
        seats.append(shown)
        if account and account in seat["people"]:
            mine = seat["seat"]
            me = [one["account"] for one in persons].index(account) if len(persons) > 1 else None
    # Whoever has tables of a game that cannot be played at the moment still finds them, and all others.
    game = games().get(summary["game"])
    voice = speaker(game, language).voice if game else None
    listed: Any = {
        "watchers": "chat",
        **summary,
        "clock": {"then": "bot", **summary["clock"]},
        "title": voice.title() if voice else summary["game"],
        "seats": seats,
        "mine": mine,
        "me": me,
        "watching": watching,
        "result": worded(summary["result"], voice),
    }
    listed["brought_by"] = names.get(summary["host"], "") if listed.pop("brought", False) else None
    found: TableInList = listed
    return found


def _here(summary: Summary) -> dict[str, str]:
    """What those are called who play at one screen."""
    persons = [one for seat in summary["seats"] for one in _persons(seat)]
    return {one["account"]: one["name"] for one in persons if one.get("name")}


def _persons(seat: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Each place on a seat; a summary of an old table counts them and lists who sits there."""
    if "persons" in seat:
        return list(seat["persons"])
    people = [*seat["people"], *[None] * seat["places"]][: seat["places"]]
    return [{"for": seat["for"], "account": account, "bot": seat["bot"]} for account in people]


def at_table(listed: TableInList, table: Table, account: str) -> TableSeen:
    """With what is told at the table itself and not in lists."""
    over = table.status == "over"
    return {
        **listed,
        "old_edition": bool(table.unplayable),
        "key": table.created.key if table.seat_of(account) is not None else None,
        "kept": [
            {"seat": n, "person": at}
            for n, seat in enumerate(table.seats)
            for at, chair in enumerate(seat.chairs)
            if table.status == "open" and not chair.taken and is_kept(seat, at, account)
        ],
        "holidays": _holidays(table, account),
        "requests": [_request(table, number, account) for number in table.requests],
        "fair": {
            "commitment": table.commitment,
            "contributions": [seat.contribution for seat in table.seats],
            "secret": table.created.secret if over else None,
        },
    }


def _holidays(table: Table, account: str) -> int:
    place = table.places.get(account)
    return (
        0
        if place is None or table.created.pace != "days" or not table.clocks.used
        else table.clocks.holidays[place.seat]
    )


def _request(table: Table, number: int, account: str) -> Any:
    request, place = table.requests[number], table.places.get(account)
    lines, needed = table.audience(account).lines, request.needed(table.seats)
    return {
        "request": number,
        "for": request.wish,
        "by": request.seat,
        "agreed": sorted({seat for seat, _ in request.agreed} - set(needed)),
        "needed": needed,
        "asks_me": place is not None and request.asks(table.seats[place.seat], place.seat, place.chair),
        "seat": request.to if request.wish == "replace" else None,
        "person": None if request.person == ALL else request.person,
        "lines": left_as_they_were(lines, request.to) if request.wish == "undo" else None,
        "until": request.until,
    }
