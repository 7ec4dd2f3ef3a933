"""Bots think in another worker: what they are asked goes there as text, and WebAssembly or a network answers it."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

from regnum import bots
from regnum.bots import elsewhere, learned
from regnum.bots.by_thumb import ByThumb
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
    """Rules of thumb, searches and networks in another worker."""

    def __init__(self, think: Inquire, look: Inquire) -> None:
        self._think, self._look = think, look

    async def consider(self, level: str, match: Match, seat: int, seed: str, person: int | None) -> Thinking | None:
        """The answer of a bot; None where the rules that are played were not compiled."""
        bot, game = bots.bot(KING if level in LEARNED else level, seed), match.game
        if game.board_text or not isinstance(bot, ByThumb | Search):
            return None
        known = bots.Knowledge.of(match, seat, person)
        if len(known.offers) == 1:
            return Thinking(known.offers[0])
        if isinstance(bot, ByThumb):
            return await self._by_thumb(bot, known)
        if level in LEARNED and (seen := await self.looked(known)):
            return Thinking(int(learned.preferred(known, seen["liked"], f"{seed} {FIRST}")))
        found = await self.searched(bot, known)
        if found is None:
            return None
        action, thoughts = elsewhere.answered(bot, known, found)
        return Thinking(int(action), best_of(thoughts, game))

    async def _by_thumb(self, bot: ByThumb, known: bots.Knowledge) -> Thinking | None:
        table, seen = bot.considered(known)
        found = await self._thought(known.game.name, elsewhere.opinions_asked(table, known.seat, seen))
        return Thinking(int(bot.preferred(dict(zip(seen, found["opinions"], strict=True))))) if found else None

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
        return await self._thought(known.game.name, elsewhere.asked(search, known))

    async def _thought(self, game: str, asked: dict[str, Any]) -> dict[str, Any] | None:
        told = await self._think(game, json.dumps(asked, default=list))
        found: dict[str, Any] | None = json.loads(told) if told else None
        return found
