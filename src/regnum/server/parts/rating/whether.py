"""Whether a table counts for ratings, and if not, why: what is told before anybody sits down stays true to the end."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
from collections.abc import Iterator
from typing import Any, Literal, NamedTuple, TypeAlias

from ...people.sessions import Visitor
from ...rooms.endings import Taker
from ...table.companions import is_hot_seat, number_of
from ...table.journal import Created
from ...table.shelf import game_of
from .fixed import LEVELS

PART = "rating"
LETTERS = 5
"""Of the fingerprint of an address: enough to tell a few people apart, too few to find out whose it is."""

Why: TypeAlias = Literal[
    "old", "wished", "hot-seat", "file", "branch", "lesson", "seed", "board", "house-rules",
    "guest", "one-address", "bot", "replaced", "broken",
]  # fmt: skip


class Unrated(NamedTuple):
    """Why a table does not count, and which seat it is about."""

    why: Why
    seat: int | None = None


def wish(created: Created) -> bool:
    """What a new table is to be: as somebody wished, else rated if two people at least are to play."""
    wished = created.parts.get(PART)
    if isinstance(wished, bool):
        return wished
    people = [plan.wanted for seat in created.seats for plan in (seat, seat.teammate) if plan and plan.wanted != "bot"]
    return len(people) > 1


def note(created: Created, visitor: Visitor) -> Any:
    """What is remembered of whoever sits down: whether they are a guest, and what tells their address from others."""
    return {"guest": visitor.account is None or visitor.account.key is None, "from": _mark(created, visitor.address)}


def _mark(created: Created, address: str) -> str:
    """Of one table alone; nothing for addresses that many may have, as behind one router or proxy."""
    try:
        found = ipaddress.ip_network(address)
    except ValueError:
        return ""
    if not found.is_global:
        return ""
    return hmac.new(created.secret.encode(), str(found).encode(), hashlib.sha256).hexdigest()[:LETTERS]


def reasons(created: Created, takers: tuple[Taker, ...], *, one_address: bool) -> list[Unrated]:
    """Why a table does not count, as it stands; ``one_address``: people from one address may count."""
    return [*_of_the_table(created), *_of_people(takers, one_address=one_address), *_replaced(takers)]


def _of_the_table(created: Created) -> Iterator[Unrated]:
    noted = created.parts.get(PART)
    if is_hot_seat(created.seats):
        yield Unrated("hot-seat")
    if created.origin is not None:
        yield Unrated("branch" if created.origin.table else "file")
    if created.lesson:
        yield Unrated("lesson")
    if created.seed:
        yield Unrated("seed")
    if created.board:
        yield Unrated("board")
    if _house_rules(created):
        yield Unrated("house-rules")
    if noted is None:
        yield Unrated("old")
    elif not noted:
        yield Unrated("wished")


def _house_rules(created: Created) -> bool:
    """Whether an option of a package of somebody else's is played."""
    game = game_of(created)
    usual = game.options.settle(created.players)
    settled = {"players": created.players, **created.options}
    return any(name in settled and settled[name] != usual.get(name) for name in game.book.brought)


def _of_people(takers: tuple[Taker, ...], *, one_address: bool) -> Iterator[Unrated]:
    marks: set[str] = set()
    for taker in takers:
        noted = taker.parts.get(PART) or {}
        if taker.account is None:
            if taker.bot and taker.bot not in LEVELS:
                yield Unrated("bot", taker.seat)
        elif noted.get("guest", True) and number_of(taker.account) is None:
            yield Unrated("guest", taker.seat)
        mark = noted.get("from", "")
        if mark and mark in marks and not one_address:
            yield Unrated("one-address", taker.seat)
        marks.add(mark)


def _replaced(takers: tuple[Taker, ...]) -> Iterator[Unrated]:
    """Those who are gone; whoever has given up has lost, and a team that gives up has done so together."""
    for taker in takers:
        if taker.gone and taker.stood_in and not taker.conceded:
            yield Unrated("replaced", taker.seat)


def helped(taker: Taker) -> bool:
    """Whether a bot has answered for somebody who plays on: what they gain by that game is not theirs alone."""
    return taker.account is not None and not taker.gone and bool(taker.stood_in)


def left(takers: tuple[Taker, ...]) -> list[Taker]:
    """Who went, did not come back, and was not let go by the others."""
    ran = ("absent", "late", "left")
    return [taker for taker in takers if taker.gone and taker.stood_in in ran and not taker.conceded]
