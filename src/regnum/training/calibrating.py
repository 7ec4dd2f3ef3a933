"""Calibration: of positions in which somebody is given 30 %, 30 % are won.

A network's chances, taken as they are, may be too sure or too timid. One number, the temperature, mends that: their
logarithms are divided by it.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch

from .examining import PATIENCE
from .league import drawn
from .network import Reader
from .playing import by_seat
from .tables import Tables

EVERY = 5
"""Every so many decisions chances are noted."""
TEMPERATURES = tuple(0.5 * 1.05**i for i in range(40))
BINS = 10


@dataclass(frozen=True)
class Judged:
    """Chances that were given, as logarithms by seat, and who won."""

    logarithms: torch.Tensor
    won: torch.Tensor


def judged(tables: Tables, reader: Reader, seed: str, chance: torch.Generator) -> Judged:
    """Chances given in games among equals, and what they came to."""
    tables.begin(seed)
    noted: list[torch.Tensor] = []
    alive: list[torch.Tensor] = []
    ended = torch.zeros(tables.n, dtype=torch.bool, device=tables.device)
    won = torch.zeros((tables.n, tables.players), device=tables.device)
    for step in range(PATIENCE):
        seats = tables.seats.clone()
        opinions, chances = _look(tables, reader, seats)
        if step % EVERY == 0:
            noted.append(by_seat(chances, seats))
            alive.append(~ended)
        tables.step(drawn(opinions, chance))
        first = tables.dones & ~ended
        won = torch.where(first[:, None], tables.rewards, won)
        ended |= first
        if ended.all():
            break
    there = torch.stack(alive) & ended
    return Judged(torch.stack(noted)[there], won.expand(len(noted), -1, -1)[there])


@torch.no_grad()
def _look(tables: Tables, reader: Reader, seats: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    numbers = reader.reading.counted_from(tables.observations, seats, tables.rows)
    among_equals = torch.zeros((tables.n, tables.players), dtype=torch.long, device=tables.device)
    return reader(numbers, seats, tables.masks, among_equals)


def temperature(found: Judged) -> float:
    """The one with which what came was least surprising."""

    def surprise(by: float) -> float:
        return float(-(found.won * torch.log_softmax(found.logarithms / by, 1)).sum(1).mean())

    return min(TEMPERATURES, key=surprise)


def curve(found: Judged, by: float) -> list[dict[str, float]]:
    """For each tenth: how many chances were given there, their mean, and what part of them was won."""
    chances = torch.softmax(found.logarithms / by, 1).flatten()
    won = found.won.flatten()
    rows = []
    for at in range(BINS):
        here = (chances * BINS).long().clamp(max=BINS - 1) == at
        if here.any():
            rows.append(
                {"given": float(chances[here].mean()), "won": float(won[here].mean()), "count": float(here.sum())}
            )
    return rows
