"""A house without a socket: everything the server does but the wire."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from argon2 import PasswordHasher

from regnum.server.house import House
from regnum.server.running.thinkers import Thinkers
from regnum.store import store_at

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
"""Passwords in tests need not be hard to guess."""


async def house_in(folder: Path | str, clock: Callable[[], float] = time.time, **more: Any) -> House:
    """A house over a folder's SQLite file, or over the PostgreSQL at an address."""
    address = str(folder) if "://" in str(folder) else str(Path(folder) / "regnum.db")
    usual: dict[str, Any] = {"thinkers": Thinkers(1), "limits": 0.0, "hasher": CHEAP}
    house = House(store_at(address), clock=clock, **usual | more)
    await house.open()
    return house
