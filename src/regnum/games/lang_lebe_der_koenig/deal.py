"""The deal after an election (LK-713 to LK-715, LK-904)."""

from __future__ import annotations

from regnum.kernel import ask_nature, leave, tell, weigh, whisper

from .cards import cards_discarded, unknown_cards
from .table import CARD, CARDS, MOST_DEALT, Table, book, next_seat

DEAL_CARD = book.action("deal", card=CARD)

CARDS_DEALT = book.event("cards_dealt", "LK-713", each="number", left="number")
NO_CARDS_TO_DEAL = book.event("no_cards_to_deal", "LK-717", left="number")
YOUR_HAND = book.event("your_hand", "LK-713", x1="number", x2="number", x3="number")


def draw_conclusions(s: Table) -> None:
    """What everybody can tell of a hand before new cards come stays true afterwards.

    Of the unknown cards of a hand, as many are of one kind as there are too few of the other kinds.
    """
    for seat in range(s.players):
        for card in range(CARDS):
            s.known[seat][card] += max(0, unknown_in_hand(s, seat) - unknown_of_other_kinds(s, card))


def unknown_in_hand(s: Table, seat: int) -> int:
    number = s.cards[seat]
    for card in range(CARDS):
        number -= s.known[seat][card]
    return number


def unknown_of_other_kinds(s: Table, card: int) -> int:
    number = 0
    for other in range(CARDS):
        if other != card:
            number += unknown_cards(s, other)
    return number


def cards_for_each(s: Table) -> int:
    """m = min(15, D / n), rounded down (LK-713)."""
    return min(MOST_DEALT, cards_discarded(s) // s.players)


def shuffle_the_discard(s: Table) -> None:
    """All of it, what an earlier deal left over too; face down from now on (LK-714)."""
    each = cards_for_each(s)
    s.face_down = cards_discarded(s)
    for card in range(CARDS):
        s.pile[card] += s.discarded[card]
        s.discarded[card] = 0
    s.to_deal = each * s.players
    s.receiver = s.active
    if each > 0:
        tell(s, CARDS_DEALT, each, s.face_down - s.to_deal)
    else:
        tell(s, NO_CARDS_TO_DEAL, s.face_down)


def deal_one_by_one(s: Table) -> None:
    """From the active player on, clockwise (LK-904)."""
    if s.to_deal == 0:
        leave(s)
    else:
        ask_nature(s, WHICH_CARD, s.receiver)


DEALING = book.loop("dealing", deal_one_by_one)


def cards_in_the_pile(s: Table, seat: int, out: list[int]) -> None:
    for card in range(CARDS):
        weigh(out, DEAL_CARD(card), s.pile[card])


def card_dealt(s: Table, seat: int, card: int) -> None:
    """Only its receiver sees it."""
    s.pile[card] -= 1
    s.face_down -= 1
    s.to_deal -= 1
    s.hand[s.receiver][card] += 1
    s.cards[s.receiver] += 1
    s.receiver = next_seat(s, s.receiver)


WHICH_CARD = book.question("which_card", cards_in_the_pile, {DEAL_CARD: card_dealt}, "LK-713")


def look_at_the_hands(s: Table) -> None:
    for seat in range(s.players):
        whisper(s, seat, YOUR_HAND, s.hand[seat][0], s.hand[seat][1], s.hand[seat][2])
