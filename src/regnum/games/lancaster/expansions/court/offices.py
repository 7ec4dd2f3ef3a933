"""Phase 3: who holds the offices, and what they bring (LA-463 to LA-470, LA-490)."""

from __future__ import annotations

from regnum.kernel import NOBODY, tell

from ...round import ROUND, evaluate_the_counties
from ...table import DATA, HOUSE, ROUNDS, book, players_own
from .board import AT_COURT, COURT_OF_THE_KING, OFFICE, OFFICES, CourtTable
from .lords import dissolve_the_stack, lord_at

SEALS_OF = tuple(int(office["seals"]) for office in DATA["office"])
PRIVILEGE = ("shield", "archer", "tudor")
GIVES = tuple(PRIVILEGE.index(office["privilege"]) for office in DATA["office"])
SHIELD, ARCHER, TUDOR = range(3)
LAST_ROUND_OF_PRIVILEGE = tuple(ROUNDS if office["round_5_privilege"] else ROUNDS - 1 for office in DATA["office"])

OFFICE_TAKEN = book.event("office_taken", "LA-464", house=HOUSE, office=OFFICE)
OFFICE_PAYS = book.event("office_pays", "LA-466", house=HOUSE, office=OFFICE, seals="number")


def award_the_offices(s: CourtTable) -> None:
    """In order; without a candidate the former holder keeps the card (LA-463 to LA-465)."""
    for office in range(OFFICES):
        candidate = lord_at(s, office)
        if candidate != NOBODY:
            s.holder_of[office] = candidate
            tell(s, OFFICE_TAKEN, candidate, office)


def pay_the_officers(s: CourtTable) -> None:
    """New or old, each receives the goods of the office (LA-466)."""
    for office in range(OFFICES):
        house = s.holder_of[office]
        if house != NOBODY:
            seals = receive_seals(s, house, SEALS_OF[office])
            tell(s, OFFICE_PAYS, house, office, seals)
            if s.round <= LAST_ROUND_OF_PRIVILEGE[office]:
                receive_privilege(s, house, GIVES[office])


def receive_seals(s: CourtTable, house: int, seals: int) -> int:
    """As far as the 24 go; an ally never has any. How many it were (LA-470, LA-490)."""
    if not players_own(s, house):
        return 0
    received = min(seals, s.seals_left)
    s.seals[house] += received
    s.seals_left -= received
    return received


def receive_privilege(s: CourtTable, house: int, privilege: int) -> None:
    """For the next round (LA-471)."""
    if privilege == SHIELD:
        s.new_shields[house] += 1
    elif privilege == ARCHER:
        s.new_archers[house] += 1
    else:
        s.new_tudors[house] += 1


def bring_the_lords_home(s: CourtTable) -> None:
    """With bishops and knights; Tudor knights return to the regal board (LA-468)."""
    for house in range(s.houses):
        for office in range(OFFICES):
            dissolve_the_stack(s, house, office)
        s.lord[house] = AT_COURT


ROUND.before(evaluate_the_counties, award_the_offices, pay_the_officers, bring_the_lords_home, when=COURT_OF_THE_KING)
