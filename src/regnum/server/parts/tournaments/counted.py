"""Standings stay at hand: they are worked out once after each change, while everything else goes on."""

from __future__ import annotations

import asyncio

from ...telling.remembered import Remembered
from .kept import Found
from .standings import Standing, standings

MOST_REMEMBERED = 100
"""Of so many tournaments."""


class Counted:
    """Everybody's standings, one tournament after the other."""

    def __init__(self) -> None:
        self._known: Remembered[str, tuple[int, list[Standing]]] = Remembered(MOST_REMEMBERED)
        self._turn = asyncio.Lock()

    async def of(self, found: Found) -> list[Standing]:
        async with self._turn:
            known = self._known.get(found.tournament.id)
            if known is None or known[0] != found.number:
                known = found.number, await asyncio.to_thread(standings, found.tournament)
                self._known[found.tournament.id] = known
            return known[1]
