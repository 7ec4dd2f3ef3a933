"""A rule of thumb for Lancaster: small knights where they suffice, big ones where they count, nothing left lying."""

from __future__ import annotations

from regnum.kernel import Thumb

from .battles import CARD_POINTS, CARD_STRENGTH, FREE
from .castle import BUILD, CASTLE_PLACE, tiles_built
from .castle_rewards import EVALUATE, PAY
from .conflicts import CONFLICT_PLACE, STACK
from .counties import COUNTY_PLACE, MINIMUM, SEND
from .county_rewards import TAKE
from .end import KNIGHTHOOD, NOBLE_POINTS
from .knights import UPGRADE
from .law_effects import BUY, EXCHANGE, TRADE
from .nobles import nobles_of, takeable
from .parliament import CAST
from .placing import PLACE
from .table import (
    CONFLICTS,
    COUNTIES,
    DATA,
    DECLINE,
    ITEMS,
    LAWS,
    PROPOSALS,
    ROUNDS,
    SPACES,
    TILES,
    YES,
    Table,
    book,
)

WORTH = {"extension": 75, "upgrade": 70, "new_knight": 45, "votes": 10, "squires": 12, "gold": 12, "points": 20}
COUNTY_WORTH: tuple[int, ...] = tuple(
    sum(WORTH.get(part["kind"], 40) * part.get("n", 1) for part in county["reward"]) for county in DATA["county"]
)
CASTLE_WORTH: tuple[int, ...] = tuple(
    sum(WORTH.get(part["kind"], 40) * part.get("n", 1) for part in space["reward"]) for space in DATA["castle_space"]
)
POINT = 12
NOBLE = 110
STRENGTH_COST = 14
"""What it costs to tie up one point of a knight's strength."""
SQUIRE_COST = 9


def worth_of_going_to(s: Table, seat: int, strength: int, place: int) -> int:
    """What a place promises, less the strength it ties up."""
    for county in range(COUNTIES):
        if place == COUNTY_PLACE[county]:
            noble = NOBLE if takeable(s, seat, county) else 0
            wasted = max(0, strength - MINIMUM[county])
            return max(COUNTY_WORTH[county], noble) + noble // 3 - STRENGTH_COST * wasted
    for conflict in range(CONFLICTS):
        if place == CONFLICT_PLACE[conflict]:
            return worth_of_conflict(s, strength, conflict)
    for space in range(TILES):
        if place == CASTLE_PLACE[space]:
            return CASTLE_WORTH[space] + 10 - STRENGTH_COST * (strength - 1)
    return 10


def worth_of_conflict(s: Table, strength: int, conflict: int) -> int:
    """The card's points by how strong one would stand, and the king's favour."""
    there = 0
    strongest = 0
    for space in range(SPACES):
        there += STACK(s, conflict, space)
        strongest = max(strongest, STACK(s, conflict, space))
    points = CARD_POINTS[s.card[conflict]][0 if strength >= strongest else 1]
    missing = max(0, CARD_STRENGTH[s.card[conflict]] - there - strength)
    return POINT * points - 6 * missing + 30 - 4 * strength


def value_of_placing(s: Table, seat: int, strength: int, place: int) -> int:
    return worth_of_going_to(s, seat, strength, place)


def value_of_sending(s: Table, seat: int, squires: int) -> int:
    """As few as it takes."""
    return -SQUIRE_COST * squires


def value_of_upgrade(s: Table, seat: int, strength: int, place: int) -> int:
    return 60 + 4 * strength


def value_of_declining(s: Table, seat: int) -> int:
    return 0


def value_of_building(s: Table, seat: int, tile: int) -> int:
    return 60 + CASTLE_WORTH[tile] // 4


def value_of_evaluating(s: Table, seat: int, item: int) -> int:
    """What pays comes before what costs."""
    return -10 * ITEMS.optional[item]


def value_of_paying(s: Table, seat: int) -> int:
    return 40


