"""What lies open about the spaces of the board as it is laid, and about the cards, by name."""

from __future__ import annotations

from regnum.kernel import NOBODY, Facts

from .board import neighbour, place_of
from .table import DATA, LAND, OCTAGON, PER_PIECE, SPACE, SPACES, TERRAIN, WAYS, Table

ON_CARDS = ("combat", "shields", "count")


def facts(s: Table) -> Facts:
    return {
        "space": {
            SPACE[space]: {
                "terrain": TERRAIN[LAND[space]],
                "octagon": bool(OCTAGON[space]),
                "neighbours": neighbours(s, space),
            }
            for space in range(SPACES)
            if s.laid[space // PER_PIECE]
        },
        "card": {card["kind"]: {key: card[key] for key in ON_CARDS} for card in DATA["event_card"]},
    }


def neighbours(s: Table, space: int) -> list[str]:
    """The spaces next to one (KS-14, KS-20)."""
    place = place_of(s, space)
    there = [neighbour(s, place, way) for way in range(WAYS[space])]
    return [SPACE[other] for other in there if other != NOBODY]
