"""What must be true of the regal board at every table (LA-450, LA-458, LA-470 to LA-480)."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.kernel import NOBODY

from ...conflicts import CONFLICT_PLACE
from ...counties import COUNTY_PLACE
from ...knights import anybody_at, holder
from ...pieces import mustered
from ...table import CONFLICT, COUNTY, DATA, HOUSE, book
from .board import BISHOPS, COURT_OF_THE_KING, FIRST_OFFICE, OFFICE, SEALS, CourtTable
from .lords import OFFICE_PLACE, WHICH_SUPPORT, bishops_at_court

# --- pieces (LA-450) --------------------------------------------------------------------------------------------------


def bishops_there(s: CourtTable, one: int) -> int:
    return BISHOPS[s.players]


def bishops_taken(s: CourtTable, one: int) -> int:
    return sum(s.bishops)


def seals_there(s: CourtTable, one: int) -> int:
    return SEALS


def seals_taken(s: CourtTable, one: int) -> int:
    return sum(s.seals)


def privileges_there(s: CourtTable, privilege: int) -> int:
    return int(DATA["components"][PRIVILEGES[privilege]])


def privileges_out(s: CourtTable, privilege: int) -> int:
    """With the houses, this round's and the next's, and where they have been put."""
    return (
        sum(s.shields) + sum(s.new_shields) + sum(s.shield_on) + s.with_shield,
        sum(s.archers)
        + sum(s.new_archers)
        + sum(house != NOBODY for row in s.archer_on for house in row)
        + s.with_archer,
        sum(s.tudors) + sum(s.new_tudors) + sum(s.tudor_in) + s.with_tudor + tudors_standing(s),
    )[privilege]


def archers_standing(s: CourtTable) -> int:
    return sum(house != NOBODY for row in s.archer_on for house in row)


def tudors_standing(s: CourtTable) -> int:
    return sum(map(sum, s.tudors_on)) + sum(map(sum, s.tudors_with))


PRIVILEGES = ("shields", "archers", "tudor_knights")
"""In the order of the privileges."""

for _rest, _there, _taken in (("bishops", bishops_there, bishops_taken), ("seals", seals_there, seals_taken)):
    book.supply(
        f"{_rest}_left",
        (_rest,),
        _there,
        _taken,
        "LA-450",
        kept="regal board",
        shared=(_rest,),
        when=COURT_OF_THE_KING,
        counted=mustered,
    )
book.supply("", PRIVILEGES, privileges_there, privileges_out, "LA-450", when=COURT_OF_THE_KING, counted=mustered)

# --- where they stand -------------------------------------------------------------------------------------------------


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
        for house in range(s.houses):
            if s.tudors_with[house][conflict] and anybody_at(s, house, CONFLICT_PLACE[conflict]) == NOBODY:
                yield f"a Tudor knight stands in {name} without a knight of {HOUSE[house]} (LA-480)"
    for county, name in enumerate(COUNTY):
        if (s.shield_on[county] or s.tudor_in[county]) and holder(s, COUNTY_PLACE[county]) == NOBODY:
            yield f"shield or Tudor knight stand in {name} without a knight (LA-473, LA-480)"


book.complaints.add(regal_board, when=COURT_OF_THE_KING)
book.complaints.add(privileges, when=COURT_OF_THE_KING)
