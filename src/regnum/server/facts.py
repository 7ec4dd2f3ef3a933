"""A table's facts for people who look at it: who sits where, how it is played, how it stands (wire.md, section 4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from regnum.kernel import BoardText
from regnum.store import Listing, Speech
from regnum.words import together

from .ending import kept, worded
from .journal import ALL, Chose, Created, Left, Line, Planned, Sat
from .names import called
from .shelf import find_game
from .speaker import speaker
from .table import Table

SEATING = {Created, Sat, Left, Planned}
"""After these others sit at the table."""
_json = msgspec.json.Encoder()


def listed(row: Listing) -> dict[str, Any]:
    """The summary that a list found, with what moves brought up to date since."""
    facts: dict[str, Any] = msgspec.json.decode(row.summary or "{}")
    waiting = [seat for seat in range(facts["players"]) if row.waiting >> seat & 1]
    return {**facts, "status": row.status, "changed": row.changed, "waiting": waiting}


def summary(table: Table) -> dict[str, Any]:
    """What is the same for everybody and needs no names: kept in the store for lists."""
    created, status = table.created, table.status
    return {
        "table": table.id,
        "game": created.game,
        "edition": created.edition,
        "board": BoardText(created.board).fingerprint or None,
        "players": created.players,
        "options": created.options,
        "status": status,
        "listed": created.listed,
        "host": created.by,
        "pace": created.pace,
        "clock": created.clock,
        "seats": [
            {
                "seat": n,
                "for": seat.plan.wanted,
                "people": seat.people,
                "persons": [
                    {"for": chair.wanted, "account": chair.account, "bot": chair.bot or None} for chair in seat.places
                ],
                "bot": seat.bot or None,
                "conceded": seat.conceded,
            }
            for n, seat in enumerate(table.seats)
        ],
        "spectators_may_chat": table.spectators_may_chat,
        "waiting": table.waiting,
        "created": created.at,
        "changed": table.changed,
        "rematch": table.rematch or None,
        "branched_from": {"table": created.origin.table, "at": created.origin.at} if created.origin else None,
        "result": kept(table.result),
    }


def seated(lines: Sequence[Line]) -> bool:
    """Whether others may sit at the table after these lines than before."""
    return any(type(line) in SEATING for line in lines)


def listing(table: Table, lines: Sequence[Line]) -> Listing:
    """The row by which lists find the table, as these lines of its journal have changed it."""
    only_moved = table.status == "playing" and all(type(line) is Chose for line in lines)
    created = table.created
    return Listing(
        table.id,
        created.game,
        table.status,
        created.listed,
        table.changed,
        waiting=sum([1 << seat for seat in table.waiting]),
        alarm=table.alarm,
        summary=None if only_moved else _json.encode(summary(table)).decode(),
        holders=table.holders if seated(lines) else None,
    )


def shown(
    facts: Mapping[str, Any],
    account: str,
    language: str,
    names: Mapping[str, str],
    here: Callable[[str], bool] = lambda account: False,
    watching: int = 0,
) -> dict[str, Any]:
    """The facts for one reader: with names, with its own seat, with the title in its language."""
    mine = me = None
    seats = []
    sitting = [[(one["account"], one["bot"]) for one in _persons(seat)] for seat in facts["seats"]]
    for seat, own in zip(facts["seats"], called(facts["table"], sitting, names), strict=True):
        people = [{"account": a, "name": names.get(a, ""), "here": here(a)} for a in seat["people"]]
        persons = [{**one, "name": name} for one, name in zip(_persons(seat), own, strict=True)]
        seats.append({**seat, "name": together(own), "people": people, "persons": persons})
        if account and account in seat["people"]:
            mine = seat["seat"]
            me = [one["account"] for one in persons].index(account) if len(persons) > 1 else None
    voice = speaker(find_game(facts["game"]), language).voice
    return {
        **facts,
        "title": voice.title(),
        "seats": seats,
        "mine": mine,
        "me": me,
        "watching": watching,
        "result": worded(facts["result"], voice),
    }


def _persons(seat: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Each place on a seat; a summary of an old table counts them and lists who sits there."""
    if "persons" in seat:
        return list(seat["persons"])
    people = [*seat["people"], *[None] * seat["places"]][: seat["places"]]
    return [{"for": seat["for"], "account": account, "bot": seat["bot"]} for account in people]


def inside(table: Table, account: str) -> dict[str, Any]:
    """What is told at the table itself and not in lists."""
    over = table.status == "over"
    return {
        "old_edition": bool(table.unplayable),
        "key": table.created.key if table.seat_of(account) is not None else None,
        "requests": [
            {
                "request": request.number,
                "for": request.wish,
                "by": request.seat,
                "agreed": sorted(request.agreed),
                "needed": table.needed(request),
                "seat": request.to if request.wish == "replace" else None,
                "person": None if request.person == ALL else request.person,
                "lines": _left(table, account, request.to) if request.wish == "undo" else None,
            }
            for request in table.requests.values()
        ],
        "fair": {
            "commitment": table.commitment,
            "contributions": [seat.contribution for seat in table.seats],
            "secret": table.created.secret if over else None,
        },
    }


def _left(table: Table, account: str, choices: int) -> int:
    """How many lines of its log somebody would keep if the game went back to so many choices."""
    return sum(line.after <= choices for line in table.audience(account).lines)


def speech(said: Speech, names: Mapping[str, str]) -> dict[str, Any]:
    """One line of the chat."""
    return {
        "line": said.line,
        "account": said.account,
        "name": names.get(said.account, ""),
        "seat": None if said.seat < 0 else said.seat,
        "text": said.text,
        "time": said.time,
    }
