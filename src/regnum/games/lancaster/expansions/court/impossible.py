"""Regal boards that cannot be (LA-458, LA-470 to LA-483)."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.kernel import NOBODY

from ...conflicts import CONFLICT_PLACE
from ...counties import COUNTY_PLACE
from ...knights import anybody_at, holder
from ...table import CONFLICT, COUNTY, HOUSE, book
from .board import COURT_OF_THE_KING, FIRST_OFFICE, OFFICE, CourtTable
from .lords import OFFICE_PLACE, WHICH_SUPPORT, bishops_at_court


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
    supported = s.bishops_on[house][office] + s.tudors_on[house][office]
    applying = s.question == WHICH_SUPPORT and s.house == house and s.target == OFFICE_PLACE[office]
    if supported and not applying and s.lord[house] != FIRST_OFFICE + office:
        yield f"{HOUSE[house]} supports no Lord of its own on the space of the {OFFICE[office]} (LA-456)"


def privileges(s: CourtTable) -> Iterator[str]:
    for conflict, name in enumerate(CONFLICT):
        for stack, archer in zip(s.stands[conflict], s.archer_on[conflict], strict=True):
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


book.complaints.add(regal_board, when=COURT_OF_THE_KING)
book.complaints.add(privileges, when=COURT_OF_THE_KING)
