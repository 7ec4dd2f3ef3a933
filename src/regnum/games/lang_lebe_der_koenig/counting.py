"""What follows from the rest of a table: where cards and courtiers are that are nowhere else, and a noble's way."""

from __future__ import annotations

from regnum.kernel import NOBODY

from .confrontation import CONFRONTATION
from .journey import AFTER_A_FAILURE
from .table import CARD, COURTIERS, FIRST_HAND, PLAYERS, Table, book
from .throw import THROW

# --- cards and courtiers (LK-105, LK-204) -----------------------------------------------------------------------


def cards_in_the_game(s: Table, card: int) -> int:
    return FIRST_HAND[card] * s.players


def cards_not_discarded(s: Table, card: int) -> int:
    """In hands, shown, or face down."""
    return sum(s.hand[seat][card] + s.played[seat][card] for seat in range(s.players)) + s.pile[card]


def courtiers_in_the_game(s: Table, seat: int) -> int:
    return COURTIERS if seat < s.players else 0


def courtiers_on_the_map(s: Table, seat: int) -> int:
    return sum(s.courtiers[seat])


def count_the_cards(s: Table) -> None:
    s.face_down = sum(s.pile)
    for seat in range(s.players):
        s.cards[seat] = sum(s.hand[seat])


def forget_what_is_not_held(s: Table) -> None:
    for seat in range(s.players):
        s.known[seat] = [min(pair) for pair in zip(s.known[seat], s.hand[seat], strict=True)]


book.supply(
    "discarded",
    [f"cards {label}" for label in CARD],
    cards_in_the_game,
    cards_not_discarded,
    "LK-204",
    kept="discard",
    shared=("hand",),
)
book.supply(
    "reserve",
    [f"courtiers of seat {seat}" for seat in range(PLAYERS)],
    courtiers_in_the_game,
    courtiers_on_the_map,
    "LK-105",
    kept="reserve",
)
book.derive.add(count_the_cards, because="so many cards are there (LK-905)")
book.derive.add(forget_what_is_not_held, because="no more of them are in that hand (LK-905)")

# --- the moment -------------------------------------------------------------------------------------------------


def mark_the_county_reached(s: Table) -> None:
    """Where the noble has come to this turn it has entered (LK-414)."""
    if CONFRONTATION.is_open(s) and s.contested != NOBODY:
        s.reached = s.contested
    if s.reached != NOBODY:
        s.entered[s.reached] = 1


def bar_the_way(s: Table) -> None:
    if s.question == AFTER_A_FAILURE:
        s.barred = s.reached


def let_everybody_roll(s: Table) -> None:
    if THROW.is_open(s) and s.leaders == 0:
        s.leaders = (1 << s.players) - 1


book.derive.add(mark_the_county_reached, because="the noble has entered the county it has come to (LK-414)")
book.derive.add(bar_the_way, because="a crossing has failed in the county reached (LK-412)")
book.derive.add(let_everybody_roll, because="somebody may still win (LK-604)")
