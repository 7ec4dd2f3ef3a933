"""Tables that cannot be: a sentence for every rule that a position breaks."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.kernel import NOBODY

from .attack import WHICH_ATTACK_CARDS, WHICH_REACTION
from .board import interlocks, neighbour, place_of
from .building import WHICH_SQUARE, castles_left, cathedrals_left, large_cities_left, small_cities_left
from .expansion import WHERE_TO_EXPAND, WHERE_TO_EXPAND_FURTHER
from .king import WHETHER_TO_TAX
from .knowledge import gathered, outside_the_pile
from .pawns import WHERE_TO_RETURN, WHERE_TO_START
from .people import crowns_in_the_deck, swords_in_the_deck
from .revolt import WHAT_TO_COMMIT
from .table import (
    ACTION_CARD,
    ACTION_CARDS,
    AGES,
    BUILDING,
    CASTLE,
    CATHEDRAL,
    COLUMNS,
    COUNT,
    CROWN,
    EVENT_CARD,
    EVENT_CARDS,
    LAND,
    LARGE_CITY,
    MOUNTAIN,
    NONE,
    OCTAGON,
    PER_PIECE,
    PIECE,
    PIECES,
    PRAIRIE,
    ROWS,
    SMALL_CITY,
    SPACE,
    SPACES,
    SWORD,
    WAYS,
    Table,
)
from .turn import WHICH_ACTION

ASKED_OF_THE_ACTIVE = (
    *(WHERE_TO_START, WHERE_TO_RETURN, WHETHER_TO_TAX, WHICH_ACTION),
    *(WHICH_SQUARE, WHERE_TO_EXPAND, WHERE_TO_EXPAND_FURTHER, WHICH_ATTACK_CARDS),
)
NAMED = {
    WHETHER_TO_TAX: "king",
    WHICH_SQUARE: "site",
    WHICH_ATTACK_CARDS: "target",
    WHICH_REACTION: "target",
    WHAT_TO_COMMIT: "king",
}
"""What must be named for a question to make sense."""


def complaints(s: Table) -> Iterator[str]:
    for part in (wrong_pieces, wrong_spaces, wrong_cities, wrong_supplies, wrong_cards, wrong_memory):
        yield from part(s)
    wrong = [*wrong_seats(s), *wrong_question(s)]
    yield from wrong or wrong_moment(s)


def wrong_pieces(s: Table) -> Iterator[str]:
    """KS-16, KS-17."""
    laid = sorted((piece for piece in range(PIECES) if s.laid[piece]), key=lambda piece: s.laid[piece])
    for at, piece in enumerate(laid):
        row, column, others = s.corner_row[piece], s.corner_column[piece], laid[:at]
        if others and not any(interlocks(s, row, column, other) for other in others):
            yield f"piece {PIECE[piece]} does not interlock with any laid before it (KS-16)"
        for other in others:
            if abs(row - s.corner_row[other]) < ROWS and abs(column - s.corner_column[other]) < COLUMNS:
                yield f"the pieces {PIECE[other]} and {PIECE[piece]} overlap (KS-17)"


def wrong_spaces(s: Table) -> Iterator[str]:
    """KS-2, KS-25, KS-66 to KS-68."""
    for space in range(SPACES):
        name, owner, building = SPACE[space], s.owner[space], s.building[space]
        if owner >= 0 and not s.laid[space // PER_PIECE]:
            yield f"{name} has an owner, and piece {PIECE[space // PER_PIECE]} is not on the table (KS-25)"
        if owner >= s.players:
            yield f"{name} belongs to seat {owner}, which does not exist"
        if building != NONE and owner < 0:
            yield f"{name} holds a {BUILDING[building]} and nobody's pawn (KS-66)"
        if building != NONE and LAND[space] != (MOUNTAIN if building == CASTLE else PRAIRIE):
            yield f"a {BUILDING[building]} cannot stand on {name} (KS-67 to KS-70)"
    if s.free != s.owner.count(NOBODY):
        yield f"{s.free} free spaces are written down; there are {s.owner.count(NOBODY)}"


def wrong_cities(s: Table) -> Iterator[str]:
    """A large city has an octagon and a square, and no city touches another (KS-70, KS-71)."""
    for space in range(SPACES):
        if s.building[space] >= SMALL_CITY and s.laid[space // PER_PIECE]:
            around = (neighbour(s, place_of(s, space), way) for way in range(WAYS[space]))
            cities = [other for other in around if other != NOBODY and s.building[other] >= SMALL_CITY]
            large = s.building[space] != SMALL_CITY
            if len(cities) != large or any(not halves(s, space, other) for other in cities):
                yield f"the city on {SPACE[space]} touches another, or lacks its other half (KS-70, KS-71)"
        if s.building[space] == CATHEDRAL and not OCTAGON[space]:
            yield f"a cathedral is counted on the octagon of its city, not on {SPACE[space]}"


def halves(s: Table, one: int, other: int) -> bool:
    """Whether two adjacent city spaces are one large city."""
    large = SMALL_CITY not in (s.building[one], s.building[other])
    return large and OCTAGON[one] != OCTAGON[other] and s.owner[one] == s.owner[other]


def wrong_supplies(s: Table) -> Iterator[str]:
    """KS-7, KS-75."""
    left = (castles_left(s), small_cities_left(s), large_cities_left(s), cathedrals_left(s))
    for building, count in zip((CASTLE, SMALL_CITY, LARGE_CITY, CATHEDRAL), left, strict=True):
        if count < 0:
            yield f"there are {-count} too many of {BUILDING[building]} (KS-7)"
    if swords_in_the_deck(s) < 0 or crowns_in_the_deck(s) < 0:
        yield f"{s.swords} swords and {s.crowns} crowns are more than there are people cards (KS-5)"


def wrong_cards(s: Table) -> Iterator[str]:
    """KS-4, KS-35."""
    for card in range(EVENT_CARDS if gathered(s) else 0):
        there = s.pile[card] + outside_the_pile(s, card)
        if there != COUNT[card]:
            yield f"there are {there} cards {EVENT_CARD[card]}; {COUNT[card]} are right (KS-4)"
    for seat in range(s.players):
        if s.hand_size[seat] != sum(s.hand[seat]) or s.ages[seat] != [sum(cards) for cards in s.aged[seat]]:
            yield f"the cards in the hand of seat {seat} are miscounted"
        for card in range(ACTION_CARDS):
            if s.committed[seat][card] > s.hand[seat][card]:
                yield f"seat {seat} does not hold so many cards {ACTION_CARD[card]}"
    if s.pile_size != sum(s.pile) or s.above_the_end >= max(1, s.pile_size):
        yield "the event pile is miscounted"


def wrong_memory(s: Table) -> Iterator[str]:
    """Every card in a hand is known or has an age, and was out of sight at each shuffle since."""
    for card in range(ACTION_CARDS):
        for seat in range(s.players):
            ages = [s.aged[seat][age][card] for age in range(AGES)]
            if sum(ages) + s.known[seat][card] != s.hand[seat][card]:
                yield f"the cards {ACTION_CARD[card]} of seat {seat} are neither known nor of any age"
        for shuffles in range(1, AGES):
            held = sum(s.aged[seat][age][card] for seat in range(s.players) for age in range(shuffles, AGES))
            if held > s.out_of_sight[shuffles][card]:
                yield f"more cards {ACTION_CARD[card]} are held than were out of sight {shuffles} shuffles ago"


def wrong_seats(s: Table) -> Iterator[str]:
    for name in ("first", "active", "king"):
        if getattr(s, name) >= s.players:
            yield f"{name} is seat {getattr(s, name)}, which does not exist"


# --- what the open question asks of the table -------------------------------------------------------------------


def wrong_question(s: Table) -> Iterator[str]:
    """Who is active plays, and what a question speaks of is there (section 12)."""
    for question, name in NAMED.items():
        if s.question == question and getattr(s, name) == NOBODY:
            yield f"{name} must be named here ({question.rule})"
    for question in ASKED_OF_THE_ACTIVE:
        if s.question == question and s.waiting != 1 << s.active:
            yield f"seat {s.active} is active: it is asked, and nobody else ({question.rule})"


def wrong_moment(s: Table) -> Iterator[str]:
    """What was done before this question must show on the table."""
    if s.question == WHETHER_TO_TAX and s.king != s.active:
        yield f"seat {s.active} is active and not the king (KS-57)"
    if s.question in (WHICH_ATTACK_CARDS, WHICH_REACTION):
        yield from wrong_attack(s)
    if s.question == WHAT_TO_COMMIT and (s.side[s.active], s.side[s.king]) != (SWORD, CROWN):
        yield "the side of the active player is sword and that of the king crown, both open (KS-121)"


def wrong_attack(s: Table) -> Iterator[str]:
    name, defender = SPACE[s.target], s.owner[s.target]
    if defender < 0 or defender == s.active:
        yield f"{name} belongs to nobody whom seat {s.active} could attack (KS-105)"
    elif s.question == WHICH_REACTION and s.waiting != 1 << defender:
        yield f"{name} belongs to seat {defender}: it is asked, and nobody else (KS-109)"
