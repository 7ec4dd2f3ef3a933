"""Building castles, cities and cathedrals, and the first king (KS-53, KS-65 to KS-76)."""

from __future__ import annotations

from regnum.kernel import NOBODY, ask, offer, tell

from .board import neighbour, place_of
from .cards import discard_from_hand
from .king import crown_the_first
from .people import meet_the_people
from .table import (
    BUILD,
    BUILDING,
    CASTLE,
    CASTLE_CARD,
    CASTLES,
    CATHEDRAL,
    CATHEDRAL_CARD,
    CATHEDRALS,
    CITY_CARD,
    DATA,
    LAND,
    LARGE_CITIES,
    LARGE_CITY,
    MOUNTAIN,
    NONE,
    OCTAGON,
    PRAIRIE,
    SMALL_CITIES,
    SMALL_CITY,
    SPACE,
    SPACES,
    WAYS,
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

COST: int = DATA["action_points"]["build"]

# --- supplies (KS-7, KS-75) ---------------------------------------------------------------------------------------


def castles_left(s: Table) -> int:
    left = CASTLES
    for seat in range(s.players):
        left -= s.castles[seat]
    return left


def small_cities_left(s: Table) -> int:
    left = SMALL_CITIES
    for seat in range(s.players):
        left -= s.small_cities[seat]
    return left


def large_cities_left(s: Table) -> int:
    left = LARGE_CITIES
    for seat in range(s.players):
        left -= s.large_cities[seat]
    return left


def cathedrals_left(s: Table) -> int:
    left = CATHEDRALS
    for seat in range(s.players):
        left -= s.cathedrals[seat]
    return left


# --- where one may build (KS-66 to KS-72) ---------------------------------------------------------------------------


def empty_land(s: Table, seat: int, space: int, terrain: int) -> bool:
    """One's own, without building, of that terrain (KS-66 to KS-69)."""
    return s.owner[space] == seat and s.building[space] == NONE and LAND[space] == terrain


def touches_a_city(s: Table, space: int) -> bool:
    """Whoever owns it and whichever piece it is on (KS-71)."""
    place = place_of(s, space)
    for way in range(WAYS[space]):
        other = neighbour(s, place, way)
        if other != NOBODY and s.building[other] >= SMALL_CITY:
            return True
    return False


def city_land(s: Table, seat: int, space: int) -> bool:
    return empty_land(s, seat, space, PRAIRIE) and not touches_a_city(s, space)


def no_city_land(s: Table, seat: int, space: int) -> int:
    return 0 if city_land(s, seat, space) else 1


OBSTACLES = book.tally("obstacles", no_city_land)
"""What stands against a small city on a space (KS-66, KS-69, KS-71)."""


def square_for(s: Table, seat: int, octagon: int, way: int) -> int:
    """The square on that side of an octagon if a large city may stand on both, else NOBODY (KS-70)."""
    square = neighbour(s, place_of(s, octagon), way)
    if square == NOBODY or not city_land(s, seat, square):
        return NOBODY
    return square


def has_a_square(s: Table, seat: int, octagon: int) -> bool:
    for way in range(SIDES):
        if square_for(s, seat, octagon, way) != NOBODY:
            return True
    return False


SIDES = min(WAYS)
"""The ways from an octagon to the squares beside it are the first ones."""

# --- what is offered ----------------------------------------------------------------------------------------------


def offer_buildings(s: Table, seat: int, out: list[int]) -> None:
    """With the matching card, the points, a tile and a place (KS-50, KS-65, KS-75)."""
    if s.action_points < COST:
        return
    if s.hand[seat][CASTLE_CARD] > 0 and castles_left(s) > 0:
        offer_castles(s, seat, out)
    if s.hand[seat][CITY_CARD] > 0 and small_cities_left(s) > 0:
        offer_small_cities(s, seat, out)
    if s.hand[seat][CITY_CARD] > 0 and large_cities_left(s) > 0:
        offer_large_cities(s, seat, out)
    if s.hand[seat][CATHEDRAL_CARD] > 0 and cathedrals_left(s) > 0:
        offer_cathedrals(s, seat, out)


def offer_castles(s: Table, seat: int, out: list[int]) -> None:
    """KS-68."""
    for space in range(SPACES):
        if empty_land(s, seat, space, MOUNTAIN):
            offer(out, BUILD_CASTLE(space))


def offer_small_cities(s: Table, seat: int, out: list[int]) -> None:
    """KS-69."""
    for space in range(SPACES):
        if s.owner[space] == seat and OBSTACLES(s, seat, space) == 0:
            offer(out, BUILD_SMALL_CITY(space))


def offer_large_cities(s: Table, seat: int, out: list[int]) -> None:
    """By their octagons; the square is chosen next (KS-70)."""
    for space in range(SPACES):
        if OCTAGON[space] == 1 and city_land(s, seat, space) and has_a_square(s, seat, space):
            offer(out, BUILD_LARGE_CITY(space))


def offer_cathedrals(s: Table, seat: int, out: list[int]) -> None:
    """By the octagon of a large city that has none (KS-72)."""
    for space in range(SPACES):
        if s.owner[space] == seat and s.building[space] == LARGE_CITY and OCTAGON[space] == 1:
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
    s.building[space] = SMALL_CITY
    s.small_cities[seat] += 1
    tell(s, BUILT, seat, SMALL_CITY, space)


def large_city_begun(s: Table, seat: int, octagon: int) -> None:
    pay_for_a_building(s, seat, CITY_CARD, octagon)


def large_city_built(s: Table, seat: int, square: int) -> None:
    s.building[s.site] = LARGE_CITY
    s.building[square] = LARGE_CITY
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
        square = square_for(s, seat, s.site, way)
        if square != NOBODY:
            offer(out, ON_SQUARE(square))


WHICH_SQUARE = book.question(
    "which_square", squares, {ON_SQUARE: large_city_built}, "KS-70", asked=is_active, needs=("site",)
)
