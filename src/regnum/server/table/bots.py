"""The bots that may sit at a table. Where they think is nothing to the table."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.opponents import LEVELS, USUAL, known

from .refused import Refused
from .seats import Seat


def must_exist(level: str) -> None:
    """Our own and those of installed packages: nobody may name a program to be run here."""
    if level not in known():
        raise Refused("illegal", "there is no bot {name!r}; there are: {known}", name=level, known=", ".join(LEVELS))


def stand_in(seats: Sequence[Seat]) -> str:
    """The bot that plays for people who are away: the level of another bot at the table, or the usual one."""
    return next((chair.planned for seat in seats for chair in seat.chairs if chair.planned), USUAL)
