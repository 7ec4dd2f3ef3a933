"""Tables of a tournament: how they are made, who came, and how they ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from regnum.opponents import USUAL

from ...table.creating import new_table
from ...table.journal import Closed, Created, Entry, Planned, Sat
from ...table.plans import Clock, SeatPlan
from ...table.seating import AtTable, Entries, start_if_full
from ...table.table import Table
from ...telling.tables import Summary
from .scoring import among
from .tournament import At, Plan, Played

SHARES = 1.5
"""Whoever was waited for longer than so many equal shares of a round has held it up."""
Sitting = Callable[[str, AtTable], AtTable]
"""How the house lets somebody sit down."""


def made(plan: Plan, seats: list[str], now: float, sitting: Sitting) -> tuple[Created, AtTable]:
    """A table with a seat for each of these, which belongs to nobody. Whoever plays by turns sits there already."""
    clock = Clock("move", plan.seconds, 0.0, "bot")
    wanted = [SeatPlan("friend") for _ in seats]
    created, _ = new_table(
        "",
        now,
        game=plan.game,
        players=len(seats),
        seats=wanted,
        options=plan.options,
        clock=clock,
        pace=plan.pace,
        listed=False,
    )

    def sit(table: Table) -> Entries:
        if plan.pace == "days":
            for seat, person in enumerate(seats):
                yield from sitting(person, partial(_sit_down, person=person, seat=seat, now=now))(table)
        yield from start_if_full(table, now)

    return replace(created, held_for=[[person] for person in seats]), sit


def _sit_down(table: Table, person: str, seat: int, now: float) -> Entries:
    yield Sat(at=now, account=person, seat=seat)


def begin_without_the_missing(table: Table, now: float) -> Iterator[Entry]:
    """Bots play for those who did not come; whoever came alone has won without playing."""
    if table.status != "open":
        return
    if len(table.people) < 2:
        yield Closed(at=now)
        return
    for seat, at in enumerate(table.seats):
        if not at.taken:
            yield Planned(at=now, seat=seat, plan=SeatPlan("bot", bot=USUAL))
    yield from start_if_full(table, now)


def break_off(table: Table, now: float) -> Iterator[Entry]:
    """The round's time is up."""
    if table.status not in ("over", "closed"):
        yield Closed(at=now)


def never_began(told: Summary) -> bool:
    """Whether a table was closed because everybody stood up again."""
    return told["status"] == "closed" and not any(seat["people"] for seat in told["seats"])


def ended(plan: Plan, at: At, told: Summary, spent: Sequence[float] = ()) -> Played | None:
    """How a table ended, as lists tell it: who still plays there has a place, and who never came is missing.

    If it was broken off, its places are shared, but whoever has ``spent`` much more than their share of the round is
    behind.
    """
    if told["status"] not in ("over", "closed"):
        return None
    seats: list[Any] = told["seats"]
    came = {person for seat in seats for person in seat["people"]}
    playing = [n for n, seat in enumerate(seats) if any(one["account"] and not one["bot"] for one in seat["persons"])]
    result = told["result"]
    finished = told["status"] == "over" and result is not None and bool(result["places"])
    most = SHARES * plan.limit / len(at.seats)
    late = [n for n in playing if n < len(spent) and spent[n] > most]
    places = {at.seats[n]: result["places"][n] if finished else 1 + (n in late) for n in playing}
    missing = [one for one in at.seats if one not in (places if plan.pace == "days" else came)]
    return Played(places=among(places), broken_off=not finished and len(places) > 1, missing=missing)
