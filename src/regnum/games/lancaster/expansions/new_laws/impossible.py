"""What the New Laws leave on the boards, where it cannot be (LA-432, LA-440 to LA-447)."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.kernel import NOBODY

from ...battles import BATTLES
from ...conflicts import CONFLICT_PLACE
from ...knights import anybody_at
from ...placing import PLACING
from ...round import PREPARATION
from ...table import CONFLICT, HOUSE, TILE, Table, book
from ..law_sets import LAW_SETS
from .burdens import BurdensTable
from .squires_in_france import FranceTable


def squires_abroad(s: FranceTable) -> Iterator[str]:
    """With their player's knights, from the laws to the battle (LA-440, LA-442)."""
    for conflict, name in enumerate(CONFLICT):
        for seat in range(s.players):
            alone = anybody_at(s, seat, CONFLICT_PLACE[conflict]) == NOBODY
            if s.in_france[seat][conflict] and (alone or before_the_laws(s)):
                yield f"squires of {HOUSE[seat]} are in {name}, where no law has sent them to a knight (LA-440)"


def tiles_face_down(s: BurdensTable) -> Iterator[str]:
    """Extension tiles that are built, from the law to the castles (LA-432, LA-446)."""
    for seat in range(s.players):
        for tile, name in enumerate(TILE):
            if s.face_down[seat][tile] and (not s.built[seat][tile] or before_the_laws(s) or BATTLES.is_open(s)):
                yield f"the tile {name} of {HOUSE[seat]} cannot lie face down here (LA-432, LA-446)"


def before_the_laws(s: Table) -> bool:
    return s.question != NOBODY and (PLACING.is_open(s) or PREPARATION.is_open(s))


book.complaints.add(squires_abroad, when=LAW_SETS)
book.complaints.add(tiles_face_down, when=LAW_SETS)
