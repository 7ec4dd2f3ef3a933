"""Privileges that go with a knight: shield, archer and Tudor knight (LA-471 to LA-480)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Words, offer, tell

from ...allies import ALLIES, ally_of
from ...conflicts import CONFLICT_PLACE, ON_SPACE, free_space
from ...counties import ARRIVING, COUNTY_PLACE, ENTER_COUNTY, FORCE, drive_out_the_occupant
from ...county_rewards import COUNTY_EVALUATION, return_from_the_county
from ...crossing import CROSS, WHICH_CONFLICT, crossed
from ...knights import COURT, first_of_its_kind, holder, knight_at
from ...parliament import SERVING, serve_a_player
from ...placing import CAN_PLACE, PLACING, WHERE_TO_PLACE, go_there
from ...round import ROUND, evaluate_the_conflicts
from ...table import CONFLICTS, COUNTIES, HOUSE, KNIGHTS, PLACES, SPACES, STRENGTH, STRONGEST, Table, book
from .board import COURT_OF_THE_KING, CourtTable
from .lords import TUDOR_STRENGTH

BROUGHT = Words("privileges", ("shield", "tudor", "shield-tudor", "archer", "archer-tudor"))
SHIELD, TUDOR, SHIELD_TUDOR, ARCHER, ARCHER_TUDOR = range(5)
BRINGS_SHIELD = (1, 0, 1, 0, 0)
BRINGS_TUDOR = (0, 1, 1, 0, 1)
BRINGS_ARCHER = (0, 0, 0, 1, 1)
UNBEATABLE = 100
"""More force than anybody can bring."""

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


def fits(s: CourtTable, place: int, house: int, strength: int, brought: int) -> bool:
    """Shield and Tudor knight to a county, archer and Tudor knight to a conflict."""
    for county in range(COUNTIES):
        if place == COUNTY_PLACE[county]:
            helped = strength + TUDOR_STRENGTH * BRINGS_TUDOR[brought]
            return BRINGS_ARCHER[brought] == 0 and bool(PLACES.accepts(s, place, house, helped))
    for conflict in range(CONFLICTS):
        if place == CONFLICT_PLACE[conflict] and BRINGS_SHIELD[brought] == 0:
            accepted = bool(PLACES.accepts(s, place, house, strength))
            return accepted and (BRINGS_ARCHER[brought] == 0 or archer_fits(s, conflict, house))
    return False


def fits_somewhere(s: CourtTable, house: int, strength: int, brought: int) -> bool:
    for place in range(PLACES.count):
        if fits(s, place, house, strength, brought):
            return True
    return False


def offer_with_privileges(s: CourtTable, house: int, knight: int, brought: int, out: list[int]) -> None:
    for place in range(PLACES.count):
        if fits(s, place, house, STRENGTH[knight], brought):
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
WHERE_TO_PLACE.also(placements_with_privileges, {PLACE_WITH: placed_with}, when=COURT_OF_THE_KING)
WHERE_TO_PLACE.also(
    allied_placements_with_privileges, {PLACE_ALLY_WITH: ally_placed_with}, when=COURT_OF_THE_KING | ALLIES
)


def set_the_privileges_down(s: CourtTable) -> None:
    """With the knight, where it has just arrived."""
    for county in range(COUNTIES):
        if s.target == COUNTY_PLACE[county]:
            s.shield_on[county] = max(s.shield_on[county], s.with_shield)
            s.tudor_in[county] = max(s.tudor_in[county], s.with_tudor)
    for conflict in range(CONFLICTS):
        if s.target == CONFLICT_PLACE[conflict]:
            s.tudors_with[s.house][conflict] += s.with_tudor
            if s.with_archer == 1:
                s.archer_on[conflict][space_of(s, conflict, s.house) + 1] = s.house
    s.with_shield = 0
    s.with_tudor = 0
    s.with_archer = 0


PLACING.after(go_there, set_the_privileges_down, when=COURT_OF_THE_KING)

# --- in a county (LA-473, LA-478, LA-480) ---------------------------------------------------------------------------


def the_shield(s: CourtTable, county: int) -> int:
    """A knight with a shield cannot be expelled (LA-473)."""
    return UNBEATABLE * s.shield_on[county]


def the_tudor_knight_there(s: CourtTable, county: int) -> int:
    return TUDOR_STRENGTH * s.tudor_in[county]


def the_tudor_knight_arriving(s: CourtTable) -> int:
    return TUDOR_STRENGTH * s.with_tudor


def tudor_of_the_expelled_returns(s: CourtTable) -> None:
    """To the regal board (LA-480, LA-R65)."""
    s.tudor_in[PLACES.number[s.target]] = 0


def privileges_return_from_the_county(s: CourtTable) -> None:
    """After its evaluation (LA-473, LA-480)."""
    s.shield_on[s.county] = 0
    s.tudor_in[s.county] = 0


def privileges_of_the_recalled_return(s: CourtTable) -> None:
    """A knight that has left its county leaves them behind (LA-473, LA-624)."""
    for county in range(COUNTIES):
        if holder(s, COUNTY_PLACE[county]) == NOBODY:
            s.shield_on[county] = 0
            s.tudor_in[county] = 0


def crossed_with_the_tudor_knight(s: CourtTable, seat: int, conflict: int) -> None:
    """The Tudor knight stays with its knight, the shield does not (LA-473, LA-480)."""
    crossed(s, seat, conflict)
    s.tudors_with[s.house][conflict] += s.tudor_in[s.county]
    s.tudor_in[s.county] = 0
    s.shield_on[s.county] = 0


FORCE.add(the_shield, when=COURT_OF_THE_KING)
FORCE.add(the_tudor_knight_there, when=COURT_OF_THE_KING)
ARRIVING.add(the_tudor_knight_arriving, when=COURT_OF_THE_KING)
ENTER_COUNTY.after(drive_out_the_occupant, tudor_of_the_expelled_returns, when=COURT_OF_THE_KING)
COUNTY_EVALUATION.after(return_from_the_county, privileges_return_from_the_county, when=COURT_OF_THE_KING)
SERVING.after(serve_a_player, privileges_of_the_recalled_return, when=COURT_OF_THE_KING)
WHICH_CONFLICT.replace(CROSS, crossed_with_the_tudor_knight, when=COURT_OF_THE_KING)

# --- not used (LA-472) ----------------------------------------------------------------------------------------------


def return_unused_privileges(s: CourtTable) -> None:
    """To the regal board, after the conflicts; those received this round are for the next (LA-471, LA-472)."""
    for house in range(s.houses):
        s.shields[house] = s.new_shields[house]
        s.archers[house] = s.new_archers[house]
        s.tudors[house] = s.new_tudors[house]
        s.new_shields[house] = 0
        s.new_archers[house] = 0
        s.new_tudors[house] = 0


ROUND.after(evaluate_the_conflicts, return_unused_privileges, when=COURT_OF_THE_KING)
