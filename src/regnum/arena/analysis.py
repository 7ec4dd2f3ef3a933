"""A recorded game looked at afterwards: the chances before each decision, and the decisions that changed most."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from regnum.bots.knowledge import Knowledge
from regnum.bots.search import Search
from regnum.kernel import NATURE, Match


@dataclass(frozen=True)
class Verdict:
    """One decision: what was chosen, what the search would have chosen, and what each promised (0 to 1)."""

    number: int
    seat: int
    chosen: str
    worth: float
    best: str
    best_worth: float

    @property
    def loss(self) -> float:
        """How much the choice gave away, by the search's judgement."""
        return max(0.0, self.best_worth - self.worth)


def analyse(match: Match, seconds: float, seed: int | str = 0) -> Iterator[Verdict]:
    """A verdict on every decision that had an alternative, as the one who decided could have seen it."""
    replay = match.branch(0)
    for number, choice in enumerate(match.choices):
        if choice.seat != NATURE:
            knowledge = Knowledge.of(replay, choice.seat)
            if len(knowledge.offers) > 1:
                yield _verdict(knowledge, number, choice.action, Search(f"{seed} {number}", seconds))
        replay.choose(choice.action, choice.seat)


def _verdict(knowledge: Knowledge, number: int, action: int, search: Search) -> Verdict:
    thoughts = search.think(knowledge)
    write = knowledge.game.actions.write
    chosen = next(thought for thought in thoughts if thought.action == action)
    best = thoughts[0]
    return Verdict(number, knowledge.seat, write(action), chosen.worth, write(best.action), best.worth)
