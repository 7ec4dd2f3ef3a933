"""Option: the Banished (VR-175 to VR-178). The courtier with the black seal is nobody's Favourite on that card."""

from __future__ import annotations

from ..count import IS_FAVOURITE
from ..table import CHARACTER, DATA, NAMES_ON_CARD, Table, book

BANISHED = book.module("banished")

SEALED = tuple(CHARACTER.index(card["banished"]) for card in DATA["favorites"])


def not_the_sealed_one(s: Table, card: int, name: int) -> int:
    return -1 if NAMES_ON_CARD[card][name] == SEALED[card] else 0


IS_FAVOURITE.add(not_the_sealed_one, when=BANISHED)
