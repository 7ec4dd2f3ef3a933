"""Building castles, cities and cathedrals, and the first king (KS-53, KS-65 to KS-76)."""

from __future__ import annotations

from regnum.kernel import NOBODY, ask, offer, tell

from .board import neighbour, place_of, rise
from .cards import discard_from_hand
from .king import crown_the_first
from .people import meet_the_people
from .sites import (
    COST,
    MAY_ADD_SQUARE,
    MAY_BUILD_CASTLE,
    MAY_BUILD_CATHEDRAL,
    MAY_BUILD_LARGE_CITY,
    MAY_BUILD_SMALL_CITY,
    SIDES,
)
from .table import (
    BUILD,
    BUILDING,
    CASTLE,
    CASTLE_CARD,
    CATHEDRAL,
    CATHEDRAL_CARD,
    CITY_CARD,
    LARGE_CITY,
    MOUNTAINS,
    NONE,
    PRAIRIE_OCTAGONS,
    PRAIRIES,
    SMALL_CITY,
    SPACE,
    Table,
    book,
    is_active,
)

BUILD_CASTLE = book.action("castle", space=SPACE)
BUILD_SMALL_CITY = book.action("small_city", space=SPACE)
BUILD_LARGE_CITY = book.action("large_city", octagon=SPACE)
ON_SQUARE = book.action("and_square", square=SPACE)
BUILD_CATHEDRAL = book.action("cathedral", space=SPACE)

BUILT = book.event("built", "KS-65", seat="seat", building=BUILDING, space=SPACE)

# --- what is offered ----------------------------------------------------------------------------------------------


def offer_buildings(s: Table, seat: int, out: list[int]) -> None:
    """With the matching card, the points, a tile and a place (KS-50, KS-65, KS-75)."""
    if s.action_points < COST:
        return
    if s.hand[seat][CASTLE_CARD] > 0:
        offer_castles(s, seat, out)
    if s.hand[seat][CITY_CARD] > 0:
        offer_small_cities(s, seat, out)
        offer_large_cities(s, seat, out)
    if s.hand[seat][CATHEDRAL_CARD] > 0:
        offer_cathedrals(s, seat, out)


def offer_castles(s: Table, seat: int, out: list[int]) -> None:
    """KS-68."""
    for space in MOUNTAINS:
        if MAY_BUILD_CASTLE(s, seat, space):
            offer(out, BUILD_CASTLE(space))


def offer_small_cities(s: Table, seat: int, out: list[int]) -> None:
    """KS-69."""
    for space in PRAIRIES:
        if MAY_BUILD_SMALL_CITY(s, seat, space):
            offer(out, BUILD_SMALL_CITY(space))


def offer_large_cities(s: Table, seat: int, out: list[int]) -> None:
    """By their octagons; the square is chosen next (KS-70)."""
    for space in PRAIRIE_OCTAGONS:
        if MAY_BUILD_LARGE_CITY(s, seat, space):
            offer(out, BUILD_LARGE_CITY(space))


def offer_cathedrals(s: Table, seat: int, out: list[int]) -> None:
    """By the octagon of a large city that has none (KS-72)."""
    for space in PRAIRIE_OCTAGONS:
        if MAY_BUILD_CATHEDRAL(s, seat, space):
            offer(out, BUILD_CATHEDRAL(space))


# --- what an answer does ------------------------------------------------------------------------------------------


def pay_for_a_building(s: Table, seat: int, card: int, space: int) -> None:
    s.action_points -= COST
    discard_from_hand(s, seat, card)
    s.deed = BUILD
    s.site = space


def castle_built(s: Table, seat: int, space: int) -> None:
    pay_for_a_building(s, seat, CASTLE_CARD, space)
    s.building[space] = CASTLE
    s.castles[seat] += 1
    tell(s, BUILT, seat, CASTLE, space)


def small_city_built(s: Table, seat: int, space: int) -> None:
    pay_for_a_building(s, seat, CITY_CARD, space)
    rise(s, space, SMALL_CITY)
    s.small_cities[seat] += 1
    tell(s, BUILT, seat, SMALL_CITY, space)


def large_city_begun(s: Table, seat: int, octagon: int) -> None:
    pay_for_a_building(s, seat, CITY_CARD, octagon)


def large_city_built(s: Table, seat: int, square: int) -> None:
    rise(s, s.site, LARGE_CITY)
    rise(s, square, LARGE_CITY)
    s.large_cities[seat] += 1
    tell(s, BUILT, seat, LARGE_CITY, s.site)


def cathedral_built(s: Table, seat: int, space: int) -> None:
    pay_for_a_building(s, seat, CATHEDRAL_CARD, space)
    s.building[space] = CATHEDRAL
    s.cathedrals[seat] += 1
    tell(s, BUILT, seat, CATHEDRAL, space)


# --- after a building was chosen ------------------------------------------------------------------------------------


def choose_the_square(s: Table) -> None:
    """Of a large city (KS-70)."""
    if s.building[s.site] == NONE:
        ask(s, WHICH_SQUARE, s.active)


def crown_the_first_king(s: Table) -> None:
    """Who owns a castle and a city after building, while there is no king (KS-53)."""
    if s.king == NOBODY and owns_castle_and_city(s, s.active):
        crown_the_first(s, s.active)


def leave_the_site(s: Table) -> None:
    s.site = NOBODY


BUILDING_WORK = book.procedure("building", choose_the_square, crown_the_first_king, meet_the_people, leave_the_site)


def owns_castle_and_city(s: Table, seat: int) -> bool:
    return s.castles[seat] > 0 and s.small_cities[seat] + s.large_cities[seat] > 0


def squares(s: Table, seat: int, out: list[int]) -> None:
    for way in range(SIDES):
        square = neighbour(s, place_of(s, s.site), way)
        if square != NOBODY and MAY_ADD_SQUARE(s, seat, square):
            offer(out, ON_SQUARE(square))


WHICH_SQUARE = book.question(
    "which_square",
    squares,
    {ON_SQUARE: large_city_built},
    "KS-70",
    asked=is_active,
    needs=("site",),
    may={ON_SQUARE: MAY_ADD_SQUARE},
)
