"""A rule of thumb for Krone & Schwert: grow to mountains and prairie, build, and rise when the people are angry."""

from __future__ import annotations

from regnum.kernel import NOBODY, Thumb

from .attack import ENOUGH, LET_BE, PLAY, REACT
from .board import neighbour, place_of
from .building import (
    BUILD_CASTLE,
    BUILD_CATHEDRAL,
    BUILD_LARGE_CITY,
    BUILD_SMALL_CITY,
)
from .drawing import DRAW_A_CARD
from .expansion import EXPAND_WITH, OCCUPY
from .king import FORGO, LEVY
from .pawns import SETTLE, STOP
from .rebels import START_REVOLT
from .revolt import COMMIT, DONE, VOTE
from .table import (
    ACTION_CARDS,
    AMBUSH,
    CASTLE_CARD,
    CATHEDRAL_CARD,
    CITY_CARD,
    COMBAT,
    LAND,
    MOUNTAIN,
    NONE,
    PRAIRIE,
    SHIELDS,
    SWORD,
    TRUCE,
    WAYS,
    Table,
    book,
)
from .targets import ATTACK_SPACE
from .turn import END_TURN, PLAY_INCITE, PLAY_PAPAL_VISIT

BUILDING = 300
"""What a building is worth; land a tenth of it, because buildings stand on land."""
ENOUGH_CARDS = 6


def free_around(s: Table, space: int) -> int:
    """How many free spaces a space touches."""
    place = place_of(s, space)
    count = 0
    for way in range(WAYS[space]):
        other = neighbour(s, place, way)
        if other >= 0 and s.owner[other] == NOBODY:
            count += 1
    return count


def worth_of_land(s: Table, seat: int, space: int) -> int:
    """Mountains carry castles, prairie carries cities; room to grow besides."""
    worth = 4 * free_around(s, space)
    if LAND[space] == MOUNTAIN:
        worth += 40 if s.castles[seat] < 3 else 25
    elif LAND[space] == PRAIRIE:
        worth += 30
    return worth


def value_of_settling(s: Table, seat: int, space: int) -> int:
    return 20 + worth_of_land(s, seat, space)


def value_of_stop(s: Table, seat: int) -> int:
    return 0


def price_of_card(s: Table, seat: int, card: int) -> int:
    """What a card would be worth for something else; building cards less when there are several."""
    if card == CASTLE_CARD or card == CITY_CARD or card == CATHEDRAL_CARD:  # noqa: PLR1714, SIM109 - rules know no `in`
        return 45 if s.hand[seat][card] == 1 else 15
    if card == TRUCE or card == AMBUSH:  # noqa: PLR1714, SIM109 - rules know no `in`
        return 50
    return 12 * COMBAT[card]


def value_of_expanding(s: Table, seat: int, card: int) -> int:
    return 60 + 25 * min(SHIELDS[card], s.action_points) - price_of_card(s, seat, card)


def value_of_occupying(s: Table, seat: int, space: int) -> int:
    return worth_of_land(s, seat, space) - 40


def value_of_castle(s: Table, seat: int, space: int) -> int:
    return BUILDING + 40


def value_of_small_city(s: Table, seat: int, space: int) -> int:
    return BUILDING - 60


def value_of_large_city(s: Table, seat: int, space: int) -> int:
    return BUILDING


def value_of_cathedral(s: Table, seat: int, space: int) -> int:
    return BUILDING + 60


def value_of_drawing(s: Table, seat: int) -> int:
    return 70 - 8 * max(0, s.hand_size[seat] - ENOUGH_CARDS)


def value_of_inciting(s: Table, seat: int) -> int:
    return -40 if s.king == seat else 30


def value_of_papal_visit(s: Table, seat: int) -> int:
    return 40 + 6 * s.swords if s.king == seat else 0


def value_of_end(s: Table, seat: int) -> int:
    return -30


# --- attacks --------------------------------------------------------------------------------------------------


def value_of_attack(s: Table, seat: int, space: int) -> int:
    return worth_of_land(s, seat, space) + 25 - 12 * s.castles[max(0, s.owner[space])]


