"""A rule of thumb for Lang lebe der König: take what is empty, hold it, and spend cards where votes are at stake."""

from __future__ import annotations

from regnum.kernel import Thumb

from .banishment import BANISH
from .cards_back import RECOVER
from .confrontation import COMMIT, DECLINE
from .counties import controls, opponent_in
from .courtiers import END, LEAVE, PLACE, ROLL_WITH
from .journey import CROSS
from .table import POINTS_PER_PIECE, SIDES, SUCCESS, VALUE, VOTES, Table, book
from .throw import LAY
from .turn import MOVE, PASS, STAY

VOTE = 40
"""What one vote on the map is worth."""
CARD_COST = (10, 20, 40)
"""What it costs to lose a card of each kind."""
EXPECTED = 20
"""What it usually takes to win a confrontation."""
EMPTY_HAND = 120
"""What it costs to run out of cards: a third of the votes in the election that follows."""
GARRISON = 2
"""How many courtiers make a county safe enough."""


def held_without_noble(s: Table, seat: int, county: int) -> bool:
    return s.courtiers[seat][county] > 0


def price_of_leaving(s: Table, seat: int) -> int:
    """A county that only the noble holds is lost when he goes (LK-307)."""
    here = s.noble[seat]
    return 0 if held_without_noble(s, seat, here) else VOTES[here] * VOTE


def defence(s: Table, seat: int, county: int) -> int:
    """The points a defender has there before any die is rolled."""
    pieces = s.courtiers[seat][county]
    if s.noble[seat] == county:
        pieces += 1
    return pieces * POINTS_PER_PIECE


def worth_of_entering(s: Table, seat: int, county: int) -> int:
    """An empty county is won by walking in; an opponent's must be fought for, with cards to spare."""
    opponent = opponent_in(s, seat, county)
    if controls(s, seat, county):
        return 10
    if opponent < 0:
        return VOTES[county] * VOTE
    if s.cards[seat] < 6:
        return -VOTE
    return VOTES[county] * VOTE * 3 // 4 - 6 * defence(s, opponent, county)


def value_of_pass(s: Table, seat: int) -> int:
    return -20


def value_of_stay(s: Table, seat: int) -> int:
    return worth_of_courtier(s, seat, s.noble[seat])


def value_of_move(s: Table, seat: int, county: int) -> int:
    return worth_of_entering(s, seat, county) - price_of_leaving(s, seat)


def worth_of_courtier(s: Table, seat: int, county: int) -> int:
    """The first holds the county when the noble goes; a few more make it costly to attack."""
    there = s.courtiers[seat][county]
    if there == 0:
        return VOTES[county] * VOTE // 2
    if there < GARRISON:
        return 40
    return 15


def value_of_place(s: Table, seat: int) -> int:
    return 30 + worth_of_courtier(s, seat, s.noble[seat])


def chance_in_six(card: int) -> int:
    """With how many sides of a die a card succeeds."""
    sides = 0
    for side in range(1, SIDES + 1):
        if side * VALUE[card] >= SUCCESS:
            sides += 1
    return sides


def cost_of_card(s: Table, seat: int, card: int) -> int:
    """The last card costs an election in which votes are lost."""
    cost = CARD_COST[card]
    if s.cards[seat] == 1:
        cost += EMPTY_HAND
    return cost


def value_of_cross(s: Table, seat: int, county: int, card: int) -> int:
    """Another county beyond; the one just reached is given up if it was empty."""
    gain = worth_of_entering(s, seat, county) - worth_of_courtier(s, seat, s.reached)
    return gain * chance_in_six(card) // SIDES - cost_of_card(s, seat, card)


def value_of_roll(s: Table, seat: int, card: int) -> int:
    return 2 * worth_of_courtier(s, seat, s.site) * chance_in_six(card) // SIDES - cost_of_card(s, seat, card)


def value_of_end(s: Table, seat: int) -> int:
    return 0


def value_of_leave(s: Table, seat: int) -> int:
    """A courtier won is worth more on the map than an election sooner."""
    return -100


def value_of_decline(s: Table, seat: int) -> int:
    return -100


def value_of_commit(s: Table, seat: int, x1: int, x2: int, x3: int) -> int:
    """Enough to win where one's own votes are at stake, little where they are not."""
    points = 7 * (x1 + 2 * x2 + 3 * x3) // 2
    gain = VOTES[s.contested] * VOTE
    if seat == s.active:
        points += POINTS_PER_PIECE
    elif seat == s.defender:
        points += defence(s, seat, s.contested)
        gain = gain * 3 // 2
    else:
        gain = gain // 2
    chance = max(0, min(100, 50 + 4 * (points - EXPECTED)))
    cost = x1 * CARD_COST[0] + x2 * CARD_COST[1] + x3 * CARD_COST[2]
    if x1 + x2 + x3 == s.cards[seat]:
        cost += EMPTY_HAND
    return gain * chance // 100 - cost


def value_of_lay(s: Table, seat: int, die: int) -> int:
    """High dice on high cards."""
    return 100 * die


def value_of_banish(s: Table, seat: int, county: int) -> int:
    """One's own noble where votes are, others' where they do no harm."""
    return VOTES[county] if s.banished == seat else -VOTES[county]


def value_of_taking_back(s: Table, seat: int, number: int) -> int:
    return 100 * number


# --- judging: votes, on the map and won before -------------------------------------------------------------------

A_VOTE = 25
"""What a vote is worth in hundredths: four votes of lead make somebody e times as likely to win."""


def votes_held(s: Table, seat: int) -> int:
    votes = s.bonus[seat]
    for county in range(len(VOTES)):
        if controls(s, seat, county):
            votes += VOTES[county]
    return A_VOTE * votes


def strength_left(s: Table, seat: int) -> int:
    """Cards in hand, and courtiers on the map."""
    return 4 * s.cards[seat] - 3 * s.reserve[seat]


def elections_held(s: Table) -> int:
    return 100 * s.elections


book.thumb = Thumb(
    {
        PASS: value_of_pass,
        STAY: value_of_stay,
        MOVE: value_of_move,
        PLACE: value_of_place,
        CROSS: value_of_cross,
        END: value_of_end,
        ROLL_WITH: value_of_roll,
        COMMIT: value_of_commit,
        DECLINE: value_of_decline,
        LEAVE: value_of_leave,
        LAY: value_of_lay,
        BANISH: value_of_banish,
        RECOVER: value_of_taking_back,
    },
    prospects=(votes_held, strength_left),
    stage=(elections_held,),
    few=400,
    many=4000,
)
