"""Option: of several over the majority the highest total is king, county votes and cards come after (LK-1003)."""

from __future__ import annotations

from regnum.kernel import tell

from ..places import CORONATION, king, rank_the_claimants, rivals, say_what_decided, say_why
from ..table import DATA, Table, book
from ..votes import ahead, has_the_majority, total

TOTAL_VOTES = book.module("winner_rule")
book.option(
    "winner_rule",
    "LK-1003",
    ("county_votes", "total_votes"),
    default=DATA["options"]["winner_rule"],
    module=TOTAL_VOTES,
)

HIGHEST_TOTAL = book.event("highest_total", "LK-1003", seat="seat", total="number")


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


def say_why_by_total(s: Table) -> None:
    """What comes after the total matters only among those whose total is the same."""
    others = rivals(s)
    level = level_in_total(s, king(s), others)
    if others and not level:
        tell(s, HIGHEST_TOTAL, king(s), total(s, king(s)))
    else:
        say_what_decided(s, king(s), level)


def level_in_total(s: Table, seat: int, others: int) -> int:
    level = 0
    for other in range(s.players):
        if others >> other & 1 and total(s, other) == total(s, seat):
            level |= 1 << other
    return level


CORONATION.replace(rank_the_claimants, rank_the_claimants_by_total, when=TOTAL_VOTES)
CORONATION.replace(say_why, say_why_by_total, when=TOTAL_VOTES)
