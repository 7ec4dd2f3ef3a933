"""Bots that imagine games, or have learned one: what they are asked goes to another worker as text, where WebAssembly
or a network thinks about it.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

from regnum import bots
from regnum.bots import elsewhere, learned
from regnum.bots.levels import LEARNED
from regnum.bots.review import best_of
from regnum.bots.search import Search
from regnum.kernel import Match

from ..running.thinking import Thinking

Inquire = Callable[[str, str], Awaitable[str]]
"""What was found for a name (of a game or a network) and what is asked; nothing where there is none of that name."""
KING = "king"
"""Who answers where nobody has learned the rules."""
FIRST = 1
"""A bot is made for each decision, which is its first."""


class Elsewhere:
    """Searches and networks in another worker."""

    def __init__(self, think: Inquire, look: Inquire) -> None:
        self._think, self._look = think, look

    async def consider(self, level: str, match: Match, seat: int, seed: str, person: int | None) -> Thinking | None:
        """The answer of a bot that searches; None where the rules that are played were not compiled."""
        search, game = bots.bot(KING if level in LEARNED else level, seed), match.game
        if game.board_text or not isinstance(search, Search):
            return None
        known = bots.Knowledge.of(match, seat, person)
        if len(known.offers) == 1:
            return Thinking(known.offers[0])
        if level in LEARNED and (seen := await self.looked(known)):
            return Thinking(int(learned.preferred(known, seen["liked"], f"{seed} {FIRST}")))
        found = await self.searched(search, known)
        if found is None:
            return None
        action, thoughts = elsewhere.answered(search, known, found)
        return Thinking(int(action), best_of(thoughts, game))

    async def looked(self, known: bots.Knowledge) -> dict[str, Any] | None:
        """What the network that learned these rules says; None if there is none."""
        game, players = known.game, known.seen.players
        if known.person is None and learned.kept_for(game, players):
            told = await self._look(learned.name_of(game, players), json.dumps(learned.asked(known)))
            found: dict[str, Any] | None = json.loads(told) if told else None
            if found and learned.answered(known, found):
                return found
        learned.say_that_nobody_has(game.name, players)
        return None

    async def searched(self, search: Search, known: bots.Knowledge) -> dict[str, Any] | None:
        """What a search found; None if nobody has compiled the game."""
        told = await self._think(known.game.name, json.dumps(elsewhere.asked(search, known), default=list))
        found: dict[str, Any] | None = json.loads(told) if told else None
        return found
