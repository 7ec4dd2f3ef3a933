"""The count at a coronation (VR-94, VR-110 to VR-115)."""

from __future__ import annotations

from typing import Any

from regnum.kernel import NOBODY, Event, tell

from .favourites import SIX_NAMES
from .markers import move_the_markers
from .table import CHARACTER, JESTER, NAMES, NAMES_ON_CARD, PLACES, Table, book

CROWNED = book.event("crowned", "VR-94", character=CHARACTER, seat="seat")
WHAT_EACH_COUNTS: dict[str, Any] = {f"{name}_points": "number" for name in SIX_NAMES} | {"points": "number"}
COUNTED = book.event("counted", "VR-110", seat="seat", person="person", **SIX_NAMES, **WHAT_EACH_COUNTS)

# --- Favourites ---------------------------------------------------------------------------------------------


def every_name(s: Table, card: int, name: int) -> int:
    return 1


IS_FAVOURITE = book.tally("is_favourite", every_name)
"""1 if that name on the card is a Favourite of its holder (VR-43)."""


def worth(s: Table, character: int) -> int:
    """What a character is worth where it is; reversed exactly when the Jester was crowned now (VR-110, VR-111)."""
    if s.king == JESTER:
        return PLACES.reversed_points[s.place[character]]
    return PLACES.points[s.place[character]]


def name_points(s: Table, card: int, name: int) -> int:
    """What a name on a card brings its holder: nothing unless it is a Favourite."""
    return IS_FAVOURITE(s, card, name) * worth(s, NAMES_ON_CARD[card][name])


def favourites_points(s: Table, card: int) -> int:
    """The sum of the values of a card's Favourites."""
    points = 0
    for name in range(NAMES):
        points += name_points(s, card, name)
    return points


# --- the count ----------------------------------------------------------------------------------------------


def crown_the_candidate(s: Table) -> None:
    """The new King stands in the Throne Room already (VR-94)."""
    s.king = s.candidate
    s.candidate = NOBODY
    s.crowned_by = s.presenter
    tell(s, CROWNED, s.king, s.crowned_by)


def reveal_the_favourites(s: Table) -> None:
    """Every person shows their card (VR-110)."""
    s.favourites_up = 1


def count_the_favourites(s: Table) -> None:
    """VR-110."""
    for seat in range(s.players):
        for person in range(s.unit_sizes[seat]):
            s.total[seat][person] = favourites_points(s, s.favourites[seat][person])
            tell_the_count(s, COUNTED, seat, person, s.favourites[seat][person])


def tell_the_count(s: Table, event: Event, seat: int, person: int, card: int) -> None:
    """The names on a card, what each brings, and the sum."""
    one, two, three = NAMES_ON_CARD[card][0], NAMES_ON_CARD[card][1], NAMES_ON_CARD[card][2]
    four, five, six = NAMES_ON_CARD[card][3], NAMES_ON_CARD[card][4], NAMES_ON_CARD[card][5]
    p1, p2, p3 = name_points(s, card, 0), name_points(s, card, 1), name_points(s, card, 2)
    p4, p5, p6 = name_points(s, card, 3), name_points(s, card, 4), name_points(s, card, 5)
    points = favourites_points(s, card)
    tell(s, event, seat, person, one, two, three, four, five, six, p1, p2, p3, p4, p5, p6, points)


COUNT = book.procedure("count", crown_the_candidate, reveal_the_favourites, count_the_favourites, move_the_markers)
