"""Variant: Royal Couple, two coronations in each round (VR-220 to VR-230)."""

from __future__ import annotations

from regnum.kernel import NOBODY, again, leave, public, tell

from ..castle import in_play, stand
from ..count import COUNT
from ..round import ROUND, clear_the_castle
from ..table import CHARACTER, CHARACTERS, DATA, PLACES, THRONE, Table, book, next_unit
from ..turn import TURNS, pass_the_turn
from .ambition import AMBITION, score_the_ambitions

ROYAL_COUPLE = book.module("royal_couple")

CONSORT = PLACES.add(
    "consort",
    points=DATA["off_board"]["consort_points_second_count"],
    reversed_points=DATA["off_board"]["consort_points_second_count"],
    height=THRONE,
    beside=NOBODY,
)
"""The first King's seat: worth nothing at the second count, and as high as the throne in a tie (VR-225, VR-228)."""

FIRST_OF_THE_COUPLE = book.event("first_of_the_couple", "VR-223", character=CHARACTER)
NO_SECOND_KING = book.event("no_second_king", "VR-230")


@book.table
class CoupleTable(Table):
    consort: int = public(low=NOBODY, high=CHARACTERS, names=CHARACTER)  # the first King of this round


def nobody_is_consort(s: CoupleTable) -> None:
    s.consort = NOBODY


def score_ambitions_of_the_second(s: CoupleTable) -> None:
    """Ambition waits for the second coronation (VR-226)."""
    if s.consort != NOBODY:
        score_the_ambitions(s)


def step_aside(s: CoupleTable) -> None:
    """The first King leaves the throne to the second and is out of play (VR-223)."""
    if s.consort == NOBODY:
        s.consort = s.king
        s.king = NOBODY
        stand(s, s.consort, CONSORT)
        tell(s, FIRST_OF_THE_COUPLE, s.consort)


def pass_the_turn_while_somebody_is_left(s: CoupleTable) -> None:
    """Without anybody to crown the round ends, and the first King's presenter begins the next (VR-230)."""
    s.active = next_unit(s, s.active)
    if s.king != NOBODY:
        leave(s)
    elif somebody_in_play(s):
        again(s)
    else:
        tell(s, NO_SECOND_KING)


def somebody_in_play(s: CoupleTable) -> bool:
    for character in range(CHARACTERS):
        if in_play(s, character):
            return True
    return False


ROUND.after(clear_the_castle, nobody_is_consort, when=ROYAL_COUPLE)
COUNT.replace(score_the_ambitions, score_ambitions_of_the_second, when=AMBITION | ROYAL_COUPLE)
COUNT.append(step_aside, when=ROYAL_COUPLE)
TURNS.replace(pass_the_turn, pass_the_turn_while_somebody_is_left, when=ROYAL_COUPLE)
