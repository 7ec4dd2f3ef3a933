"""Bishops: instead of an upgrade (LA-481 to LA-484)."""

from __future__ import annotations

from regnum.kernel import NOBODY, offer, tell

from ...allies import ALLIES
from ...conflicts import CONFLICT_PLACE
from ...counties import COUNTY_PLACE
from ...knights import (
    PLACED_UPGRADES,
    UPGRADES,
    WHICH_PLACED_UPGRADE,
    WHICH_UPGRADE,
    anybody_at,
    first_of_its_kind,
    is_held,
    knight_at,
    never,
    nothing_happens,
)
from ...table import CONFLICTS, COUNTIES, HOUSE, KNIGHTS, PLACES, SPACES, STRENGTH, STRONGEST, book, players_own
from .board import COURT_OF_THE_KING, MOST_BISHOPS, CourtTable

TAKE_BISHOP = book.action("bishop")
TRADE_FOR_BISHOP = book.action("bishop_for", strength=range(1, STRONGEST + 1), at=PLACES)

NEW_BISHOP = book.event("new_bishop", "LA-481", house=HOUSE)
KNIGHT_GIVEN_UP = book.event("knight_given_up", "LA-484", house=HOUSE, strength="number", place=PLACES)

REMOVED = PLACES.add(
    "removed", when=COURT_OF_THE_KING, number=0, held=0, placed=0, favour=0, accepts=never, arrive=nothing_happens
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


def a_bishop(s: CourtTable, seat: int, out: list[int]) -> None:
    if players_own(s, s.house) and bishop_is_there(s, s.house):
        offer(out, TAKE_BISHOP())


def bishop_taken(s: CourtTable, seat: int) -> None:
    take_bishop(s, s.house)


WHICH_UPGRADE.also(a_bishop, {TAKE_BISHOP: bishop_taken}, when=COURT_OF_THE_KING)
WHICH_PLACED_UPGRADE.also(a_bishop, {TAKE_BISHOP: bishop_taken}, when=COURT_OF_THE_KING)

# --- an ally's bishop (LA-484) --------------------------------------------------------------------------------------


def a_bishop_for_a_knight(s: CourtTable, seat: int, out: list[int]) -> None:
    """Any held allied knight (LA-R78)."""
    if not players_own(s, s.house) and bishop_is_there(s, s.house):
        for knight in range(KNIGHTS):
            if is_held(s, s.house, knight) and first_of_its_kind(s, s.house, knight):
                offer(out, TRADE_FOR_BISHOP(STRENGTH[knight], s.place[s.house][knight]))


def knight_traded_for_bishop(s: CourtTable, seat: int, strength: int, place: int) -> None:
    s.place[s.house][knight_at(s, s.house, strength, place)] = REMOVED
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


WHICH_UPGRADE.also(a_bishop_for_a_knight, {TRADE_FOR_BISHOP: knight_traded_for_bishop}, when=COURT_OF_THE_KING | ALLIES)
