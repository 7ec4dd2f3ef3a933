"""What follows from the rest of a table: counts of pieces, and where in a round it stands (section 10)."""

from __future__ import annotations

from regnum.kernel import NOBODY

from .battles import RANSOMING
from .castle_rewards import CASTLES
from .counties import COUNTY_PLACE
from .county_rewards import COUNTY_EVALUATION
from .knights import holder
from .parliament import LAW, SERVING
from .round import ROUND
from .setup import FIRST_EXTENSIONS, NOBLES_PER_COUNTY
from .table import COUNTIES, GOLD, GOOD, HOUSES, KNIGHTS, PIECES, PLACES, SQUIRES, Table, book

# --- knights (LA-2) -----------------------------------------------------------------------------------------


def look_for_the_knights(s: Table) -> None:
    for house in range(HOUSES):
        for place in range(PLACES.count):
            s.there[house][place] = 0
        for knight in range(KNIGHTS):
            s.there[house][s.place[house][knight]] |= 1 << knight


book.derive.add(look_for_the_knights, because="so the knights stand (LA-2)")

# --- pieces -------------------------------------------------------------------------------------------------


def mustered(s: Table) -> bool:
    """Whether the players have their pieces."""
    return s.houses > 0


def in_stocks(s: Table, good: int) -> int:
    total = 0
    for seat in range(s.players):
        total += s.squires[seat] if good == SQUIRES else s.gold[seat] if good == GOLD else s.votes[seat]
    return total


def beside_knights(s: Table, good: int) -> int:
    total = 0
    if good == SQUIRES:
        for county in range(COUNTIES):
            total += s.beside[county]
    return total


OUTSIDE = book.tally("outside", in_stocks, beside_knights)
"""How many pieces of a good are not in the supply (LA-270)."""


def in_the_game(s: Table, good: int) -> int:
    return int(PIECES[good])


book.supply(
    "supply", GOOD, in_the_game, OUTSIDE, "LA-270", kept="supply", shared=("squires", "gold", "votes"), counted=mustered
)


def leave_nobles_in_the_counties(s: Table) -> None:
    for county in range(COUNTIES):
        if s.noble_kind[county] != NOBODY:
            taken = sum(row[s.noble_kind[county]] for row in s.noble)
            s.nobles_left[county] = max(0, min(s.nobles_left[county], NOBLES_PER_COUNTY[s.players] - taken))


book.derive.add(leave_nobles_in_the_counties, because="the others of that county sit at the players' tables (LA-21)")
book.shared.append("noble")

# --- the moment ---------------------------------------------------------------------------------------------


def begin_with_round_1(s: Table) -> None:
    if ROUND.is_open(s):
        s.round = max(1, s.round)


def count_who_was_served(s: Table) -> None:
    procedures = (FIRST_EXTENSIONS, SERVING, CASTLES, RANSOMING)
    if NOBODY not in (s.question, s.first) and any(procedure.is_open(s) for procedure in procedures):
        s.served = (s.active - s.first) % s.players + 1


def find_the_law(s: Table) -> None:
    if s.question != NOBODY and LAW.is_open(s) and s.law in s.in_force:
        s.sitting = s.in_force.index(s.law)


def find_the_house(s: Table) -> None:
    if s.question != NOBODY and COUNTY_EVALUATION.is_open(s) and s.county != NOBODY:
        house = holder(s, COUNTY_PLACE[s.county])
        s.house = s.house if house == NOBODY else house


book.derive.add(begin_with_round_1, because="the rounds count from 1 (LA-30)")
book.derive.add(count_who_was_served, because="players are served in player order (LA-8)")
book.derive.add(find_the_law, because="the law that is applied lies there (LA-90)")
book.derive.add(find_the_house, because="the house in the county being evaluated decides (LA-151)")
