"""Influence cards as they leave a hand and come back, and what everybody can tell of a hand (section 9)."""

from __future__ import annotations

from .table import CARDS, FIRST_HAND, Table


def leaves_the_hand(s: Table, seat: int, card: int) -> None:
    """Seen by all: a card less of those known to be there, if any of its kind was."""
    s.hand[seat][card] -= 1
    s.cards[seat] -= 1
    s.known[seat][card] = max(0, s.known[seat][card] - 1)
    s.spent += 1


def comes_to_the_hand(s: Table, seat: int, card: int) -> None:
    """Seen by all, so all know it is there."""
    s.hand[seat][card] += 1
    s.cards[seat] += 1
    s.known[seat][card] += 1


def discard_one(s: Table, seat: int, card: int) -> None:
    leaves_the_hand(s, seat, card)
    s.discarded[card] += 1


def cards_discarded(s: Table) -> int:
    """How many lie in the discard, seen or face down."""
    number = s.face_down
    for card in range(CARDS):
        number += s.discarded[card]
    return number


def cards_played(s: Table, seat: int) -> int:
    """How many a player has committed and shown."""
    number = 0
    for card in range(CARDS):
        number += s.played[seat][card]
    return number


def unknown_cards(s: Table, card: int) -> int:
    """Cards of a kind of which nobody can tell for sure where they are: in some hand or face down in the discard."""
    number = FIRST_HAND[card] * s.players - s.discarded[card]
    for seat in range(s.players):
        number -= s.known[seat][card] + s.played[seat][card]
    return number
