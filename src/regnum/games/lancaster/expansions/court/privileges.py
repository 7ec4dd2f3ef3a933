"""Privileges that go with a knight: shield, archer and Tudor knight (LA-471 to LA-480)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Condition, Deeper, May, Words, offer, tell

from ...allies import ally_of
from ...conflicts import CONFLICT_PLACE, ON_SPACE, free_space
from ...counties import (
    COUNTY_PLACE,
)
from ...knights import COURT, first_of_its_kind, knight_at
from ...placing import CAN_PLACE, PLACING, WHERE_TO_PLACE, accepted_by, go_there
from ...table import CONFLICTS, COUNTIES, HOUSE, KNIGHTS, PLACES, SPACES, STRENGTH, STRONGEST, Table, book
from ...with_allies import ALLIES
from .board import COURT_OF_THE_KING, CourtTable
from .lords import TUDOR_STRENGTH

BROUGHT = Words("privileges", ("shield", "tudor", "shield-tudor", "archer", "archer-tudor"))
SHIELD, TUDOR, SHIELD_TUDOR, ARCHER, ARCHER_TUDOR = range(5)
BRINGS_SHIELD = (1, 0, 1, 0, 0)
BRINGS_TUDOR = (0, 1, 1, 0, 1)
BRINGS_ARCHER = (0, 0, 0, 1, 1)

PLACE_WITH = book.action("place_with", strength=range(1, STRONGEST + 1), at=PLACES, privileges=BROUGHT)
PLACE_ALLY_WITH = book.action("place_ally_with", strength=range(1, STRONGEST + 1), at=PLACES, privileges=BROUGHT)

PRIVILEGES_USED = book.event("privileges_used", "LA-471", house=HOUSE, privileges=BROUGHT)

# --- with which knight where (LA-471, LA-473, LA-474, LA-477) -------------------------------------------------------


def has_them(s: CourtTable, house: int, brought: int) -> bool:
    return (
        s.shields[house] >= BRINGS_SHIELD[brought]
        and s.tudors[house] >= BRINGS_TUDOR[brought]
        and s.archers[house] >= BRINGS_ARCHER[brought]
    )


def space_of(s: Table, conflict: int, house: int) -> int:
    """Where the house's stack stands, or would."""
    for space in range(SPACES):
        if s.stands[conflict][space] == house:
            return space
    return free_space(s, conflict)


def archer_fits(s: Table, conflict: int, house: int) -> bool:
    """The space directly below the stack is free (LA-474)."""
    below = space_of(s, conflict, house) + 1
    return below < SPACES and ON_SPACE(s, conflict, below) == 0


def is_county(place: int) -> bool:
    return COUNTY_PLACE[0] <= place <= COUNTY_PLACE[COUNTIES - 1]


def is_conflict(place: int) -> bool:
    return CONFLICT_PLACE[0] <= place <= CONFLICT_PLACE[CONFLICTS - 1]


def knight_to_bring_them(s: CourtTable, house: int, strength: int, place: int, brought: int) -> bool:
    return knight_at(s, house, strength, COURT) != NOBODY


def can_be_brought(s: CourtTable, house: int, strength: int, place: int, brought: int) -> bool:
    return has_them(s, house, brought)


def shield_goes_there(s: CourtTable, house: int, strength: int, place: int, brought: int) -> bool:
    return BRINGS_SHIELD[brought] == 0 or is_county(place)


def archer_goes_there(s: CourtTable, house: int, strength: int, place: int, brought: int) -> bool:
    return BRINGS_ARCHER[brought] == 0 or is_conflict(place)


def tudor_goes_there(s: CourtTable, house: int, strength: int, place: int, brought: int) -> bool:
    return is_county(place) or is_conflict(place)


def accepted_with_help(s: CourtTable, house: int, strength: int, place: int, brought: int) -> bool:
    return PLACES.accepts(s, place, house, strength + TUDOR_STRENGTH * BRINGS_TUDOR[brought]) == 1


def as_of_a_stronger_one(
    s: CourtTable, house: int, strength: int, place: int, brought: int
) -> tuple[May, tuple[int, ...]]:
    return accepted_by(place), (place, house, strength + TUDOR_STRENGTH * BRINGS_TUDOR[brought])


def space_for_the_archer(s: CourtTable, house: int, strength: int, place: int, brought: int) -> bool:
    return BRINGS_ARCHER[brought] == 0 or archer_fits(s, PLACES.number[place], house)


MAY_BRING = May(
    "place_with",
    Condition(knight_to_bring_them, "LA-40", "no knight of strength {strength} is at that court"),
    Condition(can_be_brought, "LA-471", "that house does not have these privileges to use in this round"),
    Condition(shield_goes_there, "LA-473", "a shield goes with a knight to a county"),
    Condition(archer_goes_there, "LA-474", "an archer goes with a knight to a conflict"),
    Condition(tudor_goes_there, "LA-477", "a Tudor knight goes with a knight to a county or a conflict"),
    Deeper(accepted_with_help, as_of_a_stronger_one),
    Condition(space_for_the_archer, "LA-474", "the space below the stack is not free for the archer"),
)
"""Of a house: shield and Tudor knight to a county, archer and Tudor knight to a conflict."""


