"""A house without a socket: everything the server does but the wire."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from argon2 import PasswordHasher

from regnum.server.bots import Thinkers
from regnum.server.house import House
from regnum.store import open_store

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
"""Passwords in tests need not be hard to guess."""


async def house_in(
    folder: Path | str, clock: Callable[[], float] = time.time, limits: float = 0.0, thinkers: Thinkers | None = None
) -> House:
    address = str(folder) if "://" in str(folder) else str(Path(folder) / "regnum.db")
    store = await open_store(address)
    house = House(store, thinkers=thinkers or Thinkers(1), clock=clock, limits=limits, hasher=CHEAP)
    await house.open()
    return house
