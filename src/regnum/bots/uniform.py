"""The bot that plays anything, each answer as likely as the next: for tests and for measuring others."""

from __future__ import annotations

from regnum.kernel import Row, pick, seeded

from .knowledge import Knowledge


class Random:
    """Chooses blindly."""

    def __init__(self, seed: int | str = 0) -> None:
        self.rng: Row = seeded(seed)

    def choose(self, knowledge: Knowledge) -> int:
        return knowledge.offers[pick(self.rng, len(knowledge.offers))]
