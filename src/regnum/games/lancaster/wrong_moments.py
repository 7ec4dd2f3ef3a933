"""Questions that cannot be asked of a table: what was done before each must show on it."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.kernel import NOBODY

from .battles import BATTLES, WHOM_TO_FREE
from .castle import CASTLE_PLACE, WHICH_EXTENSION
from .castle_rewards import CASTLES, PAY_OR_NOT, can_buy
from .conflicts import CONFLICT_PLACE
from .counties import ARRIVING, COUNTY_PLACE, HOW_MANY_SQUIRES, MINIMUM
from .county_rewards import COUNTY_EVALUATION, NAMES_FIRST_PLAYER, WHO_IS_FIRST
from .crossing import WHICH_CONFLICT
from .favour import WHICH_FAVOUR
from .first_player import WHO_BEGINS
from .knights import COURT, WHICH_UPGRADE, anybody_at, holder
from .law_effects import BUILDING
from .law_pile import WHICH_LAW_IN_FORCE, WHICH_PROPOSAL, free_place_in_force, free_place_of_a_proposal
from .nobles import WHICH_NOBLE
from .parliament import LAW, SERVING, WHICH_VOTE
from .rewards import RECEIVE
from .round import PREPARATION, ROUND
from .setup import WHICH_CARD, WHICH_FIRST_EXTENSION, empty_upper_space
from .table import (
    COLUMNS,
    CONFLICT,
    COUNTY,
    HOUSE,
    IN_FORCE,
    ITEMS,
    KINDS,
    KNIGHT,
    LAWS,
    PLACES,
    PROPOSALS,
    REWARDS,
    Table,
    book,
    runner,
)

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
    for part in (
        wrong_set_up,
        wrong_phase,
        wrong_vote,
        wrong_law,
        wrong_arrival,
        wrong_favour,
        wrong_county,
        wrong_purchase,
        wrong_reward,
        wrong_ransom,
    ):
        yield from part(s)


def wrong_set_up(s: Table) -> Iterator[str]:
    """What chance decides is not decided yet (LA-20, LA-22, LA-24, LA-25)."""
    if s.question == WHO_BEGINS and s.first != NOBODY:
        yield f"seat {s.first} holds the first-player marker already (LA-20)"
    if s.question == WHICH_CARD and empty_upper_space(s) == NOBODY:
        yield "a conflict card lies on each space of the upper row already (LA-22, LA-31)"
    if s.question == WHICH_LAW_IN_FORCE and free_place_in_force(s) == NOBODY:
        yield "three laws are in force already (LA-24)"
    if s.question == WHICH_FIRST_EXTENSION and any(s.built[s.active]):
        yield f"seat {s.active} has built its first extension already (LA-27)"
    if s.question == WHICH_PROPOSAL and free_place_of_a_proposal(s) == NOBODY:
        yield "three laws are proposed already (LA-25, LA-33)"


def wrong_phase(s: Table) -> Iterator[str]:
    """Knights come home place by place (LA-150, LA-155, LA-183, LA-272)."""
    over = BATTLES.is_open(s) or PREPARATION.is_open(s)
    if over or CASTLES.is_open(s):
        evaluated = range(len(COUNTY))
    else:
        evaluated = range(max(0, s.county) if COUNTY_EVALUATION.is_open(s) else 0)
    for county in evaluated:
        if holder(s, COUNTY_PLACE[county]) != NOBODY:
            yield f"a knight is still in {COUNTY[county]}, which has been evaluated (LA-155)"
    if s.round and not over:
        yield from wrong_rows(s)
    for place in CASTLE_PLACE if over else ():
        if holder(s, place) != NOBODY:
            yield f"a knight is still on {PLACES.names[place]}, and the castles have been evaluated (LA-183)"


def wrong_rows(s: Table) -> Iterator[str]:
    """Until the conflicts are evaluated there are two in the upper row, and below those of the round before (LA-22)."""
    if s.round == 1 and any(card != NOBODY for card in s.card[:COLUMNS]):
        yield "the lower row of conflicts is empty in round 1 (LA-22)"
    if NOBODY in s.card[COLUMNS:]:
        yield "two conflicts lie in the upper row until they are evaluated (LA-22, LA-31)"


def wrong_vote(s: Table) -> Iterator[str]:
    """LA-80, LA-81."""
    voting = s.question == WHICH_VOTE
    if voting and s.motion >= PROPOSALS:
        yield f"all {PROPOSALS} proposals have been voted on (LA-80)"
    for place, law in enumerate(s.proposal if voting else ()):
        if place == s.motion and law == NOBODY:
            yield f"there is no proposal {place + 1} to vote on (LA-80)"
        if place < s.motion and law != NOBODY:
            yield f"the vote on proposal {place + 1} is over: {LAWS.names[law]} is in force, or gone (LA-85, LA-86)"
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
    elif SERVING.is_open(s) and not BUILDING.is_open(s) and s.entitled[s.active] < 1:
        yield f"seat {s.active} is not entitled to anything by {LAWS.names[s.law]}: say how often (LA-91)"


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
    elif ARRIVING(s) < MINIMUM[COUNTY_PLACE.index(s.target)]:
        yield f"the knight {KNIGHT[s.knight]} of {name} is too weak for {PLACES.names[s.target]} (LA-50)"
    elif held_by != NOBODY and runner(s, held_by) == runner(s, s.house):
        yield f"{name} cannot enter {PLACES.names[s.target]}, which its own player holds (LA-55)"


def wrong_favour(s: Table) -> Iterator[str]:
    """The king's favour is for a knight that has just been placed in a conflict (LA-68)."""
    if s.question == WHICH_FAVOUR:
        stands = s.place[s.house][s.knight]
        if not PLACES.favour[s.target] or stands != s.target:
            yield f"the knight {KNIGHT[s.knight]} of {HOUSE[s.house]} has not just been placed in a conflict (LA-68)"


