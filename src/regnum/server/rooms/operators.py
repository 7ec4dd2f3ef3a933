"""What operators said: a server that runs looks every second whether there was an act, and does as it says."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial
from typing import Protocol

from ..table.operated import rest
from ..table.refused import Refused
from .background import rounds
from .rooms import Rooms

SECONDS = 1.0
"""How soon an act is heard of."""


class MaintenanceListener(Protocol):
    """Somebody who is told of maintenance."""

    def maintenance_changed(self) -> None: ...


class Operators:
    """One node's ear for operators."""

    def __init__(self, rooms: Rooms, heard: Callable[[None], None]) -> None:
        """``heard`` is told that anything may have changed: tables, names, sessions."""
        self.rooms = rooms
        self.heard = heard
        self.muted: set[str] = set()
        self.stewards: set[str] = set()
        """Who looks after the server, as they are told themselves; what they do is asked of the store."""
        self.maintenance: str | None = None
        """What players are told while the server is maintained."""
        self.listeners: set[MaintenanceListener] = set()
        self._acts = -1
        """How many there were when we last looked."""

    async def open(self) -> None:
        self._acts = await self.rooms.store.last_act()
        await self._read()
        await self._let_rest()
        self.rooms.background.begin(rounds(self.look, lambda: asyncio.sleep(SECONDS), "operators"))

    async def look(self) -> None:
        acts = await self.rooms.store.last_act()
        if acts != self._acts:
            self._acts, before = acts, self.maintenance
            await self._read()
            self.heard(None)
            if self.maintenance != before:
                for listener in list(self.listeners):
                    listener.maintenance_changed()
        await self._let_rest()

    async def _read(self) -> None:
        store = self.rooms.store
        self.muted, self.maintenance = await store.barred("muted"), await store.maintenance()
        self.stewards = await store.stewards()

    async def _let_rest(self) -> None:
        """While the server is maintained, no table has a clock that runs or a bot that must move."""
        if self.maintenance is None:
            return
        tables = await self.rooms.store.alarmed_tables()
        if await self.rooms.store.maintenance() is None:
            # It ended just now, and some of them go on already.
            return
        for table in tables:
            with contextlib.suppress(Refused):
                async with self.rooms.enter(table) as room:
                    await self.rooms.do(room, partial(rest, now=self.rooms.clock()))

    # -- what they forbid ----------------------------------------------------------------------------------------------

    def must_not_be_at_work(self) -> None:
        if self.maintenance is not None:
            raise Refused("unavailable", "the server is being maintained: {text}", text=self.maintenance)

    def must_let_speak(self, account: str) -> None:
        if account in self.muted:
            raise Refused("forbidden", "you may not speak here any more: an operator has muted you")
