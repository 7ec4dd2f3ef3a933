"""The packages of games: brought when somebody wants to play one, so that nobody waits for games they do not play."""

from __future__ import annotations

import importlib
from collections.abc import Awaitable, Callable

from regnum.games.entries import GAMES, offered

from ..table import shelf

Bring = Callable[[str], Awaitable[None]]
"""Puts the files of a game's package where Python finds them."""


class Packages:
    """Those that are here."""

    def __init__(self, bring: Bring | None = None) -> None:
        """None: whatever is installed is here, and nothing else can be had."""
        self._bring = bring
        self._here: set[str] = set()

    async def bring(self, game: str) -> None:
        if self._bring is None or game in self._here:
            return
        await self._bring(game)
        self._here.add(game)
        importlib.invalidate_caches()
        offered.cache_clear()
        shelf.games.cache_clear()
        if game not in offered(GAMES):
            self._here.discard(game)
