"""A room: one table in use, and everybody who listens to it."""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

from ..table.table import Table


class Listener(Protocol):
    """Somebody who wants to know what happens at a table."""

    account: str

    def table_changed(self, room: Room) -> None: ...

    def game_changed(self, room: Room) -> None:
        """Tell what is new, if anything is that can be noticed."""
        ...

    def undo_changed(self, room: Room) -> None: ...

    def chat_changed(self, room: Room) -> None: ...


class Room:
    """One table and its listeners. Whoever is inside is alone; ``state`` is None while the table must be read."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.state: Table | None = None
        self.listeners: set[Listener] = set()
        self.users = 0
        """How many are inside or wait at the door."""
        self.moment: Any = None
        """What was put together for the present state of the table, to be told to many."""

    @property
    def table(self) -> Table:
        assert self.state is not None
        return self.state

    @property
    def settled(self) -> bool:
        """Whether the table is as the store says: whoever is inside may have changed it without having written it."""
        return self.state is not None and not self.lock.locked()

    def here(self, account: str) -> bool:
        return any(listener.account == account for listener in self.listeners)

    @property
    def spectators(self) -> int:
        return sum(self.table.seat_of(who.account) is None for who in self.listeners)