def value_of_taking(s: Table, seat: int, share: int) -> int:
    """The noble, the reward, or both while gold is not short."""
    if share == 0:
        return NOBLE
    if share == 1:
        return COUNTY_WORTH[s.county]
    return NOBLE + COUNTY_WORTH[s.county] - 3 * WORTH_OF_GOLD


WORTH_OF_GOLD = WORTH["gold"]


def value_of_vote(s: Table, seat: int, side: int, markers: int) -> int:
    """For laws that entitle oneself more often than the others; markers are lost after the last vote."""
    law = s.proposal[s.motion]
    own = 0
    others = 0
    for other in range(s.players):
        times = min(3, entitled(s, law, other))
        if other == seat:
            own = times
        else:
            others += times
    lead = 20 * ((s.players - 1) * own - others)
    spent = markers * (4 if s.motion == PROPOSALS - 1 else -3)
    eager = 3 * min(markers, 2) if lead > 30 or lead < -30 else 0
    return (lead if side == YES else -lead) + spent + eager


def entitled(s: Table, law: int, seat: int) -> int:
    """How often a law would serve a player, as far as the table shows."""
    if LAWS.squires[law] + LAWS.gold[law] > 0:
        return 1
    return 1 if LAWS.step[law] == 0 else counted(s, law, seat)


def counted(s: Table, law: int, seat: int) -> int:
    """A guess by what a player has on the board: placed knights in counties and conflicts."""
    count = 0
    for knight in range(len(s.place[seat])):
        for county in range(COUNTIES):
            if s.place[seat][knight] == COUNTY_PLACE[county]:
                count += 1
        for conflict in range(CONFLICTS):
            if s.place[seat][knight] == CONFLICT_PLACE[conflict]:
                count += 1
    return count // max(1, LAWS.step[law])


def value_of_times(s: Table, seat: int, times: int) -> int:
    return 10 * times


def value_of_exchange(s: Table, seat: int) -> int:
    return 60


def value_of_ransom(s: Table, seat: int, strength: int) -> int:
    return 30 + 10 * strength


# --- judging, in twelfths of a point: what is scored, and what knights and castles will still bring ----------------


LAST_ROUND: int = ROUNDS
FOR_NOBLES: tuple[int, ...] = NOBLE_POINTS
CLEAR_LEAD, LONGER = 6, 2
"""So many points of lead make somebody e times as likely to win at the end; more with each round to go."""


def rounds_to_go(s: Table) -> int:
    return LAST_ROUND + 1 - s.round


def scored(s: Table, seat: int) -> int:
    return POINT * (s.score[seat] + FOR_NOBLES[nobles_of(s, seat)])


def to_be_earned(s: Table, seat: int) -> int:
    left = rounds_to_go(s)
    knights = KNIGHTHOOD(s, seat) * (4 + 9 * left)
    castle = tiles_built(s, seat) * (12 + 16 * left)
    return knights + castle + 4 * (s.squires[seat] + s.gold[seat]) + 2 * s.votes[seat]


def lead_in_points(s: Table, seat: int) -> int:
    """The earlier, the more may still happen: a lead says less."""
    return 100 * (scored(s, seat) + to_be_earned(s, seat)) // POINT // (CLEAR_LEAD + LONGER * rounds_to_go(s))


def round_of_five(s: Table) -> int:
    return 100 * s.round


book.thumb = Thumb(
    {
        PLACE: value_of_placing,
        SEND: value_of_sending,
        UPGRADE: value_of_upgrade,
        DECLINE: value_of_declining,
        BUILD: value_of_building,
        EVALUATE: value_of_evaluating,
        PAY: value_of_paying,
        TAKE: value_of_taking,
        CAST: value_of_vote,
        BUY: value_of_times,
        TRADE: value_of_times,
        EXCHANGE: value_of_exchange,
        FREE: value_of_ransom,
    },
    prospects=(lead_in_points,),
    stage=(round_of_five,),
    few=30,
    many=4000,
)
