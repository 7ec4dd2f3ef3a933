"""Players by rule of thumb: as good as a club player, or as a beginner who overlooks and forgets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regnum.kernel import Row, pick, seeded

from .knowledge import Knowledge


class ByThumb:
    """Takes the answer its game's rule of thumb likes best.

    ``doubt`` shakes every opinion by up to so many hundredths of what lies between the best answer and the worst;
    ``oversight`` is how many of a hundred answers it does not even see. A beginner has much of both.
    """

    def __init__(self, seed: int | str, doubt: int = 0, oversight: int = 0) -> None:
        self.rng: Row = seeded(seed)
        self.doubt = doubt
        self.oversight = oversight

    def choose(self, knowledge: Knowledge) -> int:
        """The best of the answers it sees."""
        advice = knowledge.game.book.thumb.advice
        table, seen = self.considered(knowledge)
        return self.preferred({action: advice(table, knowledge.seat, action) for action in seen})

    def considered(self, knowledge: Knowledge) -> tuple[Any, Sequence[int]]:
        """An imagined table, and of which answers it has an opinion there.

        Rules of thumb read only what the seat may know, and a test proves it.
        """
        table = knowledge.imagine(self.rng)
        seen = [action for action in knowledge.offers if pick(self.rng, 100) >= self.oversight]
        return table, seen or knowledge.offers

    def preferred(self, opinions: dict[int, int]) -> int:
        """The answer that it likes best, if it has these opinions."""
        shaken = self.shaken(opinions)
        best = max(shaken.values())
        favourites = [action for action, opinion in shaken.items() if opinion == best]
        return favourites[pick(self.rng, len(favourites))]

    def shaken(self, opinions: dict[int, int]) -> dict[int, int]:
        """Opinions shaken by doubts."""
        spread = max(opinions.values()) - min(opinions.values())
        return {
            action: opinion + pick(self.rng, 1 + spread * self.doubt // 100) for action, opinion in opinions.items()
        }
