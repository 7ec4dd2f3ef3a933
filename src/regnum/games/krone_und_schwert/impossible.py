"""Tables that cannot be: a sentence for every rule that a position breaks."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.kernel import NOBODY

from .attack import ATTACKING, WHICH_ATTACK_CARDS, WHICH_REACTION
from .board import interlocks, neighbour, place_of
from .building import BUILDING_WORK, WHICH_SQUARE
from .cards import WHAT_IS_DEALT, WHICH_CARD_IS_DEALT, cards_are_missing
from .drawing import DRAWING, WHICH_CARD_IS_DRAWN
from .expansion import EXPANSION, WHERE_TO_EXPAND_FURTHER, can_expand
from .first_player import WHO_BEGINS
from .game import ROUND
from .king import WHETHER_TO_TAX
from .laying import BESIDE_WHICH_PIECE, BOARD_PIECES, HOW_TO_TURN_IT, WHICH_PIECE
from .pawns import START, START_PAWNS, WHERE_TO_RETURN, WHERE_TO_START
from .revolt import REVOLTING, WHAT_TO_COMMIT
from .sites import city_land
from .table import (
    ACTION_CARD,
    ACTION_CARDS,
    AGES,
    ANY_ACTION_CARD,
    BUILDING,
    CASTLE,
    CATHEDRAL,
    COLUMNS,
    CROWN,
    DEED,
    LAND,
    MOUNTAIN,
    NONE,
    NOTHING,
    OCTAGON,
    PER_PIECE,
    PIECE,
    PIECES,
    PRAIRIE,
    ROWS,
    SHIELDS,
    SMALL_CITY,
    SPACE,
    SPACES,
    SWORD,
    TOP_CARD,
    WAYS,
    Table,
    book,
)
from .targets import FIRST_ROUND, PER_TURN, attackable


def complaints(s: Table) -> Iterator[str]:
    for part in (wrong_pieces, wrong_spaces, wrong_cities, wrong_cards, wrong_memory, wrong_moment, wrong_work):
        yield from part(s)


def wrong_pieces(s: Table) -> Iterator[str]:
    """KS-16, KS-17."""
    laid = sorted((piece for piece in range(PIECES) if s.laid[piece]), key=lambda piece: s.laid[piece])
    if [s.laid[piece] for piece in laid] != [*range(1, len(laid) + 1)]:
        yield "the pieces are laid one after the other, from 1 on (KS-25)"
    if (ROUND.is_open(s) or START.is_open(s)) and len(laid) != BOARD_PIECES(s):
        yield f"{len(laid)} pieces are on the table; the board has {BOARD_PIECES(s)} (KS-24)"
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


def wrong_cards(s: Table) -> Iterator[str]:
    """KS-35."""
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


# --- what the open question asks of the table -------------------------------------------------------------------


def wrong_moment(s: Table) -> Iterator[str]:
    """What was done before this question must show on the table."""
    if s.question == NOBODY:
        return
    if (s.first == NOBODY) != (s.question == WHO_BEGINS):
        yield "there is a start player, unless he is being drawn (KS-23)"
    if s.question in (WHICH_PIECE, BESIDE_WHICH_PIECE, HOW_TO_TURN_IT) and sum(map(bool, s.laid)) >= BOARD_PIECES(s):
        yield f"all {BOARD_PIECES(s)} pieces are on the table (KS-24, KS-25)"
    if s.question == WHAT_IS_DEALT and not cards_are_missing(s):
        yield "everybody has his first hand of cards already (KS-29)"
    if s.question == WHERE_TO_EXPAND_FURTHER and not (s.shields and can_expand(s, s.active)):
        yield f"seat {s.active} has no shield left to expand, or no space in reach (KS-92 to KS-97)"
    if s.round and not ROUND.is_open(s):
        yield f"round {s.round} has not begun before the set-up is done (KS-34)"
    if s.question == WHERE_TO_START and s.spaces[s.active] >= START_PAWNS:
        yield f"seat {s.active} has placed its {START_PAWNS} pawns (KS-32)"
    if s.question == WHERE_TO_RETURN and s.spaces[s.active] >= START_PAWNS:
        yield f"seat {s.active} owns spaces and need not return to the board (KS-47)"
    if s.question == WHETHER_TO_TAX and s.king != s.active:
        yield f"seat {s.active} is active and not the king (KS-57)"
    if s.question in (WHICH_ATTACK_CARDS, WHICH_REACTION):
        yield from wrong_attack(s)
    yield from wrong_revolt(s)


def wrong_attack(s: Table) -> Iterator[str]:
    name, defender = SPACE[s.target], s.owner[s.target]
    if defender < 0 or defender == s.active:
        yield f"{name} belongs to nobody whom seat {s.active} could attack (KS-105)"
    elif s.question == WHICH_REACTION and s.waiting != 1 << defender:
        yield f"{name} belongs to seat {defender}: it is asked, and nobody else (KS-109)"
    elif not attackable(s, s.active, s.target):
        yield f"seat {s.active} cannot attack {name}: it is built upon, far away or under a Papal Visit (KS-80, KS-105)"
    if s.round < FIRST_ROUND:
        yield f"nobody attacks before round {FIRST_ROUND} (KS-104)"


def wrong_revolt(s: Table) -> Iterator[str]:
    """Leader and king openly, the others in secret (KS-118, KS-121 to KS-123)."""
    if s.question != WHAT_TO_COMMIT:
        if any(vote != NOBODY for vote in s.vote[: s.players]) or any(map(sum, s.committed)):
            yield "somebody has voted or committed cards, and there is no revolt (KS-122)"
        return
    if (s.side[s.active], s.side[s.king]) != (SWORD, CROWN):
        yield "the side of the active player is sword and that of the king crown, both open (KS-121)"
    if s.papal_visit[s.king]:
        yield "nobody revolts against a king with a Papal Visit (KS-81)"
    for seat in range(s.players):
        leads = seat in (s.active, s.king)
        if not leads and s.side[seat] != NOBODY:
            yield f"the side of seat {seat} is secret until all have chosen (KS-123)"
        if s.vote[seat] != NOBODY and leads:
            yield f"seat {seat} has no vote to cast: its side is open (KS-121)"
        if s.vote[seat] == NOBODY and not leads and not s.waiting >> seat & 1:
            yield f"seat {seat} has chosen a side or is asked (KS-122)"


def wrong_work(s: Table) -> Iterator[str]:
    """What lies ready only while it is used."""
    if s.question == NOBODY:
        return
    most = max(SHIELDS) - (s.question == WHERE_TO_EXPAND_FURTHER)
    if s.shields > (most if EXPANSION.is_open(s) else 0):
        yield f"{s.shields} shields; a card that is played to expand has at most {most} left (KS-92, KS-94)"
    if s.attacked > PER_TURN:
        yield f"{s.attacked} attacks in a turn; {PER_TURN} is allowed (KS-103)"
    if s.deed != NOTHING:
        yield f"the action {DEED[s.deed]} is not under way while a question is open (KS-49)"
    if s.reaction != NOBODY:
        yield "a reaction is settled at once (KS-109)"
    if s.waiting and s.people_draws:
        yield f"{s.people_draws} people cards are drawn at once (KS-61)"
    if s.target != NOBODY and not ATTACKING.is_open(s):
        yield f"{SPACE[s.target]} is not under attack here (KS-102)"
    if s.site != NOBODY and not BUILDING_WORK.is_open(s):
        yield f"nothing is being built on {SPACE[s.site]} here (KS-65)"
    if s.question == WHICH_SQUARE and not (OCTAGON[s.site] and city_land(s, s.active, s.site)):
        yield f"seat {s.active} cannot build a large city on {SPACE[s.site]} (KS-70)"
    if (s.turned_up == ANY_ACTION_CARD) != (s.question in (WHICH_CARD_IS_DRAWN, WHICH_CARD_IS_DEALT)):
        yield "an action card is being drawn or it is not: say so with turned_up (KS-39)"
    if s.turned_up not in (NOBODY, ANY_ACTION_CARD) and not (s.nature and DRAWING.is_open(s)):
        yield f"a card {TOP_CARD[s.turned_up]} that was turned up is dealt with at once (KS-85 to KS-87)"
    if not (ATTACKING.is_open(s) or REVOLTING.is_open(s)) and any(map(sum, s.on_table)):
        yield "cards lie on the table, and there is neither attack nor revolt (KS-107, KS-123)"
    if (s.laying != NOBODY) != (s.question in (BESIDE_WHICH_PIECE, HOW_TO_TURN_IT)):
        yield "a piece is being laid or it is not: say so with laying (KS-25)"
    elif s.laying != NOBODY and s.laid[s.laying]:
        yield f"piece {PIECE[s.laying]} is on the table already (KS-25)"


book.complaints.add(complaints)
