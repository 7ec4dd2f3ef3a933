"""Companions: several persons who play at one screen (hot seat), through the account of whoever made the table.

Each has an account's name of their own made from that one, ``account.number``, and with it a place, eyes and a say like
anybody else. What the screen is shown are the eyes of one of them at a time; the account itself sits nowhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from regnum.kernel import SEATS
from regnum.opponents import person
from regnum.words import apart

from .journal import Created, Sat
from .lines import must_be_one_line
from .plans import Clock, SeatPlan, Teammate
from .refused import Refused

MARK = "."
"""Stands in no account."""
LONGEST_NAME = 32
HERE = "here"
"""For whom a seat is that somebody at this screen plays."""


def companion(account: str, number: int) -> str:
    return f"{account}{MARK}{number}"


def owner(account: str) -> str:
    """Whose screen somebody plays at: their own, unless they are a companion."""
    return account.partition(MARK)[0]


def number_of(account: str | None) -> int | None:
    """A companion's number at the screen; None for anybody else."""
    number = (account or "").partition(MARK)[2]
    return int(number) if number else None


def is_hot_seat(seats: Sequence[SeatPlan]) -> bool:
    return any(HERE in _wanted(seat) for seat in seats)


def at_one_screen(created: Created) -> Created:
    """A table for those at one screen alone, whom nobody can watch or hurry; refused if it is for others too."""
    plans = created.seats
    if any(wanted not in (HERE, "bot") for seat in plans for wanted in _wanted(seat)):
        raise Refused("illegal", "those at one screen play among themselves and with bots: nobody else can join")
    if created.clock.kind != "none" or created.pace != "live":
        raise Refused("illegal", "those at one screen play without a clock, here and now")
    must_be_names([name for seat in plans for name in _names(seat)])
    return replace(created, listed=False, watchers="none", clock=Clock(), start="full", held_for=[])


def must_be_names(names: Sequence[str]) -> None:
    if len(names) < 2:
        raise Refused("illegal", "at one screen there are at least two persons")
    for name in names:
        must_be_one_line(name)
    if len({name.strip().casefold() for name in names if name.strip()}) < len(names):
        raise Refused("illegal", "everybody at the screen needs a name of their own")


def plans_here(names: Sequence[str], persons: Sequence[int]) -> list[SeatPlan]:
    """Each seat for somebody at the screen, or for two who share it; whoever has no name yet is given one."""
    known = [*names, *[""] * (len(persons) - len(names))]
    taken = {one.casefold() for name in known for one in apart(name)}
    plans = []
    for seat, count in enumerate(persons):
        given = [name[:LONGEST_NAME] for name in apart(known[seat])] if known[seat] else []
        first, *rest = [*given[:count], *(person("", seat + SEATS * at, taken) for at in range(len(given), count))]
        plans.append(SeatPlan(HERE, name=first, teammate=Teammate(HERE, name=rest[0]) if rest else None))
    return plans


def sitting_down(created: Created) -> Iterator[Sat]:
    """Everybody at the screen takes their place."""
    number = 0
    for n, plan in enumerate(created.seats):
        for at, wanted in enumerate(_wanted(plan)):
            if wanted == HERE:
                number += 1
                yield Sat(at=created.at, account=companion(created.by, number), seat=n, contribution=None, person=at)


def _wanted(plan: SeatPlan) -> list[str]:
    return [plan.wanted, *([plan.teammate.wanted] if plan.teammate else [])]


def _names(plan: SeatPlan) -> list[str]:
    people: list[SeatPlan | Teammate] = [plan, *([plan.teammate] if plan.teammate else [])]
    return [one.name for one in people if one.wanted == HERE]
