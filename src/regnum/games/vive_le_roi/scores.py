"""Each unit's points."""

from __future__ import annotations

from collections.abc import Iterator

from .markers import MARKERS
from .table import Table


def scores(s: Table) -> Iterator[int]:
    """Each unit's points: the ranking score once the game is over, the lowest marker before."""
    for seat in range(s.players):
        yield s.ranking[seat] if s.depth == 0 else min(s.score[seat][: MARKERS(s, seat)])
