"""What a seat can't know, filled in at random (KS-35 to KS-41).

Totals are left alone: everybody may add up the public gains. The people deck and the place of the Game End card hold
no secret either. What remains are the other hands, the pile, and what others have committed in secret.
"""

from __future__ import annotations

from regnum.kernel import NOBODY, Row, pick

from .attack import WHICH_ATTACK_CARDS, strength_on_the_table
from .revolt import WHAT_TO_COMMIT
from .table import (
    ACTION_CARDS,
    AGES,
    CROWN,
    SWORD,
    Table,
    book,
)
from .targets import strength_in_hand


def redeal_cards(s: Table, seat: int, rng: Row) -> None:
    """Until the hands fit what everybody sees: whoever has declared an attack holds the cards for it (KS-107)."""
    deal_anew(s, seat, rng)
    while not attack_can_go_on(s):
        deal_anew(s, seat, rng)


def attack_can_go_on(s: Table) -> bool:
    if s.question != WHICH_ATTACK_CARDS:
        return True
    strength = strength_on_the_table(s, s.active) + strength_in_hand(s, s.active)
    return strength > s.castles[s.owner[s.target]]


def deal_anew(s: Table, seat: int, rng: Row) -> None:
    """All cards out of the seat's sight are taken up and dealt anew.

    Known cards stay where they are. A card of some age is one that was out of sight at each shuffle since; no card
    in a hand is red. The oldest are dealt first, because they can be the fewest.
    """
    for other in range(s.players):
        if other != seat:
            take_up(s, other)
    for card in range(ACTION_CARDS):
        set_apart(s, seat, card)
    for age in range(AGES - 1, -1, -1):
        for other in range(s.players):
            if other != seat:
                for _ in range(s.ages[other][age]):
                    deal_a_card(s, other, age, rng)
    for other in range(s.players):
        for card in range(ACTION_CARDS):
            put_together(s, other, card)


def take_up(s: Table, seat: int) -> None:
    """All cards of a hand that are not known go to the pile; how many of each age they were is still written down."""
    for card in range(ACTION_CARDS):
        s.pile[card] += s.hand[seat][card] - s.known[seat][card]
        s.hand[seat][card] = s.known[seat][card]
        for age in range(AGES):
            s.aged[seat][age][card] = 0


def set_apart(s: Table, seat: int, card: int) -> None:
    """What a seat holds itself was out of the others' sight, too, and is in no other hand."""
    for age in range(AGES):
        for shuffles in range(1, age + 1):
            s.out_of_sight[shuffles][card] -= s.aged[seat][age][card]


def put_together(s: Table, seat: int, card: int) -> None:
    """Undo what :func:`set_apart` and :func:`deal_a_card` have counted off."""
    for age in range(AGES):
        for shuffles in range(1, age + 1):
            s.out_of_sight[shuffles][card] += s.aged[seat][age][card]


def deal_a_card(s: Table, seat: int, age: int, rng: Row) -> None:
    total = 0
    for card in range(ACTION_CARDS):
        total += can_be_held(s, card, age)
    at = pick(rng, total)
    card = 0
    while at >= can_be_held(s, card, age):
        at -= can_be_held(s, card, age)
        card += 1
    s.pile[card] -= 1
    s.hand[seat][card] += 1
    s.aged[seat][age][card] += 1
    for shuffles in range(1, age + 1):
        s.out_of_sight[shuffles][card] -= 1


def can_be_held(s: Table, card: int, age: int) -> int:
    """How many cards of a kind are left that may have been held for so long."""
    count = s.pile[card]
    for shuffles in range(1, age + 1):
        count = min(count, s.out_of_sight[shuffles][card])
    return count


def redeal_commitments(s: Table, seat: int, rng: Row) -> None:
    """What others have committed and not revealed yet; those who still think may not have begun (KS-41)."""
    if s.question != WHAT_TO_COMMIT:
        return
    for other in range(s.players):
        if other != seat:
            s.vote[other] = NOBODY
            for card in range(ACTION_CARDS):
                s.committed[other][card] = 0
            if (s.waiting >> other) & 1 == 0:
                commit_anything(s, other, rng)


def commit_anything(s: Table, seat: int, rng: Row) -> None:
    if s.side[seat] == NOBODY:
        s.vote[seat] = CROWN if pick(rng, 2) == 0 else SWORD
    for card in range(ACTION_CARDS):
        s.committed[seat][card] = pick(rng, s.hand[seat][card] + 1)


book.redeal.leave("points")
book.redeal.add(redeal_cards)
book.redeal.add(redeal_commitments)
