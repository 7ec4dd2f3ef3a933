"""Elections (LK-701 to LK-719)."""

from __future__ import annotations

from regnum.kernel import call, leave, tell

from .counties import county_votes
from .deal import DEALING, draw_conclusions, look_at_the_hands, shuffle_the_discard
from .lots import LOTS, best_tied_rank
from .places import CORONATION
from .table import BONUS, MAJORITY, Table, book
from .votes import ahead, has_the_majority, reduced_votes, total

LAST_CARD_PLAYED = book.event("last_card_played", "LK-701", seat="seat")
ELECTION_BEGINS = book.event("election_begins", "LK-701", number="number")
VOTES_COUNTED = book.event(
    "votes_counted", "LK-704", seat="seat", votes="number", lost="number", bonus="number", total="number"
)
NO_KING = book.event("no_king", "LK-707", majority="number")
BONUS_WON = book.event("bonus_won", "LK-711", seat="seat", rank="number", won="number", bonus="number")

# --- votes ----------------------------------------------------------------------------------------------------


def count_the_votes(s: Table) -> None:
    """Of every player, whoever runs out of cards (LK-703, LK-704)."""
    s.elections += 1
    tell(s, ELECTION_BEGINS, s.elections)
    for seat in range(s.players):
        s.votes[seat] = reduced_votes(s, seat)
        lost = county_votes(s, seat) - s.votes[seat]
        tell(s, VOTES_COUNTED, seat, county_votes(s, seat), lost, s.bonus[seat], total(s, seat))


def crown_whoever_has_the_majority(s: Table) -> None:
    """The game ends at once; no bonus votes, no deal (LK-707, LK-806)."""
    claimants = 0
    for seat in range(s.players):
        if has_the_majority(s, seat):
            claimants += 1
    if claimants > 0:
        call(s, CORONATION)


# --- ranking --------------------------------------------------------------------------------------------------


def rank_by_votes_and_cards(s: Table) -> None:
    """Reduced county votes, without bonus votes; then more cards in hand (LK-708, LK-709)."""
    tell(s, NO_KING, MAJORITY[s.players])
    for seat in range(s.players):
        s.standing[seat] = 1
        for other in range(s.players):
            if ahead(s, other, seat):
                s.standing[seat] += 1


def draw_lots_while_tied(s: Table) -> None:
    """LK-710."""
    if best_tied_rank(s) == 0:
        leave(s)
    else:
        call(s, LOTS)


RANKING = book.loop("ranking", draw_lots_while_tied)


def award_bonus_votes(s: Table) -> None:
    """n for the first, 1 for the last, without limit (LK-711, LK-712)."""
    for rank in range(1, s.players + 1):
        for seat in range(s.players):
            if s.standing[seat] == rank:
                won = BONUS[s.players][rank]
                s.bonus[seat] += won
                tell(s, BONUS_WON, seat, rank, won, s.bonus[seat])


ELECTION = book.procedure(
    "election",
    count_the_votes,
    crown_whoever_has_the_majority,
    rank_by_votes_and_cards,
    RANKING,
    award_bonus_votes,
    draw_conclusions,
    shuffle_the_discard,
    DEALING,
    look_at_the_hands,
)
