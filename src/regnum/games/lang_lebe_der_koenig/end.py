"""The end of the game (LK-801 to LK-807)."""

from __future__ import annotations

from regnum.kernel import again, call, leave, leave_all, tell

from .lots import LOTS, best_tied_rank
from .table import Table, book
from .votes import ahead, has_the_majority, total

CROWNED = book.event("crowned", "LK-802", seat="seat", total="number")

# --- which of those with the majority is king -----------------------------------------------------------------


def rank_the_claimants(s: Table) -> None:
    """The most reduced county votes, not the highest total; then more cards in hand (LK-803, LK-804)."""
    for seat in range(s.players):
        s.standing[seat] = 0
        if has_the_majority(s, seat):
            s.standing[seat] = 1
            for other in range(s.players):
                if has_the_majority(s, other) and ahead(s, other, seat):
                    s.standing[seat] += 1


def settle_the_claim(s: Table) -> None:
    call(s, CLAIM)


def crown_the_king(s: Table) -> None:
    """One winner, nobody else is ranked, and nothing more happens (LK-806, LK-807)."""
    for seat in range(s.players):
        s.rank[seat] = 2
        if s.standing[seat] == 1:
            s.rank[seat] = 1
            tell(s, CROWNED, seat, total(s, seat))
    leave_all(s)


CORONATION = book.procedure("coronation", rank_the_claimants, settle_the_claim, crown_the_king)

# --- lots for the crown (LK-805) ------------------------------------------------------------------------------


def keep_the_first(s: Table) -> None:
    """Only those tied for the first place draw lots."""
    for seat in range(s.players):
        if s.standing[seat] > 1:
            s.standing[seat] = 0


def draw_lots_for_the_crown(s: Table) -> None:
    if best_tied_rank(s) == 0:
        leave(s)
    else:
        call(s, LOTS)


def draw_once_more(s: Table) -> None:
    again(s)


CLAIM = book.procedure("claim", keep_the_first, draw_lots_for_the_crown, draw_once_more)
