"""Everybody's place at the end of the game (LA-228)."""

from __future__ import annotations

from regnum.kernel import tell

from .table import Table, book

FINAL_PLACE = book.event("final_place", "LA-228", seat="seat", place="number", score="number")
book.placings.append(FINAL_PLACE)


def order_the_places(s: Table) -> None:
    """By points alone; equal players share a place."""
    for seat in range(s.players):
        s.rank[seat] = 1
        for other in range(s.players):
            if s.score[other] > s.score[seat]:
                s.rank[seat] += 1
    for seat in range(s.players):
        tell(s, FINAL_PLACE, seat, s.rank[seat], s.score[seat])
