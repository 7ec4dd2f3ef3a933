"""A rule of thumb for Vive le Roi!: lift your Favourites, bury the others', spend a NO where it hurts you most."""

from __future__ import annotations

from regnum.games.vive_le_roi.castle import next_place
from regnum.games.vive_le_roi.count import IS_FAVOURITE
from regnum.games.vive_le_roi.placement import PLACE
from regnum.games.vive_le_roi.table import (
    COURTIERS,
    FLOORS,
    JESTER,
    NAMES,
    NAMES_ON_CARD,
    NO,
    PLACES,
    THRONE,
    YES,
    Table,
)
from regnum.games.vive_le_roi.turn import MOVE
from regnum.games.vive_le_roi.variants.ambition import AMBITIONS, KEEP, AmbitionTable, choosing_person
from regnum.games.vive_le_roi.vote import CAST
from regnum.kernel import ByVerb

EASE = (8, 40, 45, 70, 10, 30, 40, 25, 25, 5, 15, 10, 5, 25, 30, 35)
"""How often, in a hundred rounds, each Ambition card pays."""
COST_OF_NO = 20
COST_OF_STOMACHACHE = 30
POINT = 10
"""What one point of lead over the average is worth."""


def mine(s: Table, seat: int, character: int) -> int:
    """How many persons of the unit have this Favourite."""
    count = 0
    for person in range(s.unit_sizes[seat]):
        card = s.favourites[seat][person]
        for name in range(NAMES):
            if NAMES_ON_CARD[card][name] == character:
                count += IS_FAVOURITE(s, card, name)
    return count


def worth_under(s: Table, character: int, king: int) -> int:
    """What a character scores if that king is crowned as things stand."""
    place = THRONE if character == king else s.place[character]
    if king == JESTER:
        return PLACES.reversed_points[place]
    return PLACES.points[place]


def lead_under(s: Table, seat: int, king: int) -> int:
    """How far a person of the unit would come out ahead of somebody with an average card, in tenths of a point."""
    own = 0
    everybody = 0
    for courtier in range(COURTIERS):
        worth = worth_under(s, courtier, king)
        own += mine(s, seat, courtier) * worth
        everybody += worth
    return POINT * own // max(1, s.unit_sizes[seat]) - POINT * NAMES * everybody // COURTIERS


def objections_left(s: Table) -> int:
    """How many NO and Stomachache cards are still in all hands."""
    count = 0
    for seat in range(s.players):
        count += s.noes[seat] + s.stomachaches[seat]
    return count


def value_of_place(s: Table, seat: int, courtier: int, floor: int) -> int:
    if mine(s, seat, courtier) > 0:
        return 30 * floor
    return 10 - 5 * floor


def value_of_move(s: Table, seat: int, character: int) -> int:
    place = next_place(s, character)
    own = mine(s, seat, character)
    if place == THRONE:
        return value_of_presenting(s, seat, character, own)
    if place > THRONE:
        return 30 - 60 * own
    if character == JESTER:
        return 5
    if own > 0:
        return 60 + 4 * place
    return -10 if place < FLOORS - 1 else 10


def value_of_presenting(s: Table, seat: int, character: int, own: int) -> int:
    """A sure crown is worth its lead; before that one's own go to the dungeon, and the others' to theirs."""
    lead = lead_under(s, seat, character)
    if objections_left(s) == 0:
        return 100 + 3 * lead
    if own > 0:
        return lead - 120
    if lead > 0:
        return 50 + lead
    if s.noes[seat] == 0:
        return lead - 50
    return 30


def value_of_vote(s: Table, seat: int, card: int) -> int:
    lead = lead_under(s, seat, s.candidate)
    if card == YES:
        return lead
    if card == NO:
        return -lead - COST_OF_NO - 40 * mine(s, seat, s.candidate)
    return -lead - COST_OF_STOMACHACHE


def value_of_keeping(s: AmbitionTable, seat: int, place: int) -> int:
    card = s.ambitions[seat][choosing_person(s, seat)][place - 1]
    return EASE[card] * AMBITIONS.points[card]


ADVICE = ByVerb(
    "vive_le_roi",
    {PLACE: value_of_place, MOVE: value_of_move, CAST: value_of_vote, KEEP: value_of_keeping},
)
