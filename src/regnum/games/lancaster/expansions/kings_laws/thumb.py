"""What the King's Laws ask for, by rule of thumb."""

from __future__ import annotations

from ...table import Table, book
from .effects import RETURN


def value_of_returning(s: Table, seat: int) -> int:
    return 20


book.thumb.advice.add({RETURN: value_of_returning})
