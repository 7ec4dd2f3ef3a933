"""How many tables of how many people, when numbers do not fit."""

from __future__ import annotations


def sizes(people: int, most: int, least: int) -> list[int]:
    """The seats of each table, larger ones first: as few people rest as possible, then as few tables as possible.

    >>> sizes(14, 4, 3)
    [4, 4, 3, 3]
    >>> sizes(5, 4, 3)
    [4]
    """
    for playing in range(people, 0, -1):
        tables = -(-playing // most)
        if playing // tables >= least:
            return [playing // tables + (n < playing % tables) for n in range(tables)]
    return []
