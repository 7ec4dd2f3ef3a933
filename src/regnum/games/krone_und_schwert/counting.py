"""What follows from the rest of a table: the board as it lies, counts of pieces and cards, the beginning of a turn."""

from __future__ import annotations

from .board import assemble_the_board, look_around, pieces_laid
from .expansion import EXPANSION, WHERE_TO_EXPAND, WHERE_TO_EXPAND_FURTHER
from .game import ROUND
from .laying import BOARD_PIECES
from .memory import count_the_ages
from .table import (
    ACTION_CARDS,
    ACTION_POINTS,
    AGES,
    BUILDING,
    CASTLE,
    CASTLES,
    CATHEDRAL,
    CATHEDRALS,
    COUNT,
    CROWN,
    EVENT_CARD,
    GAME_END,
    LARGE_CITIES,
    LARGE_CITY,
    OCTAGON,
    PAPAL_VISIT,
    PAWNS,
    PEOPLE,
    PER_PIECE,
    PERSON,
    PLAYERS,
    SMALL_CITIES,
    SMALL_CITY,
    SPACES,
    Table,
    book,
)
from .turn import WHICH_ACTION

# --- pawns and buildings (KS-2, KS-7) -----------------------------------------------------------------------------


def count_the_pawns(s: Table) -> None:
    """Spaces and buildings of each player."""
    for seat in range(s.players):
        own = [space for space in range(SPACES) if s.owner[space] == seat]
        built = [s.building[space] for space in own]
        s.spaces[seat] = len(own)
        s.castles[seat] = built.count(CASTLE)
        s.small_cities[seat] = built.count(SMALL_CITY)
        s.cathedrals[seat] = built.count(CATHEDRAL)
        s.large_cities[seat] = sum(s.building[space] == LARGE_CITY and not OCTAGON[space] for space in own)


def look_around_everywhere(s: Table) -> None:
    for space in range(SPACES):
        if s.laid[space // PER_PIECE] > 0:
            look_around(s, space)


TILES = {CASTLE: CASTLES, SMALL_CITY: SMALL_CITIES, LARGE_CITY: LARGE_CITIES, CATHEDRAL: CATHEDRALS}


def tiles(s: Table, building: int) -> int:
    """How many there are of a building."""
    return TILES.get(building, SPACES)


def built(s: Table, building: int) -> int:
    """How many stand on the board; a large city, with or without cathedral, is counted on its square."""
    if building == LARGE_CITY:
        return sum(s.large_cities)
    return s.building.count(building)


def pawns(s: Table, seat: int) -> int:
    return PAWNS


def pawns_placed(s: Table, seat: int) -> int:
    return s.owner.count(seat)


book.derive.add(assemble_the_board, because="so the pieces lie (KS-15 to KS-17)")
book.derive.add(look_around_everywhere, because="so the spaces are taken (KS-14)")
book.derive.add(count_the_pawns, because="so many are on the board (KS-2, KS-7)")
book.supply("", [f"pawns of seat {seat}" for seat in range(PLAYERS)], pawns, pawns_placed, "KS-2")
book.supply("", [f"tiles {name}" for name in BUILDING], tiles, built, "KS-7")

# --- cards (KS-4, KS-5) ---------------------------------------------------------------------------------------------


def count_the_hands(s: Table) -> None:
    for seat in range(s.players):
        s.hand_size[seat] = sum(s.hand[seat])
        for card in range(ACTION_CARDS):
            find_an_age(s, seat, card)
        count_the_ages(s, seat)


def find_an_age(s: Table, seat: int, card: int) -> None:
    """Cards put into a hand by the hand of fate were drawn just now."""
    unknown = s.hand[seat][card] - s.known[seat][card]
    if sum(s.aged[seat][age][card] for age in range(AGES)) != unknown:
        for age in range(AGES):
            s.aged[seat][age][card] = unknown if age == 0 else 0


def count_the_pile(s: Table) -> None:
    s.pile_size = sum(s.pile)


def gathered(s: Table) -> bool:
    """Whether the cards have come to the table: they do after the board (KS-28)."""
    return s.pile_size + sum(s.hand_size) > 0 or pieces_laid(s) == BOARD_PIECES(s)


def in_the_game(s: Table, card: int) -> int:
    return int(COUNT[card])


def outside_the_pile(s: Table, card: int) -> int:
    """How many cards of a kind lie open, are held in hands or wait aside."""
    count = s.discard[card] + (s.turned_up == card)
    if card < ACTION_CARDS:
        for seat in range(s.players):
            count += s.hand[seat][card] + s.on_table[seat][card]
        count += s.reaction == card
    if card == PAPAL_VISIT:
        count += sum(s.papal_visit)
    if card == GAME_END:
        count += 1 - s.end_phase
    return count


def people(s: Table, person: int) -> int:
    return PEOPLE - s.people_swords if person == CROWN else s.people_swords


def people_seen(s: Table, person: int) -> int:
    return s.crowns if person == CROWN else s.swords


book.derive.add(count_the_hands, because="so many cards are in that hand (KS-35)")
book.supply(
    "pile",
    [f"cards {name}" for name in EVENT_CARD],
    in_the_game,
    outside_the_pile,
    "KS-4",
    kept="pile",
    shared=("hand",),
    counted=gathered,
)
book.derive.add(count_the_pile, because="so many cards are in the pile (KS-4)")
book.supply("", [f"people cards {name}" for name in PERSON], people, people_seen, "KS-5")

# --- the moment (KS-44, KS-49, KS-92) -------------------------------------------------------------------------------


def begin_with_round_1(s: Table) -> None:
    if ROUND.is_open(s):
        s.round = max(1, s.round)


def give_action_points(s: Table) -> None:
    if s.question in (WHICH_ACTION, WHERE_TO_EXPAND, WHERE_TO_EXPAND_FURTHER) and s.action_points == 0:
        s.action_points = ACTION_POINTS


def give_a_shield(s: Table) -> None:
    if EXPANSION.is_open(s) and s.question in (WHERE_TO_EXPAND, WHERE_TO_EXPAND_FURTHER):
        s.shields = max(1, s.shields)


book.derive.add(begin_with_round_1, because="the rounds count from 1 (KS-44)")
book.derive.add(give_action_points, because="there is nothing to choose without an action point (KS-49, KS-51)")
book.derive.add(give_a_shield, because="a space is taken with a shield of the card (KS-92, KS-94)")
