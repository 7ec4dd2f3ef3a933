"""Votes: what counts, and who is ahead (LK-704 to LK-709)."""

from __future__ import annotations

from .counties import county_votes
from .table import LOST_SHARE, MAJORITY, Table


def left_of(votes: int) -> int:
    """What remains when a third, rounded down, is lost (LK-705)."""
    return votes - votes // LOST_SHARE


def reduced_votes(s: Table, seat: int) -> int:
    """County votes, less a third for an empty hand, for whatever reason it is empty (LK-705)."""
    votes = county_votes(s, seat)
    return votes if s.cards[seat] > 0 else left_of(votes)


def total(s: Table, seat: int) -> int:
    """With the bonus votes of earlier elections (LK-706)."""
    return s.votes[seat] + s.bonus[seat]


def has_the_majority(s: Table, seat: int) -> bool:
    return total(s, seat) >= MAJORITY[s.players]


def ahead(s: Table, one: int, other: int) -> bool:
    """More reduced county votes, whatever the bonus votes; with equal votes, more cards in hand (LK-708, LK-709)."""
    if s.votes[one] != s.votes[other]:
        return s.votes[one] > s.votes[other]
    return s.cards[one] > s.cards[other]
