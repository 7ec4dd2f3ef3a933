"""Placing courtiers (LK-501 to LK-509)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Condition, May, ask, call, leave, offer, tell

from .counties import has_room
from .dice import ROLL, stake_a_card, succeeds
from .election import ELECTION, LAST_CARD_PLAYED
from .table import CARD, CARDS, COUNTY, Table, book

PLACE = book.action("place")
ROLL_WITH = book.action("roll", card=CARD)
LEAVE = book.action("leave")
END = book.action("end")

FREE_COURTIER = book.event("free_courtier", "LK-502", seat="seat", county=COUNTY)
COURTIER_WON = book.event("courtier_won", "LK-505", seat="seat", county=COUNTY, card=CARD, die="number")
EXTRA_COURTIER = book.event("extra_courtier", "LK-505", seat="seat", county=COUNTY)
COURTIER_LEFT = book.event("courtier_left", "LK-505", seat="seat", county=COUNTY)
NO_EXTRA_COURTIER = book.event("no_extra_courtier", "LK-505", seat="seat", county=COUNTY, card=CARD, die="number")


def place_a_courtier(s: Table, seat: int, county: int) -> None:
    s.reserve[seat] -= 1
    s.courtiers[seat][county] += 1


def place_the_free_courtier(s: Table, seat: int, county: int) -> None:
    """Without card or die; only whoever places it may roll for more there (LK-502, LK-507)."""
    place_a_courtier(s, seat, county)
    s.placer = seat
    s.site = county
    tell(s, FREE_COURTIER, seat, county)


# --- extra courtiers (LK-504 to LK-509) -----------------------------------------------------------------------


def offer_a_roll(s: Table) -> None:
    """While there is a card to stake and room for what it may bring; the player may stop (LK-508, LK-509)."""
    s.stake = NOBODY
    if s.cards[s.placer] > 0 and has_room(s, s.placer, s.site):
        ask(s, ANOTHER_COURTIER, s.placer)
    else:
        leave(s)


def roll_for_a_courtier(s: Table) -> None:
    if s.stake == NOBODY:
        leave(s)
    else:
        call(s, ROLL)


def offer_the_courtier_won(s: Table) -> None:
    """To be placed at once, or left (LK-505)."""
    if succeeds(s):
        tell(s, COURTIER_WON, s.placer, s.site, s.stake, s.dice[0])
        ask(s, A_COURTIER_WON, s.placer)
    else:
        tell(s, NO_EXTRA_COURTIER, s.placer, s.site, s.stake, s.dice[0])


def elect_if_that_was_the_last_card(s: Table) -> None:
    """When the roll has taken effect, outside a confrontation (LK-701, LK-702)."""
    if s.cards[s.placer] == 0:
        tell(s, LAST_CARD_PLAYED, s.placer)
        call(s, ELECTION)


EXTRA_COURTIERS = book.loop(
    "extra_courtiers",
    offer_a_roll,
    roll_for_a_courtier,
    offer_the_courtier_won,
    elect_if_that_was_the_last_card,
)
"""As often as the player likes, also with cards just dealt (LK-506, LK-716)."""
WINNERS_EXTRA_COURTIERS = book.loop(
    "winners_extra_courtiers", offer_a_roll, roll_for_a_courtier, offer_the_courtier_won
)
"""Those of a confrontation, at whose end alone an election is held (LK-630, LK-631)."""


def in_hand(s: Table, seat: int, card: int) -> bool:
    return s.hand[seat][card] > 0


MAY_ROLL_WITH = May("roll", Condition(in_hand, "LK-504", "you have no {card} card in hand"))


def cards_to_roll_with(s: Table, seat: int, out: list[int]) -> None:
    for card in range(CARDS):
        if MAY_ROLL_WITH(s, seat, card):
            offer(out, ROLL_WITH(card))
    offer(out, END())


def stops(s: Table, seat: int) -> None:
    """Nothing is staked, so the journey or the placing is over."""


ANOTHER_COURTIER = book.question(
    "another_courtier",
    cards_to_roll_with,
    {ROLL_WITH: stake_a_card, END: stops},
    "LK-504",
    asked="placer",
    needs=("placer", "site"),
    may={ROLL_WITH: MAY_ROLL_WITH},
)


def place_or_leave(s: Table, seat: int, out: list[int]) -> None:
    offer(out, PLACE())
    offer(out, LEAVE())


def placed(s: Table, seat: int) -> None:
    place_a_courtier(s, seat, s.site)
    tell(s, EXTRA_COURTIER, seat, s.site)


def left(s: Table, seat: int) -> None:
    """It stays in reserve, and there is room to roll on (LK-R19)."""
    tell(s, COURTIER_LEFT, seat, s.site)


A_COURTIER_WON = book.question(
    "courtier_won",
    place_or_leave,
    {PLACE: placed, LEAVE: left},
    "LK-505",
    usual=PLACE,
    asked="placer",
    needs=("placer", "site", "stake"),
)
