"""What a result says about those who played: openskill's Plackett-Luce, for any number of seats and for teams."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

MIDDLE = 25.0
"""Where everybody begins, and where a knight stands."""
UNSURE = MIDDLE / 3
BETA = MIDDLE / 6
"""How much better one must be to win clearly more often."""
TAU = MIDDLE / 300
"""How much less sure one is of everybody before each game: people change."""
SHOWN_MIDDLE, SHOWN_STEP = 1500, 20
ENOUGH = 10
"""After so many games a rating is not provisional any more."""


class Rating(NamedTuple):
    """How strong somebody is believed to be, and how sure that is."""

    mu: float = MIDDLE
    sigma: float = UNSURE

    @property
    def number(self) -> int:
        """What people are told."""
        return round(SHOWN_MIDDLE + SHOWN_STEP * (self.mu - MIDDLE))

    @property
    def give_or_take(self) -> int:
        """Within so much of it the truth lies, nineteen times of twenty."""
        return round(2 * SHOWN_STEP * self.sigma)


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MIDDLE, sigma=UNSURE, beta=BETA, tau=TAU)


def reckon(teams: Sequence[Sequence[Rating]], places: Sequence[int]) -> list[list[Rating]]:
    """What everybody's rating would be after a game; teams that share a place were equally good."""
    model = _model()
    before = [[model.rating(mu=one.mu, sigma=one.sigma) for one in team] for team in teams]
    after = model.rate(before, ranks=[float(place) for place in places])
    return [[Rating(one.mu, one.sigma) for one in team] for team in after]
