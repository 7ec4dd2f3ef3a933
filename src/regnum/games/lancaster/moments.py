"""What the open question asks of a table: what follows from it, and what cannot be then (section 10)."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.kernel import NOBODY

from .battles import RANSOMING, WHOM_TO_FREE
from .castle import WHICH_EXTENSION
from .castle_rewards import CASTLES, PAY_OR_NOT, can_buy
from .conflicts import CONFLICT_PLACE
from .counties import COUNTY_PLACE, HOW_MANY_SQUIRES
from .county_rewards import COUNTY_EVALUATION
from .crossing import WHICH_CONFLICT
from .first_player import WHO_BEGINS
from .knights import COURT, WHICH_UPGRADE, anybody_at, holder
from .nobles import WHICH_NOBLE
from .parliament import LAW, SERVING, WHICH_VOTE
from .rewards import RECEIVE
from .round import ROUND
from .setup import FIRST_EXTENSIONS
from .table import (
    CONFLICT,
    COUNTY,
    HOUSE,
    IN_FORCE,
    ITEMS,
    KINDS,
    KNIGHT,
    LAWS,
    PLACES,
    REWARDS,
    Table,
    book,
    runner,
)

# --- what follows -------------------------------------------------------------------------------------------


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

# --- what cannot be -----------------------------------------------------------------------------------------

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


book.complaints.add(wrong_moment)
