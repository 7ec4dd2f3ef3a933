"""Each player's points."""

from __future__ import annotations

from collections.abc import Iterator

from .table import Table


def scores(s: Table) -> Iterator[int]:
    """Each player's victory points, secret ones too (KS-36)."""
    yield from s.points[: s.players]
