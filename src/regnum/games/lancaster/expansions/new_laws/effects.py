"""Who is entitled by the New Laws, and the plain gains (LA-420 to LA-437)."""

from __future__ import annotations

from regnum.kernel import NOBODY

from ...castle import CASTLE_PLACE, tiles_built
from ...conflicts import CONFLICT_PLACE
from ...counties import COUNTY_PLACE
from ...knights import anybody_at, placed_of_strength
from ...law_effects import ONE, TWO
from ...nobles import nobles_of
from ...supply import gain
from ...table import CONFLICTS, COUNTIES, GOLD, KNIGHTS, LAWS, SQUIRES, STRENGTH, TILES, VOTES, Table

TWOS = STRENGTH.count(TWO)

# --- who is entitled, and how often ---------------------------------------------------------------------------------


def without_a_noble(s: Table, law: int, seat: int) -> int:
    return 1 if nobles_of(s, seat) == 0 else 0


def placed_ones(s: Table, law: int, seat: int) -> int:
    return placed_of_strength(s, seat, ONE)


def both_twos_placed(s: Table, law: int, seat: int) -> int:
    return 1 if placed_of_strength(s, seat, TWO) == TWOS else 0


def knights_in_the_castle(s: Table, law: int, seat: int) -> int:
    count = 0
    for space in range(TILES):
        if anybody_at(s, seat, CASTLE_PLACE[space]) != NOBODY:
            count += 1
    return count


def extensions_built(s: Table, law: int, seat: int) -> int:
    return tiles_built(s, seat)


def pairs_of_squires_in_counties(s: Table, law: int, seat: int) -> int:
    """All counties added up first (LA-434)."""
    squires = 0
    for county in range(COUNTIES):
        if anybody_at(s, seat, COUNTY_PLACE[county]) != NOBODY:
            squires += s.beside[county]
    return squires // LAWS.step[law]


def counties_without_nobles(s: Table, law: int, seat: int) -> int:
    count = 0
    for county in range(COUNTIES):
        if s.nobles_left[county] == 0 and anybody_at(s, seat, COUNTY_PLACE[county]) != NOBODY:
            count += 1
    return count


def knights_in_conflicts(s: Table, seat: int) -> int:
    count = 0
    for knight in range(KNIGHTS):
        for conflict in range(CONFLICTS):
            if s.place[seat][knight] == CONFLICT_PLACE[conflict]:
                count += 1
    return count


def most_knights_in_conflicts(s: Table, law: int, seat: int) -> int:
    """Everybody with the highest number, in either row; 0 never qualifies (LA-12, LA-437)."""
    own = knights_in_conflicts(s, seat)
    for other in range(s.players):
        if knights_in_conflicts(s, other) > own:
            return 0
    return min(1, own)


# --- what they receive ----------------------------------------------------------------------------------------------


def votes(s: Table, law: int) -> None:
    gain(s, s.active, VOTES, s.entitled[s.active] * LAWS.gain[law])


def gold_and_vote(s: Table, law: int) -> None:
    gain(s, s.active, GOLD, LAWS.gain[law])
    gain(s, s.active, VOTES, LAWS.gain[law])


def squire_and_vote(s: Table, law: int) -> None:
    gain(s, s.active, SQUIRES, LAWS.gain[law])
    gain(s, s.active, VOTES, LAWS.gain[law])
