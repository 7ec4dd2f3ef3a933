"""Deals of what a seat can't know, drawn by how well they explain what the others did."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import accumulate
from typing import Any

from regnum.kernel import Offers, Row, pick

from . import forest
from .knowledge import Knowledge
from .memory import Lasting, Moment
from .thumb import lasting, teach

INTERPRETED, NATIVE = 96, 256
"""How many deals a search begins from."""
RECENT = 4
"""How much of the evidence the interpreter has time for."""
IN_PLAY = 0.25
"""What part of the possible deals must stay in play, whatever the evidence says (their effective number)."""


def tempered(weights: Sequence[float]) -> list[float]:
    """The same order of likelihood, less extreme: as much as leaves enough deals in play to learn from."""
    highest = max(weights)
    if highest <= 0:
        return [1.0] * len(weights)
    found = [weight / highest for weight in weights]
    possible = sum(weight > 0 for weight in found)
    while sum(found) ** 2 < IN_PLAY * possible * sum(weight * weight for weight in found):
        found = [math.sqrt(weight) for weight in found]
    return found


def resampled(weights: Sequence[float], rng: Row) -> list[int]:
    """As many places again, each as often as its weight deserves."""
    total = sum(weights)
    count = len(weights)
    start = pick(rng, 1000) / 1000
    ends = [end / total * count for end in accumulate(weights)]
    ends[-1] = count + 1.0
    at, places = 0, []
    for i in range(count):
        while ends[at] <= i + start:
            at += 1
        places.append(at)
    return places


# --- interpreted ------------------------------------------------------------------------------------------------


def interpreted(knowledge: Knowledge, rng: Row) -> list[Any]:
    """Deals as tables."""
    drawn = [knowledge.imagine(rng) for _ in range(INTERPRETED)]
    secrets = lasting(teach(knowledge.game))
    if secrets is None:
        return drawn
    weights = [1.0] * len(drawn)
    for moment in knowledge.evidence()[-RECENT:]:
        forest.weigh_deals(_as_if(moment, drawn, secrets), moment.seat, moment.action, Offers(), weights)
    return [drawn[at].copy() for at in resampled(tempered(weights), rng)]


def _as_if(moment: Moment, drawn: Sequence[Any], secrets: Lasting) -> list[Any]:
    """The moment at each deal's table: public things as they were, the seat's own secrets as they are dealt."""
    tables = []
    for deal in drawn:
        table = moment.seen.copy()
        for name in secrets.fields:
            getattr(table, name)[moment.seat] = getattr(deal, name)[moment.seat][:]
        tables.append(table)
    return tables


# --- native -----------------------------------------------------------------------------------------------------


def native(knowledge: Knowledge, rng: Any, engine: Any) -> Any:
    """Room to work and then the deals, as an array of records."""
    tables = engine.tables(NATIVE + 1)
    engine.put(tables, slice(None), knowledge.imagine(rng.tolist()))
    for i in range(1, len(tables)):
        engine.redeal(tables, i, knowledge.seat, rng)
    secrets = lasting(knowledge.game)
    if secrets is not None:
        weights = _weights(knowledge, tables[1:], engine, secrets)
        tables[1:] = tables[1:][resampled(tempered(weights), rng)]
    return tables


def _weights(knowledge: Knowledge, drawn: Any, engine: Any, secrets: Lasting) -> list[float]:
    import numpy as np  # interpreted play needs no numpy

    weights = np.ones(len(drawn))
    then = engine.tables(len(drawn))
    out = engine.out.copy()
    for moment in knowledge.evidence():
        engine.put(then, slice(None), moment.seen)
        for name in secrets.fields:
            then[name][:, moment.seat] = drawn[name][:, moment.seat]
        engine.code.weigh_deals_entry(then, moment.seat, moment.action, out, weights)
    return [float(weight) for weight in weights]
