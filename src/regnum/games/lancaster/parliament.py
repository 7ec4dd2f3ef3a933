"""Phase 2: parliament (LA-80 to LA-95)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Condition, May, ask_all, call, offer, tell

from .first_player import players_are_left
from .supply import pay
from .table import (
    IN_FORCE,
    LAWS,
    NO,
    PIECES,
    PROPOSALS,
    SIDE,
    VOTES,
    YES,
    Table,
    book,
    in_order,
)

CAST = book.action("vote", side=SIDE, markers=range(PIECES[VOTES] + 1))

VOTED = book.event("voted", "LA-82", seat="seat", side=SIDE, markers="number")
APPROVED = book.event("approved", "LA-85", law=LAWS, yes="number", no="number", gone=LAWS)
REJECTED = book.event("rejected", "LA-86", law=LAWS, yes="number", no="number")
APPLIED = book.event("applied", "LA-90", law=LAWS)

# --- the sitting --------------------------------------------------------------------------------------------


def vote_on_the_proposals(s: Table) -> None:
    """One after another, each with its consequences (LA-80)."""
    s.motion = 0
    call(s, VOTE)


def return_the_leftover_markers(s: Table) -> None:
    """Before any law is applied (LA-87)."""
    for turn in range(s.players):
        seat = in_order(s, turn)
        pay(s, seat, VOTES, s.votes[seat])


def apply_the_laws(s: Table) -> None:
    """From left to right (LA-90)."""
    s.sitting = 0
    call(s, LAW)


PARLIAMENT = book.procedure("parliament", vote_on_the_proposals, return_the_leftover_markers, apply_the_laws)

# --- a vote (LA-81 to LA-86) --------------------------------------------------------------------------------


def vote_in_secret(s: Table) -> None:
    """All at the same time; nobody abstains (LA-81)."""
    ask_all(s, WHICH_VOTE)


def reveal_the_votes(s: Table) -> None:
    """All together (LA-82)."""
    for seat in range(s.players):
        s.shown_side[seat] = s.side[seat]
        s.shown_markers[seat] = s.markers[seat]
        s.side[seat] = NOBODY
        s.markers[seat] = 0
        tell(s, VOTED, seat, s.shown_side[seat], s.shown_markers[seat])


def spend_the_markers(s: Table) -> None:
    """Whatever the result (LA-84)."""
    for seat in range(s.players):
        pay(s, seat, VOTES, s.shown_markers[seat])


def settle_the_vote(s: Table) -> None:
    """A tie approves (LA-83)."""
    law = s.proposal[s.motion]
    s.proposal[s.motion] = NOBODY
    if votes_for(s, YES) >= votes_for(s, NO):
        tell(s, APPROVED, law, votes_for(s, YES), votes_for(s, NO), s.in_force[0])
        put_in_force(s, law)
    else:
        tell(s, REJECTED, law, votes_for(s, YES), votes_for(s, NO))


def go_to_the_next_proposal(s: Table) -> None:
    s.motion += 1


def proposals_are_left(s: Table) -> bool:
    return s.motion < PROPOSALS


VOTE = book.loop(
    "vote",
    vote_in_secret,
    reveal_the_votes,
    spend_the_markers,
    settle_the_vote,
    go_to_the_next_proposal,
    as_long_as=proposals_are_left,
)


def votes_for(s: Table, side: int) -> int:
    """One for each player on that side and one for each marker committed (LA-82)."""
    votes = 0
    for seat in range(s.players):
        if s.shown_side[seat] == side:
            votes += 1 + s.shown_markers[seat]
    return votes


def put_in_force(s: Table, law: int) -> None:
    """On the right; the leftmost leaves the game (LA-85)."""
    for place in range(IN_FORCE - 1):
        s.in_force[place] = s.in_force[place + 1]
    s.in_force[IN_FORCE - 1] = law


def has_the_markers(s: Table, seat: int, side: int, markers: int) -> bool:
    return markers <= s.votes[seat]


MAY_VOTE = May("vote", Condition(has_the_markers, "LA-81", "you do not have {markers} vote markers"))


def ballots(s: Table, seat: int, out: list[int]) -> None:
    """Yes or no, with none to all of one's markers (LA-81)."""
    for side in (NO, YES):
        markers = 0
        while MAY_VOTE(s, seat, side, markers):
            offer(out, CAST(side, markers))
            markers += 1


def vote_cast(s: Table, seat: int, side: int, markers: int) -> None:
    s.side[seat] = side
    s.markers[seat] = markers


WHICH_VOTE = book.question("which_vote", ballots, {CAST: vote_cast}, "LA-81", secret=True, may={CAST: MAY_VOTE})

# --- applying a law (LA-90, LA-91) --------------------------------------------------------------------------


def find_who_is_entitled(s: Table) -> None:
    """For all players before the first of them acts (LA-91)."""
    s.law = s.in_force[s.sitting]
    tell(s, APPLIED, s.law)
    for seat in range(s.players):
        s.entitled[seat] = LAWS.entitles(s, s.law, seat)


def serve_the_players(s: Table) -> None:
    s.served = 0
    call(s, SERVING)


def go_to_the_next_law(s: Table) -> None:
    s.law = NOBODY
    s.sitting += 1


def laws_are_left(s: Table) -> bool:
    return s.sitting < IN_FORCE


LAW = book.loop("law", find_who_is_entitled, serve_the_players, go_to_the_next_law, as_long_as=laws_are_left)


def serve_a_player(s: Table) -> None:
    """In player order, each completely before the next (LA-8, LA-91)."""
    s.active = in_order(s, s.served)
    s.house = s.active
    s.served += 1
    if s.entitled[s.active] > 0:
        LAWS.apply(s, s.law)


SERVING = book.loop("serving", serve_a_player, as_long_as=players_are_left)
