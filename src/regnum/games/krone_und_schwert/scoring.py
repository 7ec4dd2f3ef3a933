"""Final scoring (KS-154 to KS-159)."""

from __future__ import annotations

from regnum.kernel import NOBODY

from .board import neighbour, place_of, touches
from .people import gain
from .places import end_the_game, order_the_places, show_all_totals
from .table import (
    BUILDINGS,
    DATA,
    LARGEST,
    SECOND_LARGEST,
    SPACES,
    THE_CROWN,
    WAYS,
    Table,
    book,
)

FOR_A_CASTLE: int = DATA["scoring"]["final_vp_per_castle"]
FOR_A_CATHEDRAL: int = DATA["scoring"]["final_vp_per_cathedral"]
FOR_A_SMALL_CITY: int = DATA["scoring"]["final_vp_per_small_city"]
FOR_A_LARGE_CITY: int = DATA["scoring"]["final_vp_per_large_city"]
FOR_THE_LARGEST: int = DATA["scoring"]["final_largest_territory"]
FOR_THE_SECOND: int = DATA["scoring"]["final_second_territory"]
FOR_THE_CROWN: int = DATA["scoring"]["final_king"]

# --- territories (KS-21) ----------------------------------------------------------------------------------------


def mark_the_territories(s: Table) -> None:
    """Every owned space is marked with the lowest space of its territory."""
    for space in range(SPACES):
        s.territory[space] = space if s.owner[space] >= 0 else NOBODY
    for space in range(SPACES):
        if s.territory[space] != NOBODY and touches(s, space, s.owner[space]):
            join_those_around(s, space)
    for space in range(SPACES):
        if s.territory[space] != NOBODY:
            s.territory[space] = s.territory[s.territory[space]]


def join_those_around(s: Table, space: int) -> None:
    """The lowest of one territory is marked with the lowest of the other that it touches; until then with itself."""
    place = place_of(s, space)
    for way in range(WAYS[space]):
        other = neighbour(s, place, way)
        if other != NOBODY and other < space and s.owner[other] == s.owner[space]:
            one = lowest_of_the_territory(s, space)
            another = lowest_of_the_territory(s, other)
            s.territory[max(one, another)] = min(one, another)


def lowest_of_the_territory(s: Table, space: int) -> int:
    """As far as it is joined."""
    mark = s.territory[space]
    while s.territory[mark] != mark:
        mark = s.territory[mark]
    return mark


def size_of_territory(s: Table, mark: int) -> int:
    """How many spaces bear this mark, whatever their terrain and buildings (KS-21)."""
    size = 0
    for space in range(SPACES):
        if s.territory[space] == mark:
            size += 1
    return size


def largest_below(s: Table, limit: int) -> int:
    """The largest size of a territory that is smaller than the limit; 0 if there is none (KS-156)."""
    largest = 0
    for mark in range(SPACES):
        if s.territory[mark] == mark:
            size = size_of_territory(s, mark)
            if size < limit:
                largest = max(largest, size)
    return largest


def owns_territory_of(s: Table, seat: int, size: int) -> bool:
    for mark in range(SPACES):
        if s.territory[mark] == mark and s.owner[mark] == seat and size_of_territory(s, mark) == size:
            return True
    return False


# --- the awards -------------------------------------------------------------------------------------------------


def score_the_buildings(s: Table) -> None:
    """KS-154."""
    for seat in range(s.players):
        points = s.castles[seat] * FOR_A_CASTLE + s.cathedrals[seat] * FOR_A_CATHEDRAL
        points += s.small_cities[seat] * FOR_A_SMALL_CITY + s.large_cities[seat] * FOR_A_LARGE_CITY
        gain(s, seat, points, BUILDINGS)


def score_the_territories(s: Table) -> None:
    """The largest size and the next smaller one that occurs, once to each player who has it (KS-155 to KS-157)."""
    largest = largest_below(s, SPACES + 1)
    second = largest_below(s, largest)
    for seat in range(s.players):
        if owns_territory_of(s, seat, largest):
            gain(s, seat, FOR_THE_LARGEST, LARGEST)
        if owns_territory_of(s, seat, second):
            gain(s, seat, FOR_THE_SECOND, SECOND_LARGEST)


def score_the_crown(s: Table) -> None:
    """KS-158."""
    if s.king != NOBODY:
        gain(s, s.king, FOR_THE_CROWN, THE_CROWN)


SCORING = book.procedure(
    "scoring",
    score_the_buildings,
    mark_the_territories,
    score_the_territories,
    score_the_crown,
    show_all_totals,
    order_the_places,
    end_the_game,
)
