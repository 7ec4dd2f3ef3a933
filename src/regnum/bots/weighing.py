"""Deals weighed by how well they explain what the others did, in the vocabulary of rules."""

from __future__ import annotations

import math

from regnum.kernel import Record, Row, pick
from regnum.kernel.arrays import Options, Rng, Tables, Weights
from regnum.kernel.primitives import advise, clear, offered, option, options

TEMPER = 50.0
"""How much better, by rule of thumb, an answer is that people give e times as often."""
WHIM = 0.2
"""How often people answer without any reason we know."""
IN_PLAY = 0.25
"""What part of the possible deals must stay in play, whatever the evidence says (their effective number)."""
FINE = 1000
"""In how many steps a place is drawn."""


def likelihood(s: Record, seat: int, action: int, out: Options) -> float:
    """How likely somebody who thinks by rule of thumb, with whims, would give this answer."""
    clear(out)
    options(s, seat, out)
    worth = advise(s, seat, action)
    total = 0.0
    possible = 0.0
    for i in range(offered(out)):
        total += math.exp(min(30.0, (advise(s, seat, option(out, i)) - worth) / TEMPER))
        if option(out, i) == action:
            possible = 1.0
    if possible == 0.0:
        return 0.0
    return WHIM / offered(out) + (1.0 - WHIM) / total


def weigh_deals(tables: Tables, seat: int, action: int, out: Options, weights: Weights) -> None:
    """Make each deal as much less likely as it explains badly why a seat gave an answer."""
    for i in range(len(tables)):
        weights[i] = weights[i] * likelihood(tables[i], seat, action, out)


def temper(weights: Weights) -> None:
    """Weights in their order, but less extreme: as much as leaves enough deals in play to learn from."""
    highest = 0.0
    for i in range(len(weights)):
        highest = max(highest, weights[i])
    for i in range(len(weights)):
        weights[i] = weights[i] / highest if highest > 0.0 else 1.0
    while too_extreme(weights):
        for i in range(len(weights)):
            weights[i] = math.sqrt(weights[i])


def too_extreme(weights: Weights) -> bool:
    """Whether too few deals carry too much of the weight."""
    total = 0.0
    squares = 0.0
    possible = 0
    for i in range(len(weights)):
        total += weights[i]
        squares += weights[i] * weights[i]
        if weights[i] > 0.0:
            possible += 1
    return total * total < IN_PLAY * possible * squares


def resample(weights: Weights, rng: Rng, places: Row) -> None:
    """As many places again, each as often as its weight deserves."""
    total = 0.0
    for i in range(len(weights)):
        total += weights[i]
    start = pick(rng, FINE) / FINE
    at = 0
    end = weights[0] / total * len(weights)
    for i in range(len(places)):
        while at < len(weights) - 1 and end <= i + start:
            at += 1
            end += weights[at] / total * len(weights)
        places[i] = at
