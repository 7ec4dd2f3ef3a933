"""Lords, support, bishops and privileges, by rule of thumb."""

from __future__ import annotations

from ...table import Table, book
from ...thumb import worth_of_going_to
from .bishops import TAKE_BISHOP
from .lords import APPLY, SEND_ALLIED_LORD, SEND_LORD, SUPPORT
from .privileges import PLACE_WITH


def value_of_lord(s: Table, seat: int, to: int) -> int:
    return 70 - 5 * to


def value_of_support(s: Table, seat: int, strength: int) -> int:
    return -10 * strength


def value_of_applying(s: Table, seat: int) -> int:
    return 20


def value_of_bishop(s: Table, seat: int) -> int:
    return 50


def value_of_placing_with(s: Table, seat: int, strength: int, place: int, privileges: int) -> int:
    return worth_of_going_to(s, seat, strength, place) + 12


book.thumb.advice.add(
    {
        SEND_LORD: value_of_lord,
        SEND_ALLIED_LORD: value_of_lord,
        SUPPORT: value_of_support,
        APPLY: value_of_applying,
        TAKE_BISHOP: value_of_bishop,
        PLACE_WITH: value_of_placing_with,
    }
)
