"""Everybody's place at the end of the game (VR-140 to VR-147)."""

from __future__ import annotations

from regnum.kernel import NOBODY, tell

from .count import IS_FAVOURITE
from .table import NAMES, NAMES_ON_CARD, PLACES, Table, book

PLACED_AT = book.event("final_place", "VR-145", seat="seat", place="number", score="number")
book.placings.append(PLACED_AT)


def take_ranking_scores(s: Table) -> None:
    """A lone person's score (VR-141)."""
    for seat in range(s.players):
        s.ranking[seat] = s.score[seat][0]


def take_heights(s: Table) -> None:
    for seat in range(s.players):
        s.height[seat] = person_height(s, seat, 0)


def person_height(s: Table, seat: int, person: int) -> int:
    """The height of a person's highest Favourite, -1 with none on a floor or crowned (VR-143)."""
    card = s.favourites[seat][person]
    height = NOBODY
    for name in range(NAMES):
        if IS_FAVOURITE(s, card, name) == 1:
            height = max(height, PLACES.height[s.place[NAMES_ON_CARD[card][name]]])
    return height


def ahead(s: Table, one: int, other: int) -> bool:
    """More points; with equal points, greater height (VR-142, VR-143)."""
    if s.ranking[one] != s.ranking[other]:
        return s.ranking[one] > s.ranking[other]
    return s.height[one] > s.height[other]


def order_the_places(s: Table) -> None:
    """1 + the number of units ahead; equal units share a place (VR-144, VR-145)."""
    for seat in range(s.players):
        s.rank[seat] = 1
        for other in range(s.players):
            if ahead(s, other, seat):
                s.rank[seat] += 1


def announce_the_places(s: Table) -> None:
    for seat in range(s.players):
        tell(s, PLACED_AT, seat, s.rank[seat], s.ranking[seat])
