"""Deals of what a seat can't know, drawn by how well they explain what the others did."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from regnum.kernel import SEATS, Game, Lasting, Offers, Row, seeded

from . import weighing
from .knowledge import Knowledge
from .memory import Evidence

INTERPRETED, NATIVE = 96, 256
"""How many deals a search begins from."""
RECENT = 4
"""How much of the evidence the interpreter has time for."""


@dataclass(frozen=True)
class Deals:
    """Room to work and then the deals, as a list of tables or an array of records."""

    tables: Any
    holdings: Any
    """For each table and seat a number that says what the seat holds there: equal numbers, equal holdings."""

    def copy(self) -> Deals:
        """These deals with room of their own to work in."""
        return Deals(self.tables.copy(), self.holdings)


def secrets_of_seats(game: Game) -> list[str]:
    """The fields with a row for each seat that only the seat sees."""
    return [name for name, field in game.Table.FIELDS.items() if field.of_seats]


def drawn(knowledge: Knowledge, seed: int | str, engine: Any) -> Deals:
    """Deals for a compiled engine, or for the interpreter if there is none."""
    rng = seeded(seed)
    return interpreted(knowledge, rng) if engine is None else native(knowledge, rng, engine)


# --- interpreted ------------------------------------------------------------------------------------------------


def interpreted(knowledge: Knowledge, rng: Row) -> Deals:
    tables = _likely(knowledge, rng)
    tables.insert(0, tables[0])
    return Deals(tables, _holdings(knowledge.game, tables))


def _likely(knowledge: Knowledge, rng: Row) -> list[Any]:
    drawn = [knowledge.imagine(rng) for _ in range(INTERPRETED)]
    secrets = knowledge.game.book.thumb.lasting
    if secrets is None:
        return drawn
    weights = [1.0] * len(drawn)
    for moment in knowledge.evidence()[-RECENT:]:
        weighing.weigh_deals(_as_if(moment, drawn, secrets), moment.seat, moment.action, Offers(), weights)
    places = [0] * len(drawn)
    weighing.temper(weights)
    weighing.resample(weights, rng, places)
    return [drawn[at].copy() for at in places]


def _as_if(moment: Evidence, drawn: Sequence[Any], secrets: Lasting) -> list[Any]:
    """The moment at each deal's table: public things as they were, the seat's own secrets as they are dealt."""
    tables = []
    for deal in drawn:
        table = moment.seen.copy()
        for name in secrets.fields:
            getattr(table, name)[moment.seat] = getattr(deal, name)[moment.seat][:]
        tables.append(table)
    return tables


def _holdings(game: Game, tables: Sequence[Any]) -> list[list[int]]:
    names = secrets_of_seats(game)
    numbers: list[dict[Any, int]] = [{} for _ in range(tables[0].players)]
    found = []
    for table in tables:
        held = [str([getattr(table, name)[p] for name in names]) for p in range(table.players)]
        found.append([known.setdefault(each, len(known)) for known, each in zip(numbers, held, strict=True)])
    return found


# --- native -----------------------------------------------------------------------------------------------------


def native(knowledge: Knowledge, seed: Row, engine: Any) -> Deals:
    import numpy as np  # interpreted play needs no numpy

    rng: Any = np.array(seed, np.int32)
    tables = engine.tables(NATIVE + 1)
    engine.put(tables, slice(None), knowledge.imagine(rng.tolist()))
    knowledge.redeal_in(engine, tables[1:], rng)
    secrets = knowledge.game.book.thumb.lasting
    if secrets is not None:
        weights, places = _weights(knowledge, tables[1:], engine, secrets), np.zeros(NATIVE, np.int32)
        engine.run(weighing.temper, weights)
        engine.run(weighing.resample, weights, rng, places)
        tables[1:] = tables[1:][places]
    return Deals(tables, _native_holdings(knowledge.game, tables))


def _weights(knowledge: Knowledge, drawn: Any, engine: Any, secrets: Lasting) -> Any:
    import numpy as np  # interpreted play needs no numpy

    weights = np.ones(len(drawn))
    then = engine.tables(len(drawn))
    for moment in knowledge.evidence():
        engine.put(then, slice(None), moment.seen)
        for name in secrets.fields:
            then[name][:, moment.seat] = drawn[name][:, moment.seat]
        engine.run(weighing.weigh_deals, then, moment.seat, moment.action, None, weights)
    return weights


def _native_holdings(game: Game, tables: Any) -> Any:
    import numpy as np  # interpreted play needs no numpy

    names, count = secrets_of_seats(game), len(tables)
    found = np.zeros((count, SEATS), np.int32)
    for p in range(int(tables[0]["players"]) if names else 0):
        held = np.concatenate([tables[name][:, p].reshape(count, -1) for name in names], axis=1)
        # Each row as one value of that many bytes: comparing those is much faster than comparing rows.
        rows = np.ascontiguousarray(held).view(np.dtype((np.void, held.itemsize * held.shape[1])))
        found[:, p] = np.unique(rows.ravel(), return_inverse=True)[1]
    return found
