"""Bishops: instead of an upgrade (LA-481 to LA-484)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Condition, May, offer, tell

from ...conflicts import CONFLICT_PLACE
from ...counties import COUNTY_PLACE
from ...knights import (
    HELD,
    NOWHERE,
    PLACED_UPGRADES,
    STANDS_THERE,
    UPGRADES,
    WHICH_PLACED_UPGRADE,
    WHICH_UPGRADE,
    anybody_at,
    first_of_its_kind,
    is_held,
    knight_at,
    nothing_happens,
    stand,
)
from ...table import CONFLICTS, COUNTIES, HOUSE, KNIGHTS, PLACES, SPACES, STRENGTH, STRONGEST, book, players_own
from ...with_allies import ALLIES
from .board import COURT_OF_THE_KING, MOST_BISHOPS, CourtTable

TAKE_BISHOP = book.action("bishop")
TRADE_FOR_BISHOP = book.action("bishop_for", strength=range(1, STRONGEST + 1), at=PLACES)

NEW_BISHOP = book.event("new_bishop", "LA-481", house=HOUSE)
KNIGHT_GIVEN_UP = book.event("knight_given_up", "LA-484", house=HOUSE, strength="number", place=PLACES)

REMOVED = PLACES.add(
    "removed", when=COURT_OF_THE_KING, number=0, held=0, placed=0, favour=0, accepts=NOWHERE, arrive=nothing_happens
)
"""Out of the game (LA-484)."""


def bishop_is_there(s: CourtTable, house: int) -> bool:
    """One on the regal board, and fewer than three of one's own (LA-482)."""
    return s.bishops_left > 0 and s.bishops[house] < MOST_BISHOPS


def bishop_instead(s: CourtTable, house: int) -> int:
    """For a player whatever his knights (LA-482); for an ally only in exchange for one (LA-484)."""
    if not bishop_is_there(s, house):
        return 0
    if players_own(s, house):
        return 1
    for knight in range(KNIGHTS):
        if is_held(s, house, knight):
            return 1
    return 0


UPGRADES.add(bishop_instead, when=COURT_OF_THE_KING)
PLACED_UPGRADES.add(bishop_instead, when=COURT_OF_THE_KING)


def take_bishop(s: CourtTable, house: int) -> None:
    s.bishops_left -= 1
    s.bishops[house] += 1
    tell(s, NEW_BISHOP, house)


def for_a_player(s: CourtTable, seat: int) -> bool:
    return players_own(s, s.house)


def bishop_on_the_board(s: CourtTable, seat: int) -> bool:
    return s.bishops_left > 0


def room_for_a_bishop(s: CourtTable, seat: int) -> bool:
    return s.bishops[s.house] < MOST_BISHOPS


MAY_TAKE_BISHOP = May(
    "bishop",
    Condition(for_a_player, "LA-484", "an ally gives up a knight for its bishop"),
    Condition(bishop_on_the_board, "LA-482", "no bishop is left on the regal board"),
    Condition(room_for_a_bishop, "LA-482", "you have as many bishops as one may have"),
)


def a_bishop(s: CourtTable, seat: int, out: list[int]) -> None:
    if MAY_TAKE_BISHOP(s, seat):
        offer(out, TAKE_BISHOP())


def bishop_taken(s: CourtTable, seat: int) -> None:
    take_bishop(s, s.house)


WHICH_UPGRADE.also(a_bishop, {TAKE_BISHOP: bishop_taken}, when=COURT_OF_THE_KING, may={TAKE_BISHOP: MAY_TAKE_BISHOP})
WHICH_PLACED_UPGRADE.also(
    a_bishop, {TAKE_BISHOP: bishop_taken}, when=COURT_OF_THE_KING, may={TAKE_BISHOP: MAY_TAKE_BISHOP}
)

# --- an ally's bishop (LA-484) --------------------------------------------------------------------------------------


def for_an_ally(s: CourtTable, seat: int, strength: int, place: int) -> bool:
    return not players_own(s, s.house)


def bishop_for_the_ally(s: CourtTable, seat: int, strength: int, place: int) -> bool:
    return bishop_is_there(s, s.house)


MAY_TRADE_FOR_BISHOP = May(
    "bishop_for",
    Condition(for_an_ally, "LA-484", "only an ally gives up a knight for a bishop"),
    Condition(bishop_for_the_ally, "LA-482", "there is no bishop for your ally any more"),
    STANDS_THERE,
    HELD,
)


def a_bishop_for_a_knight(s: CourtTable, seat: int, out: list[int]) -> None:
    """Any held allied knight (LA-R78)."""
    for knight in range(KNIGHTS):
        place = s.place[s.house][knight]
        if MAY_TRADE_FOR_BISHOP(s, seat, STRENGTH[knight], place) and first_of_its_kind(s, s.house, knight):
            offer(out, TRADE_FOR_BISHOP(STRENGTH[knight], place))


def knight_traded_for_bishop(s: CourtTable, seat: int, strength: int, place: int) -> None:
    stand(s, s.house, knight_at(s, s.house, strength, place), REMOVED)
    tell(s, KNIGHT_GIVEN_UP, s.house, strength, place)
    settle_what_stood_there(s, place)
    take_bishop(s, s.house)


def settle_what_stood_there(s: CourtTable, place: int) -> None:
    """Shield and Tudor knight go with the last knight; the emptied space is free again, an archer stays.

    A Tudor knight that supports a Lord needs no knight and stays (LA-R112).
    """
    if anybody_at(s, s.house, place) != NOBODY:
        return
    for county in range(COUNTIES):
        if place == COUNTY_PLACE[county]:
            s.shield_on[county] = 0
            s.tudor_in[county] = 0
    for conflict in range(CONFLICTS):
        if place == CONFLICT_PLACE[conflict]:
            s.tudors_with[s.house][conflict] = 0
            for space in range(SPACES):
                if s.stands[conflict][space] == s.house:
                    s.stands[conflict][space] = NOBODY


WHICH_UPGRADE.also(
    a_bishop_for_a_knight,
    {TRADE_FOR_BISHOP: knight_traded_for_bishop},
    when=COURT_OF_THE_KING | ALLIES,
    may={TRADE_FOR_BISHOP: MAY_TRADE_FOR_BISHOP},
)
