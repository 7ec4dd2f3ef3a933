"""Reading records: batches of arrays to train with, in an order of one's own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from .writing import CARD


@dataclass
class Batch:
    """Some decisions: what the seats knew, what they could do and did, and what became of them."""

    observations: Any  # one row for each decision
    masks: Any  # 1 for each legal action
    actions: Any
    seats: Any
    shares: Any  # of the win, that the seat got in the end
    games: Any  # the numbers of their games: split by these, never by rows


def batches(folder: str | Path, size: int, seed: int | None = None) -> Iterator[Batch]:
    """Every decision of a record once, so many at a time, the last batch smaller. With a seed parts come in another
    order and their rows too; games of one part stay near each other."""
    from pyarrow import parquet

    folder = Path(folder)
    actions = json.loads((folder / CARD).read_text(encoding="utf-8"))["actions"]
    mixed = None if seed is None else np.random.default_rng(seed)
    files = sorted((folder / "views").glob("*.parquet"))
    for place in _order(len(files), mixed):
        table = parquet.read_table(files[place])
        shares = _shares(folder / "games" / files[place].name)
        order = _order(table.num_rows, mixed)
        for begin in range(0, table.num_rows, size):
            yield _batch(table.take(order[begin : begin + size]), actions, shares)


def games(folder: str | Path) -> list[dict[str, Any]]:
    """Every game of a record: who played, and how it ended."""
    return _rows(folder, "games")


def public(folder: str | Path) -> list[dict[str, Any]]:
    """Every decision as everybody saw it, with no secret."""
    return _rows(folder, "public")


def _rows(folder: str | Path, name: str) -> list[dict[str, Any]]:
    from pyarrow import parquet

    found: list[dict[str, Any]] = parquet.read_table(Path(folder) / name).to_pylist()
    return found


def _order(count: int, mixed: np.random.Generator | None) -> Any:
    return np.arange(count) if mixed is None else mixed.permutation(count)


def _shares(file: Path) -> dict[int, list[float]]:
    from pyarrow import parquet

    rows = parquet.read_table(file, columns=["game", "shares"]).to_pylist()
    return {row["game"]: row["shares"] for row in rows}


def _batch(table: Any, actions: int, shares: dict[int, list[float]]) -> Batch:
    numbers = {name: table[name].to_numpy() for name in ("game", "seat", "action")}
    rows = table["observation"].combine_chunks()
    legal = table["legal"].combine_chunks()
    masks = np.zeros((table.num_rows, actions), np.uint8)
    whose = np.repeat(np.arange(table.num_rows), legal.value_lengths().to_numpy(zero_copy_only=False))
    masks[whose, legal.flatten().to_numpy()] = 1
    pairs = zip(numbers["game"].tolist(), numbers["seat"].tolist(), strict=True)
    return Batch(
        rows.flatten().to_numpy().reshape(table.num_rows, -1),
        masks,
        numbers["action"],
        numbers["seat"],
        np.array([shares[game][seat] for game, seat in pairs], np.float32),
        numbers["game"],
    )
