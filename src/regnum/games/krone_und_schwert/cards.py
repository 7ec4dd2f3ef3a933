"""Event cards: hands, pile and discard, and what everybody knows of them (KS-10, KS-26 to KS-30, KS-37 to KS-41)."""

from __future__ import annotations

from regnum.kernel import again, ask_nature, call, tell, weigh, whisper

from .table import ACTION_CARD, ACTION_CARDS, COUNT, DATA, EVENT_CARD, EVENT_CARDS, GAME_END, Table, book, next_seat

TOP = book.action("top", card=EVENT_CARD)

SET_ASIDE = book.event("set_aside", "KS-29", card=EVENT_CARD)
DEALT = book.event("dealt", "KS-29", seat="seat", card=ACTION_CARD)
SHUFFLED = book.event("shuffled", "KS-26", cards="number")

START_HAND: int = DATA["setup"]["start_hand"]

# --- hands ----------------------------------------------------------------------------------------------------


def take_in_hand(s: Table, seat: int, card: int) -> None:
    """A card from the pile, unknown to the others (KS-39)."""
    s.hand[seat][card] += 1
    s.hand_size[seat] += 1
    s.fresh[seat][card] += 1
    s.fresh_size[seat] += 1


def show(s: Table, seat: int, card: int) -> None:
    """A card leaves the hand face up.

    Cards of one kind are alike. So the one shown is counted as one that everybody knew of, if there was any; else as
    one that was in the hand at the last shuffle, if there was any; else as one drawn since.
    """
    known = s.known[seat][card]
    fresh = s.fresh[seat][card]
    s.hand[seat][card] -= 1
    s.hand_size[seat] -= 1
    if known > 0:
        s.known[seat][card] -= 1
    elif s.hand[seat][card] >= fresh:
        s.unseen[card] -= 1
    else:
        s.fresh[seat][card] -= 1
        s.fresh_size[seat] -= 1


def take_back(s: Table, seat: int, card: int) -> None:
    """A card that all have seen returns to the hand (KS-40)."""
    s.hand[seat][card] += 1
    s.hand_size[seat] += 1
    s.known[seat][card] += 1


def discard_from_hand(s: Table, seat: int, card: int) -> None:
    """The usual way of a card that was played (KS-10)."""
    show(s, seat, card)
    s.discard[card] += 1


# --- the event pile ---------------------------------------------------------------------------------------------


def shuffle(s: Table) -> None:
    """The event discard is shuffled into the event pile.

    Which cards were out of sight before, in a hand or in the pile, is what can still be in a hand afterwards.
    """
    for card in range(ACTION_CARDS):
        s.unseen[card] = s.pile[card]
        for seat in range(s.players):
            s.unseen[card] += s.hand[seat][card] - s.known[seat][card]
            s.fresh[seat][card] = 0
    for seat in range(s.players):
        s.fresh_size[seat] = 0
    for card in range(EVENT_CARDS):
        s.pile[card] += s.discard[card]
        s.pile_size += s.discard[card]
        s.discard[card] = 0
    tell(s, SHUFFLED, s.pile_size)


def top_cards(s: Table, seat: int, out: list[int]) -> None:
    """Any card of the pile, by number; the Game End card only when those above it are gone (KS-26, KS-149)."""
    for card in range(EVENT_CARDS):
        if card != GAME_END or s.above_the_end == 0:
            weigh(out, TOP(card), s.pile[card])


def take_from_the_pile(s: Table, card: int) -> None:
    s.pile[card] -= 1
    s.pile_size -= 1
    s.above_the_end = max(0, s.above_the_end - 1)


# --- the deal (KS-28 to KS-30) --------------------------------------------------------------------------------------


def gather_the_cards(s: Table) -> None:
    """All but the Game End card, which lies aside (KS-28)."""
    for card in range(EVENT_CARDS):
        if card != GAME_END:
            s.pile[card] = COUNT[card]
            s.pile_size += COUNT[card]


def deal_the_hands(s: Table) -> None:
    s.active = s.first
    call(s, DEALING)


def deal_one_card(s: Table) -> None:
    ask_nature(s, WHICH_CARD_IS_DEALT, s.active)


def deal_on(s: Table) -> None:
    """Until everybody holds four action cards, one player after the other (KS-29)."""
    if s.hand_size[s.active] == START_HAND:
        s.active = next_seat(s, s.active)
    if s.hand_size[s.active] < START_HAND:
        again(s)


DEALING = book.procedure("dealing", deal_one_card, deal_on)


def card_dealt(s: Table, seat: int, card: int) -> None:
    """Red cards met on the way are set aside, face up (KS-29, KS-39)."""
    take_from_the_pile(s, card)
    if card < ACTION_CARDS:
        take_in_hand(s, s.active, card)
        whisper(s, s.active, DEALT, s.active, card)
    else:
        s.discard[card] += 1
        tell(s, SET_ASIDE, card)


WHICH_CARD_IS_DEALT = book.question("which_card_is_dealt", top_cards, {TOP: card_dealt}, "KS-29")


def put_the_red_cards_back(s: Table) -> None:
    """KS-30."""
    shuffle(s)
