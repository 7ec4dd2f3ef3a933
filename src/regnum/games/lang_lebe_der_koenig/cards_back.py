"""Cards that come back for ones, and the discard of all others (LK-624 to LK-629)."""

from __future__ import annotations

from regnum.kernel import Condition, May, ask, call, leave, offer, tell

from .cards import cards_played, comes_to_the_hand
from .table import BRINGS_BACK, CARDS, DICE, FEWEST_TO_RECOVER, INTRUSION, RECOVERY_ORDER, Table, book, first_to_come

RECOVER = book.action("recover", cards=range(DICE + 1))

CARDS_BACK = book.event("cards_back", "LK-624", seat="seat", number="number")
CARDS_DISCARDED = book.event("cards_discarded", "LK-629", number="number")


def count_the_ones(s: Table) -> None:
    """Of the first roll only, on whatever card they lie (LK-624, LK-627)."""
    for seat in range(s.players):
        s.ones[seat] = 0
        for place in range(DICE):
            if s.laid[seat][place] == BRINGS_BACK:
                s.ones[seat] += 1


def take_cards_back(s: Table) -> None:
    """Whoever committed at least two cards and rolled a one, in the order of rolling (LK-626, LK-628)."""
    s.to_come = 0
    for seat in range(s.players):
        if s.ones[seat] > 0 and cards_played(s, seat) >= FEWEST_TO_RECOVER:
            s.to_come |= 1 << seat
    call(s, RECOVERY)


def let_one_take_back(s: Table) -> None:
    if s.to_come == 0:
        leave(s)
    else:
        seat = first_to_come(s)
        s.to_come -= 1 << seat
        ask(s, HOW_MANY_BACK, seat)


RECOVERY = book.loop("recovery", let_one_take_back)


def a_one_for_each(s: Table, seat: int, number: int) -> bool:
    return number <= s.ones[seat]


MAY_RECOVER = May("recover", Condition(a_one_for_each, "LK-628", "one card comes back for each 1 you rolled, no more"))


def up_to_the_ones(s: Table, seat: int, out: list[int]) -> None:
    """A right, not a duty (LK-628)."""
    for number in range(DICE + 1):
        if MAY_RECOVER(s, seat, number):
            offer(out, RECOVER(number))


def taken_back(s: Table, seat: int, number: int) -> None:
    """x1 first, then x2, then x3 (LK-625)."""
    left = number
    for card in RECOVERY_ORDER:
        while left > 0 and s.played[seat][card] > 0:
            s.played[seat][card] -= 1
            comes_to_the_hand(s, seat, card)
            left -= 1
    tell(s, CARDS_BACK, seat, number)


HOW_MANY_BACK = book.question(
    "how_many_back",
    up_to_the_ones,
    {RECOVER: taken_back},
    "LK-628",
    needs=(*INTRUSION, "winner"),
    may={RECOVER: MAY_RECOVER},
)


def discard_the_rest(s: Table) -> None:
    """LK-629."""
    number = 0
    for seat in range(s.players):
        number += cards_played(s, seat)
        for card in range(CARDS):
            s.discarded[card] += s.played[seat][card]
            s.played[seat][card] = 0
    tell(s, CARDS_DISCARDED, number)
