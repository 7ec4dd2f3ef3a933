"""The vote on a candidate (VR-80 to VR-95)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Condition, May, ask_all, call, offer, tell

from .castle import full, stand
from .count import COUNT
from .table import (
    BOX,
    CANCELLED_RETURNS,
    CHARACTER,
    DUNGEONS,
    JESTER,
    JESTER_RETURNS,
    NO,
    PLACES,
    STOMACHACHE,
    VOTE_CARD,
    YES,
    Table,
    book,
)

CAST = book.action("vote", card=VOTE_CARD)

VOTED = book.event("voted", "VR-82", seat="seat", card=VOTE_CARD)
CANCELLED = book.event("cancelled", "VR-88", character=CHARACTER, place=PLACES)
REJECTED = book.event("rejected", "VR-89", character=CHARACTER, place=PLACES)

# --- what is counted ----------------------------------------------------------------------------------------


def played(s: Table, card: int) -> int:
    """How many units showed this card."""
    count = 0
    for seat in range(s.players):
        if s.shown_vote[seat] == card:
            count += 1
    return count


VOTES = book.tally("votes", played)
"""How many votes of a kind were cast."""

# --- the vote -----------------------------------------------------------------------------------------------


def vote_in_secret(s: Table) -> None:
    """Every unit, the presenter too, without knowing the others' choice (VR-80, VR-82)."""
    ask_all(s, WHICH_VOTE)


def reveal_the_votes(s: Table) -> None:
    """All together, with their owners (VR-82)."""
    for seat in range(s.players):
        s.shown_vote[seat] = s.vote[seat]
        s.vote[seat] = NOBODY
        tell(s, VOTED, seat, s.shown_vote[seat])


def discard_what_was_played(s: Table) -> None:
    """NO and Stomachache leave the round, YES returns to the hand (VR-84)."""
    for seat in range(s.players):
        if s.shown_vote[seat] == NO:
            s.noes[seat] -= 1
        elif s.shown_vote[seat] == STOMACHACHE:
            s.stomachaches[seat] -= 1


def settle_the_vote(s: Table) -> None:
    """A Stomachache before any NO, a NO before the crown (VR-85)."""
    if VOTES(s, STOMACHACHE) > 0:
        cancel(s, s.candidate)
    elif VOTES(s, NO) > 0:
        reject(s, s.candidate)
    else:
        call(s, COUNT)


VOTE = book.procedure("vote", vote_in_secret, reveal_the_votes, discard_what_was_played, settle_the_vote)


def in_hand(s: Table, seat: int, card: int) -> bool:
    """YES always; NO and Stomachache while one is left (VR-81)."""
    if card == NO:
        return s.noes[seat] > 0
    return card == YES or s.stomachaches[seat] > 0


MAY_VOTE = May("vote", Condition(in_hand, "VR-84", "you have no {card} left: once played, it is gone for this round"))


def hand(s: Table, seat: int, out: list[int]) -> None:
    for card in (YES, NO, STOMACHACHE):
        if MAY_VOTE(s, seat, card):
            offer(out, CAST(card))


def vote_cast(s: Table, seat: int, card: int) -> None:
    s.vote[seat] = card


WHICH_VOTE = book.question("which_vote", hand, {CAST: vote_cast}, "VR-81", secret=True, may={CAST: MAY_VOTE})

# --- when it fails ------------------------------------------------------------------------------------------


def cancel(s: Table, candidate: int) -> None:
    """Back to the floor it came from (VR-88)."""
    s.candidate = NOBODY
    stand(s, candidate, CANCELLED_RETURNS)
    tell(s, CANCELLED, candidate, CANCELLED_RETURNS)


def reject(s: Table, candidate: int) -> None:
    """The Jester goes to a floor, which does not count as a rejection (VR-90, VR-91), a courtier to a cell."""
    place = floor_for_the_jester(s)
    if candidate != JESTER:
        s.rejections += 1
        place = cell(s.rejections)
    s.candidate = NOBODY
    stand(s, candidate, place)
    tell(s, REJECTED, candidate, place)


def cell(rejection: int) -> int:
    """The dungeons one after the other, the box from the fourth rejection on (VR-89)."""
    return DUNGEONS[rejection - 1] if rejection <= len(DUNGEONS) else BOX


def floor_for_the_jester(s: Table) -> int:
    """The first with room; the last takes him even if full (VR-90)."""
    for floor in JESTER_RETURNS:
        if not full(s, floor):
            return floor
    return JESTER_RETURNS[len(JESTER_RETURNS) - 1]
