"""Seals and Tudor knights in the final scoring (LA-485, LA-486, LA-491)."""

from __future__ import annotations

from regnum.kernel import tell

from ...end import KNIGHTHOOD, score_nobles
from ...round import GAME
from ...supply import score
from ...table import CONFLICTS, book
from .board import COURT_OF_THE_KING, CourtTable
from .lords import TUDOR_STRENGTH

SEALS_SCORED = book.event("seals_scored", "LA-485", seat="seat", seals="number", bishops="number", points="number")


def tudor_knights_held(s: CourtTable, seat: int) -> int:
    """The one just received and those still standing in a conflict (LA-486)."""
    count = s.tudors[seat]
    for conflict in range(CONFLICTS):
        count += s.tudors_with[seat][conflict]
    return TUDOR_STRENGTH * count


def score_seals(s: CourtTable) -> None:
    """One and the bishops, times the seals (LA-485)."""
    for seat in range(s.players):
        seals = s.seals[seat] + s.seal_tiles[seat]
        points = (1 + s.bishops[seat]) * seals
        tell(s, SEALS_SCORED, seat, seals, s.bishops[seat], points)
        score(s, seat, points)


KNIGHTHOOD.add(tudor_knights_held, when=COURT_OF_THE_KING)
GAME.after(score_nobles, score_seals, when=COURT_OF_THE_KING)
