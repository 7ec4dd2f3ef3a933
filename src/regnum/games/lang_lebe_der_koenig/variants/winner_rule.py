"""Option: of several over the majority the highest total is king, county votes and cards come after (LK-1003)."""

from __future__ import annotations

from ..end import CORONATION, rank_the_claimants
from ..table import Table, book
from ..votes import ahead, has_the_majority, total

TOTAL_VOTES = book.module("winner_rule")


def rank_the_claimants_by_total(s: Table) -> None:
    for seat in range(s.players):
        s.standing[seat] = 0
        if has_the_majority(s, seat):
            s.standing[seat] = 1
            for other in range(s.players):
                if ahead_by_total(s, other, seat):
                    s.standing[seat] += 1


def ahead_by_total(s: Table, one: int, other: int) -> bool:
    if total(s, one) != total(s, other):
        return total(s, one) > total(s, other)
    return ahead(s, one, other)


CORONATION.replace(rank_the_claimants, rank_the_claimants_by_total, when=TOTAL_VOTES)
