"""The regal board: what lies on it and what players have of it (LA-450, LA-451, LA-470).

Ruling: seals lie behind the screen, but every gain and loss is announced (section G), and no question says how many
somebody has. Re-dealing for a bot therefore leaves them as they are.
"""

from __future__ import annotations

from regnum.kernel import NOBODY, Grid, Row, Words, private, public, tell

from ...printed import names
from ...round import GAME
from ...setup import fill_the_supply, hand_out_goods
from ...supply import gain
from ...table import CONFLICT, COUNTY, DATA, GOOD, HOUSE, KINDS, OWN, SPACES, VOTES, Table, book, by_players, in_order

COURT_OF_THE_KING = book.module("court")
book.option("court", "LA-450", module=COURT_OF_THE_KING)
book.preset("henry_v", "everything", court=True)

OFFICE = Words("office", (office["id"] for office in DATA["office"]))
OFFICES = len(OFFICE)
names("office", "office", lambda row: str(row["id"]))
LORD_PLACE = Words("lord_place", ("court", *OFFICE, "treasury"))
AT_COURT, FIRST_OFFICE, IN_TREASURY = 0, 1, OFFICES + 1
"""Where a Lord may be; an office is the place after the court, in order."""

SEALS: int = DATA["components"]["seals"]
BISHOPS = by_players("bishops")
MOST_BISHOPS: int = DATA["court"]["bishops_max_per_player"]
ONE_MORE_VOTE: int = DATA["start"]["votes_with_court"] - DATA["start"]["votes"]
"""Everybody starts with 2 vote markers, one more than without the court (LA-451)."""

SEAL_TILE_KEPT = book.event("seal_tile_kept", "LA-594", seat="seat")


@book.table_of(COURT_OF_THE_KING)
class CourtTable(Table):
    lord: Row = public(HOUSE, names=LORD_PLACE)
    holder_of: Row = public(OFFICE, low=NOBODY, names=HOUSE)  # whose office card it is
    treasury: Row = public(GOOD)

    bishops: Row = public(HOUSE, high=MOST_BISHOPS)  # each house's own, with a Lord or at court
    bishops_left: int = public()  # on the regal board
    bishops_on: Grid = public(HOUSE, OFFICE, high=MOST_BISHOPS)  # supporting a Lord
    tudors_on: Grid = public(HOUSE, OFFICE)

    shields: Row = public(HOUSE)  # privileges that can be used this round
    archers: Row = public(HOUSE)
    tudors: Row = public(HOUSE)
    new_shields: Row = public(HOUSE)  # received this round, for the next
    new_archers: Row = public(HOUSE)
    new_tudors: Row = public(HOUSE)

    with_shield: int = public(high=1)  # goes with the knight being placed
    with_archer: int = public(high=1)
    with_tudor: int = public(high=1)
    shield_on: Row = public(COUNTY, high=1)
    tudor_in: Row = public(COUNTY, high=1)
    tudors_with: Grid = public(HOUSE, CONFLICT)  # standing with a stack in a conflict
    archer_on: Grid = public(CONFLICT, SPACES, low=NOBODY, names=HOUSE)

    seals: Row = private(OWN, high=SEALS, open_if="open_stocks")
    seal_tiles: Row = private(OWN, open_if="open_stocks")  # each one seal, though not of the 24
    seals_left: int = public(high=SEALS)


book.redeal.leave("seals", "seal_tiles")  # every gain and payment is announced (LA-280)


def lay_out_the_regal_board(s: CourtTable) -> None:
    """LA-450."""
    s.seals_left = SEALS
    s.bishops_left = BISHOPS[s.players]
    for office in range(OFFICES):
        s.holder_of[office] = NOBODY
    for conflict in range(len(CONFLICT)):
        for space in range(SPACES):
            s.archer_on[conflict][space] = NOBODY


def hand_out_another_vote(s: CourtTable) -> None:
    """LA-451."""
    for turn in range(s.players):
        gain(s, in_order(s, turn), VOTES, ONE_MORE_VOTE)


GAME.after(fill_the_supply, lay_out_the_regal_board, when=COURT_OF_THE_KING)
GAME.after(hand_out_goods, hand_out_another_vote, when=COURT_OF_THE_KING)

# --- seals as a reward (LA-594) -------------------------------------------------------------------------------------


def there_are_seals(s: CourtTable, kind: int, house: int) -> bool:
    """Where there is a regal board."""
    return s.seals_left > 0


def keep_a_seal_tile(s: CourtTable, kind: int) -> None:
    """Behind the screen, one seal in every respect."""
    s.seal_tiles[s.house] += 1
    tell(s, SEAL_TILE_KEPT, s.house)


KINDS.add("seals", possible=there_are_seals, give=keep_a_seal_tile, allied=0)
