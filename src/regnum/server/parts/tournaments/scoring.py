"""Points: what a place at a table is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction


def worth(place: Fraction, people: int, seats: int) -> Fraction:
    """The first gains one point for each opponent at a full table, the last none, the others evenly between them.

    >>> [str(worth(Fraction(place), 3, 4)) for place in (1, 2, 3)]
    ['3', '3/2', '0']
    """
    top = Fraction(seats - 1)
    return top if people == 1 else top * (people - place) / (people - 1)


def points(places: Mapping[str, int], seats: int) -> dict[str, Fraction]:
    """What everybody gains who played to the end, by their places among each other; shared places share."""
    return {
        person: worth(_shared(place, list(places.values())), len(places), seats) for person, place in places.items()
    }


def resting(seats: int) -> Fraction:
    """What a round is worth in which somebody finds no table: half of what can be gained."""
    return Fraction(seats - 1, 2)


def among(places: Mapping[str, int]) -> dict[str, int]:
    """The places that people have among each other."""
    return {one: 1 + sum(other < place for other in places.values()) for one, place in places.items()}


def _shared(place: int, places: Sequence[int]) -> Fraction:
    return Fraction(2 * place + places.count(place) - 1, 2)
