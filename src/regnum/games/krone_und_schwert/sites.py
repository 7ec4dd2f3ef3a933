"""Where one may build, and with what (KS-7, KS-65 to KS-75)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Condition, May

from .board import neighbour, place_of, touches_a_city
from .table import (
    CASTLE_CARD,
    CASTLES,
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
    WAYS,
    Table,
)

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


# --- the land (KS-66 to KS-72) --------------------------------------------------------------------------------


def own_space(s: Table, seat: int, space: int) -> bool:
    return s.owner[space] == seat


def no_building(s: Table, seat: int, space: int) -> bool:
    return s.building[space] == NONE


def is_mountain(s: Table, seat: int, space: int) -> bool:
    return LAND[space] == MOUNTAIN


def is_prairie(s: Table, seat: int, space: int) -> bool:
    return LAND[space] == PRAIRIE


def apart_from_cities(s: Table, seat: int, space: int) -> bool:
    return not touches_a_city(s, space)


OWN = Condition(own_space, "KS-66", "that space is not yours")
EMPTY = Condition(no_building, "KS-66", "there is a building on that space already")
ON_PRAIRIE = Condition(is_prairie, "KS-69", "a city needs prairie")
APART = Condition(apart_from_cities, "KS-71", "another city stands right beside that space")

CITY_LAND = May("city_land", OWN, EMPTY, ON_PRAIRIE, APART)


def city_land(s: Table, seat: int, space: int) -> bool:
    """One's own prairie without building, apart from cities (KS-66, KS-69, KS-71)."""
    return CITY_LAND(s, seat, space) == 1


def is_octagon(s: Table, seat: int, space: int) -> bool:
    return OCTAGON[space] == 1


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


def bare_large_city(s: Table, seat: int, space: int) -> bool:
    """By its octagon (KS-72)."""
    return s.building[space] == LARGE_CITY and OCTAGON[space] == 1


# --- cards, tiles and action points (KS-50, KS-65, KS-75) -----------------------------------------------------------


def castle_card(s: Table, seat: int, space: int) -> bool:
    return s.hand[seat][CASTLE_CARD] > 0


def city_card(s: Table, seat: int, space: int) -> bool:
    return s.hand[seat][CITY_CARD] > 0


def cathedral_card(s: Table, seat: int, space: int) -> bool:
    return s.hand[seat][CATHEDRAL_CARD] > 0


def a_castle_is_left(s: Table, seat: int, space: int) -> bool:
    return castles_left(s) > 0


def a_small_city_is_left(s: Table, seat: int, space: int) -> bool:
    return small_cities_left(s) > 0


def a_large_city_is_left(s: Table, seat: int, space: int) -> bool:
    return large_cities_left(s) > 0


def a_cathedral_is_left(s: Table, seat: int, space: int) -> bool:
    return cathedrals_left(s) > 0


def points_to_build(s: Table, seat: int, space: int) -> bool:
    return s.action_points >= COST


POINTS = Condition(points_to_build, "KS-65", "building costs more action points than you have left")
CITY_CARD_IN_HAND = Condition(city_card, "KS-65", "you have no city card")

MAY_BUILD_CASTLE = May(
    "castle",
    OWN,
    EMPTY,
    Condition(is_mountain, "KS-68", "a castle needs a mountain"),
    POINTS,
    Condition(castle_card, "KS-65", "you have no castle card"),
    Condition(a_castle_is_left, "KS-75", "there is no castle left"),
)
MAY_BUILD_SMALL_CITY = May(
    "small_city",
    OWN,
    EMPTY,
    ON_PRAIRIE,
    APART,
    POINTS,
    CITY_CARD_IN_HAND,
    Condition(a_small_city_is_left, "KS-75", "there is no small city left"),
)
MAY_BUILD_LARGE_CITY = May(
    "large_city",
    OWN,
    EMPTY,
    ON_PRAIRIE,
    APART,
    Condition(is_octagon, "KS-70", "a large city is begun on its octagon"),
    Condition(has_a_square, "KS-70", "a large city needs an empty prairie square of yours beside it"),
    POINTS,
    CITY_CARD_IN_HAND,
    Condition(a_large_city_is_left, "KS-75", "there is no large city left"),
)
MAY_BUILD_CATHEDRAL = May(
    "cathedral",
    OWN,
    Condition(bare_large_city, "KS-72", "a cathedral stands on the octagon of a large city without one"),
    POINTS,
    Condition(cathedral_card, "KS-65", "you have no cathedral card"),
    Condition(a_cathedral_is_left, "KS-75", "there is no cathedral left"),
)

# --- the square of a large city (KS-70) -----------------------------------------------------------------------------


def beside_the_octagon(s: Table, seat: int, square: int) -> bool:
    for way in range(SIDES):
        if neighbour(s, place_of(s, s.site), way) == square:
            return True
    return False


MAY_ADD_SQUARE = May(
    "and_square",
    Condition(beside_the_octagon, "KS-70", "that is no square beside the octagon"),
    OWN,
    EMPTY,
    ON_PRAIRIE,
    APART,
)
