"""Tables that cannot be: a sentence for every rule that a position breaks (section 10)."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.kernel import NOBODY

from .allies import ALLIED_SPACE
from .castle import CASTLE_PLACE
from .conflicts import CONFLICT_PLACE, ON_SPACE
from .counties import COUNTY_PLACE, FORCE, MINIMUM
from .favour import IN_PLAY
from .knights import anybody_at, holder
from .setup import DECK, NOBLES_PER_COUNTY
from .table import (
    CARD,
    CONFLICT,
    COUNTY,
    FAVOUR,
    HOUSE,
    HOUSES,
    LAWS,
    PLACES,
    SPACES,
    TILE,
    Table,
    book,
    players_own,
)
from .with_allies import ALLIES

# --- pieces -------------------------------------------------------------------------------------------------


def goods(s: Table) -> Iterator[str]:
    for county, name in enumerate(COUNTY):
        if s.beside[county] and all(anybody_at(s, house, COUNTY_PLACE[county]) == NOBODY for house in range(HOUSES)):
            yield f"squires stand in {name} without a knight (LA-155)"
        if s.beside[county] and holder(s, COUNTY_PLACE[county]) >= s.players:
            yield f"squires stand in {name} beside an allied knight, which uses none (LA-246)"
    for seat in range(s.players if s.question != NOBODY else 0):
        if s.score[seat] < 0:
            yield f"seat {seat} has {s.score[seat]} points; nothing costs points before the end (LA-14, LA-220)"


def knights(s: Table) -> Iterator[str]:
    if s.houses % s.players or (s.round and not s.houses):
        yield f"{s.houses} houses are in play; each of {s.players} players has his own (LA-1)"
    for county, name in enumerate(COUNTY):
        if sum(row.count(COUNTY_PLACE[county]) for row in s.place) > 1:
            yield f"{name} holds more than one knight (LA-56)"
        elif holder(s, COUNTY_PLACE[county]) != NOBODY and FORCE(s, county) - s.beside[county] < MINIMUM[county]:
            yield f"the knight in {name} is too weak for it: strength {MINIMUM[county]} is wanted (LA-50)"
    for house, name in enumerate(HOUSE):
        for tile, space in enumerate(TILE):
            held = s.place[house].count(CASTLE_PLACE[tile])
            if held > 1 or (held and (not players_own(s, house) or s.built[house][tile])):
                yield f"the space {space} of {name}'s castle cannot hold {held} knights (LA-60, LA-274)"
        for space in ALLIED_SPACE:
            held = s.place[house].count(PLACES.names.index(f"castle-{space}"))
            if held > (not players_own(s, house)):
                yield f"the space {space} of an ally's castle cannot hold {held} knights of {name} (LA-245)"


def conflicts(s: Table) -> Iterator[str]:
    for conflict, name in enumerate(CONFLICT):
        present = [house for house in range(HOUSES) if CONFLICT_PLACE[conflict] in s.place[house]]
        spaces = [house for house in s.stands[conflict] if house != NOBODY]
        # While a card is being evaluated, knights leave it one by one.
        if sorted(spaces) != present and conflict != s.conflict:
            yield f"the spaces of the conflict {name} do not match the knights there (LA-65)"
        if present and s.card[conflict] == NOBODY:
            yield f"knights stand in {name}, where no conflict is (LA-63)"
        # An ally's knight may be given up for a bishop, and leave a gap (LA-484).
        taken = [ON_SPACE(s, conflict, space) > 0 for space in range(SPACES)]
        if taken != sorted(taken, reverse=True) and not s.modules & ALLIES:
            yield f"the spaces of the conflict {name} are filled from the top (LA-63)"
    for card, name in enumerate(CARD):
        if s.deck[card] + s.card.count(card) > 1:
            yield f"the conflict card {name} is there twice (LA-15)"
        if (s.deck[card] or card in s.card) and not DECK[s.players][card]:
            yield f"the conflict card {name} is removed from a game of {s.players} (LA-22)"


def favours(s: Table) -> Iterator[str]:
    for tile, name in enumerate(FAVOUR):
        if s.favours[tile] and not IN_PLAY[s.players][tile]:
            yield f"the favour {name} is removed from a game of {s.players} (LA-23)"


def laws(s: Table) -> Iterator[str]:
    if s.round and NOBODY in s.in_force:
        yield "fewer than three laws are in force (LA-273)"
    for law, name in enumerate(LAWS.names):
        if s.pile[law] + s.in_force.count(law) + s.proposal.count(law) > 1:
            yield f"the law {name} is there twice (LA-15)"
    revealed = [LAWS.group[law] for law in (*s.in_force, *s.proposal) if law != NOBODY]
    for law, name in enumerate(LAWS.names):
        if s.pile[law] and LAWS.group[law] < max(revealed, default=0):
            yield f"the law {name} is still in the pile, and a law of a later group has been revealed (LA-25)"


def nobles(s: Table) -> Iterator[str]:
    for county, name in enumerate(COUNTY):
        kind = s.noble_kind[county]
        if kind == NOBODY and s.houses:
            yield f"no nobles have been laid in {name} (LA-21)"
        if kind == NOBODY:
            continue
        if s.noble_kind.count(kind) > 1:
            yield f"{name} has the nobles of another county (LA-21)"
        there = s.nobles_left[county] + sum(row[kind] for row in s.noble)
        # Only an ally makes nobles leave the game (LA-250, LA-252).
        if there > NOBLES_PER_COUNTY[s.players] or (there < NOBLES_PER_COUNTY[s.players] and not s.modules & ALLIES):
            yield f"{there} nobles of {name}; there are {NOBLES_PER_COUNTY[s.players]} (LA-21)"


for _part in (goods, knights, conflicts, favours, laws, nobles):
    book.complaints.add(_part)
