"""People cards and victory points (KS-5, KS-8, KS-27, KS-58 to KS-64, KS-168)."""

from __future__ import annotations

from regnum.kernel import EVERYBODY, ask_nature, call, tell, weigh

from .table import CROWN, DATA, PEOPLE, PERSON, REASON, SWORD, Table, book, described

book.option(**described("people_swords") | {"default": DATA["people_cards"]["swords"]})

TURN_UP = book.action("people", card=PERSON)

PEOPLE_CARD = book.event("people_card", "KS-61", card=PERSON)
PEOPLE_SHUFFLED = book.event("people_shuffled", "KS-63", cards="number", swords="number")
GAINED = book.event("gained", "KS-35", seat="seat", points="number", reason=REASON)


def gain(s: Table, seat: int, points: int, reason: int) -> None:
    """Every gain is public, the total is not (KS-35, KS-36)."""
    s.points[seat] += points
    if points > 0:
        tell(s, GAINED, seat, points, reason)


# --- the people deck holds what is neither visible nor discarded (KS-27, KS-37) ---------------------------------


def swords_in_the_deck(s: Table) -> int:
    return s.people_swords - s.swords


def crowns_in_the_deck(s: Table) -> int:
    return PEOPLE - s.people_swords - s.crowns


def people_deck(s: Table) -> int:
    return swords_in_the_deck(s) + crowns_in_the_deck(s)


def shuffle_the_people(s: Table, visible_swords: int) -> None:
    """All people cards but the swords that stay are shuffled into a new deck (KS-63)."""
    s.swords = visible_swords
    s.crowns = 0
    tell(s, PEOPLE_SHUFFLED, people_deck(s), visible_swords)


# --- drawing people cards (KS-61, KS-62) --------------------------------------------------------------------------


def meet_the_people(s: Table) -> None:
    """Draw the people cards that are due."""
    if people_cards_are_due(s):
        call(s, PEOPLE_CARDS)


def draw_a_people_card(s: Table) -> None:
    """From an empty deck nothing is drawn (KS-62)."""
    if people_deck(s) == 0:
        s.people_draws = 0
    else:
        s.people_draws -= 1
        ask_nature(s, WHICH_PEOPLE_CARD, EVERYBODY)


def people_cards_are_due(s: Table) -> bool:
    return s.people_draws > 0


PEOPLE_CARDS = book.loop("people_cards", draw_a_people_card, as_long_as=people_cards_are_due)


def people_in_the_deck(s: Table, seat: int, out: list[int]) -> None:
    weigh(out, TURN_UP(CROWN), crowns_in_the_deck(s))
    weigh(out, TURN_UP(SWORD), swords_in_the_deck(s))


def people_card_drawn(s: Table, seat: int, card: int) -> None:
    """A sword is laid out, a crown is discarded (KS-61)."""
    if card == SWORD:
        s.swords += 1
    else:
        s.crowns += 1
    tell(s, PEOPLE_CARD, card)


WHICH_PEOPLE_CARD = book.question("which_people_card", people_in_the_deck, {TURN_UP: people_card_drawn}, "KS-61")