def value_of_playing(s: Table, seat: int, card: int) -> int:
    """The weakest that does it."""
    return -price_of_card(s, seat, card)


def value_of_enough(s: Table, seat: int) -> int:
    return 10


def value_of_reacting(s: Table, seat: int, card: int) -> int:
    return 20 if s.building[s.target] == NONE else 60


def value_of_letting_be(s: Table, seat: int) -> int:
    return 0


# --- king and revolt --------------------------------------------------------------------------------------------


def value_of_levy(s: Table, seat: int) -> int:
    return 30 * s.castles[seat] - 5 * s.swords


def value_of_forgoing(s: Table, seat: int) -> int:
    return 0


def combat_in_hand(s: Table, seat: int) -> int:
    total = 0
    for card in range(ACTION_CARDS):
        total += COMBAT[card] * s.hand[seat][card]
    return total


def value_of_revolt(s: Table, seat: int) -> int:
    """The people's swords and one's own cards against the king, his friends and what they may hold."""
    rebels = s.swords + 1 + combat_in_hand(s, seat)
    royals = 2 * (s.players - 1) + s.hand_size[s.king]
    gain = s.castles[seat] + 2 * s.cathedrals[seat] + 3
    return 25 * (rebels - royals) + 10 * gain


def value_of_vote(s: Table, seat: int, side: int) -> int:
    """With those who are likely to win."""
    lead = s.swords + 3 - 2 * s.players // 2 - 2
    return 15 * lead if side == SWORD else -15 * lead


def value_of_committing(s: Table, seat: int, card: int) -> int:
    """King and leader spend strength; the others only for their cathedrals."""
    if COMBAT[card] == 0:
        return -60 if card != AMBUSH else 0
    stake = 2 * s.cathedrals[seat]
    if s.king == seat:
        stake += 3 + s.castles[seat]
    elif s.active == seat:
        stake += 4 + s.castles[seat]
    return 6 * stake * COMBAT[card] // 2 - price_of_card(s, seat, card)


def value_of_done(s: Table, seat: int) -> int:
    return 0


# --- judging: points, and what will bring more -------------------------------------------------------------------

POINT = 12
"""What a victory point is worth in hundredths: eight points of lead make somebody e times as likely to win."""
HORIZON = 4
"""How many rounds ahead."""


def wealth(s: Table, seat: int) -> int:
    buildings = s.castles[seat] + s.small_cities[seat] + s.large_cities[seat] + s.cathedrals[seat]
    return POINT * (s.points[seat] + 2 * buildings + s.cathedrals[seat]) + POINT * s.spaces[seat] // 2


def hopes(s: Table, seat: int) -> int:
    return 3 * POINT * int(s.king == seat) + 4 * s.hand_size[seat]


def rounds_of_play(s: Table) -> int:
    return 100 * s.round // HORIZON


book.thumb = Thumb(
    {
        SETTLE: value_of_settling,
        STOP: value_of_stop,
        EXPAND_WITH: value_of_expanding,
        OCCUPY: value_of_occupying,
        BUILD_CASTLE: value_of_castle,
        BUILD_SMALL_CITY: value_of_small_city,
        BUILD_LARGE_CITY: value_of_large_city,
        BUILD_CATHEDRAL: value_of_cathedral,
        DRAW_A_CARD: value_of_drawing,
        PLAY_INCITE: value_of_inciting,
        PLAY_PAPAL_VISIT: value_of_papal_visit,
        END_TURN: value_of_end,
        ATTACK_SPACE: value_of_attack,
        PLAY: value_of_playing,
        ENOUGH: value_of_enough,
        REACT: value_of_reacting,
        LET_BE: value_of_letting_be,
        LEVY: value_of_levy,
        FORGO: value_of_forgoing,
        START_REVOLT: value_of_revolt,
        VOTE: value_of_vote,
        COMMIT: value_of_committing,
        DONE: value_of_done,
    },
    prospects=(wealth, hopes),
    stage=(rounds_of_play,),
    few=200,
    many=2000,
)
