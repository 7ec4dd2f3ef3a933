"""Taking seats: join, leave, change a seat, contribute to the dice, start.

Every function here and in its neighbours checks what somebody wants and yields the entries of the journal that make it
true; whoever runs it applies each entry before the next is asked for. Nothing is yielded once something was refused.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterator

from . import bots
from .companions import owner
from .journal import Closed, Contributed, Entry, Left, Muted, Planned, Sat, Started, Unseated
from .lines import must_be_one_line
from .plans import SeatPlan, Teammate
from .refused import Refused
from .seats import Chair, Place, Seat
from .table import Table

Entries = Iterator[Entry]
AtTable = Callable[[Table], Entries]
"""Something that is done at a table: the entries that it makes."""
LIFETIME = {"live": 12 * 3600.0, "days": 14 * 24 * 3600.0}
"""How many seconds a table waits for players, by its pace."""


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


def must_look(table: Table, account: str) -> None:
    if not table.may_look(account):
        raise Refused("forbidden", "only those who play may look at this table")


def must_sit(table: Table, account: str) -> Place:
    place = table.places.get(account)
    if place is None:
        raise Refused("forbidden", "you hold no seat at this table")
    return place


def must_have_a_seat(table: Table, account: str) -> None:
    """Somebody does who sits there, or whose companions do."""
    if owner(account) not in table.owners:
        raise Refused("forbidden", "you hold no seat at this table")


def join(
    table: Table, account: str, now: float, *, seat: int | None, person: int | None, key: str, contribution: str | None
) -> Entries:
    """Sit down on a free seat that is meant for oneself; the game begins by itself if that was the last."""
    must_be_open(table)
    if table.seat_of(account) is not None:
        raise Refused("not-now", "you sit at this table already")
    if account in table.unseated:
        raise Refused("forbidden", "the host has sent you away from this table")
    must_be_a_contribution(contribution)
    seat, person = _free_chair(table, account, seat, person, key)
    yield Sat(at=now, account=account, seat=seat, contribution=contribution, person=person)
    yield from start_if_full(table, now)


def _free_chair(table: Table, account: str, wanted: int | None, person: int | None, key: str) -> tuple[int, int]:
    """The seat, and the place on it."""
    free = [
        (n, at, chair)
        for n, seat in enumerate(table.seats)
        for at, chair in enumerate(seat.chairs)
        if not chair.taken and wanted in (None, n) and person in (None, at)
    ]
    if not free:
        raise Refused("not-now", "there is no free seat" if wanted is None else "that seat is not free")
    for n, at, chair in free:
        if _welcome(table, table.seats[n], at, chair, account, key):
            return n, at
    raise Refused("forbidden", "that seat is kept for somebody else")


def _welcome(table: Table, seat: Seat, at: int, chair: Chair, account: str, key: str) -> bool:
    """Whether a place is for anyone, was held for this account, or the key of the invitation fits."""
    if seat.held_for:
        return not is_kept(seat, at, account)
    return chair.wanted == "anyone" or is_invited(table, key)


def is_kept(seat: Seat, at: int, account: str) -> bool:
    """Whether a place is kept for somebody else: whoever sat there in the game before."""
    return bool(seat.held_for) and (account not in seat.held_for or seat.held_for.index(account) != at)


def is_invited(table: Table, key: str) -> bool:
    """Whether the key is that of the invitation."""
    return hmac.compare_digest(table.created.key.encode(), key.encode())


def leave(table: Table, account: str, now: float) -> Entries:
    """Stand up again before the start; a table that everybody has left is closed."""
    must_be_open(table)
    must_sit(table, account)
    yield Left(at=now, account=account)
    if not table.people:
        yield Closed(at=now)


def unseat(table: Table, account: str, now: float, *, seat: int, person: int | None) -> Entries:
    """The host sends somebody away before the start."""
    must_be_open(table)
    must_host(table, account)
    chairs = table.seats[seat].chairs if seat < len(table.seats) else []
    sitting = [chair.account for n, chair in enumerate(chairs) if chair.account and person in (None, n)]
    if not sitting or account in sitting:
        raise Refused("not-now", "nobody sits there whom you could send away")
    for gone in sitting:
        yield Unseated(at=now, account=gone)


def expire(table: Table, now: float) -> Entries:
    """A table that has waited too long for players is closed."""
    if table.status == "open" and now - table.changed >= LIFETIME[table.created.pace]:
        yield Closed(at=now)


def plan(table: Table, account: str, now: float, *, seat: int, wanted: str, bot: str, person: int | None) -> Entries:
    """The host says anew for whom a seat is that nobody has taken."""
    must_be_open(table)
    must_host(table, account)
    if seat >= len(table.seats):
        raise Refused("unknown", "there is no seat {seat}", seat=seat)
    there = table.seats[seat]
    if person is not None and person >= len(there.chairs):
        raise Refused("unknown", "nobody shares that seat")
    if there.people if person is None else there.chairs[person].account is not None:
        raise Refused("not-now", "somebody sits there")
    if (wanted == "bot") != bool(bot):
        raise Refused("illegal", "a bot's seat names the bot, and no other seat does")
    must_trust_the_dice(table.created.seed, wanted)
    if bot:
        bots.must_exist(bot)
    if person is None:
        yield Planned(at=now, seat=seat, plan=plan_of(there.persons, wanted, bot))
    else:
        yield Planned(at=now, seat=seat, plan=SeatPlan(wanted, bot=bot), person=person)
    yield from start_if_full(table, now)


def must_trust_the_dice(seed: str, *wanted: str) -> None:
    """Nobody sits down where somebody else has named what chance follows from."""
    if seed and {"friend", "anyone"} & set(wanted):
        raise Refused("illegal", "only whoever plays alone can name a seed: others must be able to trust the dice")


def plan_of(persons: int, wanted: str, bot: str, teammate: Teammate | None = None, name: str = "") -> SeatPlan:
    """Who is to sit on a seat that so many persons share: a bot plays all of it, people want a teammate like them."""
    if persons == 1 or (wanted == "bot" and teammate is None):
        return SeatPlan(wanted, bot=bot, name=name)
    return SeatPlan(wanted, bot=bot, teammate=teammate or Teammate(wanted), name=name)


def contribute(table: Table, account: str, now: float, *, contribution: str) -> Entries:
    """Add to the seed of the dice, before they are used."""
    must_be_open(table)
    must_be_a_contribution(contribution)
    yield Contributed(at=now, seat=must_sit(table, account).seat, contribution=contribution)


def must_be_a_contribution(contribution: str | None) -> None:
    """One line, or nothing: it stands in files."""
    if contribution:
        must_be_one_line(contribution)


def mute(table: Table, account: str, now: float, *, spectators_may_chat: bool) -> Entries:
    """The host says whether spectators may speak."""
    must_host(table, account)
    yield Muted(at=now, spectators_may_chat=spectators_may_chat)


def start(table: Table, account: str, now: float) -> Entries:
    must_be_open(table)
    must_host(table, account)
    if not all(seat.taken for seat in table.seats):
        raise Refused("not-now", "there are free seats")
    yield Started(at=now)


def start_if_full(table: Table, now: float) -> Entries:
    if table.created.start == "full" and all(seat.taken for seat in table.seats):
        yield Started(at=now)
