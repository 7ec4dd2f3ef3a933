"""Toll, which narrows where one may travel (SR-8)."""

from __future__ import annotations

from regnum.kernel import Condition, tell

from .day import WHERE_TO, has_travelled
from .table import TOWN, TRAVEL, Table, book

TOLL = book.module("toll")
book.option("toll", "SR-8", module=TOLL)
LUEBECK = TOWN.index("luebeck")
PAID = book.event("paid", "SR-8", seat="seat")


def can_pay(s: Table, seat: int, town: int) -> bool:
    return town != LUEBECK or s.coins[seat] > 0


def has_travelled_and_paid(s: Table, seat: int, town: int) -> None:
    has_travelled(s, seat, town)
    if town == LUEBECK:
        s.coins[seat] -= 1
        tell(s, PAID, seat)


WHERE_TO.only(TRAVEL, Condition(can_pay, "SR-8", "you cannot pay the toll of {town}"), when=TOLL)
WHERE_TO.replace(TRAVEL, has_travelled_and_paid, when=TOLL)
