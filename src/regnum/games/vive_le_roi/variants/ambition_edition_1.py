"""Edition 1: an Ambition card was kept by its place, and teammates chose one after the other."""

from __future__ import annotations

from regnum.kernel import NOBODY, ask_again, offer

from ..table import book
from .ambition import DEALT_TO_EACH, WHICH_TO_KEEP, AmbitionTable, undecided
from .ambition_cards import AMBITIONS

FIRST = book.old_edition(1)

KEEP_BY_PLACE = book.action("keep", card=range(1, DEALT_TO_EACH + 1))


def first_or_second(s: AmbitionTable, seat: int, out: list[int]) -> None:
    for place in range(DEALT_TO_EACH):
        offer(out, KEEP_BY_PLACE(place + 1))


def kept_by_place(s: AmbitionTable, seat: int, place: int) -> None:
    person = undecided(s, seat)
    s.kept[seat][person] = s.ambitions[seat][person][place - 1]
    if undecided(s, seat) != NOBODY:
        ask_again(s, seat)


def next_to_choose(s: AmbitionTable, seat: int, place: int) -> int:
    return undecided(s, seat)


WHICH_TO_KEEP.instead(
    first_or_second, {KEEP_BY_PLACE: kept_by_place}, when=FIRST, whose={KEEP_BY_PLACE: next_to_choose}
)


def card_to_keep(s: AmbitionTable, seat: int, place: int) -> int:
    return s.ambitions[seat][undecided(s, seat)][place - 1]


book.caption(KEEP_BY_PLACE, "ambition", AMBITIONS, card_to_keep)
