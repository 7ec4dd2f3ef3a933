"""A rule of thumb for Vive le Roi!: lift your Favourites, bury the others', spend a NO where it hurts you most."""

from __future__ import annotations

from regnum.kernel import NOBODY, Lasting, Thumb

from .castle import next_place
from .count import IS_FAVOURITE
from .placement import PLACE
from .table import (
    BOX,
    CANCELLED_RETURNS,
    COURTIERS,
    DUNGEONS,
    JESTER,
    NAMES,
    NAMES_ON_CARD,
    NO,
    PLACES,
    ROUNDS,
    THRONE,
    YES,
    Table,
    book,
)
from .turn import MOVE
from .vote import CAST

POINT = 40
"""What one point of lead over somebody with an average card is worth."""
WILLING = 65
"""How likely, in a hundred, a unit that could object does not."""
COST_OF_NO = 60
COST_OF_STOMACHACHE = 80
PATIENCE = 2
"""A lead that is not crowned yet counts as one part in so many."""


def mine(s: Table, seat: int, character: int) -> int:
    """How many persons of the unit have this Favourite."""
    count = 0
    for person in range(s.unit_sizes[seat]):
        card = s.favourites[seat][person]
        for name in range(NAMES):
            if NAMES_ON_CARD[card][name] == character:
                count += IS_FAVOURITE(s, card, name)
    return count


def lead_by(s: Table, seat: int, character: int, points: int) -> int:
    """How far the unit comes out ahead of somebody with an average card when a character is worth so many points."""
    if character == JESTER:
        return 0
    own = POINT * points * mine(s, seat, character) // max(1, s.unit_sizes[seat])
    return own - POINT * points * NAMES // COURTIERS


def lead_under(s: Table, seat: int, king: int) -> int:
    """The unit's lead if that king is crowned as things stand; with NOBODY, if nothing but places counted."""
    lead = 0
    for courtier in range(COURTIERS):
        place = THRONE if courtier == king else s.place[courtier]
        points = PLACES.reversed_points[place] if king == JESTER else PLACES.points[place]
        lead += lead_by(s, seat, courtier, points)
    return lead


def burial(s: Table, seat: int, candidate: int) -> int:
    """How the unit's lead changes when this candidate is rejected."""
    grave = BOX
    if s.rejections < len(DUNGEONS):
        grave = DUNGEONS[s.rejections]
    return lead_by(s, seat, candidate, PLACES.points[grave] - PLACES.points[CANCELLED_RETURNS])


def chance_of_consent(s: Table, seat: int) -> int:
    """How likely, in a hundred, nobody else objects: not every unit that could say NO does."""
    chance = 100
    for other in range(s.players):
        if other != seat and s.noes[other] + s.stomachaches[other] > 0:
            chance = chance * WILLING // 100
    return chance


def election(s: Table, seat: int, candidate: int) -> int:
    """What a vote on this candidate promises a unit that does not object itself."""
    consent = chance_of_consent(s, seat)
    return (consent * lead_under(s, seat, candidate) + (100 - consent) * refusal(s, seat, candidate)) // 100


def refusal(s: Table, seat: int, candidate: int) -> int:
    """What it is worth to go on without this candidate."""
    return burial(s, seat, candidate) + lead_under(s, seat, NOBODY) // PATIENCE


def value_of_place(s: Table, seat: int, courtier: int, floor: int) -> int:
    return lead_by(s, seat, courtier, floor)


def value_of_move(s: Table, seat: int, character: int) -> int:
    place = next_place(s, character)
    if place == THRONE:
        return value_of_presenting(s, seat, character) - lead_under(s, seat, NOBODY) // PATIENCE
    return lead_by(s, seat, character, PLACES.points[place] - PLACES.points[s.place[character]])


def value_of_presenting(s: Table, seat: int, candidate: int) -> int:
    """The better of letting the others decide and of saying NO oneself."""
    worth = election(s, seat, candidate)
    if s.noes[seat] > 0:
        worth = max(worth, refusal(s, seat, candidate) - COST_OF_NO)
    return worth


def value_of_vote(s: Table, seat: int, card: int) -> int:
    if card == YES:
        return election(s, seat, s.candidate)
    if card == NO:
        return refusal(s, seat, s.candidate) - COST_OF_NO
    return lead_under(s, seat, NOBODY) // PATIENCE - COST_OF_STOMACHACHE


# --- judging: at the end of a round only points are left -----------------------------------------------------------

LAST_ROUND: int = ROUNDS
CLEAR_LEAD, LONGER = 10, 3
"""So many points of lead make somebody e times as likely to win with one round to go; more with each further round."""


def points_so_far(s: Table, seat: int) -> int:
    points = 0
    for person in range(s.unit_sizes[seat]):
        points += s.score[seat][person]
    return 100 * points // s.unit_sizes[seat] // (CLEAR_LEAD + LONGER * (LAST_ROUND - s.round))


def round_of_three(s: Table) -> int:
    return 100 * s.round


# --- whose Favourites they are: votes and moves tell ------------------------------------------------------------


def same_deal(then: Table, now: Table) -> bool:
    """Favourites are dealt anew for every round (VR-40)."""
    return then.round == now.round


def vote_shown(s: Table, seat: int) -> int:
    return CAST(s.shown_vote[seat])


book.thumb = Thumb(
    {PLACE: value_of_place, MOVE: value_of_move, CAST: value_of_vote},
    prospects=(points_so_far,),
    stage=(round_of_three,),
    lasting=Lasting(("favourites",), same_deal, vote_shown),
    few=100,
    many=3000,
)
