"""The row by which lists find a table, and what they find in it; what was said there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypedDict

import msgspec

from regnum.store import Listing, Speech

from ..people.names import Names
from ..people.spelling import looks
from ..table.journal import (
    Agreed,
    Asked,
    Chose,
    Contributed,
    Created,
    Entry,
    Left,
    Muted,
    Planned,
    Sat,
    TookBack,
    Unseated,
)
from ..table.table import Table
from ..telling.tables import Summary, summary

Kinds = set[type[Entry]]
"""Of which kinds the entries are that were written."""
SEATING: Kinds = {Created, Sat, Left, Unseated, Planned}
"""After these others may sit at the table."""
QUIET: Kinds = {*SEATING, Contributed, Muted, Asked, Agreed}
"""These alone leave the game as it is, and somebody may do them again and again: they are told as comings are."""
MOVING: Kinds = {Chose, TookBack}
"""After these alone nothing changed that lists show, but how it stands."""
_json = msgspec.json.Encoder()


def is_quiet(kinds: Kinds) -> bool:
    return bool(kinds) and kinds <= QUIET


def listing(table: Table, kinds: Kinds) -> Listing:
    """The row by which lists find the table, as entries of these kinds have changed it."""
    created, waiting = table.created, 0
    for seat in table.waiting:
        waiting |= 1 << seat
    only_moved = table.status == "playing" and kinds <= MOVING
    return Listing(
        table.id,
        created.game,
        table.status,
        table.listed,
        table.changed,
        waiting,
        alarm=table.alarm,
        summary=None if only_moved else _json.encode(summary(table)).decode(),
        holders=table.holders if kinds & SEATING else None,
    )


def listed(row: Listing) -> Summary:
    """The summary that a list found, with what moves brought up to date since."""
    found: dict[str, Any] = msgspec.json.decode(row.summary or "{}")
    waiting = [seat for seat in range(found["players"]) if row.waiting >> seat & 1]
    return {**found, "status": row.status, "changed": row.changed, "waiting": waiting}


class ChatLine(TypedDict):
    line: int
    account: str
    name: str
    guest: bool
    seat: int | None
    text: str
    time: float


def chat_lines(lines: Iterable[Speech], table: Table, names: Names) -> list[ChatLine]:
    """What was said at a table. Whoever only watches and is called by now like somebody who sits there has no name."""
    people = table.people
    taken = {looks(names.get(one, "")) for one in people}
    return [
        {
            "line": said.line,
            "account": said.account,
            "name": name if said.account in people or said.seat >= 0 or looks(name) not in taken else "",
            "guest": names.is_guest(said.account),
            "seat": None if said.seat < 0 else said.seat,
            "text": said.text,
            "time": said.time,
        }
        for said in lines
        for name in [names.get(said.account, "")]
    ]
