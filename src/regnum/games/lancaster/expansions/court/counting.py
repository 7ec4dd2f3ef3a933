"""How many bishops, seals and privileges there are (LA-450)."""

from __future__ import annotations

from regnum.kernel import NOBODY

from ...counting import mustered
from ...table import DATA, book
from .board import BISHOPS, COURT_OF_THE_KING, SEALS, CourtTable


def bishops_there(s: CourtTable, one: int) -> int:
    return BISHOPS[s.players]


def bishops_taken(s: CourtTable, one: int) -> int:
    return sum(s.bishops)


def seals_there(s: CourtTable, one: int) -> int:
    return SEALS


def seals_taken(s: CourtTable, one: int) -> int:
    return sum(s.seals)


def privileges_there(s: CourtTable, privilege: int) -> int:
    return int(DATA["components"][PRIVILEGES[privilege]])


def privileges_out(s: CourtTable, privilege: int) -> int:
    """With the houses, this round's and the next's, and where they have been put."""
    return (
        sum(s.shields) + sum(s.new_shields) + sum(s.shield_on) + s.with_shield,
        sum(s.archers)
        + sum(s.new_archers)
        + sum(house != NOBODY for row in s.archer_on for house in row)
        + s.with_archer,
        sum(s.tudors) + sum(s.new_tudors) + sum(s.tudor_in) + s.with_tudor + tudors_standing(s),
    )[privilege]


def tudors_standing(s: CourtTable) -> int:
    return sum(map(sum, s.tudors_on)) + sum(map(sum, s.tudors_with))


PRIVILEGES = ("shields", "archers", "tudor_knights")
"""In the order of the privileges."""

for _rest, _there, _taken in (("bishops", bishops_there, bishops_taken), ("seals", seals_there, seals_taken)):
    book.supply(
        f"{_rest}_left",
        (_rest,),
        _there,
        _taken,
        "LA-450",
        kept="regal board",
        shared=(_rest,),
        when=COURT_OF_THE_KING,
        counted=mustered,
    )
book.supply("", PRIVILEGES, privileges_there, privileges_out, "LA-450", when=COURT_OF_THE_KING, counted=mustered)
