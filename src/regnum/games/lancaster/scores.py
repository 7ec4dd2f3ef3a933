"""Each player's points."""

from __future__ import annotations

from collections.abc import Iterator

from .table import Table


def scores(s: Table) -> Iterator[int]:
    """Each player's place on the score track."""
    yield from s.score[: s.players]
