"""What a seat cannot know, and tables that cannot be."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.kernel import NOBODY, Row, pick

from .table import IN_THE_SACK, LOAD, LOADS, MOST, Table, book


def deal_anew(s: Table, seat: int, rng: Row) -> None:
    """Other loads from all that this seat does not see, and other bids."""
    for other in range(s.players):
        if other != seat and s.load[other] != NOBODY:
            s.sack[s.load[other]] += 1
            s.load[other] = LOADS  # taken up, to be dealt anew
    for other in range(s.players):
        if s.load[other] == LOADS:
            s.load[other] = drawn_from_the_sack(s, rng)
        if other != seat and s.bid[other] != NOBODY:
            s.bid[other] = pick(rng, min(MOST, s.coins[other]) + 1)


def drawn_from_the_sack(s: Table, rng: Row) -> int:
    left = 0
    for load in range(LOADS):
        left += s.sack[load]
    at = pick(rng, left)
    for load in range(LOADS):
        at -= s.sack[load]
        if at < 0:
            s.sack[load] -= 1
            return load
    return NOBODY


def complaints(s: Table) -> Iterator[str]:
    for load in range(LOADS):
        if s.sack[load] + list(s.load[: s.players]).count(load) != IN_THE_SACK[load]:
            yield f"there are not {IN_THE_SACK[load]} loads of {LOAD[load]} (SR-2)"


book.redeal.add(deal_anew)
book.complaints.add(complaints)
