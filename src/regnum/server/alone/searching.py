"""Bots that imagine games: what they are asked goes to another worker as text, where WebAssembly thinks about it."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable

from regnum import bots
from regnum.bots import elsewhere
from regnum.bots.levels import LEARNED
from regnum.bots.review import best_of
from regnum.bots.search import Search
from regnum.kernel import Match

from ..running.thinking import Thinking

Think = Callable[[str, str], Awaitable[str]]
"""What was found for a game's name and what is asked; nothing where nobody has compiled the game."""
KING = "king"
"""Who answers where a network would: it needs numpy, which is not here."""


class Elsewhere:
    """Searches that another worker carries out."""

    def __init__(self, think: Think) -> None:
        self._think = think

    async def consider(self, level: str, match: Match, seat: int, seed: str, person: int | None) -> Thinking | None:
        """The answer of a bot that searches; None where the rules that are played were not compiled."""
        search, game = bots.bot(KING if level in LEARNED else level, seed), match.game
        if game.board_text or not isinstance(search, Search):
            return None
        known = bots.Knowledge.of(match, seat, person)
        if len(known.offers) == 1:
            return Thinking(known.offers[0])
        found = await self._think(game.name, json.dumps(elsewhere.asked(search, known), default=list))
        if not found:
            return None
        action, thoughts = elsewhere.answered(search, known, json.loads(found))
        return Thinking(int(action), best_of(thoughts, game))
