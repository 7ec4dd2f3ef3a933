"""Archers and Tudor knights in France (LA-475, LA-476, LA-479, LA-480)."""

from __future__ import annotations

from regnum.kernel import NOBODY, tell

from ...battles import BATTLES, imprison_the_rest
from ...conflicts import ON_SPACE, STACK
from ...table import COLUMNS, CONFLICT, DATA, HOUSE, SPACES, book
from .board import COURT_OF_THE_KING, CourtTable
from .lords import TUDOR_STRENGTH

ARCHER_STRENGTH: int = DATA["court"]["archer_strength"]

ARCHER_HOME = book.event("archer_home", "LA-476", house=HOUSE, conflict=CONFLICT)


def house_of_the_archer(s: CourtTable, conflict: int, space: int) -> int:
    """It has the space for itself, and is ranked on its own (LA-475)."""
    return s.archer_on[conflict][space] + 1


def strength_of_the_archer(s: CourtTable, conflict: int, space: int) -> int:
    return 0 if s.archer_on[conflict][space] == NOBODY else ARCHER_STRENGTH


def strength_of_tudor_knights(s: CourtTable, conflict: int, space: int) -> int:
    """For England and for the player's total (LA-479)."""
    house = s.stands[conflict][space]
    return 0 if house == NOBODY else TUDOR_STRENGTH * s.tudors_with[house][conflict]


def settle_the_privileges_in_france(s: CourtTable) -> None:
    """After a first defeat they move down with the card, otherwise back to the regal board (LA-476, LA-480)."""
    if s.england_wins == 0 and s.conflict >= COLUMNS:
        move_down_with_the_card(s, s.conflict - COLUMNS)
    for space in range(SPACES):
        if s.archer_on[s.conflict][space] != NOBODY:
            tell(s, ARCHER_HOME, s.archer_on[s.conflict][space], s.conflict)
            s.archer_on[s.conflict][space] = NOBODY
    for house in range(s.houses):
        s.tudors_with[house][s.conflict] = 0


def move_down_with_the_card(s: CourtTable, lower: int) -> None:
    for space in range(SPACES):
        s.archer_on[lower][space] = s.archer_on[s.conflict][space]
        s.archer_on[s.conflict][space] = NOBODY
    for house in range(s.houses):
        s.tudors_with[house][lower] = s.tudors_with[house][s.conflict]


ON_SPACE.add(house_of_the_archer, when=COURT_OF_THE_KING)
STACK.add(strength_of_the_archer, when=COURT_OF_THE_KING)
STACK.add(strength_of_tudor_knights, when=COURT_OF_THE_KING)
BATTLES.after(imprison_the_rest, settle_the_privileges_in_france, when=COURT_OF_THE_KING)
