"""Drawing event cards, and the red ones (KS-84 to KS-91, KS-145, KS-146)."""

from __future__ import annotations

from regnum.kernel import EVERYBODY, NOBODY, Condition, May, again, ask_nature, offer, tell, whisper

from .cards import DRAWN, TOP, action_cards, shuffle, take_from_the_pile, take_in_hand, top_cards
from .ending import end_with_the_card
from .people import gain, meet_the_people
from .table import (
    ACTION_CARD,
    ACTION_CARDS,
    ANY_ACTION_CARD,
    CITIES,
    CITY_SCORING,
    DATA,
    DRAW,
    EVENT_CARD,
    EVENT_CARDS,
    UNREST,
    Table,
    book,
)

DRAW_A_CARD = book.action("draw")

DREW = book.event("drew", "KS-85", seat="seat")
DREW_CARD = book.event("drew_card", "KS-85", card=ACTION_CARD)
TURNED_UP = book.event("turned_up", "KS-39", seat="seat", card=EVENT_CARD)
NO_EFFECT = book.event("no_effect", "KS-87", card=EVENT_CARD)
NO_CARD_LEFT = book.event("no_card_left", "KS-90", seat="seat")

COST: int = DATA["action_points"]["draw"]
PEOPLE_IN_UNREST: int = DATA["people_draws"]["unrest"]
FOR_A_CITY: int = DATA["scoring"]["city_scoring_vp_per_city"]

# --- the action ---------------------------------------------------------------------------------------------------


def discarded(s: Table, kinds: int) -> int:
    """How many cards of the first kinds lie in the discard."""
    count = 0
    for card in range(kinds):
        count += s.discard[card]
    return count


def point_to_draw(s: Table, seat: int) -> bool:
    return s.action_points >= COST


def a_card_to_draw(s: Table, seat: int) -> bool:
    return s.pile_size + discarded(s, EVENT_CARDS) > 0


MAY_DRAW = May(
    "draw",
    Condition(a_card_to_draw, "KS-89", "there is no card left to draw"),
    Condition(point_to_draw, "KS-84", "you have no action point left"),
)


def offer_draw(s: Table, seat: int, out: list[int]) -> None:
    """While there is any card to draw (KS-84, KS-89)."""
    if MAY_DRAW(s, seat):
        offer(out, DRAW_A_CARD())


def draw_begun(s: Table, seat: int) -> None:
    s.action_points -= COST
    s.deed = DRAW


# --- one card after the other -----------------------------------------------------------------------------------------


def refill_the_pile(s: Table) -> None:
    """KS-88."""
    if s.pile_size == 0:
        shuffle(s)


def turn_to_the_top_card(s: Table) -> None:
    """All see whether it is an action card, and which one if it is none (KS-39)."""
    ask_nature(s, WHAT_IS_DRAWN, EVERYBODY)


def take_an_action_card(s: Table) -> None:
    """Seen by the drawer alone (KS-39, KS-85)."""
    if s.turned_up == ANY_ACTION_CARD:
        ask_nature(s, WHICH_CARD_IS_DRAWN, s.active)


def score_the_cities(s: Table) -> None:
    """City scoring: everybody but the king gains for his cities (KS-145)."""
    if s.turned_up == CITY_SCORING and s.king != NOBODY:
        for seat in range(s.players):
            if seat != s.king:
                gain(s, seat, (s.small_cities[seat] + s.large_cities[seat]) * FOR_A_CITY, CITIES)


def stir_up_the_people(s: Table) -> None:
    """Unrest: people cards are drawn (KS-146)."""
    if s.turned_up == UNREST and s.king != NOBODY:
        s.people_draws = PEOPLE_IN_UNREST


def replace_without_a_king(s: Table) -> None:
    """Without a king a red card had no effect, and the next card is drawn (KS-86, KS-87)."""
    if s.turned_up != NOBODY and s.king == NOBODY:
        tell(s, NO_EFFECT, s.turned_up)
        discard_and_draw_on(s)
    else:
        discard_the_red_card(s)


def discard_and_draw_on(s: Table) -> None:
    """Unless the pile is empty and the discard holds red cards only (KS-90)."""
    discard_the_red_card(s)
    if s.pile_size > 0 or discarded(s, ACTION_CARDS) > 0:
        again(s)
    else:
        tell(s, NO_CARD_LEFT, s.active)


def discard_the_red_card(s: Table) -> None:
    if s.turned_up != NOBODY:
        s.discard[s.turned_up] += 1
        s.turned_up = NOBODY


DRAWING = book.procedure(
    "drawing",
    refill_the_pile,
    turn_to_the_top_card,
    take_an_action_card,
    end_with_the_card,
    score_the_cities,
    stir_up_the_people,
    meet_the_people,
    replace_without_a_king,
)


def top_card_seen(s: Table, seat: int, card: int) -> None:
    s.turned_up = card
    if card == ANY_ACTION_CARD:
        tell(s, DREW, s.active)
    else:
        take_from_the_pile(s, card)
        tell(s, TURNED_UP, s.active, card)


def card_drawn(s: Table, seat: int, card: int) -> None:
    """An action card goes to the hand (KS-85)."""
    s.turned_up = NOBODY
    take_from_the_pile(s, card)
    take_in_hand(s, s.active, card)
    whisper(s, s.active, DREW_CARD, card)


WHAT_IS_DRAWN = book.question("what_is_drawn", top_cards, {TOP: top_card_seen}, "KS-84")
WHICH_CARD_IS_DRAWN = book.question("which_card_is_drawn", action_cards, {DRAWN: card_drawn}, "KS-85")
