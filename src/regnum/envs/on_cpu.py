"""Many games at once by native code, on all cores."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from regnum.bots.warming import compiled
from regnum.kernel import Game, Row
from regnum.kernel.speed.native import rows

from .vector import VectorEnv


class CpuVectorEnv(VectorEnv):
    """``n`` games, shared out among threads."""

    def __init__(self, game: Game, n: int, threads: int | None = None, **options: Any) -> None:
        super().__init__(game, n, np, **options)
        self.engine = compiled(game)
        self.threads = min(n, threads or os.cpu_count() or 1)
        self._pool = ThreadPoolExecutor(self.threads)

    def check(self) -> None:
        self.engine.check()

    def _same_tables(self, begun: Any) -> Any:
        tables = self.engine.tables(self.n + 1)
        self.engine.put(tables, slice(None), begun)
        return tables

    def _rng_rows(self, numbers: list[Row]) -> Any:
        return rows(numbers)

    def _given(self, actions: Any) -> Any:
        return actions

    def _stored(self, i: int) -> Any:
        return self.tables[i : i + 1]

    def _run(self, function: Callable[..., Any], rngs: Any, *arguments: Any) -> None:
        edges = [self.n * part // self.threads for part in range(self.threads + 1)]

        def run_part(part: int) -> None:
            self.engine.run(function, self.tables, edges[part], edges[part + 1], rngs, None, *arguments)

        list(self._pool.map(run_part, range(self.threads)))
