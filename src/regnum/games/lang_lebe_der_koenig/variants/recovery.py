"""Option: as many cards as possible are taken back, without asking (LK-1002)."""

from __future__ import annotations

from regnum.kernel import leave

from ..cards_back import RECOVERY, let_one_take_back, taken_back
from ..table import DATA, Table, book, first_to_come

ALWAYS_BACK = book.module("recovery")
book.option("recovery", "LK-1002", ("choice", "always"), default=DATA["options"]["recovery"], module=ALWAYS_BACK)
book.preset("swift", recovery="always")


def take_all_back(s: Table) -> None:
    while s.to_come:
        seat = first_to_come(s)
        s.to_come -= 1 << seat
        taken_back(s, seat, s.ones[seat])
    leave(s)


RECOVERY.replace(let_one_take_back, take_all_back, when=ALWAYS_BACK)
