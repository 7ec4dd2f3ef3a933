"""The bots of a house for one: they think elsewhere, and by rule of thumb here where nobody has compiled the rules."""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

from regnum import bots
from regnum.bots.levels import SEARCHING
from regnum.bots.search import Search
from regnum.kernel import Match
from regnum.opponents import USUAL

from ..running.thinking import Thinking
from ..running.turns import Claim

NOBODYS = Claim()


class Searcher(Protocol):
    """Somebody who imagines games, in compiled code and beside everything else."""

    async def consider(self, level: str, match: Match, seat: int, seed: str, person: int | None) -> Thinking | None:
        """The answer of a bot; None where nobody has compiled the rules that are played."""
        ...

    async def searched(self, search: Search, known: bots.Knowledge) -> dict[str, Any] | None:
        """What a search found; None likewise."""
        ...

    async def looked(self, known: bots.Knowledge) -> dict[str, Any] | None:
        """What the network that learned these rules says; None if there is none."""
        ...


class Thinkers:
    """Bots, each asked in turn."""

    def __init__(self, searcher: Searcher | None = None) -> None:
        self.searcher = searcher

    async def think(
        self, level: str, match: Match, seat: int, seed: str, person: int | None = None, claim: Claim = NOBODYS
    ) -> Thinking:
        """The answer that a bot gives. Where nobody can search, the rule of thumb answers."""
        await asyncio.sleep(0)  # whoever asks meanwhile is answered first
        found = self.searcher and await self.searcher.consider(level, match, seat, seed, person)
        if found:
            return found
        bot = bots.bot(USUAL if level in SEARCHING else level, seed)
        return Thinking(int(bot.choose(bots.Knowledge.of(match, seat, person))))
