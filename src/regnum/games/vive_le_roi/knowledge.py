"""What the outside world asks of the table: re-dealing, counts, points and position strings (section 0)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from regnum.kernel import NOBODY, BadPosition, Row, pick

from .favourites import TAKEN
from .markers import MARKERS
from .table import (
    BOX,
    CARDS,
    CHARACTER,
    CHARACTERS,
    DUNGEONS,
    LETTERS,
    NO,
    PLACES,
    STOMACHACHE,
    YES,
    Table,
    book,
)

# --- what a seat can't know, filled in at random (VR-301, VR-304) -------------------------------------------

TO_BE_DEALT = CARDS
"""Stands for a card that was taken up to be dealt anew."""


def redeal_favourites(s: Table, seat: int, rng: Row) -> None:
    """Other units' cards, from all that this seat does not see elsewhere."""
    if s.favourites_up:
        return
    for other in range(s.players):
        for person in range(s.unit_sizes[other]):
            if other != seat and s.favourites[other][person] != NOBODY:
                s.favourites[other][person] = TO_BE_DEALT
    for other in range(s.players):
        for person in range(s.unit_sizes[other]):
            while s.favourites[other][person] == TO_BE_DEALT:
                card = pick(rng, CARDS)
                if TAKEN(s, card) == 0:
                    s.favourites[other][person] = card


def redeal_votes(s: Table, seat: int, rng: Row) -> None:
    """Votes that other units have chosen and not shown yet."""
    for other in range(s.players):
        if other != seat and s.vote[other] != NOBODY:
            s.vote[other] = YES
            kinds = 1 + min(1, s.noes[other]) + s.stomachaches[other]
            drawn = pick(rng, kinds)
            if drawn == 1 and s.noes[other] > 0:
                s.vote[other] = NO
            elif drawn > 0:
                s.vote[other] = STOMACHACHE


book.redeal.add(redeal_favourites)
book.redeal.add(redeal_votes)

# --- points -------------------------------------------------------------------------------------------------


def scores(s: Table) -> Iterator[int]:
    """Each unit's points: the ranking score once the game is over, the lowest marker before."""
    for seat in range(s.players):
        yield s.ranking[seat] if s.depth == 0 else min(s.score[seat][: MARKERS(s, seat)])


# --- position strings: 0[E] 1[DO] throne[L] WC3[B] … (section 0) --------------------------------------------


def read_position(text: str) -> dict[str, Any]:
    """The fields a position string stands for."""
    where: dict[str, str] = {}
    for part in text.split():
        place, bracket, letters = part.removesuffix("]").partition("[")
        if not bracket or not part.endswith("]"):
            raise BadPosition(f"a position reads like '0[E] 1[DO] throne[L]'; this part does not: {part!r}")
        if place not in PLACES.names:
            raise BadPosition(f"there is no place {place!r}; there are {', '.join(PLACES.names)}")
        for letter in letters:
            if letter not in LETTERS:
                raise BadPosition(f"there is no character {letter!r}; there are {LETTERS}")
            if CHARACTER[LETTERS.index(letter)] in where:
                raise BadPosition(f"the character {letter!r} is in two places")
            where[CHARACTER[LETTERS.index(letter)]] = place
    missing = [LETTERS[i] for i in range(CHARACTERS) if CHARACTER[i] not in where]
    if missing:
        raise BadPosition(f"these characters are nowhere: {''.join(missing)}")
    gone = {PLACES.names[place] for place in (*DUNGEONS, BOX)}
    return {"place": where, "rejections": sum(place in gone for place in where.values())}


def write_position(s: Table) -> str:
    """The position string of a table."""
    parts = []
    for place, name in enumerate(PLACES.names):
        letters = "".join(LETTERS[c] for c in range(CHARACTERS) if s.place[c] == place)
        if letters:
            parts.append(f"{name}[{letters}]")
    return " ".join(parts)
