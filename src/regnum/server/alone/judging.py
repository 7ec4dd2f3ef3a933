"""Judging in a page: what a judgement needs of a search or a network is found in another worker, before it is made."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from statistics import fmean
from typing import Any

from regnum.bots import Knowledge, elsewhere
from regnum.bots.judge import PATIENCE, Judge
from regnum.bots.review import Done, Judgement
from regnum.bots.search import Search, Thought
from regnum.kernel import Match

from .thinkers import Searcher

Finding = Callable[[], Awaitable[Any]]


class NotFoundYet(Exception):
    """A judgement goes on when this has been found."""

    def __init__(self, finding: Finding) -> None:
        super().__init__("what a judgement needs was not found yet")
        self.finding = finding


class Judging:
    """Judgements, each begun again once what it needs is here. Each asks its judge one thing."""

    def __init__(self, searcher: Searcher | None) -> None:
        """None: nobody else is there, and the search runs here."""
        self.searcher = searcher
        self.found: Any = None

    def judge(self, seed: str, games: int) -> Judge:
        search = Search(seed, PATIENCE, games)
        return search if self.searcher is None else Far(self, self.searcher, search)

    async def carried_out(self, judgement: Judgement, match: Match) -> Done:
        began = time.perf_counter()
        self.found = None
        try:
            found = judgement(match)
        except NotFoundYet as wanted:
            self.found = await wanted.finding()
            found = judgement(match)
        return Done(found, time.perf_counter() - began)


class Far:
    """A judge whose search runs elsewhere, and whose networks are asked there."""

    def __init__(self, judging: Judging, searcher: Searcher, search: Search) -> None:
        self._judging, self._searcher, self._search = judging, searcher, search

    def chances(self, knowledge: Knowledge) -> list[float]:
        """Everybody's share of the win, in seat order."""
        found: list[float] = self._found(lambda: self._chances(knowledge))
        return found

    def think(self, knowledge: Knowledge) -> list[Thought]:
        """Every answer with its worth, best first."""
        return elsewhere.thought(knowledge, self._found(lambda: self._searched(knowledge)))

    def _found(self, finding: Finding) -> Any:
        if self._judging.found is None:
            raise NotFoundYet(finding)
        return self._judging.found

    async def _chances(self, knowledge: Knowledge) -> list[float]:
        """What all seats together believe where a network has learned the rules; else what the search finds."""
        seen = [await self._searcher.looked(eye) for eye in knowledge.eyes()]
        if all(seen):
            return [fmean(shares) for shares in zip(*(one["chances"] for one in seen if one), strict=True)]
        return elsewhere.chances(await self._searched(knowledge))

    async def _searched(self, knowledge: Knowledge) -> dict[str, Any]:
        found = await self._searcher.searched(self._search, knowledge)
        if found is None:
            raise RuntimeError(f"nobody has compiled {knowledge.game.name} as it is played here")
        return found
