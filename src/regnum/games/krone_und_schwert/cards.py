"""Event cards: hands, pile, discard and the deal (KS-10, KS-26 to KS-30, KS-39, KS-40)."""

from __future__ import annotations

from regnum.kernel import EVERYBODY, NOBODY, ask_nature, tell, weigh, whisper

from .first_player import go_to_the_next_player
from .memory import forget_a_shown_card, remember_a_draw, remember_a_return, remember_a_shuffle
from .table import (
    ACTION_CARD,
    ACTION_CARDS,
    ANY_ACTION_CARD,
    COUNT,
    DATA,
    EVENT_CARD,
    EVENT_CARDS,
    GAME_END,
    TOP_CARD,
    Table,
    book,
)

TOP = book.action("top", card=TOP_CARD)
DRAWN = book.action("drawn", card=ACTION_CARD)

SET_ASIDE = book.event("set_aside", "KS-29", card=EVENT_CARD)
DEALT = book.event("dealt", "KS-29", seat="seat", card=ACTION_CARD)
SHUFFLED = book.event("shuffled", "KS-26", cards="number")

START_HAND: int = DATA["setup"]["start_hand"]

# --- hands ----------------------------------------------------------------------------------------------------


def take_in_hand(s: Table, seat: int, card: int) -> None:
    """A card from the pile, unknown to the others (KS-39)."""
    s.hand[seat][card] += 1
    s.hand_size[seat] += 1
    remember_a_draw(s, seat, card)


def show(s: Table, seat: int, card: int) -> None:
    """A card leaves the hand face up."""
    s.hand[seat][card] -= 1
    s.hand_size[seat] -= 1
    forget_a_shown_card(s, seat, card)


def take_back(s: Table, seat: int, card: int) -> None:
    """A card that all have seen returns to the hand (KS-40)."""
    s.hand[seat][card] += 1
    s.hand_size[seat] += 1
    remember_a_return(s, seat, card)


def discard_from_hand(s: Table, seat: int, card: int) -> None:
    """The usual way of a card that was played (KS-10)."""
    show(s, seat, card)
    s.discard[card] += 1


# --- the event pile ---------------------------------------------------------------------------------------------


def shuffle(s: Table) -> None:
    """The event discard is shuffled into the event pile."""
    remember_a_shuffle(s)
    put_the_discard_into_the_pile(s)
    tell(s, SHUFFLED, s.pile_size)


def put_the_discard_into_the_pile(s: Table) -> None:
    for card in range(EVENT_CARDS):
        s.pile[card] += s.discard[card]
        s.pile_size += s.discard[card]
        s.discard[card] = 0


def top_cards(s: Table, seat: int, out: list[int]) -> None:
    """An action card or any other, by number; Game End only when the cards above it are gone (KS-26, KS-149)."""
    action_cards = 0
    for card in range(ACTION_CARDS):
        action_cards += s.pile[card]
    weigh(out, TOP(ANY_ACTION_CARD), action_cards)
    for card in range(ACTION_CARDS, EVENT_CARDS):
        if card != GAME_END or s.above_the_end == 0:
            weigh(out, TOP(card), s.pile[card])


def action_cards(s: Table, seat: int, out: list[int]) -> None:
    """Any action card of the pile, by number (KS-26)."""
    for card in range(ACTION_CARDS):
        weigh(out, DRAWN(card), s.pile[card])


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


def turn_to_the_next_card(s: Table) -> None:
    ask_nature(s, WHAT_IS_DEALT, EVERYBODY)


def deal_an_action_card(s: Table) -> None:
    """Seen by its receiver alone (KS-39)."""
    if s.turned_up == ANY_ACTION_CARD:
        ask_nature(s, WHICH_CARD_IS_DEALT, s.active)


def go_on_with_the_next_hand(s: Table) -> None:
    """One player after the other (KS-29)."""
    if not cards_are_missing(s):
        go_to_the_next_player(s)


def cards_are_missing(s: Table) -> bool:
    """Until everybody holds four action cards (KS-29)."""
    return s.hand_size[s.active] < START_HAND


DEALING = book.loop(
    "dealing", turn_to_the_next_card, deal_an_action_card, go_on_with_the_next_hand, as_long_as=cards_are_missing
)


def next_card_seen(s: Table, seat: int, card: int) -> None:
    """Red cards met on the way are set aside, face up (KS-29, KS-39)."""
    if card == ANY_ACTION_CARD:
        s.turned_up = card
    else:
        take_from_the_pile(s, card)
        s.discard[card] += 1
        tell(s, SET_ASIDE, card)


def card_dealt(s: Table, seat: int, card: int) -> None:
    s.turned_up = NOBODY
    take_from_the_pile(s, card)
    take_in_hand(s, s.active, card)
    whisper(s, s.active, DEALT, s.active, card)


WHAT_IS_DEALT = book.question("what_is_dealt", top_cards, {TOP: next_card_seen}, "KS-29")
WHICH_CARD_IS_DEALT = book.question("which_card_is_dealt", action_cards, {DRAWN: card_dealt}, "KS-29")


def put_the_red_cards_back(s: Table) -> None:
    """KS-30."""
    put_the_discard_into_the_pile(s)
    tell(s, SHUFFLED, s.pile_size)
