"""Many games at once behind one small interface, at native speed on all cores or on a GPU.

    env = regnum.envs.vector("vive-le-roi", 1024, players=4)
    batch = env.reset(seed=1)
    while True:
        batch = env.step(actions)       # one action per game, for the seat in batch.seats

Chance plays inside. A finished game pays its rewards and begins anew in the same step.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from regnum.games import game as game_named
from regnum.kernel import SEATS, Game, batch, seeded
from regnum.kernel.speed.native import NativeEngine, compiled
from regnum.kernel.views import observation_bounds


@dataclass
class Batch:
    """What all games show after a step. The arrays are reused: copy what must outlast the next step."""

    observations: Any  # what the seat to act may know, one row per game
    masks: Any  # 1 for each legal action
    seats: Any  # who must act
    rewards: Any  # each seat's share of the win, in the step that ended a game; 0 otherwise
    dones: Any  # 1 where a game ended and another began


def vector(game: str | Game, n: int, device: str = "cpu", **options: Any) -> VectorEnv:
    """``n`` games of the same kind; ``options`` are the game's own, ``players`` among them."""
    played = game_named(game) if isinstance(game, str) else game
    if device == "cpu":
        return VectorEnv(played, n, **options)
    raise ValueError(f"device must be cpu, not {device!r}")


class VectorEnv:
    """``n`` games stepped together by native code, on all cores."""

    def __init__(self, game: Game, n: int, threads: int | None = None, **options: Any) -> None:
        self.game = game
        self.n = n
        self.engine: NativeEngine = compiled(game, (batch.step_tables,))
        self.players: int = game.options.settle(**options)["players"]
        self.options = options
        self.lows, self.highs = observation_bounds(game.Table)
        self.threads = min(n, threads or os.cpu_count() or 1)
        self._pool = ThreadPoolExecutor(self.threads)
        self._outs = [self.engine.out.copy() for _ in range(self.threads)]
        self.tables: Any = None
        self.batch = Batch(
            np.zeros((n, len(self.lows)), np.int32),
            np.zeros((n, len(game.actions)), np.uint8),
            np.zeros(n, np.int32),
            np.zeros((n, SEATS), np.float32),
            np.zeros(n, np.uint8),
        )

    def reset(self, seed: int | str = 0) -> Batch:
        """All games anew; game i has the seed ``"{seed} {i}"``."""
        self.tables = self.engine.tables(self.n + 1)
        self.engine.put(self.tables, slice(None), self.game.begin(**self.options))
        self.rngs = np.array([seeded(f"{seed} {i}") for i in range(self.n)], np.int64)
        return self.step(np.full(self.n, -1, np.int32))

    def step(self, actions: Any) -> Batch:
        """One action for each game, for its seat to act."""
        if self.tables is None:
            raise RuntimeError("reset the environment before stepping it")
        chosen = np.ascontiguousarray(actions, np.int32)
        if chosen.shape != (self.n,):
            raise ValueError(f"step needs {self.n} actions, one per game, not an array of shape {chosen.shape}")
        edges = [self.n * part // self.threads for part in range(self.threads + 1)]
        list(self._pool.map(self._step_part, range(self.threads), edges, edges[1:], [chosen] * self.threads))
        return self.batch

    def _step_part(self, part: int, first: int, last: int, actions: Any) -> None:
        b = self.batch
        self.engine.code.step_tables_entry(
            self.tables,
            first,
            last,
            actions,
            self.rngs,
            self._outs[part],
            b.observations,
            b.masks,
            b.seats,
            b.rewards,
            b.dones,
        )