def wrong_county(s: Table) -> Iterator[str]:
    """LA-151, LA-163."""
    if s.county == NOBODY:
        return
    if not COUNTY_EVALUATION.is_open(s):
        yield f"{COUNTY[s.county]} is not being evaluated here (LA-150)"
        return
    if s.question == WHO_IS_FIRST and not NAMES_FIRST_PLAYER[s.county]:
        yield f"nobody names the first player in {COUNTY[s.county]} (LA-163)"
    if holder(s, COUNTY_PLACE[s.county]) == NOBODY:
        yield f"nobody stands in {COUNTY[s.county]}: it gives nothing (LA-156)"


def wrong_purchase(s: Table) -> Iterator[str]:
    """LA-185 to LA-187."""
    if s.question != PAY_OR_NOT:
        return
    if not (ITEMS.optional[s.item] and can_buy(s, s.active)):
        yield f"seat {s.active} cannot buy anything with {ITEMS.names[s.item]} (LA-185, LA-186)"
    elif not s.built[s.active][s.item] and anybody_at(s, s.active, ITEMS.place[s.item]) == NOBODY:
        yield f"seat {s.active} has neither knight nor tile on {ITEMS.names[s.item]} (LA-181)"


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
    """LA-200, LA-207, LA-208."""
    if s.conflict != NOBODY and not BATTLES.is_open(s):
        yield f"the conflict {CONFLICT[s.conflict]} is not being evaluated here (LA-200)"
    if s.question == WHOM_TO_FREE and s.conflict >= COLUMNS:
        yield f"prisoners are taken in the lower row, not in {CONFLICT[s.conflict]} (LA-206, LA-207)"
    if s.question == WHOM_TO_FREE and anybody_at(s, s.active, CONFLICT_PLACE[s.conflict]) == NOBODY:
        yield f"seat {s.active} has no knight in {CONFLICT[s.conflict]} to be ransomed (LA-208)"


book.complaints.add(wrong_moment)
