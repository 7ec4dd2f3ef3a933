"""The bots that may sit at a table. Where they think is nothing to the table."""

from __future__ import annotations

from regnum.opponents import LEVELS, known

from .refused import Refused


def must_exist(level: str) -> None:
    """Our own and those of installed packages: nobody may name a program to be run here."""
    if level not in known():
        raise Refused("illegal", "there is no bot {name!r}; there are: {known}", name=level, known=", ".join(LEVELS))
