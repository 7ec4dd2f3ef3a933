"""The count at a coronation (VR-94, VR-110 to VR-115)."""

from __future__ import annotations

from regnum.kernel import tell

from .table import (
    CHARACTER,
    FAVOURITES_CARD,
    JESTER,
    MINIMUM_SCORE,
    NAMES,
    NAMES_ON_CARD,
    PLACES,
    Table,
    book,
)

CROWNED = book.event("crowned", "VR-94", character=CHARACTER, seat="seat")
REVEALED = book.event("revealed", "VR-110", seat="seat", person="number", card=FAVOURITES_CARD)
SCORED = book.event("scored", "VR-113", seat="seat", person="number", points="number", score="number")

# --- Favourites -----------------------------------------------------------------------------------------------


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


# --- the count ------------------------------------------------------------------------------------------------


def reveal_the_favourites(s: Table) -> None:
    """Every person shows their card (VR-110)."""
    tell(s, CROWNED, s.king, s.crowned_by)
    s.favourites_up = 1
    for seat in range(s.players):
        for person in range(s.unit_sizes[seat]):
            tell(s, REVEALED, seat, person, s.favourites[seat][person])


def count_the_favourites(s: Table) -> None:
    for seat in range(s.players):
        for person in range(s.unit_sizes[seat]):
            s.total[seat][person] = favourites_points(s, s.favourites[seat][person])


def move_the_markers(s: Table) -> None:
    """Once, by the whole total, and never below 0 (VR-112 to VR-114)."""
    for seat in range(s.players):
        for person in range(s.unit_sizes[seat]):
            move_marker(s, seat, person, s.total[seat][person])


def move_marker(s: Table, seat: int, marker: int, points: int) -> None:
    s.score[seat][marker] = max(MINIMUM_SCORE, s.score[seat][marker] + points)
    tell(s, SCORED, seat, marker, points, s.score[seat][marker])


COUNT = book.procedure("count", reveal_the_favourites, count_the_favourites, move_the_markers)
