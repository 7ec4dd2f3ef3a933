"""Standings: who is before whom, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from .knock_out import place_in
from .lots import lot
from .meetings import pairs
from .tournament import At, Tournament

USUAL = ("points", "meetings", "opponents", "firsts", "lot")
KNOCK_OUT = ("reached", "staying", "place", "points", "lot")


class Comparison(NamedTuple):
    """Why somebody is before whoever comes next."""

    tie_break: str
    mine: Fraction
    theirs: Fraction
    met: int = 0
    """How often the two have met, where meetings decide between them alone."""


class Standing(NamedTuple):
    person: str
    place: int
    points: Fraction
    opponents: Fraction
    """What those have gained on average whom they met."""
    firsts: int
    """How often they were first at a table, alone or with others."""
    reached: int
    """The last round in which they took part."""
    why: Comparison | None


def tie_breaks(tournament: Tournament) -> tuple[str, ...]:
    """What decides, in this order; the last one always does."""
    return KNOCK_OUT if tournament.plan.format == "knock-out" else USUAL


def standings(tournament: Tournament) -> list[Standing]:
    deciding = _Deciding(tournament)
    measure = deciding.knocked_out if tournament.plan.format == "knock-out" else deciding.usual
    order = sorted(tournament.people, key=lambda one: (*measure(one), lot(tournament.secret, 0, one)))
    names, made = tie_breaks(tournament), []
    for n, one in enumerate(order):
        following = order[n + 1] if n + 1 < len(order) else None
        why = None if following is None else deciding.reason(names, measure(one), measure(following), one, following)
        points, opponents = deciding.points[one], deciding.opponents[one]
        made.append(Standing(one, n + 1, points, opponents, deciding.firsts[one], deciding.reached[one], why))
    return made


class _Deciding:
    """Everything that may decide; what is better counts less, as for sorting."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.points = tournament.gained()
        self.met = tournament.met()
        self.opponents = {one: self._opponents(one) for one in tournament.people}
        tables = [at for at in tournament.tables() if at.played]
        self.firsts = Counter(one for at in tables for one, place in _places(at).items() if place == 1)
        self.ahead = _ahead(tables)
        self.reached = {one: self._reached(one) for one in tournament.people}

    def usual(self, one: str) -> tuple[Fraction, ...]:
        rivals = [other for other in self.tournament.people if self.points[other] == self.points[one]]
        among = sum(self.ahead[one, other] - self.ahead[other, one] for other in rivals)
        return -self.points[one], Fraction(-among), -self.opponents[one], Fraction(-self.firsts[one])

    def knocked_out(self, one: str) -> tuple[Fraction, ...]:
        entrant, reached = self.tournament.entrant(one), self.reached[one]
        place = 0
        if reached and one not in self.tournament.rounds[reached - 1].rests:
            place = place_in(self.tournament.rounds[reached - 1], one)
        out = entrant is not None and entrant.out == "withdrawn"
        return Fraction(-reached), Fraction(out), Fraction(place), -self.points[one]

    def reason(
        self, names: Sequence[str], mine: Sequence[Fraction], theirs: Sequence[Fraction], one: str, other: str
    ) -> Comparison:
        for name, own, others in zip(names, mine, theirs, strict=False):
            if own != others:
                if name == "meetings" and self._alone(one, other):
                    met = next(self.met[pair] for pair in pairs((one, other)))
                    return Comparison(name, Fraction(self.ahead[one, other]), Fraction(self.ahead[other, one]), met)
                sign = 1 if name in ("staying", "place") else -1
                return Comparison(name, sign * own, sign * others)
        return Comparison("lot", Fraction(0), Fraction(0))

    def _alone(self, one: str, other: str) -> bool:
        """Whether nobody else has as many points as these two."""
        return sum(points == self.points[one] for points in self.points.values()) == 2

    def _opponents(self, one: str) -> Fraction:
        times = {
            other: self.met[pair] for other in self.tournament.people if other != one for pair in pairs((one, other))
        }
        total = sum((self.points[other] * often for other, often in times.items()), Fraction(0))
        return total / max(1, sum(times.values()))

    def _reached(self, one: str) -> int:
        return max(
            (
                played.number
                for played in self.tournament.rounds
                if one in played.rests or any(one in at.seats for at in played.tables)
            ),
            default=0,
        )


def _places(at: At) -> Mapping[str, int]:
    return at.played.places if at.played else {}


def _ahead(tables: Sequence[At]) -> Counter[tuple[str, str]]:
    """How often the first of each pair was ahead of the second; whoever did not play to the end is behind."""
    found: Counter[tuple[str, str]] = Counter()
    for at in tables:
        places, last = _places(at), len(at.seats) + 1
        for one, other in pairs(at.seats):
            here, there = places.get(one, last), places.get(other, last)
            if here != there:
                found[(one, other) if here < there else (other, one)] += 1
    return found
