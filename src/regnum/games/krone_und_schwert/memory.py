"""What an attentive player remembers of the event cards, so that nobody imagines what cannot be (KS-35, KS-37, KS-40).

A card in a hand is either *known*, because everybody has seen it come back there, or it has an *age*: how many
shuffles ago it was drawn. Whatever lay open when the discard was shuffled in was in no hand then; so a card of some
age is one that was out of sight at each shuffle since. Cards of one kind are alike: a card that is shown counts as
known if one was, else as the oldest one that it can be.
"""

from __future__ import annotations

from .table import ACTION_CARDS, AGES, Table


def remember_a_draw(s: Table, seat: int, card: int) -> None:
    s.aged[seat][0][card] += 1
    s.ages[seat][0] += 1


def remember_a_return(s: Table, seat: int, card: int) -> None:
    """All have seen it (KS-40)."""
    s.known[seat][card] += 1


def forget_a_shown_card(s: Table, seat: int, card: int) -> None:
    if s.known[seat][card] > 0:
        s.known[seat][card] -= 1
        return
    age = AGES - 1
    while s.aged[seat][age][card] == 0:
        age -= 1
    s.aged[seat][age][card] -= 1
    s.ages[seat][age] -= 1
    for shuffles in range(1, age + 1):
        s.out_of_sight[shuffles][card] -= 1


def remember_a_shuffle(s: Table) -> None:
    """Before the discard goes into the pile: what is out of sight now, and all hands grow older."""
    for card in range(ACTION_CARDS):
        for shuffles in range(AGES - 1, 1, -1):
            s.out_of_sight[shuffles][card] = s.out_of_sight[shuffles - 1][card]
        s.out_of_sight[1][card] = s.pile[card]
        for seat in range(s.players):
            s.out_of_sight[1][card] += s.hand[seat][card] - s.known[seat][card]
            grow_older(s, seat, card)
    for seat in range(s.players):
        count_the_ages(s, seat)


def grow_older(s: Table, seat: int, card: int) -> None:
    """The oldest stay the oldest."""
    s.aged[seat][AGES - 1][card] += s.aged[seat][AGES - 2][card]
    for age in range(AGES - 2, 0, -1):
        s.aged[seat][age][card] = s.aged[seat][age - 1][card]
    s.aged[seat][0][card] = 0


def count_the_ages(s: Table, seat: int) -> None:
    for age in range(AGES):
        s.ages[seat][age] = 0
        for card in range(ACTION_CARDS):
            s.ages[seat][age] += s.aged[seat][age][card]
