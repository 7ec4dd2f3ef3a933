"""Seats: everybody sits in each place about equally often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

Sittings = Counter[tuple[str, int]]
"""How often each person has sat in each place."""


def seated(people: Sequence[str], sat: Mapping[tuple[str, int], int]) -> list[str]:
    """Those at one table from seat to seat: nobody again where they have sat more often than elsewhere, if it can be.

    Where it is all the same, whoever comes first in ``people`` sits first.
    """
    best: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}
    for seat in range(len(people)):
        found: dict[int, tuple[int, tuple[int, ...]]] = {}
        for taken, (cost, order) in best.items():
            for n, person in enumerate(people):
                if not taken >> n & 1:
                    tried = cost + sat.get((person, seat), 0) ** 2, (*order, n)
                    found[taken | 1 << n] = min(tried, found.get(taken | 1 << n, tried))
        best = found
    return [people[n] for n in best[(1 << len(people)) - 1][1]]


def sittings(tables: Sequence[Sequence[str]]) -> Sittings:
    return Counter((person, seat) for table in tables for seat, person in enumerate(table))
