"""Tables that cannot be: a sentence for every rule that a position breaks."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.kernel import NOBODY

from .favourites import TAKEN, person_without_card
from .placement import PLACING_CROWD, WHERE_TO_PLACE
from .table import (
    BOX,
    CARDS,
    COURTIERS,
    DUNGEONS,
    FLOORS,
    JESTER,
    LIMIT,
    NOES,
    PLACES,
    RESERVE,
    THRONE,
    WCS,
    Table,
)
from .turn import WHO_MOVES
from .vote import WHICH_VOTE

AFTER_THE_DEAL = (WHERE_TO_PLACE, WHO_MOVES, WHICH_VOTE)
"""Questions that come when all cards are dealt and chosen (VR-34)."""


def complaints(s: Table) -> Iterator[str]:
    """Everything about this table that cannot be."""
    yield from wrong_places(s)
    yield from wrong_cards(s)
    yield from wrong_units(s)
    if s.question == WHICH_VOTE:
        yield from wrong_vote(s)


def wrong_places(s: Table) -> Iterator[str]:
    """VR-17, VR-18, VR-26."""
    for place in (THRONE, *WCS, *DUNGEONS):
        if s.place.count(place) > 1:
            yield f"{PLACES.names[place]} holds more than one character (VR-18)"
    for floor in range(1, FLOORS):
        if PLACING_CROWD(s, floor) > LIMIT[s.players]:
            yield f"floor {floor} holds {s.crowd[floor]} characters; the limit is {LIMIT[s.players]} (VR-26)"
    if s.place[JESTER] in (*DUNGEONS, BOX, RESERVE):
        yield f"the Jester cannot be in {PLACES.names[s.place[JESTER]]} (VR-52, VR-90)"
    if sum(s.place[c] in (*DUNGEONS, BOX) for c in range(COURTIERS)) != s.rejections:
        yield "the number of rejections is not that of the courtiers in dungeons and box (VR-89)"


def wrong_cards(s: Table) -> Iterator[str]:
    """VR-41, VR-42."""
    if any(TAKEN(s, card) > 1 for card in range(CARDS)):
        yield "a Favourites card is dealt twice (VR-42)"
    if s.question in AFTER_THE_DEAL and person_without_card(s) != NOBODY:
        yield "a person has no Favourites card (VR-42)"
    for seat in range(s.players):
        if s.noes[seat] > NOES[s.players]:
            yield f"seat {seat} holds {s.noes[seat]} NO; a hand has {NOES[s.players]} (VR-41)"


# --- what the open question asks of the table -----------------------------------------------------------------


def wrong_units(s: Table) -> Iterator[str]:
    """Whoever the table names sits at it, and the active unit alone places and moves (VR-4, VR-50, VR-61)."""
    for name in ("first", "active", "presenter", "crowned_by"):
        if getattr(s, name) >= s.players:
            yield f"{name} is {getattr(s, name)}; seats are 0 to {s.players - 1} (VR-4)"
    if s.question in (WHERE_TO_PLACE, WHO_MOVES) and s.waiting != 1 << s.active:
        yield f"seat {s.active} is active: it is asked, and nobody else (VR-50, VR-61)"
    if s.question == WHO_MOVES and THRONE in s.place:
        yield "a character in the Throne Room is voted on at once (VR-71)"


def wrong_vote(s: Table) -> Iterator[str]:
    """A candidate, brought in by the active unit, on whom every unit votes (VR-71, VR-80)."""
    if s.candidate == NOBODY or s.place[s.candidate] != THRONE:
        yield "a vote needs a candidate in the Throne Room (VR-71)"
    if s.presenter != s.active:
        yield f"seat {s.active} is active, so it is the presenter (VR-71)"
    for seat in range(s.players):
        if (s.vote[seat] == NOBODY) != bool(s.waiting >> seat & 1):
            yield f"seat {seat} has voted or is asked, one of the two (VR-80)"
