"""The count at a coronation (VR-94, VR-110 to VR-115)."""

from __future__ import annotations

from regnum.kernel import EVERYBODY, NOBODY, tell

from .favourites import SIX_NAMES, spell_out
from .markers import move_the_markers
from .table import CHARACTER, JESTER, NAMES, NAMES_ON_CARD, PLACES, Table, book

CROWNED = book.event("crowned", "VR-94", character=CHARACTER, seat="seat")
REVEALED = book.event("revealed", "VR-110", seat="seat", person="person", **SIX_NAMES)

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


def favourites_points(s: Table, card: int) -> int:
    """The sum of the values of a card's Favourites."""
    points = 0
    for name in range(NAMES):
        points += IS_FAVOURITE(s, card, name) * worth(s, NAMES_ON_CARD[card][name])
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
    for seat in range(s.players):
        for person in range(s.unit_sizes[seat]):
            spell_out(s, EVERYBODY, REVEALED, seat, person, s.favourites[seat][person])


def count_the_favourites(s: Table) -> None:
    """VR-110."""
    for seat in range(s.players):
        for person in range(s.unit_sizes[seat]):
            s.total[seat][person] = favourites_points(s, s.favourites[seat][person])


COUNT = book.procedure("count", crown_the_candidate, reveal_the_favourites, count_the_favourites, move_the_markers)
