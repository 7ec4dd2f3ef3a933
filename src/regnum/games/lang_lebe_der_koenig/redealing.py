"""What a seat can't know, filled in at random (section 9)."""

from __future__ import annotations

from regnum.kernel import Row, pick

from .confrontation import WHICH_CARDS
from .table import CARDS, FIRST_HAND, MOST_COMMITTED, PLAYERS, Table, book


def gather_what_it_cannot_place(s: Table, seat: int) -> None:
    """Every card that is neither in its own hand nor open nor known to be in another's: all together in the pile."""
    for card in range(CARDS):
        s.pile[card] = FIRST_HAND[card] * s.players - s.discarded[card]
        for other in range(s.players):
            held = s.hand[other][card] if other == seat else s.known[other][card]
            s.pile[card] -= s.played[other][card] + held


def draw_from_the_pile(s: Table, rng: Row) -> int:
    number = 0
    for card in range(CARDS):
        number += s.pile[card]
    at = pick(rng, number)
    drawn = 0
    while at >= s.pile[drawn]:
        at -= s.pile[drawn]
        drawn += 1
    s.pile[drawn] -= 1
    return drawn


def redeal_the_hands(s: Table, seat: int, rng: Row) -> None:
    """Of the other hands what is known stays; the rest is drawn anew, and what is left lies face down (LK-714)."""
    gather_what_it_cannot_place(s, seat)
    for other in range(PLAYERS):
        if other != seat:
            number = s.cards[other]
            for card in range(CARDS):
                s.hand[other][card] = s.known[other][card]
                number -= s.known[other][card]
            for _ in range(number):
                s.hand[other][draw_from_the_pile(s, rng)] += 1


def redeal_what_is_committed(s: Table, seat: int, rng: Row) -> None:
    """Of others who have chosen already: that they have is seen, which cards and how many is not (LK-905, LK-R42)."""
    for other in range(PLAYERS):
        if other != seat:
            chosen = s.question == WHICH_CARDS and s.cards[other] > 0 and s.waiting >> other & 1 == 0
            number = 1 + pick(rng, min(s.cards[other], MOST_COMMITTED)) if chosen else 0
            commit_at_random(s, other, number, rng)


def commit_at_random(s: Table, seat: int, number: int, rng: Row) -> None:
    for card in range(CARDS):
        s.committed[seat][card] = 0
    for done in range(number):
        at = pick(rng, s.cards[seat] - done)
        card = 0
        while at >= s.hand[seat][card] - s.committed[seat][card]:
            at -= s.hand[seat][card] - s.committed[seat][card]
            card += 1
        s.committed[seat][card] += 1


book.redeal.add(redeal_the_hands)
book.redeal.add(redeal_what_is_committed)
