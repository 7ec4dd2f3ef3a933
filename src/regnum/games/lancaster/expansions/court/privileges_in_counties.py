"""Privileges in counties, and those that nobody used (LA-472, LA-473, LA-478, LA-480)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Condition

from ...counties import (
    ARRIVING,
    COUNTY_ACCEPTS,
    COUNTY_PLACE,
    ENTER_COUNTY,
    FORCE,
    can_drive_out,
    drive_out_the_occupant,
)
from ...county_rewards import COUNTY_EVALUATION, return_from_the_county
from ...crossing import CROSS, WHICH_CONFLICT, crossed
from ...knights import holder
from ...parliament import SERVING, serve_a_player
from ...round import ROUND, evaluate_the_conflicts
from ...table import COUNTIES, PLACES
from .board import COURT_OF_THE_KING, CourtTable
from .lords import TUDOR_STRENGTH

UNBEATABLE = 100
"""More force than anybody can bring."""

# --- in a county (LA-473, LA-478, LA-480) ---------------------------------------------------------------------------


def no_shield_there(s: CourtTable, place: int, house: int, strength: int) -> bool:
    return s.shield_on[PLACES.number[place]] == 0


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


COUNTY_ACCEPTS.add(
    Condition(no_shield_there, "LA-473", "a shield protects the knight there: it cannot be expelled"),
    when=COURT_OF_THE_KING,
    before=can_drive_out,
)
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
