"""Swiss: those who have gained alike meet, and nobody meets anybody again while it can be avoided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import lcm

from .lots import lot
from .meetings import Group, Meetings, again, settled
from .sizes import sizes


def swiss(
    people: Sequence[str],
    most: int,
    least: int,
    *,
    points: Mapping[str, Fraction],
    met: Meetings,
    rested: Mapping[str, int],
    seed: str,
    number: int,
) -> tuple[list[Group], list[str]]:
    """The tables of a round, and who rests in it."""
    found = sizes(len(people), most, least)
    order = sorted(people, key=lambda one: (-points.get(one, Fraction(0)), lot(seed, number, one)))
    rests = resting(order, len(people) - sum(found), rested)
    order = [one for one in order if one not in rests]
    groups = [[order.pop(0) for _ in range(size)] for size in found]
    unit = lcm(*(value.denominator for value in points.values()))
    gained = {one: int(points.get(one, Fraction(0)) * unit) for one in people}
    far = len(people) * most**2 * (max(gained.values(), default=0) + 1) ** 2

    def cost(group: Sequence[str]) -> int:
        apart = sum((gained[one] - gained[other]) ** 2 for n, one in enumerate(group) for other in group[:n])
        return far * again(group, met) + apart

    return settled(groups, cost, lambda group: again(group, met), f"{seed} {number}"), rests


def resting(order: Sequence[str], count: int, rested: Mapping[str, int]) -> list[str]:
    """Who rests: whoever has rested least often, and of those whoever comes last."""
    last_first = list(reversed(order))
    return sorted(last_first, key=lambda one: rested.get(one, 0))[:count]
