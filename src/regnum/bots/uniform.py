"""The bot that plays anything, each answer as likely as the next: for tests and for measuring others."""

from __future__ import annotations

from regnum.kernel import Row, pick, seeded

from .knowledge import Knowledge


class Random:
    """Chooses blindly.

    >>> import regnum
    >>> from regnum.bots import Knowledge
    >>> match = regnum.new_match("vive-le-roi", players=3, seed=7)
    >>> knowledge = Knowledge.of(match, match.to_act[0])
    >>> Random(1).choose(knowledge) in knowledge.offers
    True
    """

    def __init__(self, seed: int | str = 0) -> None:
        self.rng: Row = seeded(seed)

    def choose(self, knowledge: Knowledge) -> int:
        """Any of the offers."""
        return knowledge.offers[pick(self.rng, len(knowledge.offers))]
