"""Variant: Royal Couple, two coronations in each round (VR-220 to VR-230)."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.kernel import NOBODY, tell

from ..castle import in_play, stand, vacant
from ..count import COUNT
from ..impossible import CROWNED_BEFORE
from ..table import CHARACTER, CHARACTERS, DATA, PLACES, THRONE, Table, book
from ..turn import TURNS
from .ambition import AMBITION, AmbitionTable, score_the_ambitions
from .banished import BANISHED, reveal_the_seals

ROYAL_COUPLE = book.module("royal_couple")
book.option("royal_couple", "VR-220", module=ROYAL_COUPLE)
book.preset("everything", royal_couple=True)

CONSORT = PLACES.add(
    "consort",
    when=ROYAL_COUPLE,
    points=DATA["off_board"]["consort_points_second_count"],
    reversed_points=DATA["off_board"]["consort_points_second_count"],
    height=THRONE,
    beside=NOBODY,
)
"""The first King's seat: worth nothing at the second count, and as high as the throne in a tie (VR-225, VR-228)."""

FIRST_OF_THE_COUPLE = book.event("first_of_the_couple", "VR-223", character=CHARACTER)
NO_SECOND_KING = book.event("no_second_king", "VR-230")

# --- the two coronations (VR-220 to VR-227) -----------------------------------------------------------------


def first_coronation(s: Table) -> bool:
    """Nobody has stepped aside yet in this round."""
    return vacant(s, CONSORT)


def reveal_the_seals_once(s: Table) -> None:
    """At the second coronation all cards lie open already (VR-222)."""
    if first_coronation(s):
        reveal_the_seals(s)


def score_ambitions_of_the_second(s: AmbitionTable) -> None:
    """Ambition waits for the second coronation (VR-226)."""
    if not first_coronation(s):
        score_the_ambitions(s)


def step_aside(s: Table) -> None:
    """The first King leaves the throne to the second and is out of play (VR-223)."""
    if first_coronation(s):
        tell(s, FIRST_OF_THE_COUPLE, s.king)
        stand(s, s.king, CONSORT)
        s.king = NOBODY


COUNT.replace(reveal_the_seals, reveal_the_seals_once, when=BANISHED | ROYAL_COUPLE)
COUNT.replace(score_the_ambitions, score_ambitions_of_the_second, when=AMBITION | ROYAL_COUPLE)
COUNT.append(step_aside, when=ROYAL_COUPLE)

# --- nobody left for a second crown (VR-230) ----------------------------------------------------------------


def somebody_can_be_crowned(s: Table) -> bool:
    """Without anybody to crown the round ends, and the first King's presenter begins the next."""
    if s.king != NOBODY:
        return False
    for character in range(CHARACTERS):
        if in_play(s, character):
            return True
    return False


def say_that_nobody_is_left(s: Table) -> None:
    if s.king == NOBODY:
        tell(s, NO_SECOND_KING)


TURNS.as_long_as(somebody_can_be_crowned, when=ROYAL_COUPLE)
TURNS.append(say_that_nobody_is_left, when=ROYAL_COUPLE)


def first_king(s: Table) -> int:
    return 0 if first_coronation(s) else 1


CROWNED_BEFORE.add(first_king, when=ROYAL_COUPLE)


def complaints(s: Table) -> Iterator[str]:
    if s.place.count(CONSORT) > 1:
        yield "the consort seat holds more than one character (VR-223)"


book.complaints.add(complaints, when=ROYAL_COUPLE)
