"""Whoever reviews games: a process of its own, less important than everybody else."""

from __future__ import annotations

from functools import lru_cache

from regnum.bots.review import Done, Judgement, carried_out
from regnum.games import game as game_named
from regnum.kernel import Match, saved
from regnum.reviewed import SECONDS

from .processes import Processes

PATIENCE = 19
LONGEST, SILENCE = 900.0, 60.0
"""So many seconds one judgement may take and say nothing: everybody else comes first, and rules may have to be
compiled."""


class Reviewer:
    """One process, while there is something to review."""

    def __init__(self, seconds: float = SECONDS) -> None:
        """``seconds``: of one core, for each game."""
        self.seconds = seconds
        self._process = Processes(PATIENCE, LONGEST, SILENCE)

    async def judge(self, judgement: Judgement, text: str) -> Done:
        """What a judgement finds in a saved game."""
        return await self._process.do(_judge, judgement, text)

    def close(self) -> None:
        self._process.close()


def _judge(judgement: Judgement, text: str) -> Done:
    return carried_out(judgement, _read(text))


@lru_cache(1)
def _read(text: str) -> Match:
    return saved.read(text, game_named)
