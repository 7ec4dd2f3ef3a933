"""Tables that cannot be: a sentence for every rule that a position breaks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from regnum.kernel import NOBODY, PERSONS

from .castle import count_the_crowds
from .favourites import TAKEN, WHICH_FAVOURITES, person_without_card
from .first_player import WHO_BEGINS
from .markers import MARKERS
from .placement import PLACEMENTS, PLACING_CROWD, WHERE_TO_PLACE
from .round import ROUND, seat_the_persons
from .table import (
    BOX,
    CARDS,
    CHARACTER,
    COURTIERS,
    DUNGEONS,
    FAVOURITES_CARD,
    FLOORS,
    JESTER,
    JESTER_STARTS,
    LIMIT,
    NO,
    NOES,
    PLACEABLE,
    PLACES,
    RESERVE,
    STOMACHACHE,
    STOMACHACHES,
    THRONE,
    VOTE_CARD,
    WCS,
    Table,
    book,
)
from .turn import TURNS, WHO_MOVES
from .vote import VOTE, WHICH_VOTE

AFTER_THE_DEAL = (WHERE_TO_PLACE, WHO_MOVES, WHICH_VOTE)
"""Questions that come when all cards are dealt and chosen (VR-34)."""

# --- what follows from the rest ---------------------------------------------------------------------------------


def leave_the_rest_below(s: Table) -> None:
    for courtier in range(COURTIERS):
        if TURNS.is_open(s) and s.place[courtier] == RESERVE:
            s.place[courtier] = 0


def count_the_rejections(s: Table) -> None:
    s.rejections = sum(s.place[courtier] in (*DUNGEONS, BOX) for courtier in range(COURTIERS))


def count_the_placements(s: Table) -> None:
    if s.question == WHERE_TO_PLACE:
        s.to_place = max(1, PLACEMENTS(s) - placed(s))
    elif TURNS.is_open(s):
        s.to_place = 0


def find_who_placed_first(s: Table) -> None:
    if s.question == WHERE_TO_PLACE:
        s.first = (s.active - placed(s)) % s.players


def placed(s: Table) -> int:
    """How many courtiers have left the reserve."""
    return COURTIERS - s.place[:COURTIERS].count(RESERVE)


def no_king_yet(s: Table) -> int:
    """A round ends with its King (VR-110)."""
    return 0


CROWNED_BEFORE = book.tally("crowned_before", no_king_yet)
"""How many Kings this round has had, while it goes on."""


def turn_up_the_favourites(s: Table) -> None:
    if s.question != NOBODY:
        s.favourites_up = min(1, CROWNED_BEFORE(s))


book.derive.add(seat_the_persons, because="a unit is one person at least (VR-2)")
book.derive.add(leave_the_rest_below, because="whoever was not placed stands on floor 0 when the turns begin (VR-55)")
book.derive.add(count_the_rejections, because="rejected courtiers are in the dungeons and the box (VR-89)")
book.derive.add(count_the_placements, because="so many are still to be placed (VR-53)")
book.derive.add(find_who_placed_first, because="the units place in turn, and seat and courtiers are given (VR-50)")
book.derive.add(count_the_crowds, because="so many characters stand there (VR-28)")
book.derive.add(turn_up_the_favourites, because="cards lie open from a coronation to the end of the round (VR-110)")
book.shared.append("favourites")

# --- what cannot be ---------------------------------------------------------------------------------------------


def complaints(s: Table) -> Iterator[str]:
    """Everything about this table that cannot be."""
    yield from wrong_places(s)
    yield from wrong_cards(s)
    yield from wrong_hands(s)
    yield from wrong_moment(s)
    yield from wrong_placement(s)
    yield from wrong_vote(s)


def wrong_places(s: Table) -> Iterator[str]:
    """VR-17, VR-18, VR-26."""
    for place in (THRONE, *WCS, *DUNGEONS):
        if s.place.count(place) > 1:
            yield f"{PLACES.names[place]} holds more than one character (VR-18)"
    filled = [s.place.count(place) for place in (*DUNGEONS, BOX)]
    if any(later and not before for before, later in pairwise(filled)):
        yield "rejected courtiers go to D3, D2 and D1, in this order, and only then to the box (VR-89)"
    for floor in range(1, FLOORS):
        if PLACING_CROWD(s, floor) > LIMIT[s.players]:
            yield f"floor {floor} holds {s.crowd[floor]} characters; the limit is {LIMIT[s.players]} (VR-26)"
    if s.place[JESTER] in (*DUNGEONS, BOX, RESERVE):
        yield f"the Jester cannot be in {PLACES.names[s.place[JESTER]]} (VR-52, VR-90)"


def wrong_cards(s: Table) -> Iterator[str]:
    """VR-41, VR-42."""
    for card in range(CARDS):
        if TAKEN(s, card) > 1:
            yield f"the Favourites card {FAVOURITES_CARD[card]} is dealt twice (VR-42)"
    if s.question in AFTER_THE_DEAL and person_without_card(s) != NOBODY:
        yield "a person has no Favourites card (VR-42)"
    if s.question == WHICH_FAVOURITES and person_without_card(s) == NOBODY:
        yield "every person has a Favourites card already (VR-42)"
    for seat in range(s.players):
        for person in range(s.unit_sizes[seat], PERSONS):
            if s.favourites[seat][person] != NOBODY:
                yield f"seat {seat} is one person, who has one Favourites card (VR-42)"
        for marker in range(MARKERS(s, seat), PERSONS):
            if s.score[seat][marker]:
                yield f"seat {seat} has one score marker (VR-9)"


HANDS = [(0, NOES, STOMACHACHES)]
"""How many NO and Stomachaches a full hand has, by the number of units; the last that is in play counts."""


def wrong_hands(s: Table) -> Iterator[str]:
    """VR-41."""
    noes, stomachaches = [row[1:] for row in HANDS if s.modules & row[0] == row[0]][-1]
    for seat in range(s.players):
        if s.noes[seat] > noes[s.players]:
            yield f"seat {seat} holds {s.noes[seat]} NO; a hand has {noes[s.players]} (VR-41)"
        if s.stomachaches[seat] > stomachaches[s.players]:
            yield f"seat {seat} holds {s.stomachaches[seat]} Stomachaches; a hand has {stomachaches[s.players]} (VR-41)"


# --- what the open question asks of the table -----------------------------------------------------------------


def wrong_moment(s: Table) -> Iterator[str]:
    """The rounds count from 1, and the active unit alone places and moves (VR-30, VR-50, VR-61)."""
    if ROUND.is_open(s) and s.round == 0:
        yield "round 0; the rounds are 1 to 3 (VR-30)"
    if s.question == WHO_BEGINS and s.first != NOBODY:
        yield f"seat {s.first} is the first unit; no lots are drawn (VR-32)"
    if s.question == WHO_BEGINS and (s.round > 1 or s.first_unit > 0):
        yield "lots are drawn only for the first round, unless a first unit is chosen (VR-32, VR-33)"
    if s.round == 1 and 0 < s.first_unit != s.first + 1:
        yield f"seat {s.first_unit - 1} was chosen as the first unit of round 1 (VR-32)"
    if s.first == NOBODY and (TURNS.is_open(s) or s.question == WHERE_TO_PLACE):
        yield "nobody is the first unit of the round (VR-32)"
    if s.question in (WHERE_TO_PLACE, WHO_MOVES) and s.waiting != 1 << s.active:
        yield f"seat {s.active} is active: it is asked, and nobody else (VR-50, VR-61)"
    if s.question == WHERE_TO_PLACE and (placed(s) > PLACEMENTS(s) or s.to_place < 1):
        yield f"{placed(s)} courtiers are placed; {PLACEMENTS(s)} are placed in all (VR-53)"
    if NOBODY not in (s.question, s.king):
        yield f"{CHARACTER[s.king]} is crowned; the round has ended (VR-95)"


def wrong_placement(s: Table) -> Iterator[str]:
    """Before the first turn courtiers are in the reserve or where they may be placed (VR-40, VR-41, VR-51, VR-52)."""
    if s.question == NOBODY or TURNS.is_open(s) or s.question == WHO_BEGINS:
        return
    for courtier in range(COURTIERS):
        if s.place[courtier] not in (RESERVE, *(PLACEABLE if s.question == WHERE_TO_PLACE else ())):
            yield f"{CHARACTER[courtier]} cannot be on {PLACES.names[s.place[courtier]]} before the turns (VR-51)"
    if s.place[JESTER] != JESTER_STARTS:
        yield f"the Jester begins the round on floor {JESTER_STARTS} (VR-52)"
    if s.question == WHERE_TO_PLACE and len({(s.noes[seat], s.stomachaches[seat]) for seat in range(s.players)}) > 1:
        yield "every hand of vote cards is full before the turns (VR-41)"


def wrong_vote(s: Table) -> Iterator[str]:
    """A candidate, brought in by the active unit, on whom every unit votes (VR-71, VR-80)."""
    if VOTE.is_open(s) and s.question != NOBODY:
        if s.candidate == NOBODY or s.place[s.candidate] != THRONE:
            yield "a vote needs a candidate in the Throne Room (VR-71)"
        if s.presenter != s.active:
            yield f"seat {s.active} is active, so it is the presenter (VR-71)"
    elif s.question != NOBODY and (THRONE in s.place or s.candidate != NOBODY):
        yield "a character in the Throne Room is voted on at once (VR-71)"
    for seat in range(s.players if s.question != NOBODY else 0):
        asked = s.waiting >> seat & 1 or not VOTE.is_open(s)
        if (s.vote[seat] == NOBODY) != bool(asked):
            yield f"seat {seat} has voted or is asked, one of the two (VR-80)"
        if (s.vote[seat] == NO and s.noes[seat] == 0) or (s.vote[seat] == STOMACHACHE and s.stomachaches[seat] == 0):
            yield f"seat {seat} votes {VOTE_CARD[s.vote[seat]]} without such a card in hand (VR-81)"


book.complaints.add(complaints)
