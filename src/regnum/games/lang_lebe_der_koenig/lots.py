"""Lots: five dice each settle what votes and cards cannot (LK-710, LK-805, LK-903)."""

from __future__ import annotations

from regnum.kernel import call, tell

from .dice import ROLL, take_dice
from .table import DICE, DICE_PER_LOT, Table, book, first_to_come, some_are_to_come

LOT_CAST = book.event(
    "lot_cast", "LK-710", seat="seat", a="number", b="number", c="number", d="number", e="number", sum="number"
)


def best_tied_rank(s: Table) -> int:
    """The best rank that several share, 0 if none is shared."""
    best = 0
    for seat in range(s.players):
        for other in range(seat):
            if s.standing[seat] == s.standing[other] and s.standing[seat] > 0:
                best = s.standing[seat] if best == 0 else min(best, s.standing[seat])
    return best


def seats_of_rank(s: Table, rank: int) -> int:
    """One bit for each seat that stands there."""
    seats = 0
    for seat in range(s.players):
        if s.standing[seat] == rank:
            seats |= 1 << seat
    return seats


# --- one round of lots for the best-placed of those who are tied ----------------------------------------------


def call_out_the_tied(s: Table) -> None:
    s.to_come = seats_of_rank(s, best_tied_rank(s))


def order_the_tied(s: Table) -> None:
    """A higher sum ranks higher; equal sums stay tied, to be rolled again among themselves."""
    rank = best_tied_rank(s)
    tied = seats_of_rank(s, rank)
    for seat in range(s.players):
        if tied >> seat & 1:
            for other in range(s.players):
                if tied >> other & 1 and s.lot[other] > s.lot[seat]:
                    s.standing[seat] += 1


def take_five_dice(s: Table) -> None:
    """Clockwise from the active player (LK-903)."""
    seat = first_to_come(s)
    s.to_come -= 1 << seat
    take_dice(s, seat, DICE_PER_LOT)
    call(s, ROLL)


def add_up_the_lot(s: Table) -> None:
    sum_of_dice = 0
    for place in range(DICE):
        sum_of_dice += s.dice[place]
    s.lot[s.roller] = sum_of_dice
    tell(s, LOT_CAST, s.roller, s.dice[0], s.dice[1], s.dice[2], s.dice[3], s.dice[4], sum_of_dice)


CASTING = book.loop("casting", take_five_dice, add_up_the_lot, as_long_as=some_are_to_come)
LOTS = book.procedure("lots", call_out_the_tied, CASTING, order_the_tied)
