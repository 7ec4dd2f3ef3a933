"""What a seat can't know, filled in at random (VR-301, VR-304)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Row, pick

from .favourites import TAKEN
from .table import CARDS, NO, STOMACHACHE, YES, Table, book

TO_BE_DEALT = CARDS
"""Stands for a card that was taken up to be dealt anew."""


def redeal_favourites(s: Table, seat: int, rng: Row) -> None:
    """Other units' cards, from all that this seat does not see elsewhere."""
    if s.favourites_up:
        return
    for other in range(s.players):
        for person in range(s.unit_sizes[other]):
            if other != seat and s.favourites[other][person] != NOBODY:
                s.favourites[other][person] = TO_BE_DEALT
    for other in range(s.players):
        for person in range(s.unit_sizes[other]):
            while s.favourites[other][person] == TO_BE_DEALT:
                card = pick(rng, CARDS)
                if TAKEN(s, card) == 0:
                    s.favourites[other][person] = card


def redeal_votes(s: Table, seat: int, rng: Row) -> None:
    """Votes that other units have chosen and not shown yet."""
    for other in range(s.players):
        if other != seat and s.vote[other] != NOBODY:
            s.vote[other] = YES
            kinds = 1 + min(1, s.noes[other]) + s.stomachaches[other]
            drawn = pick(rng, kinds)
            if drawn == 1 and s.noes[other] > 0:
                s.vote[other] = NO
            elif drawn > 0:
                s.vote[other] = STOMACHACHE


book.redeal.add(redeal_favourites)
book.redeal.add(redeal_votes)
