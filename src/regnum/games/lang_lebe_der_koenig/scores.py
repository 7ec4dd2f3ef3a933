"""Each player's points."""

from __future__ import annotations

from collections.abc import Iterator

from .table import Table
from .votes import reduced_votes


def scores(s: Table) -> Iterator[int]:
    """Each player's total: of the election that ended the game, or as an election would count it now (LK-807)."""
    for seat in range(s.players):
        yield s.bonus[seat] + (s.votes[seat] if s.depth == 0 else reduced_votes(s, seat))
