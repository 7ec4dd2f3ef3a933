"""The New Laws' questions are put only to those who can afford an answer (section G)."""

from __future__ import annotations

from ...redealing import IN_VAIN
from ..law_sets import LAW_SETS, LawSetsTable
from .burdens import PRICE_OF_A_COUNTY, PRICE_OF_A_TILE, WHICH_COUNTIES_TO_KEEP, WHICH_TILES_TO_KEEP
from .markets import (
    HOW_MANY_TRADES_WITH_LEFTOVERS,
    WHAT_TO_GET,
    WHICH_EXTENSION_TO_BUY,
    affordable_with_leftovers,
    can_barter,
    can_buy_an_extension,
)
from .squires_in_france import WHERE_TO_SEND


def nothing_to_do_about_new_laws(s: LawSetsTable, seat: int) -> int:
    if s.question == WHICH_EXTENSION_TO_BUY:
        return 0 if can_buy_an_extension(s, seat) else 1
    if s.question == WHAT_TO_GET:
        return 0 if can_barter(s, seat) else 1
    if s.question == HOW_MANY_TRADES_WITH_LEFTOVERS:
        return 1 if affordable_with_leftovers(s, seat) == 0 else 0
    if s.question == WHICH_COUNTIES_TO_KEEP:
        return 1 if s.gold[seat] < PRICE_OF_A_COUNTY else 0
    if s.question == WHICH_TILES_TO_KEEP:
        return 1 if s.squires[seat] < PRICE_OF_A_TILE else 0
    if s.question == WHERE_TO_SEND:
        return 1 if s.squires[seat] == 0 else 0
    return 0


IN_VAIN.add(nothing_to_do_about_new_laws, when=LAW_SETS)
