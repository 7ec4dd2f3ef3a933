"""Dishonour: the track, the reserve and what players have taken (LA-510, LA-521 to LA-523).

Ruling: tokens lie behind the screen, but every gain and loss is announced (section G). Re-dealing for a bot therefore
leaves them as they are.
"""

from __future__ import annotations

from regnum.kernel import NOBODY, Row, private, public, tell

from ...battles import BATTLES, award_the_points
from ...conflicts import CONFLICT_PLACE
from ...knights import anybody_at
from ...round import GAME
from ...setup import fill_the_supply
from ...table import DATA, OWN, Table, book, by_players, in_order

DISPLEASURE = book.module("displeasure")
book.option("displeasure", "LA-510", module=DISPLEASURE)
book.preset("henry_v", "everything", displeasure=True)

SPACES = len(DATA["dishonour_space"])
TOKENS = DATA["components"]["dishonour_tokens"]
PER_SPACE = by_players("dishonour_per_space")

DISHONOURED = book.event("dishonoured", "LA-522", seat="seat", tokens="number")
HONOUR_RESTORED = book.event("honour_restored", "LA-523", seat="seat", tokens="number")


@book.table_of(DISPLEASURE)
class DishonourTable(Table):
    dishonour: Row = private(OWN, high=32767, open_if="open_stocks")  # tokens behind each screen
    track: Row = public(SPACES)  # tokens left in each pile, from the left
    dishonour_reserve: int = public(high=32767)


book.redeal.leave("dishonour")  # every gain and payment is announced (LA-280)


def lay_out_the_dishonour(s: DishonourTable) -> None:
    """A pile on each space, the rest in reserve (LA-510)."""
    for space in range(SPACES):
        s.track[space] = PER_SPACE[s.players]
    s.dishonour_reserve = TOKENS - SPACES * PER_SPACE[s.players]


def take_one(s: DishonourTable) -> None:
    """From the leftmost pile; then from the reserve, which never runs out (LA-522)."""
    for space in range(SPACES):
        if s.track[space] > 0:
            s.track[space] -= 1
            return
    s.dishonour_reserve = max(0, s.dishonour_reserve - 1)


def dishonour(s: DishonourTable, seat: int, tokens: int) -> None:
    """One by one (LA-522)."""
    for _ in range(tokens):
        take_one(s)
    if tokens > 0:
        s.dishonour[seat] += tokens
        tell(s, DISHONOURED, seat, tokens)


def restore_honour(s: DishonourTable, seat: int, tokens: int) -> None:
    """As many as asked, or all; to the reserve, never back to the track (LA-513, LA-523)."""
    returned = min(tokens, s.dishonour[seat])
    if returned > 0:
        s.dishonour[seat] -= returned
        s.dishonour_reserve += returned
        tell(s, HONOUR_RESTORED, seat, returned)


def dishonour_those_who_stayed_away(s: DishonourTable) -> None:
    """Every player without a knight of his own in a conflict won by France, an empty one too (LA-521)."""
    if s.england_wins == 1:
        return
    for turn in range(s.players):
        seat = in_order(s, turn)
        if anybody_at(s, seat, CONFLICT_PLACE[s.conflict]) == NOBODY:
            dishonour(s, seat, 1)


GAME.after(fill_the_supply, lay_out_the_dishonour, when=DISPLEASURE)
BATTLES.after(award_the_points, dishonour_those_who_stayed_away, when=DISPLEASURE)
