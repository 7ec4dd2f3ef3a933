"""Tables that cannot be: a sentence for every rule that a position breaks (section 10)."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.kernel import NOBODY

from .battles import WHOM_TO_FREE
from .castle import CASTLE_PLACE, WHICH_EXTENSION
from .castle_rewards import PAY_OR_NOT, can_buy
from .conflicts import CONFLICT_PLACE
from .counties import COUNTY_PLACE, HOW_MANY_SQUIRES
from .county_rewards import COUNTY_EVALUATION
from .crossing import WHICH_CONFLICT
from .first_player import WHO_BEGINS
from .knights import COURT, WHICH_UPGRADE, anybody_at, holder
from .nobles import WHICH_NOBLE
from .parliament import LAW, WHICH_VOTE
from .rewards import RECEIVE
from .round import ROUND
from .setup import NOBLES_PER_COUNTY
from .table import (
    CARD,
    CONFLICT,
    COUNTY,
    HOUSE,
    HOUSES,
    IN_FORCE,
    ITEMS,
    KINDS,
    KNIGHT,
    LAWS,
    PLACES,
    REWARDS,
    TILE,
    Table,
    book,
    players_own,
    runner,
)

# --- pieces -------------------------------------------------------------------------------------------------


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


# --- what the open question asks of a table -----------------------------------------------------------------

GIVEN_AS = {
    WHICH_UPGRADE: "upgrade",
    WHICH_EXTENSION: "extension",
    WHICH_NOBLE: "noble_any",
    WHICH_CONFLICT: "cross_channel",
}
"""The kind of reward that leads to a question."""


def wrong_moment(s: Table) -> Iterator[str]:
    """What was done before this question must show on the table."""
    if s.question == NOBODY:
        return
    if s.round and not ROUND.is_open(s):
        yield f"round {s.round} has not begun before the set-up is done (LA-30)"
    if s.first == NOBODY and s.question != WHO_BEGINS:
        yield "nobody holds the first-player marker (LA-20)"
    for part in (wrong_vote, wrong_law, wrong_arrival, wrong_county, wrong_purchase, wrong_reward, wrong_ransom):
        yield from part(s)


def wrong_vote(s: Table) -> Iterator[str]:
    """LA-80, LA-81."""
    voting = s.question == WHICH_VOTE
    if voting and s.proposal[s.motion] == NOBODY:
        yield f"there is no proposal {s.motion + 1} to vote on (LA-80)"
    for seat in range(s.players):
        if (s.side[seat] != NOBODY) != (voting and not s.waiting >> seat & 1):
            yield f"seat {seat} has voted or is asked, one of the two (LA-81)"
        if s.markers[seat] > (s.votes[seat] if s.side[seat] != NOBODY else 0):
            yield f"seat {seat} votes with {s.markers[seat]} markers and has {s.votes[seat]} (LA-81)"


def wrong_law(s: Table) -> Iterator[str]:
    """LA-90, LA-91."""
    if not LAW.is_open(s):
        if s.law != NOBODY:
            yield f"the law {LAWS.names[s.law]} is not being applied here (LA-90)"
        return
    if s.law != s.in_force[min(s.sitting, IN_FORCE - 1)]:
        name = "nothing" if s.law == NOBODY else LAWS.names[s.law]
        yield f"{name} is being applied and not in force: say which law it is (LA-90)"


def wrong_arrival(s: Table) -> Iterator[str]:
    """A knight at court that goes to a county not held by its own player (LA-41, LA-51, LA-55)."""
    if s.question != HOW_MANY_SQUIRES:
        return
    name = HOUSE[s.house]
    if s.place[s.house][s.knight] != COURT:
        yield f"the knight {KNIGHT[s.knight]} of {name} is not at court (LA-41)"
    held_by = holder(s, s.target)
    if s.target not in COUNTY_PLACE:
        yield f"squires go along to a county, not to {PLACES.names[s.target]} (LA-51)"
    elif held_by != NOBODY and runner(s, held_by) == runner(s, s.house):
        yield f"{name} cannot enter {PLACES.names[s.target]}, which its own player holds (LA-55)"


def wrong_county(s: Table) -> Iterator[str]:
    """LA-151."""
    if not COUNTY_EVALUATION.is_open(s) or s.county == NOBODY:
        return
    if holder(s, COUNTY_PLACE[s.county]) == NOBODY:
        yield f"nobody stands in {COUNTY[s.county]}: it gives nothing (LA-156)"


def wrong_purchase(s: Table) -> Iterator[str]:
    """LA-185 to LA-187."""
    if s.question == PAY_OR_NOT and not (ITEMS.optional[s.item] and can_buy(s, s.active)):
        yield f"seat {s.active} cannot buy anything with {ITEMS.names[s.item]} (LA-185, LA-186)"


def wrong_reward(s: Table) -> Iterator[str]:
    """A reward is received part by part (section 7)."""
    if not RECEIVE.is_open(s):
        return
    if s.reward == NOBODY:
        yield "reward must be named here: it is being received (section 7)"
        return
    for question, kind in GIVEN_AS.items():
        if s.question == question and KINDS.names[REWARDS.what[s.reward]] != kind:
            yield f"the reward {REWARDS.names[s.reward]} does not lead to {question.name} ({question.rule})"


def wrong_ransom(s: Table) -> Iterator[str]:
    """LA-207, LA-208."""
    if s.question == WHOM_TO_FREE and anybody_at(s, s.active, CONFLICT_PLACE[s.conflict]) == NOBODY:
        yield f"seat {s.active} has no knight in {CONFLICT[s.conflict]} to be ransomed (LA-208)"


for _part in (goods, knights, conflicts, laws, nobles, wrong_moment):
    book.complaints.add(_part)
