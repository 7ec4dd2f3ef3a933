"""Who has met whom, and tables at which as few as possible meet again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations

from regnum.kernel import pick, seeded

Group = list[str]
"""Those at one table."""
Pair = tuple[str, str]
Meetings = Counter[Pair]
Cost = Callable[[Sequence[str]], int]
KICKS = 1600
"""How often a round is shaken while somebody still meets somebody again, divided by how many play."""


def pairs(people: Iterable[str]) -> Iterator[Pair]:
    """Everybody with everybody, each pair in one order."""
    return combinations(sorted(people), 2)


def meetings(groups: Iterable[Sequence[str]]) -> Meetings:
    return Counter(pair for group in groups for pair in pairs(group))


def again(people: Iterable[str], met: Mapping[Pair, int]) -> int:
    """How much those at a table meet again: three times is worse than twice."""
    return sum(met.get(pair, 0) ** 2 for pair in pairs(people))


def settled(groups: Sequence[Group], cost: Cost, repeats: Cost, seed: str) -> list[Group]:
    """These tables after people have changed places until no change makes them better.

    While ``repeats`` finds some who meet again, tables are shaken and settled anew, and the best is kept: as often as
    that may help, always in the same way for the same seed.
    """
    best = _descended([list(group) for group in groups], cost)
    chance = seeded(seed)
    for _ in range(KICKS // max(1, sum(map(len, best)))):
        if len(best) < 2 or not sum(map(repeats, best)):
            break
        tried = [list(group) for group in best]
        worst = max(range(len(tried)), key=lambda n: (repeats(tried[n]), -n))
        for one in (worst, pick(chance, len(tried))):
            _swap(tried, one, pick(chance, len(tried)), chance)
        tried = _descended(tried, cost)
        if sum(map(cost, tried)) < sum(map(cost, best)):
            best = tried
    return best


def _swap(groups: list[Group], one: int, other: int, chance: list[int]) -> None:
    a, b = pick(chance, len(groups[one])), pick(chance, len(groups[other]))
    groups[one][a], groups[other][b] = groups[other][b], groups[one][a]


def _descended(groups: list[Group], cost: Cost) -> list[Group]:
    better = True
    while better:
        better = False
        for here, there in combinations(groups, 2):
            better |= _exchanged(here, there, cost)
    return groups


def _exchanged(here: Group, there: Group, cost: Cost) -> bool:
    """Let people of two tables change places while that makes both together better."""
    least, found = cost(here) + cost(there), False
    for a in range(len(here)):
        for b in range(len(there)):
            here[a], there[b] = there[b], here[a]
            now = cost(here) + cost(there)
            if now < least:
                least, found = now, True
            else:
                here[a], there[b] = there[b], here[a]
    return found
