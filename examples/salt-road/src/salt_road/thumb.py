"""What a good merchant thinks."""

from __future__ import annotations

from regnum.kernel import Thumb

from .table import COINS, CRY, EXTRA, REST, TRAVEL, Table, book


def value_of_travelling(s: Table, seat: int, town: int) -> int:
    return 200 if town == s.fair else EXTRA[town]


def value_of_resting(s: Table, seat: int) -> int:
    return 200 if s.town[seat] == s.fair else 0


def value_of_crying(s: Table, seat: int) -> int:
    return 500


def wealth(s: Table, seat: int) -> int:
    return (s.coins[seat] - COINS) * 20


def days_gone(s: Table) -> int:
    return s.day


book.thumb = Thumb(
    {TRAVEL: value_of_travelling, REST: value_of_resting, CRY: value_of_crying}, prospects=(wealth,), stage=(days_gone,)
)
