"""Many games at once on a GPU, one per thread; nothing passes through the host."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from regnum.kernel import Game, Row
from regnum.kernel.speed.device import DeviceEngine, machine
from regnum.kernel.speed.layout import put

from .vector import VectorEnv


class DeviceVectorEnv(VectorEnv):
    """``n`` games whose tables live on the device."""

    def __init__(self, game: Game, n: int, device: str, checked: bool, **options: Any) -> None:
        self.machine = machine(device)
        super().__init__(game, n, self.machine.arrays, **options)
        self.engine = DeviceEngine(game, self.machine, game.begin(**options), checked)

    def check(self) -> None:
        self.machine.wait()
        self.engine.check()

    def _same_tables(self, begun: Any) -> Any:
        one = np.zeros(1, self.engine.dtype)
        put(one, 0, begun)
        tables = self.arrays.empty((self.n + 1, self.engine.dtype.itemsize), np.uint8)
        tables[:] = self.arrays.asarray(one.view(np.uint8))
        return tables

    def _rng_rows(self, numbers: list[Row]) -> Any:
        return self.arrays.asarray(np.array(numbers, np.int32))

    def _given(self, actions: Any) -> Any:
        return self.machine.given(actions)

    def _stored(self, i: int) -> Any:
        row = self.tables[i]
        return row.get() if hasattr(row, "get") else row

    def _run(self, function: Callable[..., Any], rngs: Any, *arguments: Any) -> None:
        self.engine.run(function, self.n, self.tables, rngs, *arguments)
