"""Examinations: how many times its fair share of wins a network gets among others."""

from __future__ import annotations

import torch

from .league import opinions
from .network import Reader
from .tables import Tables

PATIENCE = 2000
"""After so many decisions a game that goes on is not waited for."""


def share_among(tables: Tables, reader: Reader, others: Reader | None, seed: str) -> float:
    """One of these, in every seat in turn, among others (none: the rule of thumb), until each table has ended once."""
    tables.begin(seed)
    seat = tables.rows % tables.players
    ended = torch.zeros(tables.n, dtype=torch.bool, device=tables.device)
    won = torch.zeros(tables.n, device=tables.device)
    for _ in range(PATIENCE):
        own = opinions(tables, reader).argmax(1)
        theirs = tables.by_thumb() if others is None else opinions(tables, others).argmax(1)
        tables.step(torch.where(tables.seats == seat, own, theirs))
        first = tables.dones & ~ended
        won += torch.where(first, tables.rewards.gather(1, seat[:, None])[:, 0], 0.0)
        ended |= first
        if ended.all():
            break
    return float(won.sum() / ended.sum().clamp(min=1)) * tables.players
