"""Counting the pieces: what must be true of every table (section 10)."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.kernel import NOBODY

from .castle import CASTLE_PLACE
from .conflicts import CONFLICT_PLACE
from .counties import COUNTY_PLACE
from .knights import anybody_at
from .setup import NOBLES_PER_COUNTY
from .table import (
    CARD,
    CONFLICT,
    COUNTIES,
    COUNTY,
    GOLD,
    GOOD,
    HOUSE,
    HOUSES,
    LAWS,
    PIECES,
    SQUIRES,
    TILE,
    Table,
    book,
    players_own,
)


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


def goods(s: Table) -> Iterator[str]:
    for county, name in enumerate(COUNTY):
        if s.beside[county] and all(anybody_at(s, house, COUNTY_PLACE[county]) == NOBODY for house in range(HOUSES)):
            yield f"squires stand in {name} without a knight (LA-155)"


def knights(s: Table) -> Iterator[str]:
    if s.houses % s.players or (s.round and not s.houses):
        yield f"{s.houses} houses are in play; each of {s.players} players has his own (LA-1)"
    for county, name in enumerate(COUNTY):
        if sum(row.count(COUNTY_PLACE[county]) for row in s.place) > 1:
            yield f"{name} holds more than one knight (LA-56)"
    for house, name in enumerate(HOUSE):
        for tile, space in enumerate(TILE):
            held = s.place[house].count(CASTLE_PLACE[tile])
            if held > 1 or (held and (not players_own(s, house) or s.built[house][tile])):
                yield f"the space {space} of {name}'s castle cannot hold {held} knights (LA-60, LA-274)"


def conflicts(s: Table) -> Iterator[str]:
    for conflict, name in enumerate(CONFLICT):
        present = [house for house in range(HOUSES) if CONFLICT_PLACE[conflict] in s.place[house]]
        spaces = [house for house in s.stands[conflict] if house != NOBODY]
        # While a card is being evaluated, knights leave it one by one.
        if sorted(spaces) != present and conflict != s.conflict:
            yield f"the spaces of the conflict {name} do not match the knights there (LA-65)"
        if present and s.card[conflict] == NOBODY:
            yield f"knights stand in {name}, where no conflict is (LA-63)"
    for card, name in enumerate(CARD):
        if s.deck[card] + s.card.count(card) > 1:
            yield f"the conflict card {name} is there twice (LA-15)"


def laws(s: Table) -> Iterator[str]:
    if s.round and NOBODY in s.in_force:
        yield "fewer than three laws are in force (LA-273)"
    for law, name in enumerate(LAWS.names):
        if s.pile[law] + s.in_force.count(law) + s.proposal.count(law) > 1:
            yield f"the law {name} is there twice (LA-15)"


def leave_nobles_in_the_counties(s: Table) -> None:
    for county in range(COUNTIES):
        if s.noble_kind[county] != NOBODY:
            taken = sum(row[s.noble_kind[county]] for row in s.noble)
            s.nobles_left[county] = max(0, min(s.nobles_left[county], NOBLES_PER_COUNTY[s.players] - taken))


book.derive.add(leave_nobles_in_the_counties, because="the others of that county sit at the players' tables (LA-21)")
book.shared.append("noble")


def nobles(s: Table) -> Iterator[str]:
    for county, name in enumerate(COUNTY):
        kind = s.noble_kind[county]
        if kind == NOBODY:
            continue
        if s.noble_kind.count(kind) > 1:
            yield f"{name} has the nobles of another county (LA-21)"
        there = s.nobles_left[county] + sum(row[kind] for row in s.noble)
        if there > NOBLES_PER_COUNTY[s.players]:
            yield f"{there} nobles of {name}; there are {NOBLES_PER_COUNTY[s.players]} (LA-21)"


for _part in (goods, knights, conflicts, laws, nobles):
    book.complaints.add(_part)


def scores(s: Table) -> Iterator[int]:
    """Each player's points."""
    yield from s.score[: s.players]
