"""Players by rule of thumb: as good as a club player, or as a beginner who overlooks and forgets."""

from __future__ import annotations

from regnum.kernel import Row, pick, seeded

from .knowledge import Knowledge
from .thumb import teach


class ByThumb:
    """Takes the answer its game's rule of thumb likes best.

    ``doubt`` shakes every opinion by up to that much (100 is "clearly better"); ``oversight`` is how many of a hundred
    answers it does not even see. A beginner has much of both.
    """

    def __init__(self, seed: int | str, doubt: int = 1, oversight: int = 0) -> None:
        self.rng: Row = seeded(seed)
        self.doubt = doubt
        self.oversight = oversight

    def choose(self, knowledge: Knowledge) -> int:
        """The best of the answers it sees."""
        advice = teach(knowledge.game).book.advice
        # Opinions come from an imagined table: rules of thumb read only what the seat may know, and a test proves it.
        table = knowledge.imagine(self.rng)
        seen = [action for action in knowledge.offers if pick(self.rng, 100) >= self.oversight]
        opinions = {a: advice(table, knowledge.seat, a) + pick(self.rng, self.doubt) for a in seen or knowledge.offers}
        best = max(opinions.values())
        favourites = [action for action, opinion in opinions.items() if opinion == best]
        return favourites[pick(self.rng, len(favourites))]
