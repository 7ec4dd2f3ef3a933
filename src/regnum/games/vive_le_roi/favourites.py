"""The Favourites cards and their deal (VR-13, VR-42 to VR-44)."""

from __future__ import annotations

from regnum.kernel import NOBODY, PERSONS, Event, ask_nature, offer, whisper

from .table import CARDS, COURTIER, FAVOURITES_CARD, NAMES_ON_CARD, Table, book

SIX_NAMES = dict.fromkeys(("one", "two", "three", "four", "five", "six"), COURTIER)
"""What the log says of a card: its names, because a board of one's own may have other cards."""

DEAL = book.action("deal", card=FAVOURITES_CARD)

DEALT = book.event("dealt", "VR-42", seat="seat", person="person", **SIX_NAMES)


def spell_out(s: Table, audience: int, event: Event, seat: int, person: int, card: int) -> None:
    """Tell the names on a person's card, to one seat or to EVERYBODY."""
    one, two, three = NAMES_ON_CARD[card][0], NAMES_ON_CARD[card][1], NAMES_ON_CARD[card][2]
    four, five, six = NAMES_ON_CARD[card][3], NAMES_ON_CARD[card][4], NAMES_ON_CARD[card][5]
    whisper(s, audience, event, seat, person, one, two, three, four, five, six)


# --- the deal (VR-42) ---------------------------------------------------------------------------------------


def person_without_card(s: Table) -> int:
    """The next person in seat order, as seat × 2 + place in the team, or NOBODY."""
    for seat in range(s.players):
        for person in range(s.unit_sizes[seat]):
            if s.favourites[seat][person] == NOBODY:
                return seat * PERSONS + person
    return NOBODY


def deal_one_card(s: Table) -> None:
    """In seat order, teammates one after the other (VR-42)."""
    ask_nature(s, WHICH_FAVOURITES, person_without_card(s) // PERSONS)


def cards_are_missing(s: Table) -> bool:
    return person_without_card(s) != NOBODY


DEALING = book.loop("dealing", deal_one_card, as_long_as=cards_are_missing)


def held_by_persons(s: Table, card: int) -> int:
    count = 0
    for seat in range(s.players):
        for person in range(s.unit_sizes[seat]):
            if s.favourites[seat][person] == card:
                count += 1
    return count


TAKEN = book.tally("taken", held_by_persons)
"""How often a Favourites card has been dealt in this round: never twice (VR-42)."""


def cards_left(s: Table, seat: int, out: list[int]) -> None:
    for card in range(CARDS):
        if TAKEN(s, card) == 0:
            offer(out, DEAL(card))


def card_dealt(s: Table, seat: int, card: int) -> None:
    person = person_without_card(s)
    s.favourites[person // PERSONS][person % PERSONS] = card
    spell_out(s, person // PERSONS, DEALT, person // PERSONS, person % PERSONS, card)


WHICH_FAVOURITES = book.question("which_favourites", cards_left, {DEAL: card_dealt}, "VR-321")
