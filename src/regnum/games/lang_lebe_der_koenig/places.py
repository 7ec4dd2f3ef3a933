"""Everybody's place: who is king, and the end of the game (LK-801 to LK-807)."""

from __future__ import annotations

from regnum.kernel import call, leave, leave_all, tell

from .lots import LOTS, best_tied_rank
from .table import MAJORITY, Table, book
from .votes import ahead, has_the_majority, total

CLAIMS = book.event("claims", "LK-803", seat="seat", total="number")
ONLY_CLAIM = book.event("only_claim", "LK-802", seat="seat", majority="number")
MOST_COUNTY_VOTES = book.event("most_county_votes", "LK-803", seat="seat", votes="number")
MOST_CARDS = book.event("most_cards", "LK-804", seat="seat", cards="number")
BEST_LOT = book.event("best_lot", "LK-805", seat="seat")
CROWNED = book.event("crowned", "LK-802", seat="seat", total="number")
OTHERS_UNRANKED = book.event("others_unranked", "LK-807")

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


CLAIM = book.loop("claim", keep_the_first, draw_lots_for_the_crown)

# --- which of those with the majority is king -----------------------------------------------------------------


def call_out_the_claimants(s: Table) -> None:
    """Where several have the majority (LK-803)."""
    claimants = 0
    for seat in range(s.players):
        if has_the_majority(s, seat):
            claimants += 1
    for seat in range(s.players):
        if claimants > 1 and has_the_majority(s, seat):
            tell(s, CLAIMS, seat, total(s, seat))


def rank_the_claimants(s: Table) -> None:
    """The most reduced county votes, not the highest total; then more cards in hand (LK-803, LK-804)."""
    for seat in range(s.players):
        s.standing[seat] = 0
        if has_the_majority(s, seat):
            s.standing[seat] = 1
            for other in range(s.players):
                if has_the_majority(s, other) and ahead(s, other, seat):
                    s.standing[seat] += 1


def name_the_king(s: Table) -> None:
    """One winner, nobody else is ranked (LK-807)."""
    for seat in range(s.players):
        s.rank[seat] = 1 if s.standing[seat] == 1 else 2


def king(s: Table) -> int:
    seat = 0
    while s.rank[seat] != 1:
        seat += 1
    return seat


def say_why(s: Table) -> None:
    say_what_decided(s, king(s), rivals(s))


def crown_the_king(s: Table) -> None:
    """Nothing more happens (LK-806)."""
    tell(s, CROWNED, king(s), total(s, king(s)))
    tell(s, OTHERS_UNRANKED)
    leave_all(s)


CORONATION = book.procedure(
    "coronation",
    call_out_the_claimants,
    rank_the_claimants,
    CLAIM,
    name_the_king,
    say_why,
    crown_the_king,
)

# --- what made the king (LK-802 to LK-805) --------------------------------------------------------------------


def rivals(s: Table) -> int:
    """One bit for each other seat with the majority."""
    others = 0
    for seat in range(s.players):
        if has_the_majority(s, seat) and s.rank[seat] != 1:
            others |= 1 << seat
    return others


def say_what_decided(s: Table, seat: int, others: int) -> None:
    """Between a king and those who were not behind until then."""
    if others == 0:
        tell(s, ONLY_CLAIM, seat, MAJORITY[s.players])
    elif level_in_votes(s, seat, others) == 0:
        tell(s, MOST_COUNTY_VOTES, seat, s.votes[seat])
    elif level_in_cards(s, seat, level_in_votes(s, seat, others)) == 0:
        tell(s, MOST_CARDS, seat, s.cards[seat])
    else:
        tell(s, BEST_LOT, seat)


def level_in_votes(s: Table, seat: int, others: int) -> int:
    level = 0
    for other in range(s.players):
        if others >> other & 1 and s.votes[other] == s.votes[seat]:
            level |= 1 << other
    return level


def level_in_cards(s: Table, seat: int, others: int) -> int:
    level = 0
    for other in range(s.players):
        if others >> other & 1 and s.cards[other] == s.cards[seat]:
            level |= 1 << other
    return level
