"""Regal boards that cannot be (LA-458, LA-470 to LA-483)."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.kernel import NOBODY

from ...conflicts import CONFLICT_PLACE
from ...counties import COUNTY_PLACE, ENTER_COUNTY
from ...knights import anybody_at, holder
from ...parliament import PARLIAMENT
from ...placing import PLACING
from ...table import CONFLICT, COUNTY, HOUSE, PLACES, book, players_own
from .bishops import REMOVED
from .board import AT_COURT, COURT_OF_THE_KING, FIRST_OFFICE, OFFICE, CourtTable
from .lords import OFFICE_PLACE, TREASURY, WHICH_SUPPORT, bishops_at_court
from .offices import GIVES


def regal_board(s: CourtTable) -> Iterator[str]:
    if not s.round:
        return
    for office, name in enumerate(OFFICE):
        if s.lord.count(FIRST_OFFICE + office) > 1:
            yield f"two Lords stand on the space of the {name} (LA-458)"
        for house in range(s.houses):
            yield from supports_without_a_lord(s, house, office)
    for house, name in enumerate(HOUSE):
        if bishops_at_court(s, house) < 0:
            yield f"more bishops of {name} support Lords than it has (LA-483)"


def supports_without_a_lord(s: CourtTable, house: int, office: int) -> Iterator[str]:
    knights = s.place[house].count(OFFICE_PLACE[office])
    supported = s.bishops_on[house][office] + s.tudors_on[house][office] + knights
    applying = s.question == WHICH_SUPPORT and s.house == house and s.target == OFFICE_PLACE[office]
    if supported and not applying and s.lord[house] != FIRST_OFFICE + office:
        yield f"{HOUSE[house]} supports no Lord of its own on the space of the {OFFICE[office]} (LA-454, LA-456)"


def knights_at_court(s: CourtTable) -> Iterator[str]:
    """LA-460, LA-484."""
    for house in range(s.houses):
        name, removed = HOUSE[house], s.place[house].count(REMOVED)
        if TREASURY in s.place[house]:
            yield f"a knight of {name} is in the treasury, where only Lords go (LA-460)"
        if removed and players_own(s, house):
            yield f"a knight of {name} has left the game; only an ally's is given up (LA-484)"
        elif not players_own(s, house) and removed != s.bishops[house]:
            yield f"{name} has {s.bishops[house]} bishops for {removed} knights that were given up (LA-484)"


def offices_in_time(s: CourtTable) -> Iterator[str]:
    """Lords come home before the counties; privileges received then are for the next round (LA-463 to LA-471)."""
    if s.question == NOBODY:
        return
    if s.question == WHICH_SUPPORT and s.target not in OFFICE_PLACE:
        yield f"a Lord applies for an office, not for {PLACES.names[s.target]} (LA-454)"
    elif s.question == WHICH_SUPPORT and s.lord[s.house] != AT_COURT:
        yield f"the Lord of {HOUSE[s.house]} is not at court (LA-454)"
    early = PLACING.is_open(s) or PARLIAMENT.is_open(s)
    if early and any((*s.new_shields, *s.new_archers, *s.new_tudors)):
        yield "privileges of this round are received after the laws, with the offices (LA-466, LA-471)"
    if not early and any(place != AT_COURT for place in s.lord[: s.houses]):
        yield "the Lords are at court once the offices are settled (LA-468)"
    privileges = (s.shields, s.archers, s.tudors)
    for office, name in enumerate(OFFICE if early else ()):
        for house in range(s.houses):
            if privileges[GIVES[office]][house] and s.holder_of[office] != house:
                yield f"{HOUSE[house]} has a privilege of the {name} without the office (LA-466)"
    if not ENTER_COUNTY.is_open(s) and (s.with_shield or s.with_archer or s.with_tudor):
        yield "a privilege goes along only while a knight is placed (LA-471)"


def privileges(s: CourtTable) -> Iterator[str]:
    for conflict, name in enumerate(CONFLICT):
        above = (NOBODY, *s.stands[conflict])
        for space, archer in enumerate(s.archer_on[conflict]):
            stack = s.stands[conflict][space]
            # An ally's knight may be given up, and its archer stays (LA-484).
            if archer != NOBODY and above[space] != archer and players_own(s, archer):
                yield f"the archer of {HOUSE[archer]} does not stand below its own knights in {name} (LA-474)"
            if NOBODY not in (stack, archer):
                yield f"an archer stands on the space of a stack in the conflict {name} (LA-475)"
            if archer != NOBODY and s.card[conflict] == NOBODY:
                yield f"an archer stands in {name}, where no conflict is (LA-474)"
        # Where prisoners are being ransomed, one after the other, their Tudor knights leave together at the end.
        for house in range(s.houses) if conflict != s.conflict else ():
            if s.tudors_with[house][conflict] and anybody_at(s, house, CONFLICT_PLACE[conflict]) == NOBODY:
                yield f"a Tudor knight stands in {name} without a knight of {HOUSE[house]} (LA-480)"
    for county, name in enumerate(COUNTY):
        if (s.shield_on[county] or s.tudor_in[county]) and holder(s, COUNTY_PLACE[county]) == NOBODY:
            yield f"shield or Tudor knight stand in {name} without a knight (LA-473, LA-480)"


for _part in (regal_board, knights_at_court, offices_in_time, privileges):
    book.complaints.add(_part, when=COURT_OF_THE_KING)
