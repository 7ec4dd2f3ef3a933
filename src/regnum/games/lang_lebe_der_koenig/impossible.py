"""Tables that cannot be: a sentence for every rule that a position breaks."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.kernel import NOBODY

from .banishment import WHERE_TO_BANISH
from .cards import cards_played
from .cards_back import HOW_MANY_BACK
from .confrontation import FREE_COURTIER_OF_THE_WINNER, WHICH_CARDS
from .counties import controls, counties_held, has_room
from .courtiers import A_COURTIER_WON, ANOTHER_COURTIER
from .dice import succeeds
from .journey import AFTER_A_FAILURE, ON_ARRIVAL
from .table import (
    CARDS,
    COUNTIES,
    COUNTY,
    COURTIERS,
    DATA,
    FEWEST_TO_RECOVER,
    FIRST_HAND,
    IN_PLAY,
    MOST_COMMITTED,
    PLAYERS,
    VOTES,
    Table,
)
from .throw import WHICH_DIE
from .turn import WHAT_TO_DO

ASKED = {
    WHAT_TO_DO: "active",
    ON_ARRIVAL: "active",
    AFTER_A_FAILURE: "active",
    ANOTHER_COURTIER: "placer",
    A_COURTIER_WON: "placer",
    WHICH_DIE: "roller",
    WHERE_TO_BANISH: "winner",
    FREE_COURTIER_OF_THE_WINNER: "winner",
}
"""Whom a question is asked, by the field that names the seat."""
NAMED = {
    ON_ARRIVAL: ("reached",),
    AFTER_A_FAILURE: ("reached",),
    ANOTHER_COURTIER: ("placer", "site"),
    A_COURTIER_WON: ("placer", "site", "stake"),
    WHICH_CARDS: ("contested", "defender"),
    WHICH_DIE: ("contested", "defender", "roller"),
    WHERE_TO_BANISH: ("contested", "defender", "winner", "banished"),
    FREE_COURTIER_OF_THE_WINNER: ("contested", "defender", "winner"),
    HOW_MANY_BACK: ("contested", "defender", "winner"),
}
"""What must be named for a question to make sense."""


def complaints(s: Table) -> Iterator[str]:
    """Everything about this table that cannot be."""
    yield from wrong_pieces(s)
    yield from wrong_cards(s)
    wrong = list(wrong_question(s))
    yield from wrong or wrong_moment(s)


def wrong_pieces(s: Table) -> Iterator[str]:
    for seat in range(s.players):
        if sum(s.courtiers[seat]) + s.reserve[seat] != COURTIERS:
            yield f"seat {seat} has not {COURTIERS} courtiers (LK-105)"
        if s.noble[seat] == NOBODY and sum(s.courtiers[seat]) > 0:
            yield f"seat {seat} has no noble (LK-104)"
        if counties_held(s, seat) == 0 and s.noble[seat] != NOBODY:
            yield f"seat {seat} controls no county (LK-306)"
    for county in range(COUNTIES):
        owners = [seat for seat in range(s.players) if controls(s, seat, county)]
        if len(owners) > 1 and not (s.contested == county and len(owners) == 2):
            yield f"{COUNTY[county]} holds pieces of several players (LK-303)"
        if owners and not IN_PLAY[s.players][county]:
            yield f"{COUNTY[county]} is not in play (LK-202)"
        if any(s.courtiers[seat][county] > VOTES[county] for seat in owners):
            yield f"{COUNTY[county]} holds more courtiers than its value (LK-304)"
    if any(s.noble[seat] != NOBODY or sum(s.courtiers[seat]) for seat in range(s.players, PLAYERS)):
        yield "a colour that nobody plays is on the map (LK-204)"


def wrong_cards(s: Table) -> Iterator[str]:
    for card in range(CARDS):
        held = sum(s.hand[seat][card] + s.played[seat][card] for seat in range(s.players))
        if held + s.discarded[card] + s.pile[card] != FIRST_HAND[card] * s.players:
            yield f"there are not {FIRST_HAND[card] * s.players} cards {DATA['card'][card]['label']} (LK-204)"
    if sum(s.pile) != s.face_down:
        yield "the number of cards face down is not that of the pile (LK-714)"
    for seat in range(s.players):
        if s.cards[seat] != sum(s.hand[seat]):
            yield f"seat {seat} does not hold {s.cards[seat]} cards"
        if any(s.known[seat][card] > s.hand[seat][card] for card in range(CARDS)):
            yield f"seat {seat} does not hold what it is known to hold"
        if any(s.committed[seat][card] > s.hand[seat][card] for card in range(CARDS)):
            yield f"seat {seat} has committed cards it does not hold (LK-602)"
        if sum(s.committed[seat]) > MOST_COMMITTED or cards_played(s, seat) > MOST_COMMITTED:
            yield f"seat {seat} has committed more than {MOST_COMMITTED} cards (LK-635)"


# --- what the open question asks of the table -----------------------------------------------------------------


def wrong_question(s: Table) -> Iterator[str]:
    """Whoever the table names plays, and the question has its seat and its county (section 11)."""
    for name in ("active", "placer", "roller", "defender", "winner", "banished", "receiver"):
        if getattr(s, name) >= s.players:
            yield f"{name} is {getattr(s, name)}; seats are 0 to {s.players - 1} (LK-201)"
    for question, names in NAMED.items():
        if s.question == question:
            yield from (f"{name} must be named here ({question.rule})" for name in names if getattr(s, name) == NOBODY)
    for question, name in ASKED.items():
        seat = getattr(s, name)
        if s.question == question and seat != NOBODY and s.waiting != 1 << seat:
            yield f"{name} is seat {seat}: it is asked, and nobody else ({question.rule})"


def wrong_moment(s: Table) -> Iterator[str]:
    """What was done before this question must show on the table."""
    if s.question == ON_ARRIVAL and s.noble[s.active] != s.reached:
        yield f"the noble of seat {s.active} is not in {COUNTY[s.reached]}, which it reached (LK-407)"
    if s.question in (ANOTHER_COURTIER, A_COURTIER_WON) and s.courtiers[s.placer][s.site] == 0:
        yield f"seat {s.placer} has placed no courtier in {COUNTY[s.site]} (LK-507)"
    if s.question == A_COURTIER_WON and not has_room(s, s.placer, s.site):
        yield f"seat {s.placer} has no room or no courtier for {COUNTY[s.site]} (LK-508)"
    if s.question == A_COURTIER_WON and not succeeds(s):
        yield f"a die of {s.dice[0]} wins no courtier (LK-504)"
    if s.question in (WHICH_CARDS, WHICH_DIE):
        yield from wrong_intrusion(s)
    if s.question == WHICH_CARDS:
        yield from wrong_commitments(s)
    if s.question == HOW_MANY_BACK:
        yield from wrong_ones(s)


def wrong_intrusion(s: Table) -> Iterator[str]:
    if s.noble[s.active] != s.contested:
        yield f"the intruder's noble is not in {COUNTY[s.contested]} (LK-408)"
    if s.defender == s.active or not controls(s, s.defender, s.contested):
        yield f"the defender has no piece in {COUNTY[s.contested]} (LK-408)"


def wrong_commitments(s: Table) -> Iterator[str]:
    for seat in range(s.players):
        to_commit = s.cards[seat] > 0 and sum(s.committed[seat]) == 0
        if to_commit != bool(s.waiting >> seat & 1):
            yield f"seat {seat} is asked if it has cards and has committed none, and only then (LK-602)"


def wrong_ones(s: Table) -> Iterator[str]:
    for seat in range(s.players):
        cards = cards_played(s, seat)
        if s.waiting >> seat & 1 and (cards < FEWEST_TO_RECOVER or not 0 < s.ones[seat] <= cards):
            yield f"seat {seat} gets no card back: it needs {FEWEST_TO_RECOVER} cards and a one among its dice (LK-626)"
