"""Everybody's place at the end of the game (KS-38, KS-153, KS-159)."""

from __future__ import annotations

from regnum.kernel import leave_all, tell

from .table import Table, book

FINAL_PLACE = book.event("final_place", "KS-159", seat="seat", place="number", points="number")
book.placings.append(FINAL_PLACE)


def show_all_totals(s: Table) -> None:
    """KS-38."""
    s.totals_up = 1


def order_the_places(s: Table) -> None:
    """Most points win; whoever has as many shares the place (KS-159)."""
    for seat in range(s.players):
        s.rank[seat] = 1
        for other in range(s.players):
            if s.points[other] > s.points[seat]:
                s.rank[seat] += 1
        tell(s, FINAL_PLACE, seat, s.rank[seat], s.points[seat])


def end_the_game(s: Table) -> None:
    """Nothing else takes place (KS-153)."""
    leave_all(s)
