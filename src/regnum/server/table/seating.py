"""Taking seats: join, leave, change a seat, contribute to the dice, start.

Every function here and in its neighbours checks what somebody wants and yields the lines of the journal that make it
true; whoever runs it applies each line before the next is asked for. Nothing is yielded once something was refused.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator

from ..wire.commands import Contribute, Join, Plan
from . import bots
from .journal import AnyLine, Closed, Contributed, Left, Planned, Sat, SeatPlan, Started, Teammate
from .refused import Refused
from .seats import Chair, Seat
from .table import Table

Lines = Iterator[AnyLine]


def must_be_open(table: Table) -> None:
    must_be_kept(table)
    if table.status != "open":
        raise Refused("not-now", "the table is closed" if table.status == "closed" else "the game has begun")


def must_be_kept(table: Table) -> None:
    if table.unplayable:
        raise Refused("not-now", table.unplayable.sentence, **table.unplayable.arguments)


def must_host(table: Table, account: str) -> None:
    if account != table.host:
        raise Refused("forbidden", "only whoever created the table may do that")


def must_sit(table: Table, account: str) -> int:
    seat = table.seat_of(account)
    if seat is None:
        raise Refused("forbidden", "you hold no seat at this table")
    return seat


def join(table: Table, account: str, wish: Join, now: float) -> Lines:
    """Sit down on a free seat that is meant for oneself; the game begins by itself if that was the last."""
    must_be_open(table)
    if table.seat_of(account) is not None:
        raise Refused("not-now", "you sit at this table already")
    seat, person = _free_chair(table, account, wish)
    yield Sat(at=now, account=account, seat=seat, contribution=wish.contribution, person=person)
    yield from start_if_full(table, now)


def _free_chair(table: Table, account: str, wish: Join) -> tuple[int, int]:
    """The seat, and the place on it."""
    free = [
        (n, at, chair)
        for n, seat in enumerate(table.seats)
        for at, chair in enumerate(seat.chairs)
        if not chair.taken and wish.seat in (None, n) and wish.person in (None, at)
    ]
    if not free:
        raise Refused("not-now", "there is no free seat" if wish.seat is None else "that seat is not free")
    for n, at, chair in free:
        if _welcome(table, table.seats[n], at, chair, account, wish.key):
            return n, at
    raise Refused("forbidden", "that seat is kept for somebody else")


def _welcome(table: Table, seat: Seat, at: int, chair: Chair, account: str, key: str) -> bool:
    """Whether a place is for anyone, was held for this account, or the key of the invitation fits."""
    if seat.held_for:
        return account in seat.held_for and seat.held_for.index(account) == at
    return chair.wanted == "anyone" or hmac.compare_digest(table.created.key, key)


def leave(table: Table, account: str, now: float) -> Lines:
    """Stand up again before the start; a table that everybody has left is closed."""
    must_be_open(table)
    must_sit(table, account)
    yield Left(at=now, account=account)
    if not table.people:
        yield Closed(at=now)


def plan(table: Table, account: str, wish: Plan, now: float) -> Lines:
    """The host says anew for whom a seat is that nobody has taken."""
    must_be_open(table)
    must_host(table, account)
    if wish.seat >= len(table.seats):
        raise Refused("unknown", "there is no seat {seat}", seat=wish.seat)
    seat = table.seats[wish.seat]
    if wish.person is not None and wish.person >= len(seat.chairs):
        raise Refused("unknown", "nobody shares that seat")
    if seat.people if wish.person is None else seat.chairs[wish.person].account is not None:
        raise Refused("not-now", "somebody sits there")
    if (wish.wanted == "bot") != bool(wish.bot):
        raise Refused("illegal", "a bot's seat names the bot, and no other seat does")
    if wish.bot:
        bots.must_exist(wish.bot)
    if wish.person is None:
        yield Planned(at=now, seat=wish.seat, plan=plan_of(seat.persons, wish.wanted, wish.bot))
    else:
        yield Planned(at=now, seat=wish.seat, plan=SeatPlan(wish.wanted, bot=wish.bot), person=wish.person)
    yield from start_if_full(table, now)


def plan_of(persons: int, wanted: str, bot: str, teammate: Teammate | None = None) -> SeatPlan:
    """Who is to sit on a seat that so many persons share: a bot plays all of it, people want a teammate like them."""
    if persons == 1 or (wanted == "bot" and teammate is None):
        return SeatPlan(wanted, bot=bot)
    return SeatPlan(wanted, bot=bot, teammate=teammate or Teammate(wanted))


def contribute(table: Table, account: str, wish: Contribute, now: float) -> Lines:
    """Add to the seed of the dice, before they are used."""
    must_be_open(table)
    seat = must_sit(table, account)
    yield Contributed(at=now, seat=seat, contribution=wish.contribution)


def start(table: Table, account: str, now: float) -> Lines:
    must_be_open(table)
    must_host(table, account)
    if not all(seat.taken for seat in table.seats):
        raise Refused("not-now", "there are free seats")
    yield Started(at=now)


def start_if_full(table: Table, now: float) -> Lines:
    if table.created.start == "full" and all(seat.taken for seat in table.seats):
        yield Started(at=now)
