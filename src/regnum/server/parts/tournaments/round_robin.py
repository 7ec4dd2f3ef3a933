"""Round robin: everybody meets everybody. All rounds are planned before the first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from .lots import by_lot
from .meetings import Group, Meetings, again, meetings, pairs, settled
from .sizes import sizes
from .swiss import resting

MOST_ROUNDS = 100
PRIMES = (2, 3, 5, 7)
FOUR = ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))
"""How the four elements of a field are multiplied; they are added bit by bit."""


def round_robin(people: Sequence[str], most: int, least: int, seed: str) -> list[list[Group]]:
    """The tables of each round, until everybody has met everybody; whoever stands at none rests."""
    order = by_lot(seed, 0, people)
    if most == 2:
        return _in_a_circle(order)
    if len(order) == most**2 and most in (*PRIMES, 4):
        return _in_a_square(order, most)
    return _searched(order, most, least, seed)


def _in_a_circle(order: list[str]) -> list[list[Group]]:
    """For tables of two: one person stays, the others go round."""
    circle: list[str] = order if len(order) % 2 == 0 else [*order, ""]
    rounds, half = [], len(circle) // 2
    for _ in range(len(circle) - 1):
        facing = zip(circle[:half], reversed(circle[half:]), strict=True)
        rounds.append([[one, other] for one, other in facing if one and other])
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return rounds


def _in_a_square(order: list[str], side: int) -> list[list[Group]]:
    """As many tables as seats at each: the lines of a square in which any two points have one line."""

    def line(x: int, y: int, slope: int) -> int:
        return y ^ FOUR[slope][x] if side == 4 else (y + slope * x) % side

    places = [(person, n % side, n // side) for n, person in enumerate(order)]
    columns = [[person for person, x, _ in places if x == column] for column in range(side)]
    sloping = [
        [[person for person, x, y in places if line(x, y, slope) == at] for at in range(side)] for slope in range(side)
    ]
    return [columns, *sloping]


def _searched(order: list[str], most: int, least: int, seed: str) -> list[list[Group]]:
    """Round by round, so that as few as possible meet again."""
    met: Meetings = Counter()
    rested: Counter[str] = Counter()
    rounds: list[list[Group]] = []
    wanted = sum(1 for _ in pairs(order))
    found = sizes(len(order), most, least)

    def cost(group: Sequence[str]) -> int:
        return again(group, met)

    while found and len(met) < wanted and len(rounds) < MOST_ROUNDS:
        number = len(rounds) + 1
        drawn = by_lot(seed, number, order)
        rests = resting(drawn, len(order) - sum(found), rested)
        playing = [one for one in drawn if one not in rests]
        groups = [[playing.pop(0) for _ in range(size)] for size in found]
        groups = settled(groups, cost, cost, f"{seed} {number}")
        rounds.append(groups)
        met += meetings(groups)
        rested.update(rests)
    return rounds
