"""A rule of thumb for Lancaster: small knights where they suffice, big ones where they count, and nothing left lying.

Answers that come with an expansion are judged by the name of their verb, so that this file needs none of them.
"""

from __future__ import annotations

from collections.abc import Callable

from regnum.games.lancaster import GAME
from regnum.games.lancaster.battles import CARD_POINTS, CARD_STRENGTH, FREE
from regnum.games.lancaster.castle import BUILD, CASTLE_PLACE, tiles_built
from regnum.games.lancaster.castle_rewards import EVALUATE, PAY
from regnum.games.lancaster.conflicts import CONFLICT_PLACE, STACK
from regnum.games.lancaster.counties import COUNTY_PLACE, MINIMUM, SEND
from regnum.games.lancaster.county_rewards import TAKE
from regnum.games.lancaster.end import KNIGHTHOOD, NOBLE_POINTS
from regnum.games.lancaster.knights import UPGRADE
from regnum.games.lancaster.law_effects import BUY, EXCHANGE, TRADE
from regnum.games.lancaster.nobles import nobles_of, takeable
from regnum.games.lancaster.parliament import CAST
from regnum.games.lancaster.placing import PLACE
from regnum.games.lancaster.table import (
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
)
from regnum.kernel import ByVerb, Tally

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


# --- what expansions bring ----------------------------------------------------------------------------------------


def value_of_lord(s: Table, seat: int, to: int) -> int:
    return 70 - 5 * to


def value_of_support(s: Table, seat: int, strength: int) -> int:
    return -10 * strength


def value_of_bishop(s: Table, seat: int) -> int:
    return 50


def value_of_placing_with(s: Table, seat: int, strength: int, place: int, privileges: int) -> int:
    return worth_of_going_to(s, seat, strength, place) + 12


def value_of_tile(s: Table, seat: int, way: int) -> int:
    return 60 + 40 * way


def value_of_keeping(s: Table, seat: int, what: int) -> int:
    return 30


def value_of_yes(s: Table, seat: int) -> int:
    return 20


BY_NAME: dict[str, Callable[..., int]] = {
    "lord": value_of_lord,
    "allied_lord": value_of_lord,
    "support": value_of_support,
    "apply": value_of_yes,
    "bishop": value_of_bishop,
    "place_with": value_of_placing_with,
    "take_tile": value_of_tile,
    "keep_county": value_of_keeping,
    "keep_tile": value_of_keeping,
    "send_to": value_of_keeping,
    "return_token": value_of_yes,
}

ADVICE = ByVerb(
    "lancaster",
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
        **{verb: BY_NAME[verb.name] for verb in GAME.actions if verb.name in BY_NAME},
    },
)


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


PROSPECTS = Tally("prospects", (lead_in_points,))
STAGE = Tally("stage", (round_of_five,))
