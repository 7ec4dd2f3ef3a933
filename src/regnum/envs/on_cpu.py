"""Many games at once by native code, on all cores."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from regnum.kernel import Game
from regnum.kernel.speed.native import compiled

from .vector import VectorEnv


class CpuVectorEnv(VectorEnv):
    """``n`` games, shared out among threads."""

    def __init__(self, game: Game, n: int, threads: int | None = None, **options: Any) -> None:
        super().__init__(game, n, np, **options)
        self.engine = compiled(game)
        self.threads = min(n, threads or os.cpu_count() or 1)
        self._pool = ThreadPoolExecutor(self.threads)
        self._outs = [self.engine.out.copy() for _ in range(self.threads)]

    def _same_tables(self, begun: Any) -> Any:
        tables = self.engine.tables(self.n + 1)
        self.engine.put(tables, slice(None), begun)
        return tables

    def _rng_rows(self, rows: Any) -> Any:
        return rows

    def _given(self, actions: Any) -> Any:
        return actions

    def _stored(self, i: int) -> Any:
        return self.tables[i : i + 1]

    def _run(self, function: Callable[..., Any], rngs: Any, *arguments: Any) -> None:
        entry = getattr(compiled(self.game, (function,)).code, f"{function.__name__}_entry")
        edges = [self.n * part // self.threads for part in range(self.threads + 1)]

        def run_part(part: int) -> None:
            entry(self.tables, edges[part], edges[part + 1], rngs, self._outs[part], *arguments)

        list(self._pool.map(run_part, range(self.threads)))