def ally_may_bring(s: CourtTable, seat: int, strength: int, place: int, brought: int) -> bool:
    return MAY_BRING(s, ally_of(s, seat), strength, place, brought) == 1


def as_for_ones_own(s: CourtTable, seat: int, strength: int, place: int, brought: int) -> tuple[May, tuple[int, ...]]:
    return MAY_BRING, (ally_of(s, seat), strength, place, brought)


ALLY_MAY_BRING = May("place_ally_with", Deeper(ally_may_bring, as_for_ones_own))


def fits_somewhere(s: CourtTable, house: int, strength: int, brought: int) -> bool:
    for place in range(PLACES.count):
        if MAY_BRING(s, house, strength, place, brought):
            return True
    return False


def offer_with_privileges(s: CourtTable, house: int, knight: int, brought: int, out: list[int]) -> None:
    for place in range(PLACES.count):
        if MAY_BRING(s, house, STRENGTH[knight], place, brought):
            if house < s.players:
                offer(out, PLACE_WITH(STRENGTH[knight], place, brought))
            else:
                offer(out, PLACE_ALLY_WITH(STRENGTH[knight], place, brought))


def offer_all_with_privileges(s: CourtTable, house: int, out: list[int]) -> None:
    for brought in range(len(BROUGHT)):
        if has_them(s, house, brought):
            for knight in range(KNIGHTS):
                if s.place[house][knight] == COURT and first_of_its_kind(s, house, knight):
                    offer_with_privileges(s, house, knight, brought, out)


def placements_with_privileges(s: CourtTable, seat: int, out: list[int]) -> None:
    offer_all_with_privileges(s, seat, out)


def allied_placements_with_privileges(s: CourtTable, seat: int, out: list[int]) -> None:
    """A privilege works only with pieces of the house that holds it (LA-490)."""
    offer_all_with_privileges(s, ally_of(s, seat), out)


def bring_along(s: CourtTable, house: int, strength: int, place: int, brought: int) -> None:
    s.house = house
    s.knight = knight_at(s, house, strength, COURT)
    s.target = place
    s.with_shield = BRINGS_SHIELD[brought]
    s.with_tudor = BRINGS_TUDOR[brought]
    s.with_archer = BRINGS_ARCHER[brought]
    s.shields[house] -= s.with_shield
    s.tudors[house] -= s.with_tudor
    s.archers[house] -= s.with_archer
    tell(s, PRIVILEGES_USED, house, brought)


def placed_with(s: CourtTable, seat: int, strength: int, place: int, brought: int) -> None:
    bring_along(s, seat, strength, place, brought)


def ally_placed_with(s: CourtTable, seat: int, strength: int, place: int, brought: int) -> None:
    bring_along(s, ally_of(s, seat), strength, place, brought)


def placeable_with_the_tudor_knight(s: CourtTable, house: int) -> int:
    """A knight too weak by itself has a legal placement if the Tudor knight goes along (LA-41, LA-478)."""
    if s.tudors[house] > 0:
        for knight in range(KNIGHTS):
            if s.place[house][knight] == COURT and fits_somewhere(s, house, STRENGTH[knight], TUDOR):
                return 1
    return 0


def allies_placeable_with_the_tudor_knight(s: CourtTable, seat: int) -> int:
    return placeable_with_the_tudor_knight(s, ally_of(s, seat))


CAN_PLACE.add(placeable_with_the_tudor_knight, when=COURT_OF_THE_KING)
CAN_PLACE.add(allies_placeable_with_the_tudor_knight, when=COURT_OF_THE_KING | ALLIES)
WHERE_TO_PLACE.also(
    placements_with_privileges, {PLACE_WITH: placed_with}, when=COURT_OF_THE_KING, may={PLACE_WITH: MAY_BRING}
)
WHERE_TO_PLACE.also(
    allied_placements_with_privileges,
    {PLACE_ALLY_WITH: ally_placed_with},
    when=COURT_OF_THE_KING | ALLIES,
    may={PLACE_ALLY_WITH: ALLY_MAY_BRING},
)


def set_the_privileges_down(s: CourtTable) -> None:
    """With the knight, where it has just arrived."""
    number = PLACES.number[s.target]
    if is_county(s.target):
        s.shield_on[number] = max(s.shield_on[number], s.with_shield)
        s.tudor_in[number] = max(s.tudor_in[number], s.with_tudor)
    if is_conflict(s.target):
        s.tudors_with[s.house][number] += s.with_tudor
        if s.with_archer == 1:
            s.archer_on[number][space_of(s, number, s.house) + 1] = s.house
    s.with_shield = 0
    s.with_tudor = 0
    s.with_archer = 0


PLACING.after(go_there, set_the_privileges_down, when=COURT_OF_THE_KING)
